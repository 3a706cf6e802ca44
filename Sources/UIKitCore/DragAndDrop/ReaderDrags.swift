// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

extension AccessibleObject {
  // Rules: AX-38.
  /// All that can be done with it by name: what it says itself, then drags and drops.
  package var actionsByName: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    if let drag = DragCenter.made?.readerDrag {
      let drops = accessibilityDropPointDescriptors ?? []
      let ends = drops.map { point in
        UIAccessibilityCustomAction(attributedName: point.attributedName) { _ in
          ReaderDrags.drop(drag, at: point)
        }
      }
      // Where it came from may be gone.
      let isPlace = !drops.isEmpty || accessibilityDragSourceDescriptors?.isEmpty == false
      guard isPlace else { return own }
      return own + ends
        + [
          UIAccessibilityCustomAction(name: ReaderDrags.cancelling) { _ in
            drag.cancel()
            return true
          }
        ]
    }
    let sources = accessibilityDragSourceDescriptors ?? []
    return own
      + sources.map { source in
        UIAccessibilityCustomAction(attributedName: source.attributedName) { _ in
          ReaderDrags.begin(at: source)
        }
      }
  }
}

/// Drags that a person leads who has the screen read out, from one named place to another.
@MainActor
enum ReaderDrags {
  /// What ending a drag is called.
  static let cancelling = "Cancel Drag"

  // Rules: AX-38.
  /// Takes up what is at a place.
  ///
  /// - Returns: whether something is dragged from now on.
  static func begin(at source: UIAccessibilityLocationDescriptor) -> Bool {
    guard DragCenter.made?.readerDrag == nil, let place = onScreen(source),
      let (view, interaction) = dragged(from: source.view)
    else { return false }
    let drag = Drag(of: interaction, from: view, at: place, isByPointer: false)
    guard drag.isWanted() else { return false }
    drag.lift()
    // As far as a finger goes until it drags.
    let started = CGPoint(x: place.x, y: place.y + DragLooks.hysteresis + 1)
    drag.move(to: started) {}
    guard drag.isUnderWay else {
      drag.cancel()
      return false
    }
    DragCenter.shared.readerDrag = drag
    return true
  }

  // Rules: AX-38.
  /// Lets go of what is dragged.
  ///
  /// - Returns: whether it was taken there; it goes back where it was not.
  static func drop(_ drag: Drag, at point: UIAccessibilityLocationDescriptor) -> Bool {
    guard drag.isUnderWay, let place = onScreen(point) else { return false }
    drag.move(to: place) {}
    let isTaken = drag.isUnderWay && drag.drop.accepted != nil
    drag.release()
    return isTaken
  }

  private static func onScreen(_ descriptor: UIAccessibilityLocationDescriptor) -> CGPoint? {
    guard let view = descriptor.view, view.window != nil else { return nil }
    let place = view.convert(descriptor.point, to: UIScreen.main.coordinateSpace)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }

  /// Who lets a view be dragged: it itself, or what it is in.
  private static func dragged(from view: UIView?) -> (UIView, UIDragInteraction)? {
    var next = view
    while let one = next {
      let found = one.interactions.lazy.compactMap { $0 as? UIDragInteraction }
      if let interaction = found.first(where: \.isEnabled) { return (one, interaction) }
      next = one.superview
    }
    return nil
  }
}

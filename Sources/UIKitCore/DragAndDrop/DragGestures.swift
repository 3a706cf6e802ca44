// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import ResponderFoundation

// Rules: DD-1, DD-6.
/// Rests before something is lifted, and leads the drag afterwards.
final class DragPressRecognizer: UILongPressGestureRecognizer {}

/// The fingers that drag: one that rests and moves on, and others that tap what is to come along.
final class DragGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  private weak var view: UIView?
  private let press = DragPressRecognizer()
  private let tap = UITapGestureRecognizer()
  private var drag: Drag?
  /// What a tap would add, and to which drag.
  private var addition: (drag: Drag, items: [UIDragItem])?

  init(on view: UIView, for interaction: UIDragInteraction) {
    self.view = view
    self.interaction = interaction
    super.init()
    press.minimumPressDuration = DragLooks.liftDelay
    press.addTarget(self, action: Selector("pressed:", DragGestures.pressed))
    tap.addTarget(self, action: Selector("tapped:", DragGestures.tapped))
    for recognizer in [press, tap] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Whether they drag.
  var isEnabled: Bool {
    get { press.isEnabled }
    set {
      press.isEnabled = newValue
      tap.isEnabled = newValue
      if !newValue { stop() }
    }
  }

  func remove() {
    for recognizer in [press, tap] { view?.removeGestureRecognizer(recognizer) }
    stop()
  }

  // Rules: AX-38.
  /// Ends what a finger drags, and what is dragged without one.
  private func stop() {
    end()
    if let drag = DragCenter.made?.readerDrag, drag.interaction === interaction { drag.cancel() }
  }

  private func end() {
    drag?.cancel()
    drag = nil
    addition = nil
  }

  // Rules: DD-6, DD-11.
  /// One finger drags; others tap, and only while something is dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === tap { return DragCenter.made?.isDragging == true }
    // What was wanted and never lifted is of no use any more.
    if press.currentState == .possible { drag = nil }
    return drag == nil
  }

  // Rules: DD-1, DD-11.
  /// Begins only where something comes along.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let interaction, view.window != nil else { return false }
    if gestureRecognizer === tap {
      addition = DragCenter.made?.addition(by: interaction, at: tap.location(in: view))
      return addition != nil
    }
    let isByPointer = press.touchSequence.contains { $0.type == .indirectPointer }
    let drag = Drag(of: interaction, from: view, at: onScreen(press), isByPointer: isByPointer)
    guard drag.isWanted() else { return false }
    self.drag = drag
    return true
  }

  // Rules: DD-10.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === press && drag?.isUnderWay != true
      && interaction?.allowsSimultaneousRecognitionDuringLift == true
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began:
      outliveTouchedView()
      drag?.lift()
    case .changed: drag?.move(to: onScreen(recognizer)) { [self] in stopOthers() }
    case .ended:
      let drag = drag
      self.drag = nil
      drag?.release()
    default: end()
    }
  }

  // Rules: DD-23.
  /// From the lift on the finger is the interaction's: what it touched may scroll away or be reloaded.
  private func outliveTouchedView() {
    for touch in press.touchSequence { touch.currentView = view }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let addition, let interaction else { return }
    self.addition = nil
    addition.drag.add(addition.items, by: interaction)
  }

  // Rules: DD-10.
  /// Ends what other recognizers make of the finger that drags.
  private func stopOthers() {
    for other in GestureEnvironment.shared.rivals(of: press)
    where other.currentState.isUnderWay {
      GestureRecognition.stop(other, because: "\(Trace.name(press)) drags")
    }
  }

  private func onScreen(_ recognizer: UIGestureRecognizer) -> CGPoint {
    let place = recognizer.location(in: nil)
    return view?.window?.convert(place, to: nil) ?? place
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost
import UIKitRuntime

// Rules: MO-16, MO-17, MO-18, MO-19.
/// From where the person looks, and the views that show it.
///
/// What effects say is added by animations of the views' layers, which show a value and stay: what a
/// program reads is not changed.
@MainActor
final class MotionEffects {
  static var shared: MotionEffects { Runtime.part(.motionEffects) { MotionEffects() } }
  /// Nil while no view ever had an effect, and nobody ever moved.
  static var made: MotionEffects? { Runtime.held(.motionEffects) }

  private struct Entry {
    let id: ObjectIdentifier
    weak var view: UIView?

    init(_ view: UIView) {
      id = ObjectIdentifier(view)
      self.view = view
    }
  }

  private static let few = 8

  /// Where the person is.
  private var offset = UIOffset.zero
  /// The views with effects, in the order in which theirs changed last.
  private var entries = ObjectList<Entry>()
  /// How many there are when those that are gone are looked for.
  private var mostEntries = few

  /// Whether any view has effects, so that tilts are worth being reported.
  private(set) var haveViews = false {
    didSet { if haveViews != oldValue { TurnWork.shared.enlist(.surroundings) } }
  }

  /// Shows a view as it looks from where the person is.
  func effectsDidChange(of view: UIView) {
    entries[ObjectIdentifier(view)] = nil
    if !view.motionEffects.isEmpty {
      if entries.count >= mostEntries { dropDead() }
      entries[ObjectIdentifier(view)] = Entry(view)
    }
    // So that there is an entry only where a view with effects is left.
    while let last = entries.last, last.view == nil { entries[last.id] = nil }
    haveViews = !entries.isEmpty
    show(view)
  }

  // OPTIMIZATION: whenever they have doubled, not for each that comes.
  private func dropDead() {
    for entry in entries.values where entry.view == nil { entries[entry.id] = nil }
    mostEntries = max(Self.few, 2 * entries.count)
  }

  /// Takes note that the person is somewhere else.
  func move(to tilt: DeviceTilt) {
    offset = UIOffset(horizontal: tilt.horizontal, vertical: tilt.vertical)
    showAll()
  }

  /// Shows all views as they look from where the person is.
  func showAll() {
    for entry in entries.values { if let view = entry.view { show(view) } }
    dropDead()
    haveViews = !entries.isEmpty
  }

  private func show(_ view: UIView) {
    let layer = view.layer
    AnimationCapture.shared.pause {
      CATransaction.begin()
      for key in view.extras?.motionKeys ?? [] { layer.removeAnimation(forKey: key) }
      view.extras?.motionKeys = []
      if view.window != nil, !ViewTrees.shared.preferences.reducesMotion {
        for (place, effect) in view.motionEffects.enumerated() {
          let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
          for (path, value) in values.sorted(by: { $0.key < $1.key }) {
            let key = "motion effect \(place) \(path)"
            layer.add(Self.animation(of: path, value), forKey: key)
            view.extras?.motionKeys.append(key)
          }
        }
      }
      CATransaction.commit()
    }
  }

  /// How long an animation takes that shows one value and stays, in seconds: no time, as far as it goes.
  private static let moment = 1e-6

  private static func animation(of path: String, _ value: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: layerPath(path))
    (animation.fromValue, animation.toValue) = (value, value)
    animation.isAdditive = true
    animation.duration = moment
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }

  /// What a key path of a view is for its layer.
  private static func layerPath(_ path: String) -> String {
    let names = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = names.count > 1 ? ".\(names[1])" : ""
    return switch names.first {
    case "layer" where names.count > 1: String(names[1])
    case "center": "position" + rest
    case "alpha": "opacity" + rest
    default: path
    }
  }
}

extension UIView {
  // Rules: MO-19.
  /// Shows the view, which came into a window, as it looks from where the person is.
  func showMotionEffects() {
    guard let extras, !extras.motionEffects.isEmpty else { return }
    MotionEffects.shared.effectsDidChange(of: self)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// Notices which layers change while a closure runs, to animate the changes.
@MainActor
package final class AnimationCapture {
  /// The one of the current runtime.
  package static var shared: AnimationCapture {
    Runtime.part(.animationCapture) { AnimationCapture() }
  }

  /// Whether changes are being noticed; read by every setter of a layer.
  private(set) var isOn = false
  /// Whether what is noticed is not to be animated.
  private var isPaused = false
  /// Whether changes are being animated now.
  package var isCapturing: Bool { isOn && !isPaused }
  /// How the changes that are made now are animated; nil when they are not.
  package var current: AnimationGroup? { isCapturing ? group : nil }

  private var group: AnimationGroup?
  /// Whether changes that nobody notices are not to be animated either.
  private(set) var isHeld = false

  private var captured: [CapturedChange] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Runs `changes` and animates what they change, as `group` says.
  ///
  /// - Returns: the layers that are animated now.
  package func animate(_ group: AnimationGroup, _ changes: () -> Void) -> [CALayer] {
    let outer = self.group
    self.group = group
    let captured = self.changes(changes)
    self.group = outer
    return captured.compactMap { change in
      LayerAnimator.shared.add(group, change) ? change.layer : nil
    }
  }

  /// Runs `changes`, and returns the layers that they touch as those were before.
  func changes(_ changes: () -> Void) -> [CapturedChange] { notice(changes, isPaused: false) }

  /// Runs `changes` without animating them.
  package func pause(_ changes: () -> Void) {
    let outer = isHeld
    isHeld = true
    if isOn { _ = notice(changes, isPaused: true) } else { changes() }
    isHeld = outer
  }

  /// Keeps a layer as it is before it changes for the first time.
  func willChange(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard places[id] == nil else { return }
    places[id] = captured.count
    captured.append(CapturedChange(of: layer))
  }

  /// Runs `changes`, which do not count as those of the closure around them.
  private func notice(_ changes: () -> Void, isPaused: Bool) -> [CapturedChange] {
    let outer = (isOn, self.isPaused, captured, places)
    (isOn, self.isPaused, captured, places) = (true, isPaused, [], [:])
    changes()
    let own = captured
    (isOn, self.isPaused, captured, places) = outer
    for change in own {
      guard let place = places[ObjectIdentifier(change.layer)] else { continue }
      captured[place].forget(change.properties, areShown: isPaused)
    }
    return own
  }
}

/// A layer that is touched by what is to be animated, as it was before.
@MainActor
struct CapturedChange {
  let layer: CALayer
  /// What was shown of it, which differs from what it had while an animation is on its way.
  private(set) var shown: PresentedValues
  private(set) var model: PresentedValues

  init(of layer: CALayer) {
    self.layer = layer
    shown = LayerAnimator.shared.presented(layer)
    model = PresentedValues(model: layer)
  }

  /// What it has otherwise now.
  var properties: [AnimatedProperty] {
    let now = PresentedValues(model: layer)
    return AnimatedProperty.allCases.filter { model.differs(from: now, in: $0) }
  }

  /// Makes properties count as unchanged until they change again.
  ///
  /// - Parameter areShown: whether their new values are seen at once.
  mutating func forget(_ properties: [AnimatedProperty], areShown: Bool) {
    let (now, seen) = (PresentedValues(model: layer), LayerAnimator.shared.presented(layer))
    for property in properties {
      model.take(property, from: now)
      if areShown { shown.take(property, from: seen) }
    }
  }
}

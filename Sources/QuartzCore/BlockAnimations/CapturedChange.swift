// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

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

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

  /// The same, of which what a later one has otherwise counts as unchanged until it changes again.
  ///
  /// - Parameters:
  ///   - change: the later one, of the same layer.
  ///   - areShown: whether the new values are seen at once.
  func forgetting(_ change: CapturedChange, areShown: Bool) -> CapturedChange {
    var known = self
    let (now, seen) = (PresentedValues(model: layer), LayerAnimator.shared.presented(layer))
    for property in change.properties {
      known.model.take(property, from: now)
      if areShown { known.shown.take(property, from: seen) }
    }
    return known
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

extension CALayer {
  /// The nearest scroll layer above, or this one.
  private var nearestScroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let next = layer {
      if let scroller = next as? CAScrollLayer { return scroller }
      layer = next.parent
    }
    return nil
  }

  /// Does something with the nearest scroll layer; nothing without one.
  final func scrollNearest(_ body: (CAScrollLayer) -> Void) {
    if let scroller = nearestScroller { body(scroller) }
  }

  /// What of the bounds is not hidden by a scroll layer above.
  final var unhiddenBounds: CGRect {
    var shown = rawBounds
    var layer = parent
    while let next = layer {
      if next is CAScrollLayer { shown = shown.overlap(convert(next.rawBounds, from: next)) }
      layer = next.parent
    }
    return shown.isNull ? .zero : shown
  }

  /// Whether an odd number of layers from here up turns its sublayers over.
  final var isTurnedOver: Bool {
    var isOver = false
    var layer: CALayer? = self
    while let next = layer {
      if next.isGeometryFlipped { isOver.toggle() }
      layer = next.parent
    }
    return isOver
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A layer whose sublayers stay in space: what makes solids of layers.
///
/// It shows nothing itself, no background and no border, and neither clips nor masks.
/// See [CATransformLayer](https://developer.apple.com/documentation/quartzcore/catransformlayer).
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Makes a layer of no size at the origin.
  public override init() {
    super.init()
    flags.insert(.keepsSpace)
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CALayer`; anything else gives a new layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.keepsSpace)
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.keepsSpace)
  }

  // Rules: LA-13.
  /// The frontmost sublayer, or layer below one, at a point, or nil: the layer itself is in no plane.
  ///
  /// - Parameter p: in the superlayer's coordinates.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    isHidden ? nil : frontmostLayer(at: p, seenThrough: spaceToSuperlayer)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What can supply a layer's content and arrange its sublayers.
///
/// See [CALayerDelegate](https://developer.apple.com/documentation/quartzcore/calayerdelegate).
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Supplies the content of a layer that needs display.
  ///
  /// The default records what the layer's `draw(in:)` draws, as a layer without a delegate does.
  func display(_ layer: CALayer)
  /// Draws the content of a layer in the coordinates of its bounds; called by its `draw(in:)`.
  ///
  /// The default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called just before `draw(_:in:)`. The default does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Arranges the sublayers; called by the layer's `layoutSublayers()`.
  ///
  /// The default does nothing.
  func layoutSublayers(of layer: CALayer)
  // Rules: CA-12.
  /// What answers a change of a layer's property; `NSNull` for nothing.
  ///
  /// The default, nil, leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records what the layer's `draw(in:)` draws.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

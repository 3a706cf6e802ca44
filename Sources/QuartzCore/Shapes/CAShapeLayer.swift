// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost

/// A layer that fills and strokes a path.
///
/// The path is in the layer's own coordinates and may lie outside of the bounds. It is drawn over the
/// background and below the sublayers.
/// See [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer).
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(shapeMembers)
  }

  final var shape = ShapeValues()

  /// Makes a layer without a path, which would be filled with black.
  public override init() {
    super.init()
    flags.insert(.suppliesContent)
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CAShapeLayer`; of another the common properties are taken.
  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.suppliesContent)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.suppliesContent)
  }

  /// What is drawn; nil, nothing, at first.
  ///
  /// A copy is kept: what is added to a mutable path later is not shown.
  open var path: CGPath? {
    get { shape.path }
    set { set(\.path, newValue?.copy(), "path") }
  }

  /// What the inside of the path is filled with; opaque black at first, nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(\.fillColor, newValue, "fillColor") }
  }

  /// What is inside of a path that crosses itself; `nonZero` at first.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.fillRule, newValue, "fillRule") }
  }

  /// What the path is stroked with; nil, nothing, at first.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }

  /// Where along the path the stroke begins, from 0 to 1 of its length; 0 at first.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(\.strokeStart, newValue, "strokeStart") }
  }

  /// Where along the path the stroke ends, from 0 to 1 of its length; 1 at first.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(\.strokeEnd, newValue, "strokeEnd") }
  }

  /// How wide the stroke is, in points; 1 at first.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(\.lineWidth, newValue, "lineWidth") }
  }

  /// How far a sharp corner may reach, in line widths, before it is cut; 10 at first.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(\.miterLimit, newValue, "miterLimit") }
  }

  /// The shape of the stroke's ends; `butt` at first.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.lineCap, newValue, "lineCap") }
  }

  /// The shape of the stroke's corners; `miter` at first.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, newValue, "lineJoin") }
  }

  /// Where in the dashes the stroke begins, in points; 0 at first.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(\.lineDashPhase, newValue, "lineDashPhase") }
  }

  /// Lengths of dashes and gaps in turn, in points; nil, a whole line, at first.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { set(\.lineDashPattern, newValue, "lineDashPattern") }
  }

  override func suppliedContent() -> LayerContent? { shape.content }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<ShapeValues, Value>, _ value: Value, _ key: String
  ) {
    guard value != shape[keyPath: path] else { return }
    willChangeOwn(key)
    shape[keyPath: path] = value
    touched(.content)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// Subclasses of `UIView` that override one member each: their metadata shows where it is kept.
@MainActor
enum ViewProbe {
  private final class None: UIView {}
  private final class HitTest: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }
  private final class PointInside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }
  private final class Hidden: UIView {
    override var isHidden: Bool {
      get { true }
      set {}
    }
  }
  private final class Alpha: UIView {
    override var alpha: CGFloat {
      get { 1 }
      set {}
    }
  }
  private final class Interaction: UIView {
    override var isUserInteractionEnabled: Bool {
      get { true }
      set {}
    }
  }
  private final class Draw: UIView {
    override func draw(_ rect: CGRect) { setNeedsLayout() }
  }
  private final class Layout: UIView {
    override func layoutSubviews() { setNeedsDisplay() }
  }
  private final class SafeArea: UIView {
    override func safeAreaInsetsDidChange() { setNeedsDisplay() }
  }
  private final class Constraints: UIView {
    override func updateConstraints() { setNeedsDisplay() }
  }
  private final class LayoutOfLayer: UIView {
    override func layoutSublayers(of layer: CALayer) { setNeedsDisplay() }
  }
  private final class DisplayOfLayer: UIView {
    override func display(_ layer: CALayer) { setNeedsLayout() }
  }
  private final class DrawingOfLayer: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { setNeedsLayout() }
  }
  private final class BeginOfDrawing: UIView {
    override func layerWillDraw(_ layer: CALayer) { setNeedsLayout() }
  }
  private final class Action: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  }
  private final class Printing: UIView {
    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { setNeedsLayout() }
  }

  static let finder = OverrideFinder<UIView>(
    control: None.self,
    probes: [
      (.hitTest, [HitTest.self]), (.pointInside, [PointInside.self]),
      (.hittability, [Hidden.self, Alpha.self, Interaction.self]), (.draw, [Draw.self]),
      (.layoutSubviews, [Layout.self]), (.safeAreaInsetsDidChange, [SafeArea.self]),
      (.updateConstraints, [Constraints.self]), (.layoutOfLayer, [LayoutOfLayer.self]),
      (.drawingOfLayer, [DisplayOfLayer.self, DrawingOfLayer.self, BeginOfDrawing.self]),
      (.action, [Action.self]), (.printing, [Printing.self]),
    ])
}

extension Overrides<UIView> {
  static var hitTest: Self { Self(rawValue: 1 << 0) }
  static var pointInside: Self { Self(rawValue: 1 << 1) }
  /// `isHidden`, `alpha` or `isUserInteractionEnabled`.
  static var hittability: Self { Self(rawValue: 1 << 2) }
  static var draw: Self { Self(rawValue: 1 << 3) }
  static var layoutSubviews: Self { Self(rawValue: 1 << 4) }
  static var safeAreaInsetsDidChange: Self { Self(rawValue: 1 << 5) }
  static var updateConstraints: Self { Self(rawValue: 1 << 6) }
  /// `layoutSublayers(of:)`.
  static var layoutOfLayer: Self { Self(rawValue: 1 << 7) }
  /// `display(_:)`, `draw(_:in:)` or `layerWillDraw(_:)`.
  static var drawingOfLayer: Self { Self(rawValue: 1 << 8) }
  /// `action(for:forKey:)`.
  static var action: Self { Self(rawValue: 1 << 9) }
  /// `draw(_:for:)`.
  static var printing: Self { Self(rawValue: 1 << 10) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import QuartzCore

/// Subclasses of `CALayer` that override one member each: their metadata shows where it is kept.
@MainActor
enum LayerProbe {
  private final class None: CALayer {}
  private final class Layout: CALayer {
    override func layoutSublayers() { setNeedsDisplay() }
  }
  private final class Display: CALayer {
    override func display() { setNeedsLayout() }
  }
  private final class Drawing: CALayer {
    override func draw(in ctx: CGContext) { setNeedsLayout() }
  }

  static let finder = OverrideFinder<CALayer>(
    control: None.self,
    probes: [(.layout, [Layout.self]), (.drawing, [Display.self, Drawing.self])])
}

extension Overrides<CALayer> {
  /// `layoutSublayers()`.
  static var layout: Self { Self(rawValue: 1 << 0) }
  /// `display()` or `draw(in:)`.
  static var drawing: Self { Self(rawValue: 1 << 1) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// Rules: DR-3.
/// Fills a rectangle in the current context, in a blend mode of its own.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { UIRectFill(rect) }
}

/// Draws the outline of a rectangle, one point wide and inside it, in the current context.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

// Rules: DR-3.
/// Draws the outline of a rectangle as `UIRectFrame(_:)` does, in a blend mode of its own.
@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { UIRectFrame(rect) }
}

/// Restricts what the current context draws from now on to a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Draws in a blend mode and an opacity that do not stay.
  @MainActor
  func with(_ blendMode: CGBlendMode, _ alpha: CGFloat? = nil, _ body: () -> Void) {
    saveGState()
    setBlendMode(blendMode)
    if let alpha { setAlpha(alpha) }
    body()
    restoreGState()
  }
}

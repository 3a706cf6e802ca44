// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import UIKitHost

// Rules: DR-50.
/// Begins a picture of a size in points, with one pixel a point, and makes its context the current one.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// Rules: DR-50.
/// Begins a picture and makes its context the current one, until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points.
///   - opaque: true for a picture that is black where nothing is drawn.
///   - scale: pixels of a point; 0 for those of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext.picture(
    CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  GraphicsStack.shared.begin(picture: context)
}

// Rules: DR-50.
/// What was drawn until now into the picture that was begun last.
///
/// - Returns: nil for a picture without size, or when another context is the current one.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.shared.picture?.pictureDrawn
}

// Rules: DR-50.
/// Ends the picture that was begun last; the context before it is the current one again.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if GraphicsStack.shared.picture != nil { GraphicsStack.shared.pop() }
}

extension CGContext {
  /// Makes a context for a picture.
  ///
  /// - Parameters:
  ///   - bounds: what is seen, in points.
  ///   - scale: pixels of a point; those of the screen unless it is positive.
  ///   - isOpaque: whether it is black where nothing is drawn.
  @MainActor
  static func picture(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext {
    let scale = scale > 0 && scale.isFinite ? scale : GraphicsStack.shared.screenScale
    let isMeasured = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
    let bounds = isMeasured ? bounds : .zero
    let context = CGContext(picture: bounds, scale: scale)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    context.clip(to: bounds)
    if isOpaque {
      let all = CGPath(rect: bounds, transform: nil).steps
      context.record(
        .fill(all, RGBA(red: 0, green: 0, blue: 0, alpha: 1), evenOdd: false))
    }
    context.beginDrawing()
    return context
  }

  /// What was drawn until now as a picture; nil without a size.
  @MainActor
  var pictureDrawn: UIImage? {
    guard let sheet, sheet.size.width > 0, sheet.size.height > 0 else { return nil }
    return UIImage(
      content: .drawing(commands.closed, isSymbol: false), size: sheet.size, scale: sheet.scale)
  }
}

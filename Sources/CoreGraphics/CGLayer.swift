// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

// Rules: DR-44.
/// A drawing to draw again and again.
///
/// See [CGLayer](https://developer.apple.com/documentation/coregraphics/cglayer).
public final class CGLayer {
  /// The size in points.
  public let size: CGSize
  private let own: CGContext

  /// Makes an empty drawing.
  ///
  /// - Parameters:
  ///   - context: where it will be drawn; not read.
  ///   - size: in points; what lies beyond is not seen.
  ///   - auxiliaryInfo: not read.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    own = CGContext(clip: CGRect(origin: .zero, size: size))
  }

  /// What draws into it; never nil.
  public var context: CGContext? { own }

  fileprivate func draw(in rect: CGRect, of target: CGContext) {
    let bounds = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil).steps
    let map = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    target.record(
      picture: [.save, .concatenate(map.numbers), .clip(bounds, evenOdd: false)]
        + own.commands.closed + [.restore])
  }
}

extension CGContext {
  // Rules: DR-44.
  /// Draws a layer, stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard !rect.isEmpty else { return }
    layer.draw(in: rect.standardized, of: self)
  }

  // Rules: DR-44.
  /// Draws a layer as large as it is, its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    layer.draw(in: CGRect(origin: point, size: layer.size), of: self)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

extension UIImage {
  /// Draws the picture into a rectangle, turned as its orientation says, with edges that keep their size.
  func commands(in rect: CGRect) -> [DrawingCommand] {
    guard let caps = traits.caps, size.width > 0, size.height > 0, rect.size != size else {
      return turned(in: rect)
    }
    guard let whole = turnedImage else { return [] }
    let pieces = ImagePieces(
      of: whole, part: CGRect(x: 0, y: 0, width: 1, height: 1), size: size, in: rect)
    let center = CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: max(0, size.width - caps.left - caps.right) / size.width,
      height: max(0, size.height - caps.top - caps.bottom) / size.height)
    return pieces.stretched(center, tiled: traits.resizing == .tile)
  }

  // Rules: DR-45.
  /// The same as a context draws it, which paints its fill colour through an image mask.
  func commands(in rect: CGRect, by context: CGContext) -> [DrawingCommand] {
    let drawing = commands(in: rect)
    guard case .image(let image) = content, image.isMask else { return drawing }
    return context.painting(through: drawing, in: rect)
  }

  // Rules: DR-53.
  private func turned(in rect: CGRect) -> [DrawingCommand] {
    let orientation = traits.orientation
    if orientation == .up { return content.commands(size: size, in: rect) }
    let (across, down) = (Double(rect.width), Double(rect.height))
    let sides = orientation.isSideways ? (down, across) : (across, down)
    guard sides.0 > 0, sides.1 > 0 else { return [] }
    let map = orientation.map
    let numbers = AffineNumbers(
      a: map.right.x * across / sides.0, b: map.right.y * down / sides.0,
      c: map.down.x * across / sides.1, d: map.down.y * down / sides.1,
      tx: Double(rect.minX) + map.corner.x * across, ty: Double(rect.minY) + map.corner.y * down)
    let own = CGRect(x: 0, y: 0, width: sides.0, height: sides.1)
    let ownSize = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    return [.save, .concatenate(numbers)] + content.commands(size: ownSize, in: own) + [.restore]
  }

  private var turnedImage: CGImage? {
    if traits.orientation == .up, case .image(let image) = content { return image }
    return CGImage(
      drawing: turned(in: CGRect(origin: .zero, size: size)), extent: size, scale: scale)
  }

  /// The picture in a rectangle of a layer.
  func layerContent(in rect: CGRect) -> LayerContent {
    if let encoded, traits.orientation == .up, traits.caps == nil {
      return .image(encoded, frame: rect)
    }
    let drawn = commands(in: rect)
    return drawn.isEmpty ? .none : .drawing(drawn)
  }

  /// The encoded bytes; nil for a drawing and for a part of a picture.
  var encoded: ImageResource? {
    if case .image(let image) = content { image.resource } else { nil }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// The beginnings of encoded pictures.
enum Pictures: FuzzTarget {
  static let name = "pictures"
  static let words = [
    "<svg ", "viewBox=\"0 0 10 10\"", "width=\"", "height=\"", "\"", "1e308", "-1", "px", "%", "em",
    "GIF89a", "RIFF", "WEBPVP8 ", "WEBPVP8L", "WEBPVP8X", "IHDR", "\u{FF}\u{D8}", "<?xml ", "<!--",
  ]

  static func run(_ bytes: [UInt8]) throws {
    guard let image = UIImage(data: Data(bytes), scale: 1) else { return }
    let size = image.size
    try require(
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
      "a picture of \(size.width) × \(size.height)")
    try Stage.with { stage, root in
      let view = UIImageView(image: image)
      root.view.addSubview(view)
      stage.advance(0.1)
      try require(view.intrinsicContentSize == size, "a view of another size than its picture's")
    }
  }
}

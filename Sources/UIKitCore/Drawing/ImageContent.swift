// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// What a picture consists of.
enum ImageContent {
  case encoded(CGImage)
  case drawing([DrawingCommand], isSymbol: Bool)

  /// The drawing in one colour, with the opacity of each part kept.
  func tinted(_ color: UIColor) -> ImageContent {
    guard case .drawing(let commands, let isSymbol) = self else { return self }
    let tint = color.cgColor.rgba
    func dyed(_ old: RGBA) -> RGBA {
      RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * old.alpha)
    }
    let changed = commands.map { command -> DrawingCommand in
      switch command {
      case .fill(let path, let color, let evenOdd): .fill(path, dyed(color), evenOdd: evenOdd)
      case .stroke(let path, let color, let style): .stroke(path, dyed(color), style)
      default: command
      }
    }
    return .drawing(changed, isSymbol: isSymbol)
  }

  /// Draws the picture, which is `size` points large, into a rectangle.
  func commands(size: CGSize, in rect: CGRect) -> [DrawingCommand] {
    switch self {
    case .encoded(let image): return [.image(image.resource, rect)]
    case .drawing(let commands, _):
      guard size.width > 0, size.height > 0, !commands.isEmpty else { return [] }
      let map = AffineNumbers(
        a: Double(rect.width / size.width), b: 0, c: 0, d: Double(rect.height / size.height),
        tx: Double(rect.minX), ty: Double(rect.minY))
      return [.save, .concatenate(map)] + commands + [.restore]
    }
  }

  /// The picture in a rectangle of a layer.
  func layerContent(size: CGSize, in rect: CGRect) -> LayerContent {
    switch self {
    case .encoded(let image): return .image(image.resource, frame: rect)
    case .drawing:
      let drawn = commands(size: size, in: rect)
      return drawn.isEmpty ? .none : .drawing(drawn)
    }
  }
}

/// Numbers the pictures of the process.
enum ImageNumbers {
  private static let counter = Counter()

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0
    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }

  static func next() -> Int { counter.next() }
}

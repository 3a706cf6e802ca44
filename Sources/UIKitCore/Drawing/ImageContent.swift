// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// What a picture consists of.
enum ImageContent {
  case image(CGImage)
  case drawing([DrawingCommand], isSymbol: Bool)
  // Rules: CT-93.
  /// A picture of a size, in the tint of the view that shows it.
  indirect case inTint(ImageContent, size: CGSize)

  /// The picture as it looks where it is drawn now.
  var shown: ImageContent {
    guard case .inTint(let content, let size) = self else { return self }
    return content.dyed(ShownTint.ink.rgba, size: size)
  }

  /// Whether it is one of the symbols.
  var isSymbol: Bool {
    switch self {
    case .image: false
    case .drawing(_, let isSymbol): isSymbol
    case .inTint(let content, _): content.isSymbol
    }
  }

  // Rules: DR-56, AW-97, CT-93.
  /// The picture in one colour, with the opacity of each part kept.
  func tinted(_ color: UIColor, size: CGSize) -> ImageContent {
    if case .inTint(let content, _) = self { return content.tinted(color, size: size) }
    return color.source.isTint ? .inTint(self, size: size) : dyed(color.ink.rgba, size: size)
  }

  private func dyed(_ tint: RGBA, size: CGSize) -> ImageContent {
    if case .drawing(let commands, let isSymbol) = self, let dyed = commands.dyed(tint) {
      return .drawing(dyed, isSymbol: isSymbol)
    }
    let all = CGRect(origin: .zero, size: size)
    let steps = CGPath(rect: all, transform: nil).steps
    let dyed: [DrawingCommand] =
      [.beginLayer] + commands(size: size, in: all)
      + [.composite(.sourceIn), .fill(steps, tint, evenOdd: false), .endLayer]
    if case .drawing(_, isSymbol: true) = self { return .drawing(dyed, isSymbol: true) }
    return .drawing(dyed, isSymbol: false)
  }

  /// Draws the picture, which is `size` points large, into a rectangle.
  func commands(size: CGSize, in rect: CGRect) -> [DrawingCommand] {
    switch self {
    case .image(let image): return image.commands(in: rect)
    case .drawing(let commands, _):
      guard size.width > 0, size.height > 0, !commands.isEmpty else { return [] }
      let map = AffineNumbers(
        a: Double(rect.width / size.width), b: 0, c: 0, d: Double(rect.height / size.height),
        tx: Double(rect.minX), ty: Double(rect.minY))
      return [.save, .concatenate(map)] + commands + [.restore]
    case .inTint: return shown.commands(size: size, in: rect)
    }
  }
}

extension [DrawingCommand] {
  /// The drawing in one colour, with the opacity of each part kept; nil if that needs a picture of its
  /// own.
  fileprivate func dyed(_ tint: RGBA) -> [DrawingCommand]? {
    func dyed(_ old: RGBA) -> RGBA {
      RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * old.alpha)
    }
    var result: [DrawingCommand] = []
    for command in self {
      switch command {
      case .fill(let path, let color, let evenOdd):
        result.append(.fill(path, dyed(color), evenOdd: evenOdd))
      case .stroke(let path, let color, let style):
        result.append(.stroke(path, dyed(color), style))
      case .save, .restore, .concatenate, .clip, .clear, .alpha: result.append(command)
      default: return nil
      }
    }
    return result
  }
}

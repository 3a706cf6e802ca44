// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIImage {
  // Rules: DR-61.
  /// How large a symbol is beside a text of its size.
  public enum SymbolScale: Int, Sendable {
    /// As the system has it: that of `medium`.
    case `default` = -1
    /// As something else says it.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As high as the text.
    case medium = 2
    /// Larger than the text.
    case large = 3

    /// What the size is multiplied with.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  // Rules: DR-61.
  /// How thick the lines of a symbol are, beside letters of the same weight.
  public enum SymbolWeight: Int, Sendable {
    /// As something else says it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thinner than light.
    case thin = 2
    /// Thinner than regular.
    case light = 3
    /// That of ordinary text.
    case regular = 4
    /// A little thicker than regular.
    case medium = 5
    /// That of headlines.
    case semibold = 6
    /// Thick.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest.
    case black = 9

    /// The weight of letters that go with it; `regular` for `unspecified`.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// What the width of lines is multiplied with.
    var factor: Double {
      switch self {
      case .ultraLight: 0.4
      case .thin: 0.55
      case .light: 0.75
      case .unspecified, .regular: 1
      case .medium: 1.2
      case .semibold: 1.4
      case .bold: 1.6
      case .heavy: 1.85
      case .black: 2.1
      }
    }
  }
}

/// What is said of how a symbol looks; nil and unspecified is said by something else.
struct SymbolLook: Equatable {
  /// The size of the text that goes with a symbol of which nothing is said, in points.
  static let textSize: CGFloat = 17

  var pointSize: CGFloat?
  var style: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var color: UIColor?

  /// What another one says, and this one where that says nothing.
  func applying(_ other: SymbolLook) -> SymbolLook {
    var both = self
    if other.pointSize != nil || other.style != nil {
      (both.pointSize, both.style) = (other.pointSize, other.style)
    }
    if other.weight != .unspecified { both.weight = other.weight }
    if other.scale != .unspecified { both.scale = other.scale }
    both.color = other.color ?? color
    return both
  }

  /// What the size of a symbol is multiplied with.
  var factor: CGFloat {
    let size = pointSize ?? style.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    let wanted = size ?? Self.textSize
    let points = wanted.isNaN || wanted <= 0 ? Self.textSize : min(wanted, 10_000)
    return points / Self.textSize * scale.factor
  }

  /// A drawing of a symbol, larger or smaller, with thicker or thinner lines.
  func drawing(_ commands: [DrawingCommand]) -> [DrawingCommand] {
    let thick = commands.map { command in
      guard case .stroke(let path, let color, var style) = command else { return command }
      style.width *= weight.factor
      return DrawingCommand.stroke(path, color, style)
    }
    let factor = Double(factor)
    if factor == 1 { return thick }
    let map = AffineNumbers(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
    return [.save, .concatenate(map)] + thick + [.restore]
  }
}

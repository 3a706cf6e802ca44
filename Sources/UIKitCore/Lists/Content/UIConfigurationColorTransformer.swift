// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CV-133.
/// Makes another colour of one.
///
/// Two are the same only where one is a copy of the other.
///
/// [Apple: UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct)
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// What copies have in common.
  private final class Mark: Sendable {}

  private let mark = Mark()
  /// Called with a colour, gives the other.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer of a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that it makes of one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes a grey that is as bright as the colour.
  public static let grayscale = UIConfigurationColorTransformer { gray($0) }

  /// Makes the tint that the person prefers: the colour itself, for nobody chooses another here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Makes a tint without colour: a grey that is as bright.
  public static let monochromeTint = UIConfigurationColorTransformer { gray($0) }

  private static func gray(_ color: UIColor) -> UIColor {
    guard !color.isDynamic else {
      return UIColor { traits in gray(color.resolvedColor(with: traits)) }
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // The shares of the three in how bright a colour of sRGB is (Rec. 709).
    let white: CGFloat = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return UIColor(white: white, alpha: alpha)
  }

  /// One that is compared by whether it is a copy.
  struct Kept: Hashable, Sendable {
    let transformer: UIConfigurationColorTransformer

    static func == (lhs: Kept, rhs: Kept) -> Bool {
      lhs.transformer.mark === rhs.transformer.mark
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(transformer.mark))
    }
  }
}

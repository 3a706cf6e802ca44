// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

// Rules: FN-20, FN-21.
/// Points, sizes and their kin as texts such as `{10, 20}`.
extension NSCoder {
  /// A point as a text: `{x, y}`.
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }

  /// A vector as a text: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }

  /// A size as a text: `{width, height}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  /// A rectangle as a text: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A transform as a text: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return GeometryText.text(numbers, brackets: "[]")
  }

  /// Insets as a text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Insets as a text: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// An offset as a text: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }

  /// The point that a text says; zero if it says none.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The vector that a text says; zero if it says none.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The size that a text says; zero if it says none.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle that a text says; zero if it says none.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(in: string, 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// The transform that a text says; the one that changes nothing if it says none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(in: string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// The insets that a text says; zero if it says none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(in: string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// The insets that a text says; zero if it says none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(in: string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The offset that a text says; zero if it says none.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
      ?? .zero
  }
}

/// Numbers in brackets.
private enum GeometryText {
  static func text(_ numbers: [CGFloat], brackets: String = "{}") -> String {
    let list = numbers.map { number in
      let text = "\(Double(number))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }.joined(separator: ", ")
    return brackets.prefix(1) + list + brackets.suffix(1)
  }

  /// The numbers of a text with brackets and commas; nil unless there are as many as wanted.
  static func numbers(in text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], \t\n".contains($0) }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}

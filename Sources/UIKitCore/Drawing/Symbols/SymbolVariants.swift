// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DR-64.
/// Finds the picture of a symbol by its name: in the tables, or by what the end of the name says of
/// one that is there.
enum SymbolVariants {
  /// Shapes that can be around another symbol, and where in them it is.
  private static let shapes: [Substring: SymbolSlot] = [
    "app": SymbolSlot(scale: 0.55, x: 11, y: 11),
    "bubble": SymbolSlot(scale: 0.48, x: 11, y: 9.3),
    "circle": SymbolSlot(scale: 0.55, x: 11, y: 11),
    "diamond": SymbolSlot(scale: 0.42, x: 11, y: 11),
    "doc": SymbolSlot(scale: 0.42, x: 11, y: 13),
    "hexagon": SymbolSlot(scale: 0.46, x: 11, y: 11),
    "octagon": SymbolSlot(scale: 0.5, x: 11, y: 11),
    "rectangle": SymbolSlot(scale: 0.5, x: 11, y: 11),
    "seal": SymbolSlot(scale: 0.46, x: 11, y: 11),
    "shield": SymbolSlot(scale: 0.46, x: 11, y: 10.5),
    "square": SymbolSlot(scale: 0.55, x: 11, y: 11),
    "triangle": SymbolSlot(scale: 0.42, x: 11, y: 13.2),
    "viewfinder": SymbolSlot(scale: 0.55, x: 11, y: 11),
  ]

  /// The largest number that can be in a shape.
  private static let largestNumber = "50"

  /// A slash over a symbol, with a gap along it.
  private static let slash = "xM3 3 19 19|M3 3 19 19"

  /// The dot of a badge in the corner above.
  private static let dot = "yO17.5 5 5|fO17.5 5 3.4"

  /// The disc of a badge in the corner below, and where in it the sign is.
  private static let badge = "yO17 17 6.2|fO17 17 4.9"
  private static let badgeSlot = SymbolSlot(scale: 0.34, x: 17, y: 17)

  /// The picture of a symbol; nil when there is none of this name.
  static func picture(
    named name: String, at place: CGAffineTransform = .identity
  ) -> SymbolPicture? {
    guard !name.contains(SymbolTable.hidden) else { return nil }
    return drawn(name[...], at: place) ?? enclosed(name[...], at: place)
      ?? badged(name[...], at: place) ?? slashed(name[...], at: place)
  }

  /// One that a table has, maybe in its filled form.
  private static func drawn(_ name: Substring, at place: CGAffineTransform) -> SymbolPicture? {
    if let parts = SymbolNotation.parts(of: String(name), at: place) { return SymbolPicture(parts) }
    guard let stem = name.without(".fill"),
      let parts = SymbolNotation.parts(of: String(stem), at: place),
      parts.contains(where: { $0.role == .outline })
    else { return nil }
    return SymbolPicture(parts, filled: true)
  }

  /// `X.circle`, `X.circle.fill`, and so for each shape.
  private static func enclosed(_ name: Substring, at place: CGAffineTransform) -> SymbolPicture? {
    let filled = name.without(".fill")
    let stem = filled ?? name
    guard let end = stem.lastIndex(of: ".") else { return nil }
    let shape = stem[stem.index(after: end)...]
    guard let slot = shapes[shape],
      let around = drawn(filled == nil ? shape : shape + ".fill", at: place),
      let content = content(stem[..<end], slot, at: place)
    else { return nil }
    return around.adding(content, cutting: filled != nil)
  }

  /// What is inside of a shape: filled where that can be, which is clearer in a small picture.
  private static func content(
    _ name: Substring, _ slot: SymbolSlot, at place: CGAffineTransform
  ) -> SymbolPicture? {
    let inside = slot.place.concatenating(place)
    if let digits = digits(name, slot, at: place) { return digits }
    guard name.without(".fill") == nil,
      name.lastIndex(of: ".").map({ shapes[name[name.index(after: $0)...]] == nil }) ?? true
    else { return nil }
    return drawn(name + ".fill", at: inside) ?? drawn(name, at: inside)
      ?? insideOnly(name, at: inside) ?? slashed(name, at: inside)
  }

  /// A letter, a digit, lines of text and quotation marks, which are no symbols alone.
  private static func insideOnly(_ name: Substring, at place: CGAffineTransform) -> SymbolPicture? {
    guard !name.contains("."), name == name.lowercased() else { return nil }
    let text = name.count == 1 ? name.uppercased() : String(name)
    return drawn("\(SymbolTable.hidden)\(text)", at: place)
  }

  /// A number of two digits, which stand side by side.
  private static func digits(
    _ name: Substring, _ slot: SymbolSlot, at place: CGAffineTransform
  ) -> SymbolPicture? {
    guard let tens = name.first, let ones = name.last, name.count == 2,
      "1234".contains(tens) && "0123456789".contains(ones) || name == largestNumber
    else { return nil }
    let parts = zip(name, [-1, 1]).flatMap { digit, side -> [SymbolPart] in
      let half = SymbolSlot(
        scale: slot.scale * 0.75, x: slot.x + side * slot.scale * 5.3, y: slot.y)
      return SymbolNotation.parts(
        of: "\(SymbolTable.hidden)\(digit)", at: half.place.concatenating(place)) ?? []
    }
    return SymbolPicture(parts)
  }

  /// `X.badge`, `X.badge.fill`, and `X.badge.plus` with any sign for the plus.
  private static func badged(_ name: Substring, at place: CGAffineTransform) -> SymbolPicture? {
    if let stem = name.without(".badge") { return over(stem, dot, at: place) }
    if let stem = name.without(".badge.fill") { return over(stem + ".fill", dot, at: place) }
    guard let middle = name.range(of: ".badge."),
      let sign = drawn(
        name[middle.upperBound...], at: badgeSlot.place.concatenating(place))
    else { return nil }
    return over(name[..<middle.lowerBound], badge, at: place)?.adding(sign, cutting: true)
  }

  /// `X.slash` and `X.slash.fill`.
  private static func slashed(_ name: Substring, at place: CGAffineTransform) -> SymbolPicture? {
    if let stem = name.without(".slash") { return over(stem, slash, at: place) }
    return name.without(".slash.fill").flatMap { over($0 + ".fill", slash, at: place) }
  }

  /// A symbol of a table with something over it.
  private static func over(
    _ name: Substring, _ text: String, at place: CGAffineTransform
  ) -> SymbolPicture? {
    guard let parts = SymbolNotation.parts(reading: text, at: place) else { return nil }
    return drawn(name, at: place)?.adding(parts)
  }
}

extension Substring {
  /// What stands before an end; nil without that end.
  fileprivate func without(_ end: String) -> Substring? {
    hasSuffix(end) ? dropLast(end.count) : nil
  }
}

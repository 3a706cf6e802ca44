// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// Reads the notation in which the tables have their drawings.
///
/// A drawing is parts with `|` between them. A part begins with the letter of its role, no letter
/// for a line, and then has a path, as `SymbolPen` says. Or it is `@`, a name, and maybe three
/// numbers: the drawing of that name, made smaller by the first number, its middle at the others.
enum SymbolNotation {
  /// How many drawings may mention one another in a row.
  private static let depth = 5

  /// The parts of the drawing that a table has under a name; nil when there is none, or a mistake.
  static func parts(of name: String, at place: CGAffineTransform = .identity) -> [SymbolPart]? {
    parts(of: name, at: place, depth: depth)
  }

  /// The parts that a text in the notation says; nil when there is a mistake in it.
  static func parts(reading text: String, at place: CGAffineTransform) -> [SymbolPart]? {
    parts(reading: text, at: place, depth: depth)
  }

  private static func parts(
    of name: String, at place: CGAffineTransform, depth: Int
  ) -> [SymbolPart]? {
    guard depth > 0, let text = SymbolTable.drawings[name] else { return nil }
    return parts(reading: text, at: place, depth: depth)
  }

  private static func parts(
    reading text: String, at place: CGAffineTransform, depth: Int
  ) -> [SymbolPart]? {
    var parts: [SymbolPart] = []
    for piece in text.split(separator: "|", omittingEmptySubsequences: false) {
      if piece.first == "@" {
        guard let others = mentioned(piece.dropFirst(), at: place, depth: depth) else { return nil }
        parts += others
      } else {
        let role = piece.first.flatMap(SymbolPart.Role.init)
        let pen = SymbolPen(place)
        guard pen.draw(role == nil ? piece : piece.dropFirst()) else { return nil }
        parts.append(SymbolPart(role: role ?? .line, path: pen.path, scale: place.a))
      }
    }
    return parts
  }

  private static func mentioned(
    _ text: Substring, at place: CGAffineTransform, depth: Int
  ) -> [SymbolPart]? {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let name = words.first, numbers.count == words.count - 1 else { return nil }
    switch numbers.count {
    case 0: return parts(of: String(name), at: place, depth: depth - 1)
    case 3:
      let slot = SymbolSlot(scale: numbers[0], x: numbers[1], y: numbers[2])
      return parts(of: String(name), at: slot.place.concatenating(place), depth: depth - 1)
    default: return nil
    }
  }
}

/// Where in the square of one symbol the whole square of another one is drawn, smaller.
struct SymbolSlot {
  let scale: CGFloat
  /// Where the middle of the other one is.
  let x: CGFloat
  let y: CGFloat

  var place: CGAffineTransform {
    let middle = SymbolDrawings.size.width / 2
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: x - scale * middle, ty: y - scale * middle)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: TS-62, TS-63.
/// Where the ink of letters is in one style.
///
/// No host reports it: letters have the ink of the built-in fonts, as wide as their advance is and as
/// high as the capitals and the small x of the host's font are.
struct LetterInk {
  private let style: TextStyle
  private let figures: FaceFigures
  private let table: InkTable
  /// The heights of a capital and of a small x in the built-in font.
  private let built: (capHeight: Double, xHeight: Double)

  init(_ style: TextStyle) {
    self.style = style
    figures = style.font.figures
    table = InkTable(style.font.face)
    built = BuiltInFaces.heights(of: style.font.face)
  }

  /// The ink of a cluster, in points from where it begins on the baseline of its line; y runs down.
  ///
  /// - Returns: nil for what has no ink.
  func box(of cluster: MeasuredText.Cluster) -> CGRect? {
    if !cluster.isSimple, cluster.character == InlineBox.character, let box = style.inline {
      let bounds = box.bounds
      if bounds.isEmpty { return nil }
      return CGRect(
        x: bounds.minX, y: -style.raised - bounds.maxY, width: bounds.width, height: bounds.height)
    }
    guard let shape = shape(of: cluster) else { return nil }
    let extras = style.extras?.extras
    let width = cluster.advance - (extras?.kern ?? 0)
    let size = style.font.letterSize
    let (bottom, top) = (CGFloat(shape.bottom) * size, CGFloat(shape.top) * size)
    // A letter that leans has its top elsewhere than its bottom.
    let (low, high) = (style.slant * bottom, style.slant * top)
    let left = CGFloat(shape.left) * width + min(low, high)
    let right = CGFloat(shape.right) * width + max(low, high)
    let stroke = style.strokeWidth / 2
    return CGRect(
      x: left - stroke, y: -style.raised - top - stroke, width: right - left + 2 * stroke,
      height: top - bottom + 2 * stroke)
  }

  // MARK: Shapes

  private func shape(of cluster: MeasuredText.Cluster) -> InkShape? {
    if cluster.isSimple, let scalar = Unicode.Scalar(cluster.code) {
      return InkTable.place(of: scalar).flatMap { table[$0] }.map(fitted)
    }
    return shape(of: cluster.character)
  }

  private func shape(of character: Character) -> InkShape? {
    let isBlank = character.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    if isBlank || TextClass.isInvisible(character) { return nil }
    if TextClass.isEmoji(character) { return room }
    let string = String(character)
    let composed = string.precomposedStringWithCanonicalMapping.unicodeScalars
    if composed.count == 1, let place = InkTable.place(of: composed[composed.startIndex]) {
      return table[place].map(fitted)
    }
    let parts = string.decomposedStringWithCanonicalMapping.unicodeScalars
    guard let letter = parts.first else { return nil }
    return parts.dropFirst().reduce(shape(of: letter)) { with(mark: $1, on: $0) }
  }

  /// The ink of a letter without its marks.
  private func shape(of letter: Unicode.Scalar) -> InkShape {
    if let place = InkTable.place(of: letter), let known = table[place] { return fitted(known) }
    return switch letter.properties.generalCategory {
    case .uppercaseLetter, .decimalNumber:
      InkShape(left: 0, right: 1, bottom: 0, top: figures.capHeight)
    default: room
    }
  }

  /// All the room that a letter has.
  private var room: InkShape {
    InkShape(left: 0, right: 1, bottom: -figures.descent, top: figures.ascent)
  }

  /// A shape that goes on to the end of the room where a mark is.
  private func with(mark: Unicode.Scalar, on letter: InkShape) -> InkShape {
    var shape = letter
    switch mark.properties.canonicalCombiningClass.rawValue {
    case 202, 218...222, 233, 240: shape.bottom = min(shape.bottom, -figures.descent)
    case 214...216, 224...232, 234: shape.top = max(shape.top, figures.ascent)
    default: break
    }
    return shape
  }

  // MARK: Fitting

  /// A built-in shape as high as the letters of the font are.
  private func fitted(_ shape: InkShape) -> InkShape {
    InkShape(
      left: shape.left, right: shape.right, bottom: height(shape.bottom), top: height(shape.top))
  }

  /// A height of the built-in font in this one: heights of capitals and of a small x mean each other.
  private func height(_ y: Double) -> Double {
    let (cap, x) = (figures.capHeight, figures.xHeight)
    guard x > 0, cap > x, (cap, x) != built else { return y }
    if y <= built.xHeight { return y * x / built.xHeight }
    if y >= built.capHeight { return y * cap / built.capHeight }
    return x + (y - built.xHeight) * (cap - x) / (built.capHeight - built.xHeight)
  }
}

/// The ink of a letter: its sides in parts of the advance, bottom and top in parts of the font's size.
struct InkShape {
  var left: Double
  var right: Double
  /// Upwards from the baseline, as is `top`.
  var bottom: Double
  var top: Double
}

/// The ink of letters in a built-in font.
struct InkTable {
  private let regular: StaticString
  private let bold: StaticString
  private let share: Double

  init(_ face: FontFace) {
    share = BuiltInFaces.share(of: face.weight)
    (regular, bold) =
      switch (face.family, face.isItalic) {
      case (.system, false), (.rounded, false): (BuiltInInk.sansRegular, BuiltInInk.sansBold)
      case (.system, true), (.rounded, true): (BuiltInInk.sansItalic, BuiltInInk.sansBoldItalic)
      case (.serif, false): (BuiltInInk.serifRegular, BuiltInInk.serifBold)
      case (.serif, true): (BuiltInInk.serifItalic, BuiltInInk.serifBoldItalic)
      case (.monospaced, false): (BuiltInInk.monoRegular, BuiltInInk.monoRegular)
      case (.monospaced, true): (BuiltInInk.monoItalic, BuiltInInk.monoItalic)
      }
  }

  /// Where a character is in the tables; nil for one that is in none.
  static func place(of scalar: Unicode.Scalar) -> Int? { places[scalar] }

  private static let places = Dictionary(
    uniqueKeysWithValues: zip(BuiltInInk.characters.unicodeScalars, 0...))

  /// The ink of the character at a place; nil for one without ink.
  subscript(place: Int) -> InkShape? {
    let light = Self.numbers(regular, place)
    let numbers = share == 0 ? light : light + (Self.numbers(bold, place) - light) * share
    guard numbers[0] < numbers[2] else { return nil }
    let (advance, em) = (Double(BuiltInInk.partsOfAdvance), Double(BuiltInFigures.unitsPerEm))
    return InkShape(
      left: numbers[0] / advance, right: numbers[2] / advance, bottom: numbers[1] / em,
      top: numbers[3] / em)
  }

  /// Left, bottom, right and top.
  private static func numbers(_ ink: StaticString, _ place: Int) -> SIMD4<Double> {
    ink.withUTF8Buffer { bytes in
      var result = SIMD4<Double>()
      for side in result.indices {
        let first = (place * result.scalarCount + side) * 2
        let high = Int(truncatingIfNeeded: bytes[first] - BuiltInInk.firstDigit)
        let low = Int(truncatingIfNeeded: bytes[first + 1] - BuiltInInk.firstDigit)
        result[side] = Double(high * BuiltInInk.base + low - BuiltInInk.offset)
      }
      return result
    }
  }
}

extension TextStyle {
  // Rules: TS-14.
  /// How thick the edges of letters are drawn, in points; 0 for none.
  var strokeWidth: CGFloat {
    abs(extras?.extras.strokeWidth ?? 0) / 100 * font.pointSize
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Attributes that a stretch of text shares, and how it looks by them.
final class AttributeSet {
  let values: [NSAttributedString.Key: Any]
  let style: TextStyle

  /// - Parameter base: what the attributes do not say.
  init(_ values: [NSAttributedString.Key: Any] = [:], base: TextStyle) {
    self.values = values
    style = base.applying(values)
  }

  /// Whether text with these attributes cannot be told from text with others.
  func isSame(as other: AttributeSet) -> Bool {
    if self === other { return true }
    guard style == other.style, values.count == other.values.count else { return false }
    return values.allSatisfy { Self.isSame($1, other.values[$0]) }
  }

  /// Whether two values of an attribute cannot be told apart.
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }
}

/// A stretch of text with the same attributes; its length counts UTF-16 units.
struct StyledRun {
  var length: Int
  var attributes: AttributeSet
}

/// Text with attributes.
struct StyledText {
  private(set) var string: String
  /// They cover the text without a gap; none is empty.
  private(set) var runs: [StyledRun]

  init(_ string: String, _ attributes: AttributeSet) {
    self.string = string
    let length = string.utf16.count
    runs = length == 0 ? [] : [StyledRun(length: length, attributes: attributes)]
  }

  init(string: String, runs: [StyledRun]) {
    self.string = string
    self.runs = runs
  }

  init(_ string: NSAttributedString, base: TextStyle) {
    self.string = string.string
    var runs: [StyledRun] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { values, range, _ in
      let attributes = AttributeSet(values, base: base)
      StyledText.append(StyledRun(length: range.length, attributes: attributes), to: &runs)
    }
    self.runs = runs
  }

  var length: Int { runs.reduce(0) { $0 + $1.length } }

  mutating func append(_ other: StyledText) {
    string += other.string
    for run in other.runs { Self.append(run, to: &runs) }
  }

  /// The text with its attributes as Foundation keeps them.
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    var offset = 0
    for run in runs {
      result.setAttributes(
        run.attributes.values, range: NSRange(location: offset, length: run.length))
      offset += run.length
    }
    return result
  }

  static func append(_ run: StyledRun, to runs: inout [StyledRun]) {
    guard run.length > 0 else { return }
    if let last = runs.last, last.attributes.isSame(as: run.attributes) {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// The runs of a part of a text.
  static func slice(_ runs: [StyledRun], _ range: Range<Int>) -> [StyledRun] {
    var result: [StyledRun] = []
    var start = 0
    for run in runs {
      let end = start + run.length
      let length = min(end, range.upperBound) - max(start, range.lowerBound)
      if length > 0 { result.append(StyledRun(length: length, attributes: run.attributes)) }
      if end >= range.upperBound { break }
      start = end
    }
    return result
  }
}

extension String {
  /// A part of the text by UTF-16 offsets; an offset inside a character that needs two units counts
  /// as the one before it.
  func units(_ range: Range<Int>) -> String {
    if range.lowerBound == 0, range.upperBound == utf16.count { return self }
    let start = scalarIndex(range.lowerBound)
    let end = scalarIndex(range.upperBound)
    return start < end ? String(unicodeScalars[start..<end]) : ""
  }

  private func scalarIndex(_ offset: Int) -> Index {
    let index = utf16.index(utf16.startIndex, offsetBy: offset)
    return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
  }

  /// Whether an offset lies between two scalars.
  func isScalarBoundary(_ offset: Int) -> Bool {
    utf16.index(utf16.startIndex, offsetBy: offset).samePosition(in: unicodeScalars) != nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A stretch of text with the same attributes; its length counts UTF-16 units.
package struct StyledRun {
  package var length: Int
  package var attributes: AttributeSet
}

/// Text with attributes.
package struct StyledText {
  package private(set) var string: String
  /// They cover the text without a gap; none is empty.
  package private(set) var runs: [StyledRun]

  package init(_ string: String, _ attributes: AttributeSet) {
    self.string = string
    let length = string.utf16.count
    runs = length == 0 ? [] : [StyledRun(length: length, attributes: attributes)]
  }

  package init(string: String, runs: [StyledRun]) {
    self.string = string
    self.runs = runs
  }

  package init(_ string: NSAttributedString, base: TextStyle) {
    self.string = string.string
    var runs: [StyledRun] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { values, range, _ in
      let attributes = AttributeSet(values, base: base)
      StyledText.append(StyledRun(length: range.length, attributes: attributes), to: &runs)
    }
    self.runs = runs
  }

  package var length: Int { runs.reduce(0) { $0 + $1.length } }

  package mutating func append(_ other: StyledText) {
    string += other.string
    for run in other.runs { Self.append(run, to: &runs) }
  }

  /// The text with its attributes as Foundation keeps them.
  package var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    var offset = 0
    for run in runs {
      result.setAttributes(
        run.attributes.values, range: NSRange(location: offset, length: run.length))
      offset += run.length
    }
    return result
  }

  package static func append(_ run: StyledRun, to runs: inout [StyledRun]) {
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

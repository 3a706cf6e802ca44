// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Finds addresses and telephone numbers in a text.
package struct DataDetector {
  /// What was found: offsets in UTF-16 units, and where it leads.
  package struct Match: Equatable {
    package var range: Range<Int>
    package var url: URL
  }

  package let types: UIDataDetectorTypes

  package init(types: UIDataDetectorTypes) { self.types = types }

  /// The matches of a text, from its beginning to its end; none overlap.
  package func matches(in text: String) -> [Match] {
    let units = Array(text.utf16)
    var result: [Match] = []
    if types.contains(.link) {
      merge(&result, Self.all(Self.mail, in: text, units)) { "mailto:" + $0 }
      merge(&result, Self.all(Self.web, in: text, units)) {
        Self.hasScheme($0) ? $0 : "https://" + $0
      }
    }
    if types.contains(.phoneNumber) {
      merge(&result, Self.all(Self.phone, in: text, units)) { text in
        let digits = text.filter { $0.isNumber || $0 == "+" }
        guard Self.digitCounts.contains(digits.filter(\.isNumber).count), !Self.isDate(text)
        else { return nil }
        return "tel:" + digits
      }
    }
    return result
  }

  /// Adds what was found where nothing was found before.
  ///
  /// Both are in the order of the text, so that one walk along them is enough.
  private func merge(
    _ known: inout [Match], _ found: [(Range<Int>, String)], _ address: (String) -> String?
  ) {
    var merged: [Match] = []
    var rest = known[...]
    for (range, text) in found {
      while let first = rest.first, first.range.upperBound <= range.lowerBound {
        merged.append(first)
        rest.removeFirst()
      }
      guard !(rest.first?.range.overlaps(range) ?? false),
        let url = address(text).flatMap({ URL(string: $0) })
      else { continue }
      merged.append(Match(range: range, url: url))
    }
    known = merged + rest
  }

  /// As many digits as a telephone number has; E.164 allows no more.
  private static let digitCounts = 7...15

  private static let mail = expression(#"[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}"#)
  // With a scheme or www whatever follows, else a name under one of the best known domains.
  private static let web = expression(
    #"\b(?:(?:https?://|www\.)[^\s<>"]+|(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+"#
      + #"(?:com|org|net|edu|gov|info|io|dev|app|de|uk|fr|it|es|nl|ch|at|eu|jp|cn|us|ca|au)\b"#
      + #"(?:/[^\s<>"]*)?)"#)
  private static let phone = expression(#"(?<![\w.@/-])\+?\(?\d[\d ().\-/\u00A0]{5,}\d(?![\w@])"#)
  private static let date = expression(
    #"^\d{4}[-./]\d{1,2}[-./]\d{1,2}$|^\d{1,2}[-./]\d{1,2}[-./]\d{4}$"#)

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  private static func all(
    _ expression: NSRegularExpression?, in text: String, _ units: [UInt16]
  ) -> [(Range<Int>, String)] {
    let whole = NSRange(location: 0, length: units.count)
    return (expression?.matches(in: text, range: whole) ?? []).compactMap { match in
      guard let range = Range(match.range).map({ trimmed($0, in: units) }), !range.isEmpty else {
        return nil
      }
      return (range, String(decoding: units[range], as: UTF16.self))
    }
  }

  /// A match without the marks at its end that belong to the sentence around it.
  private static func trimmed(_ range: Range<Int>, in units: [UInt16]) -> Range<Int> {
    let opens = units[range].firstIndex(of: openingParenthesis) ?? range.upperBound
    var end = range.upperBound
    while end > range.lowerBound {
      let last = units[end - 1]
      let closesNothing = last == closingParenthesis && opens >= end
      guard closesNothing || closingMarks.contains(last) else { break }
      end -= 1
    }
    return range.lowerBound..<end
  }

  private static let openingParenthesis: UInt16 = 0x28
  private static let closingParenthesis: UInt16 = 0x29
  private static let closingMarks = Array(".,;:!?'\u{2019}\u{201D}".utf16)

  private static func hasScheme(_ text: String) -> Bool { text.range(of: "://") != nil }

  private static func isDate(_ text: String) -> Bool {
    !all(date, in: text, Array(text.utf16)).isEmpty
  }
}

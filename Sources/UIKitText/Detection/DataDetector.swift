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
    var result: [Match] = []
    func add(_ range: NSRange, _ address: String) {
      guard let range = Range(range), let url = URL(string: address),
        !result.contains(where: { $0.range.overlaps(range) })
      else { return }
      result.append(Match(range: range, url: url))
    }
    if types.contains(.link) {
      for (range, text) in Self.all(Self.mail, in: text) { add(range, "mailto:" + text) }
      for (range, text) in Self.all(Self.web, in: text) {
        add(range, Self.hasScheme(text) ? text : "https://" + text)
      }
    }
    if types.contains(.phoneNumber) {
      for (range, text) in Self.all(Self.phone, in: text) {
        let digits = text.filter { $0.isNumber || $0 == "+" }
        guard Self.digitCounts.contains(digits.filter(\.isNumber).count), !Self.isDate(text)
        else { continue }
        add(range, "tel:" + digits)
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
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
    _ expression: NSRegularExpression?, in text: String
  ) -> [(NSRange, String)] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let source = NSString(string: text)
    return (expression?.matches(in: text, range: whole) ?? []).compactMap { match in
      let range = trimmed(match.range, in: source)
      return range.length > 0 ? (range, source.substring(with: range)) : nil
    }
  }

  /// A match without the marks at its end that belong to the sentence around it.
  private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
    var range = range
    while range.length > 0 {
      let last = text.substring(with: NSRange(location: NSMaxRange(range) - 1, length: 1))
      let inside = text.substring(with: range)
      let closesNothing = last == ")" && !inside.contains("(")
      guard closesNothing || ".,;:!?'\u{2019}\u{201D}".contains(last) else { break }
      range.length -= 1
    }
    return range
  }

  private static func hasScheme(_ text: String) -> Bool { text.range(of: "://") != nil }

  private static func isDate(_ text: String) -> Bool { !all(date, in: text).isEmpty }
}

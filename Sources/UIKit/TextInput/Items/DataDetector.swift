// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Finds addresses and telephone numbers in a text.
struct DataDetector {
  /// What was found: offsets in UTF-16 units, and where it leads.
  struct Match: Equatable {
    var range: Range<Int>
    var url: URL
  }

  let types: UIDataDetectorTypes

  /// The matches of a text, from its beginning to its end; none overlap.
  func matches(in text: String) -> [Match] {
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

/// The matches of a text view's text, as links.
///
/// - Rules: FR-66.
@MainActor
enum TextDetection {
  /// Marks links that were found, so that they are taken away again.
  private static let key = NSAttributedString.Key("ResponderDetectedLink")

  /// Finds anew what there is to find if text or wishes changed.
  static func update(_ view: UITextView) {
    let document = view.editor.document
    let wanted: UIDataDetectorTypes = view.isEditable ? [] : view.dataDetectorTypes
    let now = TextViewParts.Detected(types: wanted, version: document.version)
    guard now != view.parts.detected else { return }
    if view.parts.detected.types.rawValue != 0 { forget(document) }
    view.parts.detected = now
    guard wanted.rawValue != 0 else { return }
    for match in DataDetector(types: wanted).matches(in: document.string) {
      let base = document.base.style
      document.changeAttributes(in: match.range) { old in
        // What the program linked itself stays.
        guard old.values[.link] == nil else { return old }
        let found: [NSAttributedString.Key: Any] = [.link: match.url, key: true]
        return AttributeSet(old.values.merging(found) { $1 }, base: base)
      }
    }
  }

  private static func forget(_ document: TextDocument) {
    let base = document.base.style
    document.changeAttributes(in: 0..<document.length) { old in
      guard old.values[key] != nil else { return old }
      var values = old.values
      values[key] = nil
      values[.link] = nil
      return AttributeSet(values, base: base)
    }
  }
}

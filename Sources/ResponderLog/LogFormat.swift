// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A format with places for values, as `os_log` takes it.
///
/// Values come as they are, and each place says only how a number is written. So a place and a value
/// that do not belong together are no danger: the value is described.
package struct LogFormat {
  private enum Part {
    case text(String)
    case place(flags: String, kind: Character, isHidden: Bool)
  }

  private var parts: [Part] = []

  /// Reads a format; a per cent sign without a place behind it stands for itself.
  package init(_ format: String) {
    var text = ""
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
      } else if let (place, end) = Self.place(in: rest) {
        parts += [.text(text), place]
        text = ""
        rest = end
      } else {
        text += "%"
      }
    }
    parts.append(.text(text + rest))
  }

  private static func place(in text: Substring) -> (Part, Substring)? {
    var rest = text
    var isHidden = false
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let words = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",")
      isHidden = words.contains {
        ["private", "sensitive"].contains($0.trimmingCharacters(in: .whitespaces))
      }
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "0123456789.+- #".contains($0) }
    rest = rest.dropFirst(flags.count)
    rest = rest.drop { "hlqLztj".contains($0) }
    guard let kind = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(kind) else { return nil }
    return (.place(flags: String(flags), kind: kind, isHidden: isHidden), rest.dropFirst())
  }

  /// The text with values in their places; a place without a value says so.
  package func text(with values: [Any]) -> String {
    var values = values[...]
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .place(let flags, let kind, let isHidden):
        guard let value = values.popFirst() else {
          result += "<missing>"
          continue
        }
        result += isHidden ? "<private>" : Self.text(value, flags, kind)
      }
    }
    return result
  }

  private static func text(_ value: Any, _ flags: String, _ kind: Character) -> String {
    switch kind {
    case "f", "F", "e", "E", "g", "G":
      guard let number = number(value) else { break }
      return String(format: "%\(flags)\(kind)", number)
    case "x", "X", "o":
      guard let whole = value as? any BinaryInteger else { break }
      return String(format: "%\(flags)ll\(kind)", Int64(truncatingIfNeeded: whole))
    case "d", "i", "D":
      guard let whole = value as? any BinaryInteger else { break }
      return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: whole))
    case "u", "U":
      guard let whole = value as? any BinaryInteger else { break }
      return String(format: "%\(flags)llu", UInt64(truncatingIfNeeded: whole))
    default: break
    }
    return "\(value)"
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A replacement that begins or ends inside a character, widened to whole ones.
///
/// Foundation's store moves such ends to the beginning of the character, and so replaces something else.
struct WideReplacement {
  let range: NSRange
  let text: String
  /// The attributes of the parts afterwards, which the store would take from the first character.
  private(set) var attributes: [(NSRange, [NSAttributedString.Key: Any])] = []

  /// Nil for a replacement of whole characters, which needs no widening.
  init?(_ range: NSRange, with new: String, in storage: NSTextStorage) {
    let string = storage.string
    let units = string.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    if start.samePosition(in: string) != nil, end.samePosition(in: string) != nil { return nil }
    let from = Self.begin(of: start, in: string)
    let to = end.samePosition(in: string) ?? string.index(after: end)
    let first = units.distance(from: units.startIndex, to: from)
    let last = units.distance(from: units.startIndex, to: to)
    self.range = NSRange(location: first, length: last - first)
    // Half a scalar that stays becomes U+FFFD, of one unit too: no place behind it moves.
    text = String(
      decoding: Array(units[from..<start]) + Array(new.utf16) + Array(units[end..<to]),
      as: UTF16.self)
    let delta = new.utf16.count - range.length
    let inherited = range.length > 0 ? range.location : max(0, range.location - 1)
    attributes.append(
      (
        NSRange(location: range.location, length: new.utf16.count),
        storage.attributes(at: inherited, effectiveRange: nil)
      ))
    let head = NSRange(location: first, length: range.location - first)
    StorageReading.enumerate(storage, head, []) { values, part, _ in
      attributes.append((part, values))
    }
    let tail = NSRange(location: NSMaxRange(range), length: last - NSMaxRange(range))
    StorageReading.enumerate(storage, tail, []) { values, part, _ in
      attributes.append((NSRange(location: part.location + delta, length: part.length), values))
    }
    attributes.removeAll { $0.0.length == 0 }
  }

  private static func begin(of index: String.Index, in string: String) -> String.Index {
    index.samePosition(in: string) ?? string.index(before: string.index(after: index))
  }
}

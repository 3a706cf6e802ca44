// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// Reads a text storage by the two members that a subclass with a store of its own overrides.
///
/// Foundation's own functions read the store of the base class.
enum StorageReading {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The attributes at an offset, and the part of a range around it that has the same.
  static func attributes(
    of storage: NSTextStorage, at location: Int, in limit: NSRange
  ) -> (Attributes, NSRange) {
    var found = NSRange()
    let values = storage.attributes(at: location, effectiveRange: &found)
    return (values, NSIntersectionRange(found, limit))
  }

  /// The value of one attribute at an offset, and the longest part of a range around it that has the same.
  static func attribute(
    _ name: NSAttributedString.Key, of storage: NSTextStorage, at location: Int, in limit: NSRange
  ) -> (Any?, NSRange) {
    let (values, range) = attributes(of: storage, at: location, in: limit)
    let value = values[name]
    var start = range.location
    var end = NSMaxRange(range)
    while start > limit.location {
      let (before, part) = attributes(of: storage, at: start - 1, in: limit)
      guard AttributeSet.isSame(before[name], value) else { break }
      start = part.location
    }
    while end < NSMaxRange(limit) {
      let (after, part) = attributes(of: storage, at: end, in: limit)
      guard AttributeSet.isSame(after[name], value) else { break }
      end = NSMaxRange(part)
    }
    return (value, NSRange(location: start, length: end - start))
  }

  static func part(of storage: NSTextStorage, _ range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: NSString(string: storage.string).substring(with: range))
    enumerate(storage, range, []) { values, part, _ in
      text.setAttributes(
        values, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return text
  }

  static func enumerate(
    _ storage: NSTextStorage, _ range: NSRange, _ options: NSAttributedString.EnumerationOptions,
    _ body: (Attributes, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    walk(range, options) { place, stop in
      let (values, part) = attributes(of: storage, at: place, in: range)
      body(values, part, stop)
      return part
    }
  }

  static func enumerate(
    _ name: NSAttributedString.Key, _ storage: NSTextStorage, _ range: NSRange,
    _ options: NSAttributedString.EnumerationOptions,
    _ body: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    walk(range, options) { place, stop in
      let (value, part) = attribute(name, of: storage, at: place, in: range)
      body(value, part, stop)
      return part
    }
  }

  /// Goes over a range part by part, forwards or backwards, until told to stop.
  private static func walk(
    _ range: NSRange, _ options: NSAttributedString.EnumerationOptions,
    _ visit: (Int, UnsafeMutablePointer<ObjCBool>) -> NSRange
  ) {
    var stop = ObjCBool(false)
    if options.contains(.reverse) {
      var end = NSMaxRange(range)
      while end > range.location, !stop.boolValue {
        end = visit(end - 1, &stop).location
      }
    } else {
      var start = range.location
      while start < NSMaxRange(range), !stop.boolValue {
        start = max(start + 1, NSMaxRange(visit(start, &stop)))
      }
    }
  }
}

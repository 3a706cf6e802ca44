// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A place in a text: of a text view, or of one of its paragraphs.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset, other.offset != offset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

  override var hash: Int { offset }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitText

extension NSMutableAttributedString {
  // Rules: TS-43.
  /// Puts attributes right that do not fit the characters: attachments of characters that stand for
  /// none are taken away, and a paragraph gets the paragraph style of its first character.
  ///
  /// [Apple: fixAttributes(in:)](https://developer.apple.com/documentation/foundation/nsmutableattributedstring/fixattributes(in:))
  ///
  /// - Parameter range: where, in UTF-16 units; what is not within the text is left out.
  public func fixAttributes(in range: NSRange) {
    guard range.location >= 0, range.location < length, range.length > 0 else { return }
    let part = NSRange(
      location: range.location, length: min(range.length, length - range.location))
    beginEditing()
    takeOddAttachments(in: part)
    unifyParagraphs(in: part)
    endEditing()
  }

  private func takeOddAttachments(in range: NSRange) {
    var odd: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, part, _ in
      guard value != nil else { return }
      let units = attributedSubstring(from: part).string.utf16
      for (offset, unit) in units.enumerated() where unit != NSTextAttachment.character {
        odd.append(NSRange(location: part.location + offset, length: 1))
      }
    }
    for place in odd { removeAttribute(.attachment, range: place) }
  }

  private func unifyParagraphs(in range: NSRange) {
    let text = NSString(string: string)
    var place = range.location
    while place < range.location + range.length {
      let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
      guard paragraph.length > 0 else { return }
      if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
        addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        removeAttribute(.paragraphStyle, range: paragraph)
      }
      place = paragraph.location + paragraph.length
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: DD-76.
/// What dropping does to a text.
extension TextEditor {
  /// Puts text with its attributes in the place of a range as a person does, and selects it.
  ///
  /// - Parameter selecting: what is selected then, of where the text stands; all of it unless it is said.
  /// - Returns: where the text stands; nil when the host does not allow it.
  @discardableResult
  func put(
    _ wanted: StyledText, in place: Range<Int>,
    selecting: (Range<Int>) -> Range<Int> = { $0 }
  ) -> Range<Int>? {
    unmark()
    let asked = document.valid(place)
    let plain = host?.admissible(wanted.string) ?? wanted.string
    let new =
      plain == wanted.string
      ? wanted : StyledText(plain, wanted.runs.first?.attributes ?? document.base)
    if asked.isEmpty, new.length == 0 { return nil }
    guard host?.allowsChange(NSRange(asked), plain) ?? true else { return nil }
    // The host may have changed the text while it was asked.
    let range = document.valid(asked)
    let old = document.buffer.text(in: range)
    let before = selection
    let newLength = document.replace(range, with: new)
    history.note(range, old: old, newLength: newLength, before: before, .other, of: self)
    let landed = range.lowerBound..<range.lowerBound + newLength
    select(TextSelection(selecting(landed)), isByProgram: false)
    host?.textNeedsDisplay()
    host?.textDidChangeByPerson()
    return landed
  }

  /// Takes text away from where it was after it came to stand elsewhere, which is selected.
  ///
  /// - Parameters:
  ///   - source: where it was before it was put there.
  ///   - string: what it was; the host, who heard of the change, may have put other text there.
  ///   - landed: where it stands.
  /// - Returns: where it stands then; both stay when other text is there, or by the host's will.
  func delete(
    _ source: Range<Int>, holding string: String, besides landed: Range<Int>
  ) -> Range<Int> {
    let way = source.lowerBound >= landed.lowerBound ? landed.count : 0
    return delete(
      now: source.lowerBound + way..<source.upperBound + way, holding: string, besides: landed)
  }

  // Rules: DD-101.
  /// The same for text that came to stand elsewhere later.
  ///
  /// - Parameter source: goes with what was changed since the text was to be moved.
  func delete(
    _ source: TextMarker, holding string: String, besides landed: Range<Int>
  ) -> Range<Int> { delete(now: source.range, holding: string, besides: landed) }

  private func delete(
    now rest: Range<Int>, holding string: String, besides landed: Range<Int>
  ) -> Range<Int> {
    let isBefore = rest.upperBound <= landed.lowerBound
    guard isBefore || rest.lowerBound >= landed.upperBound, document.valid(rest) == rest,
      document.buffer.string(in: rest) == string
    else { return landed }
    let goal =
      isBefore ? landed.lowerBound - rest.count..<landed.upperBound - rest.count : landed
    let isDeleted = put(StyledText("", document.base), in: rest) { _ in goal } != nil
    return isDeleted ? goal : landed
  }

  /// The attributes that text has where it is put in at an offset: those of the character before.
  func attributes(forTextAt offset: Int) -> AttributeSet {
    guard length > 0 else { return document.base }
    return document.buffer.attributes(at: max(0, min(offset, length) - 1)) ?? document.base
  }
}

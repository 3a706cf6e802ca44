// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: FR-60, FR-61.
/// The text storage and layout manager of a text view, made when somebody asks for them.
///
/// From then on the storage comes first: what a person types goes to it, its delegate sees it, and
/// the layout manager brings what became of it to the engine.
@MainActor
final class TextKit: TextMirror {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private unowned let view: UITextView
  /// Whether the edit in progress comes from the editor, which moves its caret itself.
  private var isOwn = false

  private init(_ view: UITextView, _ manager: NSLayoutManager, _ storage: NSTextStorage) {
    self.view = view
    self.manager = manager
    self.storage = storage
    view.editor.document.mirror = self
  }

  /// The kit of a view, made of its text at the first use.
  static func of(_ view: UITextView) -> TextKit {
    if let kit = view.parts.kit { return kit }
    let manager = NSLayoutManager()
    let storage = NSTextStorage(attributedString: view.attributedText)
    manager.addTextContainer(view.textContainer)
    storage.addLayoutManager(manager)
    let kit = TextKit(view, manager, storage)
    view.parts.kit = kit
    return kit
  }

  /// Has a view show the text of the storage that its container came with, if it came with one.
  static func adopt(_ container: NSTextContainer, in view: UITextView) {
    let manager = container.layoutManager
    container.textView = view
    guard let manager else { return }
    view.parts.usesGlyphs = true
    let storage = manager.textStorage ?? NSTextStorage()
    view.editor.setText(StyledText(storage, base: view.look.style))
    view.parts.kit = TextKit(view, manager, storage)
    storage.addLayoutManager(manager)
  }

  static func glyphs(of view: UITextView) -> NSLayoutManager {
    view.parts.usesGlyphs = true
    view.parts.ranges = nil
    return of(view).manager
  }

  static func ranges(of view: UITextView) -> NSTextLayoutManager? {
    if view.parts.usesGlyphs { return nil }
    let ranges = view.parts.ranges ?? NSTextLayoutManager(view)
    view.parts.ranges = ranges
    return ranges
  }

  // MARK: From the editor

  func replace(_ range: Range<Int>, with text: StyledText) {
    isOwn = true
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(range), with: text.string)
    setAttributes(text.runs, from: range.lowerBound)
    storage.endEditing()
    isOwn = false
  }

  func attributesDidChange(in range: Range<Int>) {
    guard !range.isEmpty else { return }
    storage.beginEditing()
    setAttributes(view.editor.document.buffer.text(in: range).runs, from: range.lowerBound)
    storage.endEditing()
  }

  private func setAttributes(_ runs: [StyledRun], from start: Int) {
    var offset = start
    for run in runs {
      storage.setAttributes(
        run.attributes.values, range: NSRange(location: offset, length: run.length))
      offset += run.length
    }
  }

  // MARK: From the storage

  /// Takes an edit of the storage over.
  func take(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    let document = view.editor.document
    let old = range.location..<range.location + max(0, range.length - delta)
    if mask.contains(.editedCharacters) {
      document.store(document.valid(old), with: text(in: range))
      if document.length != storage.length {
        let whole = NSRange(location: 0, length: storage.length)
        document.store(0..<document.length, with: text(in: whole))
      }
      if !isOwn { view.editor.programDidReplace(old, newLength: range.length) }
    } else {
      storage.enumerateAttributes(in: range, options: []) { values, part, _ in
        let attributes = AttributeSet(values, base: view.look.style)
        document.storeAttributes(part.location..<NSMaxRange(part)) { _ in attributes }
      }
    }
    view.textNeedsDisplay()
  }

  private func text(in range: NSRange) -> StyledText {
    StyledText(storage.attributedSubstring(from: range), base: view.look.style)
  }
}

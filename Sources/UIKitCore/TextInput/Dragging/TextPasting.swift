// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
import ResponderFoundation
import UIKitText

// Rules: DD-80.
/// One item on its way into a text.
final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let localObject: Any?
  let defaultAttributes: [NSAttributedString.Key: Any]
  /// What it is pasted into.
  private(set) weak var text: (any DraggedText)?
  /// Hears of the first result.
  private var done: ((NSAttributedString?) -> Void)?

  init(
    _ provider: NSItemProvider, _ object: Any?, _ attributes: [NSAttributedString.Key: Any],
    into text: any DraggedText, done: @escaping (NSAttributedString?) -> Void
  ) {
    itemProvider = provider
    localObject = object
    defaultAttributes = attributes
    self.text = text
    self.done = done
    super.init()
  }

  /// Whether there is no result yet.
  var isOpen: Bool { done != nil }

  private func finish(_ result: NSAttributedString?) {
    let tell = done
    done = nil
    tell?(result)
  }

  func setResult(string: String) {
    finish(NSAttributedString(string: string, attributes: defaultAttributes))
  }

  func setResult(attributedString: NSAttributedString) { finish(attributedString) }

  func setResult(attachment textAttachment: NSTextAttachment) {
    finish(NSAttributedString(attachment: textAttachment))
  }

  func setNoResult() { finish(nil) }

  func setDefaultResult() {
    itemProvider.loadObject(ofClass: String.self) { (text: String?, _) in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self.takeDefault(text) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.takeDefault(text) } }
      }
    }
  }

  private func takeDefault(_ text: String?) {
    if let text { setResult(string: text) } else { setNoResult() }
  }
}

// Rules: DD-76, DD-80, DD-101.
/// Brings what is pasted and dropped into a text.
@MainActor
enum TextPasting {
  /// Hears where it stands that was pasted, and what else is selected; nil for that itself.
  typealias Done = (_ landed: Range<Int>, _ kept: KeptSelection?) -> Void

  /// Pastes what a drag brings.
  ///
  /// - Parameter done: called if anything was pasted.
  static func paste(
    _ session: any UIDropSession, into text: any DraggedText, at place: PastePlace,
    done: @escaping Done
  ) {
    guard text.pasteDelegate == nil else {
      return paste(
        session.items.map { ($0.itemProvider, $0.localObject) }, into: text, at: place, done: done)
    }
    session.loadObjects(ofClass: String.self) { (strings: [String]) in
      let string = strings.joined(separator: "\n")
      guard !string.isEmpty else { return }
      let editor = text.editor
      let kept = place.settle()
      let range = place.range
      let styled = StyledText(
        editor.spaced(string, in: range), editor.attributes(forTextAt: range.lowerBound))
      if let landed = editor.put(styled, in: range) { done(landed, kept) }
    }
  }

  /// Pastes items in the place of the selection, with the caret behind them then, unless the text is
  /// only read: a drop that a paste configuration takes comes here whatever the text is.
  static func paste(_ providers: [NSItemProvider], into text: any DraggedText) {
    guard text.isEditable else { return }
    let place = PastePlace(text.editor.selection.range, of: text.editor)
    paste(providers.map { ($0, nil) }, into: text, at: place) { landed, kept in
      let caret = TextSelection(TextCaret(offset: landed.upperBound))
      text.editor.select(kept?.selection ?? caret, isByProgram: false)
    }
  }

  private static func paste(
    _ items: [(NSItemProvider, Any?)], into text: any DraggedText, at place: PastePlace,
    done: @escaping Done
  ) {
    let attributes = text.editor.attributes(forTextAt: place.range.lowerBound).values
    var results = [NSAttributedString?](repeating: nil, count: items.count)
    var missing = items.count
    for (number, (provider, object)) in items.enumerated() {
      let item = TextPasteItem(provider, object, attributes, into: text) { result in
        results[number] = result
        missing -= 1
        if missing == 0 { finish(results.compactMap(\.self), into: text, at: place, done: done) }
      }
      if let delegate = text.pasteDelegate {
        delegate.textPasteConfigurationSupporting(text, transform: item)
      } else {
        item.setDefaultResult()
      }
    }
  }

  private static func finish(
    _ strings: [NSAttributedString], into text: any DraggedText, at place: PastePlace, done: Done
  ) {
    guard !strings.isEmpty else { return }
    let kept = place.settle()
    let span = TextSpan(place.range)
    guard let delegate = text.pasteDelegate else {
      if let landed = put(inLines(strings), into: text, in: span) { done(landed.range, kept) }
      return
    }
    let whole = delegate.textPasteConfigurationSupporting(
      text, combineItemAttributedStrings: strings, for: span)
    let landed = delegate.textPasteConfigurationSupporting(
      text, performPasteOf: whole, to: span)
    if let landed = text.editor.range(landed) { done(landed, kept) }
  }

  /// One text behind the other, each on a line of its own.
  static func inLines(_ strings: [NSAttributedString]) -> NSAttributedString {
    let all = NSMutableAttributedString()
    for (place, string) in strings.enumerated() {
      if place > 0 { all.append(NSAttributedString(string: "\n")) }
      all.append(string)
    }
    return all
  }

  /// Puts text into the place of a range, and says where it stands; nil where that is not allowed.
  static func put(
    _ string: NSAttributedString, into text: any DraggedText, in range: UITextRange
  ) -> TextSpan? {
    let editor = text.editor
    guard let range = editor.range(range) else { return nil }
    let base = editor.attributes(forTextAt: range.lowerBound).style
    return editor.put(StyledText(string, base: base), in: range).map(TextSpan.init)
  }
}

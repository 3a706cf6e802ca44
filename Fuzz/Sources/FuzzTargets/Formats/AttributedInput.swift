// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// Any text, with attributes, attachments and compositions, into a text view.
enum AttributedInput: FuzzTarget {
  static let name = "attributed-input"
  static let words = [
    "\u{0301}", "\u{200D}", "👩‍👩‍👧", "🇦🇹", "שלום", "\u{FFFC}", "\r\n", "\u{2029}", "\t", "=1+1", "--",
    "\"", "https://a.b", "漢字", "\u{202E}", "ﷺ",
  ]
  private static let mostSteps = 60

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    try Stage.with({ Form() }) { stage, controller in
      guard let view = (controller as? Form)?.textView else { return }
      view.allowsEditingTextAttributes = reader.flag()
      view.becomeFirstResponder()
      for _ in 0..<mostSteps where !reader.isAtEnd {
        step(&reader, view, stage)
        try check(view)
      }
      stage.settle()
      try check(view)
      try stage.checkRest()
    }
  }

  private static func step(_ reader: inout ByteReader, _ view: UITextView, _ stage: Stage) {
    let session = ApplicationDriving.textSession ?? 0
    func report(_ change: TextReport.Change) {
      HostInput.send(.text(TextReport(session: session, change: change, time: stage.now)))
    }
    switch reader.int(0...13) {
    case 0: view.insertText(reader.text(12))
    case 1: view.deleteBackward()
    case 2:
      let text = reader.text(8)
      let place = reader.int(0...text.utf16.count)
      report(.mark(text, selection: place..<reader.int(place...text.utf16.count)))
    case 3: report(.commit(reader.text(8)))
    case 4:
      let text = reader.text(8)
      if !text.isEmpty { report(.insert(text)) }
    case 5: report(.deleteBackward)
    case 6:
      view.selectedRange = NSRange(location: reader.int(0...80), length: reader.int(0...40))
    case 7: view.attributedText = attributed(&reader)
    case 8: view.textStorage.replaceCharacters(in: range(&reader, view), with: attributed(&reader))
    case 9:
      view.textStorage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: CGFloat(reader.int(1...60))),
        range: range(&reader, view))
    case 10:
      if let chosen = view.selectedTextRange { view.replace(chosen, withText: reader.text(8)) }
    case 11: if reader.flag() { view.undoManager?.undo() } else { view.undoManager?.redo() }
    case 12: view.frame.size.width = CGFloat(reader.int(0...300))
    default: stage.advance(0.2)
    }
  }

  private static func range(_ reader: inout ByteReader, _ view: UITextView) -> NSRange {
    let length = view.textStorage.length
    let place = reader.int(0...length)
    return NSRange(location: place, length: reader.int(0...length - place))
  }

  private static func attributed(_ reader: inout ByteReader) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for _ in 0...reader.int(0...2) {
      switch reader.int(0...2) {
      case 0:
        text.append(
          NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: NSTextAttachment()]))
      case 1:
        text.append(
          NSAttributedString(
            string: reader.text(8), attributes: [.foregroundColor: UIColor.red]))
      default: text.append(NSAttributedString(string: reader.text(8)))
      }
    }
    return text
  }

  private static func check(_ view: UITextView) throws {
    let length = view.text.utf16.count
    try require(view.textStorage.length == length, "a storage of another length than its text")
    let chosen = view.selectedRange
    try require(
      chosen.location >= 0 && chosen.length >= 0 && chosen.upperBound <= length,
      "\(chosen) is selected of \(length)")
    if let marked = view.markedTextRange {
      let end = view.offset(from: view.beginningOfDocument, to: marked.end)
      try require(end <= length, "marked up to \(end) of \(length)")
    }
    for place in [view.beginningOfDocument, view.endOfDocument] {
      let caret = view.caretRect(for: place)
      try require(
        caret.minX.isFinite && caret.minY.isFinite && caret.height.isFinite,
        "a caret at no place: \(caret)")
    }
  }
}

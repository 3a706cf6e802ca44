// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitCore

/// A text view or a field against an array of characters.
enum PlainText: FuzzTarget {
  static let name = "text"
  private static let characters: [Character] = ["a", "b", " ", ".", "é", "👍", "漢", "Z"]

  /// What the text has to be.
  fileprivate struct Model {
    var text: [Character] = []
    var chosen = 0..<0
    var marked: Range<Int>?

    /// The units before a character.
    func units(_ place: Int) -> Int { text[..<place].reduce(0) { $0 + $1.utf16.count } }

    mutating func replace(_ range: Range<Int>, with new: [Character]) {
      text.replaceSubrange(range, with: new)
      chosen = range.lowerBound + new.count..<range.lowerBound + new.count
      marked = nil
    }
  }

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    let isField = reader.flag()
    try Stage.with { stage, root in
      let place = CGRect(x: 10, y: 100, width: 200, height: 100)
      let view: any UIView & UITextInput =
        isField ? UITextField(frame: place) : UITextView(frame: place)
      (view as? UITextField).map(quiet)
      (view as? UITextView).map(quiet)
      root.view.addSubview(view)
      try require(view.becomeFirstResponder(), "a text in a window does not begin")
      var model = Model()
      while !reader.isAtEnd {
        step(&reader, view, &model, stage)
        try compare(view, model)
      }
    }
  }

  private static func quiet(_ traits: UITextField) {
    traits.autocorrectionType = .no
    traits.autocapitalizationType = .none
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .no
    traits.spellCheckingType = .no
  }

  private static func quiet(_ traits: UITextView) {
    traits.autocorrectionType = .no
    traits.autocapitalizationType = .none
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .no
    traits.spellCheckingType = .no
  }

  private static func word(_ reader: inout ByteReader, _ least: Int = 0) -> [Character] {
    let count = reader.int(least...3)
    return (0..<count).map { _ in reader.pick(characters) }
  }

  private static func range(_ reader: inout ByteReader, _ count: Int) -> Range<Int> {
    let start = reader.int(0...count)
    return start..<start + reader.int(0...min(5, count - start))
  }

  private static func step(
    _ reader: inout ByteReader, _ view: any UIView & UITextInput, _ model: inout Model,
    _ stage: Stage
  ) {
    switch reader.int(0...7) {
    case 0, 1, 2:
      let new = word(&reader, 1)
      view.insertText(String(new))
      model.replace(model.marked ?? model.chosen, with: new)
    case 3:
      view.deleteBackward()
      if !model.chosen.isEmpty {
        model.deleteKeepingMark(model.chosen)
      } else if model.chosen.lowerBound > 0 {
        model.deleteKeepingMark(model.chosen.lowerBound - 1..<model.chosen.lowerBound)
      }
    case 4:
      guard model.marked == nil else { return }
      let wanted = range(&reader, model.text.count)
      view.selectedTextRange = textRange(wanted, view, model)
      model.chosen = wanted
    case 5:
      guard model.marked == nil else { return }
      let wanted = range(&reader, model.text.count)
      let new = word(&reader)
      guard let there = textRange(wanted, view, model) else { return }
      view.replace(there, withText: String(new))
      model.replace(wanted, with: new)
    case 6:
      let new = word(&reader, 1)
      let start = (model.marked ?? model.chosen).lowerBound
      let count = String(new).utf16.count
      view.setMarkedText(String(new), selectedRange: NSRange(location: count, length: 0))
      model.replace(model.marked ?? model.chosen, with: new)
      model.marked = start..<start + new.count
    default:
      view.unmarkText()
      model.marked = nil
      stage.advance(0.1)
    }
  }

  private static func textRange(
    _ range: Range<Int>, _ view: any UIView & UITextInput, _ model: Model
  ) -> UITextRange? {
    let document = view.beginningOfDocument
    guard let start = view.position(from: document, offset: model.units(range.lowerBound)),
      let end = view.position(from: document, offset: model.units(range.upperBound))
    else { return nil }
    return view.textRange(from: start, to: end)
  }

  private static func compare(_ view: any UIView & UITextInput, _ model: Model) throws {
    let whole = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    let text = whole.flatMap { view.text(in: $0) } ?? ""
    try require(text == String(model.text), "'\(text)', not '\(String(model.text))'")
    func units(_ range: UITextRange?) -> Range<Int>? {
      guard let range else { return nil }
      let start = view.offset(from: view.beginningOfDocument, to: range.start)
      return start..<view.offset(from: view.beginningOfDocument, to: range.end)
    }
    func wanted(_ range: Range<Int>) -> Range<Int> {
      model.units(range.lowerBound)..<model.units(range.upperBound)
    }
    let chosen = units(view.selectedTextRange)
    try require(
      chosen == wanted(model.chosen), "\(chosen as Any) selected, not \(wanted(model.chosen))")
    let marked = units(view.markedTextRange)
    try require(
      marked == model.marked.map(wanted), "\(marked as Any) marked, not \(model.marked as Any)")
  }
}

extension PlainText.Model {
  /// Deletes within a composition, which goes on while anything of it is left.
  fileprivate mutating func deleteKeepingMark(_ range: Range<Int>) {
    let before = marked
    replace(range, with: [])
    guard let before, before.contains(range.lowerBound) else { return }
    let rest = before.lowerBound..<before.upperBound - range.count
    marked = rest.isEmpty ? nil : rest
  }
}

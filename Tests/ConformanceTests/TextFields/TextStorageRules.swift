// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A storage's delegate that writes down what it is told, and colours digits.
private final class StorageLog: NSObject, NSTextStorageDelegate {
  let log = EventLog()
  var colorsDigits = false

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    log.record("will \(editedRange.location)+\(editedRange.length) \(delta)")
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    let what = editedMask.contains(.editedCharacters) ? "characters" : "attributes"
    log.record("did \(what) \(editedRange.location)+\(editedRange.length) \(delta)")
    guard colorsDigits else { return }
    for (place, character) in textStorage.string.enumerated() where character.isNumber {
      textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
    }
  }
}

/// A storage that keeps its text itself, as programs do it.
private final class OwnStorage: NSTextStorage {
  private let store = NSMutableAttributedString(string: "")
  override var string: String { store.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    store.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    store.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

@MainActor @Suite("FR text storage", .freshApplication)
struct TextStorageRules {
  /// What an attribute is worth at each place.
  private func values(_ text: NSAttributedString, _ key: NSAttributedString.Key) -> [AnyHashable?] {
    (0..<text.length).map {
      text.attributes(at: $0, effectiveRange: nil)[key].flatMap { $0 as? AnyHashable }
    }
  }

  @Test(arguments: [true, false])
  func `FR-94 stretches side by side differ in fonts, colours and attachments`(isView: Bool) throws
  {
    let font = [
      UIFont.systemFont(ofSize: 10), .systemFont(ofSize: 20), .boldSystemFont(ofSize: 20),
    ]
    let color = [UIColor.red, .blue, .label]
    let mark = NSTextAttachment(data: nil, ofType: nil)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font[0]])
    text.append(NSAttributedString(string: "b", attributes: [.font: font[1]]))
    text.append(NSAttributedString(string: "cd", attributes: [.font: font[2]]))
    text.addAttribute(.foregroundColor, value: color[0], range: NSRange(location: 0, length: 2))
    text.addAttribute(.foregroundColor, value: color[1], range: NSRange(location: 1, length: 2))
    text.addAttribute(.foregroundColor, value: color[2], range: NSRange(location: 3, length: 1))
    text.append(NSAttributedString(attachment: mark))
    text.append(NSAttributedString(attachment: NSTextAttachment(data: nil, ofType: nil)))
    text.addAttribute(.attachment, value: mark, range: NSRange(location: 5, length: 1))
    let shown: NSAttributedString
    if isView {
      let view = UITextView()
      view.attributedText = text
      shown = try #require(view.attributedText)
    } else {
      let label = UILabel()
      label.attributedText = text
      shown = try #require(label.attributedText)
    }
    #expect(shown.string == text.string)
    let fonts: [AnyHashable?] = [font[0], font[1], font[2], font[2]]
    let colors: [AnyHashable?] = [color[0], color[1], color[1], color[2]]
    let marks: [AnyHashable?] = [nil, nil, nil, nil, mark, mark]
    #expect(Array(values(shown, .font).prefix(4)) == fonts)
    #expect(Array(values(shown, .foregroundColor).prefix(4)) == colors)
    #expect(values(shown, .attachment) == marks)
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { _, range, _ in
      text.removeAttribute(.font, range: range)
    }
    #expect(values(text, .font) == Array(repeating: nil, count: 6))
  }

  /// Two values of an attribute that are equal and two objects, and a third that is another.
  private static var values: [(equal: [NSObject], other: NSObject)] {
    func style(_ indent: CGFloat) -> NSObject {
      let style = NSMutableParagraphStyle()
      style.headIndent = indent
      return style
    }
    func shadow(_ radius: CGFloat) -> NSObject {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = radius
      return shadow
    }
    func color(_ red: CGFloat) -> NSObject { UIColor(red: red, green: 0, blue: 0, alpha: 1) }
    func font(_ size: CGFloat) -> NSObject { UIFont.systemFont(ofSize: size) }
    let mark = NSTextAttachment()
    return [
      ([style(1), style(1)], style(2)), ([shadow(1), shadow(1)], shadow(2)),
      ([color(1), color(1)], color(0)), ([font(1), font(1)], font(2)),
      ([mark, mark], NSTextAttachment()),
    ]
  }

  @Test func `FR-94 equal values side by side are one stretch`() {
    let key = NSAttributedString.Key("key")
    for (equal, other) in Self.values {
      let text = NSMutableAttributedString(string: "a", attributes: [key: equal[0]])
      text.append(NSAttributedString(string: "b", attributes: [key: equal[1]]))
      text.append(NSAttributedString(string: "c", attributes: [key: other]))
      var stretches: [String] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: 3)) { value, range, _ in
        let name = value as? NSObject == other ? "other" : "equal"
        stretches.append("\(range.location)+\(range.length) \(name)")
      }
      #expect(stretches == ["0+2 equal", "2+1 other"])
      #expect(equal[0].hash == equal[1].hash)
    }
  }

  @Test func `FR-60 edits of the storage appear and are told once`() throws {
    let stage = try TextViewStage()
    stage.view.text = "one two"
    stage.view.selectedRange = NSRange(location: 7, length: 0)
    let delegate = StorageLog()
    let storage = stage.view.textStorage
    storage.delegate = delegate
    _ = stage.log.take()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(stage.view.text == "three two" && storage.string == "three two")
    #expect(delegate.log.take() == ["will 0+5 2", "did characters 0+5 2"])
    #expect(stage.view.selectedRange == NSRange(location: 9, length: 0))
    #expect(stage.log.take() == ["selection 9+0"])
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 6))
    storage.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 0, length: 3))
    #expect(delegate.log.take() == [])
    storage.endEditing()
    #expect(delegate.log.take() == ["will 0+4 -5", "did characters 0+4 -5"])
    #expect(stage.view.text == "two!")
    let line = stage.view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil)
    #expect(line as? Int == NSUnderlineStyle.single.rawValue)
    storage.mutableString.insert("2 ", at: 0)
    #expect(stage.view.text == "2 two!")
    #expect(delegate.log.take() == ["will 0+2 2", "did characters 0+2 2"])
  }

  @Test func `FR-61 what a person types is seen and coloured by the storage's delegate`() throws {
    let stage = try TextViewStage()
    let delegate = StorageLog()
    stage.view.textStorage.delegate = delegate
    delegate.colorsDigits = true
    stage.view.becomeFirstResponder()
    stage.view.insertText("a1")
    #expect(delegate.log.take() == ["will 0+2 2", "did characters 0+2 2"])
    func color(_ place: Int) -> UIColor? {
      stage.view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .label && color(1) == .red)
    #expect(
      stage.view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        == .red)
    stage.view.undoManager?.undo()
    #expect(stage.view.text == "" && stage.view.textStorage.length == 0)
    stage.view.undoManager?.redo()
    #expect(stage.view.textStorage.string == "a1" && color(1) == .red)
  }

  @Test func `FR-61 a storage of one's own is shown by the view of its container`() {
    let storage = OwnStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "from the store"))
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(view.text == "from the store")
    view.insertText("!")
    #expect(storage.string == "from the store!" && view.text == storage.string)
    storage.setAttributes([.link: "https://swift.org"], range: NSRange(location: 0, length: 4))
    var range = NSRange()
    _ = view.attributedText.attribute(.link, at: 1, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 4))
    var found = NSRange()
    let whole = NSRange(location: 0, length: storage.length)
    _ = storage.attribute(.link, at: 6, longestEffectiveRange: &found, in: whole)
    #expect(found == NSRange(location: 4, length: 11))
    #expect(storage.attributedSubstring(from: NSRange(location: 5, length: 3)).string == "the")
  }
}

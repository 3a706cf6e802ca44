// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: form and editor", .freshApplication)
struct TextPageTests {
  @Test func `gallery form leads from field to field`() throws {
    let driver = try GalleryDriver(page: "page.form")
    let name = try driver.generator.viewWithIdentifier("form.name", ofType: UITextField.self)
    let email = try driver.generator.viewWithIdentifier("form.email", ofType: UITextField.self)
    try driver.generator.fingerTap(at: "form.name")
    #expect(name.isFirstResponder)
    name.insertText("Ada")
    name.insertText("\n")
    #expect(email.isFirstResponder && name.text == "Ada")
    #expect(try driver.log() == ["Name: began", "Name: ended, complete", "Email: began"])
  }

  @Test func `gallery form's pad types digits and the field refuses letters`() throws {
    let driver = try GalleryDriver(page: "page.form")
    let phone = try driver.generator.viewWithIdentifier("form.phone", ofType: UITextField.self)
    try driver.generator.fingerTap(at: "form.phone")
    #expect(phone.inputView is NumberPad)
    phone.insertText("12a")
    #expect(phone.text == "")
    phone.insertText("12")
    #expect(phone.text == "12")
    #expect(try driver.log() == ["Telephone: began", "Telephone: refused “12a”"])
  }

  @Test func `gallery keeps fields and caret above the keyboard`() throws {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 896, height: 414), scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let form = try GalleryDriver(page: "page.form")
    let email = try form.generator.viewWithIdentifier("form.email", ofType: UITextField.self)
    let password = try form.generator.viewWithIdentifier("form.password", ofType: UITextField.self)
    func bottom(of rect: CGRect, in view: UIView) -> CGFloat {
      view.convert(rect, to: UIScreen.main.coordinateSpace).maxY
    }
    for field in [email, password] {
      field.becomeFirstResponder()
      form.generator.advance(by: 1)
      let keyboard = form.generator.window.keyboardLayoutGuide.layoutFrame.minY
      #expect(keyboard < 300)
      #expect(bottom(of: field.bounds, in: field) <= keyboard)
    }
    let editor = try GalleryDriver(page: "page.editor")
    let text = try editor.generator.viewWithIdentifier("editor.text", ofType: UITextView.self)
    text.text = Array(repeating: "line", count: 40).joined(separator: "\n")
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
    text.insertText("!")
    editor.generator.advance(by: 1)
    let caret = text.caretRect(for: text.endOfDocument)
    let keyboard = editor.generator.window.keyboardLayoutGuide.layoutFrame.minY
    #expect(bottom(of: caret, in: text) <= keyboard + 0.5)
  }

  @Test func `gallery keeps the field that is typed into above the keyboard on a low screen`()
    throws
  {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 320, height: 480), scale: 2), at: 0))
    let form = try GalleryDriver(page: "page.form")
    let name = try form.generator.viewWithIdentifier("form.name", ofType: UITextField.self)
    let phone = try form.generator.viewWithIdentifier("form.phone", ofType: UITextField.self)
    for field in [name, phone] {
      HostInput.send(
        .screen(ScreenMetrics(size: CGSize(width: 320, height: 480), scale: 2), at: 0))
      field.becomeFirstResponder()
      form.generator.advance(by: 1)
      HostInput.send(
        .screen(ScreenMetrics(size: CGSize(width: 480, height: 320), scale: 2), at: 0))
      form.generator.advance(by: 1)
      let keyboard = form.generator.window.keyboardLayoutGuide.layoutFrame.minY
      let shown = field.convert(field.bounds, to: UIScreen.main.coordinateSpace)
      let stage = try form.generator.viewWithIdentifier("stage")
      let seen = stage.convert(stage.bounds, to: UIScreen.main.coordinateSpace)
      #expect(keyboard < 200)
      #expect(shown.maxY <= keyboard && seen.insetBy(dx: 0, dy: -0.5).contains(shown))
    }
  }

  @Test func `gallery editor styles and finds`() throws {
    let driver = try GalleryDriver(page: "page.editor")
    let text = try driver.generator.viewWithIdentifier("editor.text", ofType: UITextView.self)
    try driver.generator.fingerTap(at: "editor.find")
    let search = try driver.generator.viewWithIdentifier("find text", ofType: UITextField.self)
    #expect(search.isFirstResponder)
    search.insertText("welcome")
    #expect(try driver.text("find count") == "1 of 1")
    try driver.generator.fingerTap(at: "find done")
    #expect(text.isFirstResponder && text.selectedRange.length == 7)
    #expect(try driver.text("editor.status").hasSuffix("7 selected"))
    try driver.generator.fingerTap(at: "editor.underline")
    let underline = text.attributedText.attribute(
      .underlineStyle, at: text.selectedRange.location, effectiveRange: nil)
    #expect(underline as? Int == 1)
    try driver.generator.fingerTap(at: "editor.cut")
    #expect(UIPasteboard.general.string == "welcome")
    text.undoManager?.undo()
    #expect(text.text.contains("welcome"))
  }

  @Test func `gallery tiles are a text under fingers and keys`() throws {
    let driver = try GalleryDriver(page: "page.tiles")
    let tiles = try driver.generator.viewWithIdentifier("tiles.text", ofType: TileView.self)
    let status = try driver.generator.viewWithIdentifier("tiles.status", ofType: UILabel.self)
    let caret = tiles.caretRect(for: TilePosition(13))
    let place = tiles.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    try driver.generator.fingerTap(at: place)
    #expect(tiles.isFirstResponder)
    try driver.generator.fingerTap(at: place)
    #expect(status.text == "“tiles” of “letters in tiles are text too”")
    try driver.generator.keyPress("x" as Character)
    #expect(status.text == "“letters in x are text too”")
  }

  @Test func `gallery tiles that are edited are no composition any more`() {
    let tiles = TileView("abc")
    tiles.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
    #expect(tiles.markedTextRange != nil && tiles.string == "abcxyz")
    tiles.deleteBackward()
    #expect(tiles.markedTextRange == nil && tiles.string == "abcxy")
    tiles.selectAll(nil)
    tiles.insertText("q")
    #expect(tiles.string == "q")
    tiles.setMarkedText("w", selectedRange: NSRange(location: NSNotFound, length: 1))
    #expect(tiles.markedTextRange != nil && tiles.string == "qw")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A field that writes down what it is asked about its edit menu.
private final class MenuField: UITextField {
  var log = EventLog()

  override func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.record("menu for “\(text(in: textRange) ?? "nil")”")
    return super.editMenu(for: textRange, suggestedActions: suggestedActions)
  }
  override func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    log.record("comes")
    super.willPresentEditMenu(animator: animator)
  }
  override func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    log.record("goes")
    super.willDismissEditMenu(animator: animator)
  }
}

/// Delegates that add to the edit menu and are told of it.
private final class MenuDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let log: EventLog
  var replaces = true

  init(_ log: EventLog) { self.log = log }

  private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    log.record("delegate: menu for \(range.location)+\(range.length)")
    let own = UIAction(title: "Look Up") { [log] _ in log.record("look up") }
    return replaces ? UIMenu(children: [own] + suggested) : nil
  }
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu(range, suggestedActions) }
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.record("delegate: comes") }
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.record("delegate: goes") }
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu(range, suggestedActions) }
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.record("delegate: comes") }
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.record("delegate: goes") }
}

@MainActor @Suite("FR the edit menu of text", .freshApplication)
struct TextMenuRules {
  @MainActor
  private final class Stage {
    let log = EventLog()
    let field = MenuField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
    let generator: EventGenerator

    init() throws {
      let controller = UIViewController()
      field.text = "one two three"
      view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
      for text in [field, view] { controller.view.addSubview(text) }
      generator = try EventGenerator(viewController: controller)
      field.log = log
      UIPasteboard.general.items = []
    }

    /// The titles of the menu on the screen, from the left; nil when there is none.
    var shown: [String]? {
      guard let panel = try? generator.viewWithIdentifier("menu"), panel.alpha > 0 else {
        return nil
      }
      let rows = rows(in: panel).sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      }
      return rows.compactMap { $0.accessibilityIdentifier.map { String($0.dropFirst(5)) } }
    }

    private func rows(in view: UIView) -> [UIView] {
      view.subviews.flatMap { child in
        (child.accessibilityIdentifier?.hasPrefix("menu.") == true ? [child] : []) + rows(in: child)
      }
    }

    var selection: String { FieldStage.selection(of: field) }

    func caret(_ offset: Int, _ text: any UITextInput) throws -> CGPoint {
      let place = try #require(text.position(from: text.beginningOfDocument, offset: offset))
      let rect = text.caretRect(for: place)
      return text.textInputView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Taps at an offset some times in a row, and waits for the menu.
    func tap(_ offset: Int, times: Int = 1, _ text: any UITextInput) throws {
      let place = try caret(offset, text)
      for _ in 0..<times { try generator.fingerTap(at: place) }
      try generator.wait(1)
    }

    func choose(_ title: String) throws {
      try generator.fingerTap(at: generator.viewWithIdentifier("menu.\(title)"))
      try generator.wait(1)
    }
  }

  @Test func `FR-85 two taps bring the menu up beside the word`() throws {
    let stage = try Stage()
    let place = try stage.caret(5, stage.field)
    try stage.generator.fingerTap(at: place)
    try stage.generator.fingerTap(at: place)
    #expect(stage.shown == nil && stage.selection == "4..<7")
    try stage.generator.wait(1)
    #expect(stage.shown == ["Cut", "Copy", "Delete", "Select All", "Format"])
    let panel = try stage.generator.viewWithIdentifier("menu")
    let frame = panel.convert(panel.bounds, to: nil)
    let first = try stage.caret(4, stage.field)
    #expect(frame.maxY < first.y && frame.minX < first.x && frame.maxX > first.x)
    try stage.choose("Copy")
    #expect(UIPasteboard.general.string == "two" && stage.shown == nil)
    #expect(stage.selection == "4..<7")
  }

  @Test func `FR-85 a tap on the caret or on the selection brings the menu up`() throws {
    let stage = try Stage()
    try stage.tap(4, stage.field)
    #expect(stage.shown == nil && stage.selection == "4..<4")
    try stage.tap(4, stage.field)
    #expect(stage.shown == ["Select", "Select All", "Format"])
    try stage.choose("Select")
    #expect(stage.selection == "4..<7")
    #expect(stage.shown == ["Cut", "Copy", "Delete", "Select All", "Format"])
    try stage.tap(5, stage.field)
    #expect(stage.selection == "5..<5" && stage.shown == nil)
    try stage.tap(5, times: 2, stage.field)
    stage.field.resignFirstResponder()
    #expect(stage.field.becomeFirstResponder())
    try stage.generator.wait(1)
    #expect(stage.shown == nil && stage.selection == "4..<7")
    try stage.tap(6, stage.field)
    #expect(stage.selection == "4..<7" && stage.shown?.first == "Cut")
  }

  @Test func `FR-85 the menu comes when a handle is let go, and when a resting finger lifts`()
    throws
  {
    let stage = try Stage()
    try stage.generator.fingerDown(at: stage.caret(2, stage.field))
    try stage.generator.wait(0.6)
    #expect(stage.shown == nil)
    try stage.generator.fingerUp()
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["Select", "Select All", "Format"])
    try stage.tap(5, times: 2, stage.field)
    let end = try stage.generator.viewWithIdentifier("selection end")
    let knob = end.convert(CGPoint(x: 5, y: end.bounds.maxY - 5), to: nil)
    try stage.generator.fingerDown(at: knob)
    try stage.generator.fingerMove(to: CGPoint(x: 300, y: knob.y))
    #expect(stage.selection == "4..<13" && stage.shown == nil)
    try stage.generator.fingerUp()
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["Cut", "Copy", "Delete", "Select All", "Format"])
  }

  @Test func `FR-85 DD-73 the menu comes when a finger puts down what it lifted`() throws {
    let stage = try Stage()
    try stage.tap(5, times: 2, stage.field)
    try stage.choose("Select All")
    stage.field.textDragInteraction?.isEnabled = true
    try stage.generator.fingerDown(at: stage.caret(6, stage.field))
    try stage.generator.wait(1)
    #expect(stage.shown == nil && stage.field.isTextDragActive)
    try stage.generator.fingerUp()
    try stage.generator.wait(1)
    #expect(stage.shown?.first == "Cut" && stage.selection == "0..<13")
    #expect(!stage.field.isTextDragActive)
    try stage.generator.fingerDown(at: stage.caret(6, stage.field))
    try stage.generator.wait(1)
    stage.field.textDragInteraction?.isEnabled = false
    try stage.generator.wait(1)
    #expect(stage.shown == nil)
    try stage.generator.fingerUp()
  }

  @Test func `FR-86 the menu goes when text or selection change, and when editing ends`() throws {
    let stage = try Stage()
    func bringUp() throws {
      try stage.tap(1, times: 2, stage.field)
      #expect(stage.shown?.contains("Copy") == true)
    }
    try bringUp()
    stage.field.insertText("x")
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
    try bringUp()
    stage.field.selectedTextRange = stage.field.textRange(
      from: stage.field.beginningOfDocument, to: stage.field.beginningOfDocument)
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
    try bringUp()
    stage.field.resignFirstResponder()
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
  }

  @Test func `FR-86 the menu of a text view goes when it scrolls`() throws {
    let stage = try Stage()
    try stage.tap(1, times: 2, stage.view)
    #expect(stage.shown?.contains("Copy") == true)
    stage.view.contentOffset.y = 20
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
  }

  @Test func `FR-87 the delegate decides what the menu shows, and is told`() throws {
    let stage = try Stage()
    let delegate = MenuDelegate(stage.log)
    stage.field.delegate = delegate
    try stage.tap(1, times: 2, stage.field)
    #expect(stage.shown == ["Look Up", "Cut", "Copy", "Delete", "more"])
    try stage.choose("Look Up")
    #expect(
      stage.log.take() == [
        "menu for “one”", "delegate: menu for 0+3", "comes", "delegate: comes", "look up", "goes",
        "delegate: goes",
      ])
    delegate.replaces = false
    stage.view.delegate = delegate
    try stage.tap(1, times: 2, stage.view)
    #expect(stage.shown == ["Cut", "Copy", "Delete", "Select All", "Format"])
    stage.view.resignFirstResponder()
    #expect(
      stage.log.take() == ["delegate: menu for 0+4", "delegate: comes", "delegate: goes"])
  }

  @Test func `FR-88 a second button selects the word and brings the menu up as a list`() throws {
    let stage = try Stage()
    let place = try stage.caret(5, stage.field)
    func click() throws {
      try stage.generator.pointerDown(at: place, button: .secondary)
      try stage.generator.pointerUp()
      try stage.generator.wait(1)
    }
    try click()
    #expect(stage.field.isFirstResponder && stage.selection == "4..<7")
    #expect(stage.shown == ["Cut", "Copy", "Delete", "Select All", "Format"])
    let panel = try stage.generator.viewWithIdentifier("menu")
    #expect(panel.bounds.height > panel.bounds.width / 2)
    #expect((try? stage.generator.viewWithIdentifier("selection start"))?.isHidden != false)
    try stage.choose("Select All")
    #expect(stage.selection == "0..<13" && stage.shown == nil)
    try click()
    #expect(stage.selection == "0..<13" && stage.shown == ["Cut", "Copy", "Delete", "Format"])
  }
}

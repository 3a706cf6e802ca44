// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a person does to the attributes of text, in a field and in a text view.
@MainActor @Suite("Attributes of text that a person changes", .freshApplication)
struct TextAttributeActionTests {
  enum Kind: CaseIterable, Sendable { case field, view }

  private func subject(_ kind: Kind) -> any UITextInput & UIView {
    switch kind {
    case .field:
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.font = .systemFont(ofSize: 20)
      field.text = "abcdef"
      field.allowsEditingTextAttributes = true
      return field
    case .view:
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 20)
      view.text = "abcdef"
      view.allowsEditingTextAttributes = true
      return view
    }
  }

  private func string(_ subject: any UITextInput & UIView) -> String? {
    subject.textRange(from: subject.beginningOfDocument, to: subject.endOfDocument)
      .flatMap { subject.text(in: $0) }
  }

  /// The attributes of each character.
  private func styles(_ subject: any UITextInput & UIView) -> [[NSAttributedString.Key: Any]] {
    (0..<(string(subject)?.utf16.count ?? 0)).compactMap { offset in
      subject.position(from: subject.beginningOfDocument, offset: offset)
        .flatMap { subject.textStyling(at: $0, in: .forward) }
    }
  }

  private func fonts(_ subject: any UITextInput & UIView) -> [UIFont] {
    styles(subject).compactMap { $0[.font] as? UIFont }
  }

  private func select(_ start: Int, _ end: Int, _ subject: any UITextInput & UIView) {
    guard let one = subject.position(from: subject.beginningOfDocument, offset: start),
      let two = subject.position(from: subject.beginningOfDocument, offset: end)
    else { return }
    subject.selectedTextRange = subject.textRange(from: one, to: two)
  }

  @Test(arguments: Kind.allCases)
  func `bold and italic go on, and off again where the selection begins with them`(_ kind: Kind) {
    let subject = subject(kind)
    let plain = UIFont.systemFont(ofSize: 20).fontName
    let kinds = [
      plain: "-", UIFont.boldSystemFont(ofSize: 20).fontName: "b",
      UIFont.italicSystemFont(ofSize: 20).fontName: "i",
    ]
    func traits() -> String { fonts(subject).map { kinds[$0.fontName] ?? "x" }.joined() }
    select(1, 4, subject)
    subject.toggleBoldface(nil)
    #expect(traits() == "-bbb--")
    select(2, 5, subject)
    subject.toggleItalics(nil)
    #expect(traits() == "-bxxi-")
    select(1, 6, subject)
    subject.toggleBoldface(nil)
    #expect(traits() == "--iii-")
    select(2, 6, subject)
    subject.toggleItalics(nil)
    #expect(traits() == "------")
  }

  @Test(arguments: Kind.allCases)
  func `bigger and smaller change the selection by a point`(_ kind: Kind) {
    let subject = subject(kind)
    select(0, 2, subject)
    subject.increaseSize(nil)
    subject.increaseSize(nil)
    select(1, 3, subject)
    subject.decreaseSize(nil)
    #expect(fonts(subject).map(\.pointSize) == [22, 21, 19, 20, 20, 20])
  }

  @Test(arguments: Kind.allCases)
  func `an underline goes on and off`(_ kind: Kind) {
    let subject = subject(kind)
    func lines() -> String {
      styles(subject).map {
        $0[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue ? "_" : "-"
      }.joined()
    }
    select(1, 3, subject)
    subject.toggleUnderline(nil)
    #expect(lines() == "-__---")
    select(2, 5, subject)
    subject.toggleUnderline(nil)
    #expect(lines() == "-_----")
  }

  @Test(arguments: Kind.allCases)
  func `a program changes the attributes of the selection by a function`(_ kind: Kind) {
    let subject = subject(kind)
    select(4, 6, subject)
    subject.updateTextAttributes { old in old.merging([.foregroundColor: UIColor.red]) { $1 } }
    let colors = styles(subject).map { $0[.foregroundColor] as? UIColor == .red }
    #expect(colors == [false, false, false, false, true, true])
  }

  @Test(arguments: Kind.allCases)
  func `a paragraph is turned around, and back`(_ kind: Kind) {
    let subject = subject(kind)
    func direction() -> NSWritingDirection {
      subject.baseWritingDirection(for: subject.beginningOfDocument, in: .forward)
    }
    let left = Selector("makeTextWritingDirectionLeftToRight:")
    let right = Selector("makeTextWritingDirectionRightToLeft:")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(subject)
    window.makeKeyAndVisible()
    subject.becomeFirstResponder()
    #expect([left, right].map { subject.canPerformAction($0, withSender: nil) } == [false, true])
    subject.makeTextWritingDirectionRightToLeft(nil)
    #expect(direction() == .rightToLeft)
    #expect([left, right].map { subject.canPerformAction($0, withSender: nil) } == [true, false])
    subject.makeTextWritingDirectionLeftToRight(nil)
    #expect(direction() == .leftToRight)
  }

  @Test func `a change of attributes without a selection is for what is typed next`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "ab"
    view.selectedRange = NSRange(location: 2, length: 0)
    view.increaseSize(nil)
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 21)
    view.insertText("c")
    #expect(fonts(view).map(\.pointSize) == [20, 20, 21])
  }

  @Test func `what is pasted to match the style has it, and undo takes attributes back`() {
    UIPasteboard.general.string = "xy"
    let window = UIWindow(frame: UIScreen.main.bounds)
    for kind in Kind.allCases {
      let subject = subject(kind)
      window.addSubview(subject)
      window.makeKeyAndVisible()
      subject.becomeFirstResponder()
      select(0, 6, subject)
      subject.increaseSize(nil)
      #expect(fonts(subject).map(\.pointSize) == [21, 21, 21, 21, 21, 21])
      subject.undoManager?.undo()
      #expect(fonts(subject).map(\.pointSize) == [20, 20, 20, 20, 20, 20])
      select(1, 5, subject)
      subject.pasteAndMatchStyle(nil)
      #expect(string(subject) == "axyf")
      subject.selectAll(nil)
      #expect(subject.selectedTextRange?.isEmpty == false)
      subject.removeFromSuperview()
    }
  }
}

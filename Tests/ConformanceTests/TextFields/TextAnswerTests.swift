// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// An input delegate that writes down what it is told.
private final class InputLog: NSObject, UITextInputDelegate {
  let log = EventLog()
  func selectionWillChange(_ textInput: (any UITextInput)?) { log.record("selection will") }
  func selectionDidChange(_ textInput: (any UITextInput)?) { log.record("selection did") }
  func textWillChange(_ textInput: (any UITextInput)?) { log.record("text will") }
  func textDidChange(_ textInput: (any UITextInput)?) { log.record("text did") }
}

/// What a field and a text view answer to those who read and write text by positions.
@MainActor @Suite("Text of fields and text views by positions", .freshApplication)
struct TextAnswerTests {
  enum Kind: CaseIterable, Sendable { case field, view }

  /// A field or a text view, in which every character is 10 points wide.
  @MainActor private struct Subject {
    let text: any UITextInput & UIView

    init(_ kind: Kind, _ string: String) {
      let font = UIFont.monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
      let frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      switch kind {
      case .field:
        let field = UITextField(frame: frame)
        field.font = font
        field.text = string
        text = field
      case .view:
        let view = UITextView(frame: frame)
        view.font = font
        view.textContainer.lineFragmentPadding = 0
        view.text = string
        text = view
      }
    }

    func place(_ offset: Int) -> UITextPosition {
      text.position(from: text.beginningOfDocument, offset: offset) ?? UITextPosition()
    }
    func range(_ start: Int, _ end: Int) -> UITextRange {
      text.textRange(from: place(start), to: place(end)) ?? UITextRange()
    }
    func offset(_ position: UITextPosition?) -> Int? {
      position.map { text.offset(from: text.beginningOfDocument, to: $0) }
    }
    func span(_ range: UITextRange?) -> String {
      guard let range, let start = offset(range.start), let end = offset(range.end) else {
        return "none"
      }
      return "\(start)..<\(end)"
    }
    var string: String? {
      text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
        .flatMap { text.text(in: $0) }
    }
  }

  private static let sides: [UITextLayoutDirection] = [.right, .left, .up, .down]

  @Test(arguments: Kind.allCases)
  func `what a program replaces ends in the caret, and is told to the input delegate`(
    _ kind: Kind
  ) {
    let subject = Subject(kind, "one two")
    let delegate = InputLog()
    subject.text.inputDelegate = delegate
    subject.text.replace(subject.range(0, 3), withText: "three")
    #expect(subject.string == "three two")
    #expect(subject.span(subject.text.selectedTextRange) == "5..<5")
    #expect(delegate.log.take() == ["text will", "text did"])
  }

  @Test(arguments: Kind.allCases)
  func `a place to a side is as many characters away, and nowhere past the end`(_ kind: Kind) {
    let subject = Subject(kind, "abc def")
    func places(_ offset: Int) -> [Int?] {
      Self.sides.map {
        subject.offset(subject.text.position(from: subject.place(3), in: $0, offset: offset))
      }
    }
    #expect(places(2) == [5, 1, nil, nil])
    #expect(places(-2) == [1, 5, nil, nil])
    #expect(places(0) == [3, 3, 3, 3])
    #expect(places(9) == [nil, nil, nil, nil])
    #expect(subject.text.position(from: UITextPosition(), in: .left, offset: 1) == nil)
  }

  @Test func `a place above or below is in the same column of the next line`() {
    let subject = Subject(.view, "abcdef\nghi\njklmno")
    func column(_ from: Int, _ direction: UITextLayoutDirection, _ lines: Int) -> Int? {
      subject.offset(
        subject.text.position(from: subject.place(from), in: direction, offset: lines))
    }
    #expect(column(2, .down, 1) == 9)
    #expect(column(5, .down, 2) == 16)
    #expect(column(16, .up, 2) == 5)
    #expect(column(16, .down, -1) == 10)
  }

  @Test(arguments: Kind.allCases)
  func `the farthest place in a range is at the end of the side asked for`(_ kind: Kind) {
    let subject = Subject(kind, "abc def")
    let range = subject.range(1, 5)
    #expect(
      Self.sides.map { subject.offset(subject.text.position(within: range, farthestIn: $0)) }
        == [5, 1, 1, 5])
    let hebrew = Subject(kind, "אבג דהו")
    let part = hebrew.range(1, 5)
    #expect(
      Self.sides.map { hebrew.offset(hebrew.text.position(within: part, farthestIn: $0)) }
        == [1, 5, 1, 5])
  }

  @Test(arguments: Kind.allCases)
  func `extending a place reaches to the end of the line, or of the text`(_ kind: Kind) {
    let subject = Subject(kind, "abc def")
    #expect(
      Self.sides.map {
        subject.span(subject.text.characterRange(byExtending: subject.place(3), in: $0))
      } == ["3..<7", "0..<3", "0..<3", "3..<7"])
    #expect(subject.text.characterRange(byExtending: UITextPosition(), in: .left) == nil)
  }

  @Test(arguments: Kind.allCases)
  func `offsets in a range count from its beginning`(_ kind: Kind) {
    let subject = Subject(kind, "abc def")
    let range = subject.range(2, 6)
    #expect(subject.offset(subject.text.position(within: range, atCharacterOffset: 3)) == 5)
    #expect(subject.text.characterOffset(of: subject.place(5), within: range) == 3)
    #expect(subject.text.compare(subject.place(5), to: subject.place(2)) == .orderedDescending)
  }

  @Test(arguments: Kind.allCases)
  func `a paragraph runs to the side it is told to, and naturally again`(_ kind: Kind) {
    let subject = Subject(kind, "abc")
    func direction() -> NSWritingDirection {
      subject.text.baseWritingDirection(for: subject.place(1), in: .forward)
    }
    #expect(direction() == .leftToRight)
    subject.text.setBaseWritingDirection(.rightToLeft, for: subject.range(1, 2))
    #expect(direction() == .rightToLeft)
    subject.text.setBaseWritingDirection(.natural, for: subject.range(1, 2))
    #expect(direction() == .leftToRight)
    #expect(subject.text.baseWritingDirection(for: UITextPosition(), in: .forward) == .natural)
  }

  @Test(arguments: Kind.allCases)
  func `rectangles are those of the characters, and points lead back to them`(_ kind: Kind) {
    let subject = Subject(kind, "abc def")
    let first = subject.text.firstRect(for: subject.range(2, 5))
    let left = subject.text.caretRect(for: subject.place(0)).midX
    #expect(((first.minX - left) * 10).rounded() == 200 && (first.width * 10).rounded() == 300)
    let point = CGPoint(x: first.maxX - 4, y: first.midY)
    #expect(subject.offset(subject.text.closestPosition(to: point)) == 5)
    let inside = subject.text.closestPosition(to: point, within: subject.range(0, 3))
    #expect(subject.offset(inside) == 3)
    #expect(subject.span(subject.text.characterRange(at: point)) == "4..<5")
    let empty = subject.text.firstRect(for: subject.range(2, 2))
    #expect(empty.midX.rounded() == first.minX.rounded() && empty.width < 5)
    let rects = subject.text.selectionRects(for: subject.range(2, 5))
    #expect(rects.map(\.rect) == [first])
    #expect(rects.map { "\($0.containsStart) \($0.containsEnd)" } == ["true true"])
    #expect(rects.map(\.writingDirection) == [.leftToRight])
    #expect(subject.text.caretTransform(for: subject.place(1)) == .identity)
  }

  @Test(arguments: Kind.allCases)
  func `the style at a place is that of the character before or after it`(_ kind: Kind) throws {
    let subject = Subject(kind, "")
    let small = UIFont.systemFont(ofSize: 11)
    let big = UIFont.systemFont(ofSize: 22)
    let string = NSTextStorage(string: "abcd", attributes: [.font: small])
    string.addAttribute(.font, value: big, range: NSRange(2..<4))
    string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(0..<2))
    string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(2..<4))
    if let field = subject.text as? UITextField { field.attributedText = string }
    if let view = subject.text as? UITextView { view.attributedText = string }
    let before = try #require(subject.text.textStyling(at: subject.place(2), in: .backward))
    let after = try #require(subject.text.textStyling(at: subject.place(2), in: .forward))
    #expect((before[.font] as? UIFont)?.pointSize == 11)
    #expect((after[.font] as? UIFont)?.pointSize == 22)
    #expect(before[.foregroundColor] as? UIColor == .red)
    #expect(after[.foregroundColor] as? UIColor == .blue)
  }

  @Test(arguments: Kind.allCases)
  func `marked text with attributes is marked, and ended text stays`(_ kind: Kind) {
    let subject = Subject(kind, "ab")
    subject.text.selectedTextRange = subject.range(1, 1)
    subject.text.setAttributedMarkedText(
      NSAttributedString(string: "xyz"), selectedRange: NSRange(location: 1, length: 1))
    #expect(subject.string == "axyzb")
    #expect(subject.span(subject.text.markedTextRange) == "1..<4")
    #expect(subject.span(subject.text.selectedTextRange) == "2..<3")
    subject.text.unmarkText()
    #expect(subject.string == "axyzb" && subject.text.markedTextRange == nil)
  }

  @Test(arguments: Kind.allCases)
  func `text with other readings is inserted, and dictation inserts the likeliest`(_ kind: Kind) {
    final class Phrase: UIDictationPhrase {
      override var text: String { "said" }
    }
    let subject = Subject(kind, "a")
    subject.text.selectedTextRange = subject.range(1, 1)
    subject.text.insertText("b", alternatives: ["c"], style: .lowConfidence)
    #expect(subject.string == "ab")
    let waiting = subject.text.insertDictationResultPlaceholder
    #expect(!subject.text.frame(forDictationResultPlaceholder: waiting).isEmpty)
    subject.text.removeDictationResultPlaceholder(waiting, willInsertResult: true)
    subject.text.insertDictationResult([Phrase()])
    subject.text.dictationRecordingDidEnd()
    subject.text.dictationRecognitionFailed()
    #expect(subject.string == "absaid")
    let room = subject.text.insertTextPlaceholder(with: CGSize(width: 20, height: 10))
    #expect(room.rects.map(\.rect.width) == [20])
    subject.text.remove(room)
    #expect(subject.string == "absaid")
  }

  @Test(arguments: Kind.allCases)
  func `a floating cursor takes the caret to the nearest place`(_ kind: Kind) {
    let subject = Subject(kind, "abc def")
    let line = subject.text.caretRect(for: subject.place(0))
    subject.text.beginFloatingCursor(at: CGPoint(x: line.midX + 21, y: line.midY))
    #expect(subject.span(subject.text.selectedTextRange) == "2..<2")
    subject.text.updateFloatingCursor(at: CGPoint(x: line.midX + 52, y: line.midY))
    subject.text.endFloatingCursor()
    #expect(subject.span(subject.text.selectedTextRange) == "5..<5")
  }

  @Test func `the caret between two lines belongs to the one it is told to`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(view.selectionAffinity == .forward)
    view.selectionAffinity = .backward
    #expect(view.selectionAffinity == .backward)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.selectionAffinity = .backward
    #expect(field.selectionAffinity == .backward)
    field.selectionAffinity = .forward
    #expect(field.selectionAffinity == .forward)
  }

  @Test(arguments: Kind.allCases)
  func `positions and ranges are equal when they mean the same place`(_ kind: Kind) {
    let subject = Subject(kind, "abc def")
    #expect(subject.place(3).isEqual(subject.place(3)))
    #expect(!subject.place(3).isEqual(subject.place(4)))
    #expect(subject.place(3).hash == subject.place(3).hash)
    #expect(subject.range(1, 3).isEqual(subject.range(1, 3)))
    #expect(!subject.range(1, 3).isEqual(subject.range(1, 4)))
    #expect(subject.range(1, 3).hash == subject.range(1, 3).hash)
    #expect("\(subject.place(3)) \(subject.range(1, 3))" == "3 1..<3")
  }

  @Test func `replacing is allowed when the delegate allows it`() {
    final class Strict: NSObject, UITextFieldDelegate, UITextViewDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { range.length == 0 }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { range.length == 0 }
    }
    let strict = Strict()
    for kind in Kind.allCases {
      let subject = Subject(kind, "abc")
      (subject.text as? UITextField)?.delegate = strict
      (subject.text as? UITextView)?.delegate = strict
      let answers = [subject.range(0, 0), subject.range(0, 1)]
        .map { subject.text.shouldChangeText(in: $0, replacementText: "x") }
      #expect(answers == [true, false])
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// What typing, pasting and actions make of a text, at the limits of what they take.
@MainActor @Suite("Typing at its limits", .freshApplication)
struct TextTypingTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  /// The text around the selection, which stands in brackets.
  private var state: String {
    let text = NSString(string: view.text)
    let range = view.selectedRange
    return text.substring(to: range.location) + "[" + text.substring(with: range) + "]"
      + text.substring(from: NSMaxRange(range))
  }

  private func put(_ text: String, _ from: Int, _ to: Int) {
    view.text = text
    view.selectedRange = NSRange(location: from, length: to - from)
  }

  @Test(
    arguments: [
      ("a bc d", 2, 4, "a[] d"), ("bc d", 0, 2, "[]d"), ("a bc", 2, 4, "a[]"),
      ("a bc.", 2, 4, "a[]."),
      ("a bcd", 2, 4, "a []d"), ("a-bc d", 2, 4, "a-[] d"), ("x\nbc d", 2, 4, "x\n[]d"),
      ("a bc, d", 1, 4, "a[], d"), ("a (b) d", 2, 5, "a [] d"), ("a bc1", 2, 4, "a []1"),
      ("a1 2b", 3, 3, "a1[]2b"), ("bc", 0, 2, "[]"), ("bcd", 0, 2, "[]d"),
    ] as [(String, Int, Int, String)])
  func `deleting a word takes one space along`(
    _ text: String, _ from: Int, _ to: Int, _ wanted: String
  ) {
    view.smartInsertDeleteType = .yes
    put(text, from, to)
    view.deleteBackward()
    #expect(state == wanted)
    view.smartInsertDeleteType = .default
    put("a bc d", 2, 4)
    view.deleteBackward()
    #expect(state == "a [] d")
  }

  @Test(
    arguments: [
      ("ab", 1, 1, "x", "a x []b"), ("a b", 1, 1, "x", "a x[] b"), ("a b", 2, 2, "x", "a x []b"),
      ("ab", 0, 0, "x", "x []ab"), ("ab", 2, 2, "x", "ab x[]"), ("ab", 1, 1, " x", "a x[]b"),
      ("ab", 1, 1, "x.", "ax.[]b"), ("ab", 1, 1, "x y", "a x y []b"), ("a1b", 1, 2, "2", "a 2 []b"),
      ("(b", 1, 1, "x", "(x []b"),
    ] as [(String, Int, Int, String, String)])
  func `words are pasted with spaces beside words`(
    _ text: String, _ from: Int, _ to: Int, _ pasted: String, _ wanted: String
  ) {
    view.smartInsertDeleteType = .yes
    UIPasteboard.general.string = pasted
    put(text, from, to)
    view.paste(nil)
    #expect(state == wanted)
    view.smartInsertDeleteType = .no
    put("ab", 1, 1)
    view.paste(nil)
    #expect(view.text == "a" + pasted + "b")
  }

  @Test func `words are offered that are longer and begin alike, from three letters on`() {
    view.inlinePredictionType = .yes
    func offered(_ before: String, _ typed: String, after: String = "") -> String {
      view.text = before + after
      view.selectedRange = NSRange(location: before.utf16.count, length: 0)
      view.insertText(typed)
      guard let marked = view.editor.marked else { return "-" }
      #expect(view.editor.isProvisional && view.editor.selection.head.offset == marked.lowerBound)
      return view.editor.document.buffer.string(in: marked)
    }
    let known = "wonder don't wonderful "
    #expect(offered(known + "wo", "n") == "derful" && offered(known + "w", "o") == "-")
    #expect(offered(known + "wonderfu", "l") == "-" && offered(known + "wonde", "r") == "ful")
    #expect(offered(known + "do", "n") == "'t" && offered(known + "wo", "n", after: "s") == "-")
    #expect(
      offered(known + "wo", "n", after: " s") == "derful" && offered(known + "Wo", "n") == "-")
    #expect(offered(known + "wo1", "2") == "-" && offered(known + "won", ".") == "-")
    #expect(offered(known + String(repeating: "x ", count: 9_980) + "wo", "n") == "derful")
    #expect(offered(known + String(repeating: "x ", count: 10_020) + "wo", "n") == "-")
    _ = offered(known + "wo", "n")
    view.insertText(" ")
    #expect(view.text.hasSuffix("wonderful ") && view.editor.marked == nil)
    _ = offered(known + "wo", "n")
    view.insertText("k")
    #expect(view.text.hasSuffix("wonk") && view.editor.marked == nil)
    view.inlinePredictionType = .no
    #expect(offered(known + "wo", "n") == "-")
    view.isSecureTextEntry = true
    view.inlinePredictionType = .yes
    #expect(offered(known + "wo", "n") == "-")
    view.isSecureTextEntry = false
    view.mathExpressionCompletionType = .yes
    #expect(offered("x\n2+3", "=") == "5" && offered("2+", "=") == "-")
    view.mathExpressionCompletionType = .default
    #expect(offered("2+3", "=") == "-")
  }

  @Test func `actions are allowed by the selection, the text and what may be edited`() {
    let names = [
      "copy:", "cut:", "delete:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:",
      "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
      "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "other:",
    ]
    func allowed(
      _ isSecret: Bool = false, _ isEditable: Bool = true, _ editsAttributes: Bool = true
    ) -> String {
      names.map {
        view.editor.allows(
          Selector($0), isSecret: isSecret, isEditable: isEditable, editsAttributes: editsAttributes
        ).map { $0 ? "x" : "·" } ?? "?"
      }.joined()
    }
    UIPasteboard.general.items = []
    put("", 0, 0)
    #expect(allowed() == "·············x?")
    put("abc", 1, 1)
    #expect(allowed() == "·····xx······x?")
    UIPasteboard.general.string = "x"
    #expect(allowed() == "···xxxx······x?" && allowed(false, false) == "·····xx·······?")
    put("abc", 1, 2)
    #expect(allowed() == "xxxxx·xxxxxx·x?" && allowed(true) == "··xxx·xxxxxx·x?")
    #expect(allowed(false, false) == "x·····x·······?")
    #expect(allowed(false, true, false) == "xxxxx·x······x?")
    put("abc", 0, 3)
    #expect(allowed() == "xxxxx··xxxxx·x?")
    put("אב", 0, 0)
    #expect(allowed() == "···xxxx·····x·?")
    #expect(view.allowsEditAction(Selector("paste:")) == false)
    #expect(view.allowsEditAction(Selector("other:")) == nil)
  }

  @Test func `fonts of a selection change by their first letter, and no smaller than a point`() {
    view.font = UIFont.systemFont(ofSize: 2, weight: .semibold)
    put("abc", 0, 2)
    func font(_ place: Int) -> UIFont? {
      view.attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }
    view.decreaseSize(nil)
    view.decreaseSize(nil)
    #expect(font(0)?.pointSize == 1 && font(2)?.pointSize == 2)
    view.increaseSize(nil)
    #expect(font(1)?.pointSize == 2)
    view.toggleBoldface(nil)
    #expect(font(0)?.face.weight == 700 && font(2)?.face.weight == 600)
    view.selectedRange = NSRange(location: 1, length: 2)
    view.toggleBoldface(nil)
    #expect((0...2).map { font($0)?.face.weight } == [700, 400, 400])
    view.toggleItalics(nil)
    view.selectedRange = NSRange(location: 0, length: 3)
    view.toggleItalics(nil)
    #expect((0...2).map { font($0)?.face.isItalic } == [true, true, true])
    view.toggleItalics(nil)
    #expect((0...2).map { font($0)?.face.isItalic } == [false, false, false])
    view.toggleUnderline(nil)
    view.selectedRange = NSRange(location: 3, length: 0)
    view.toggleUnderline(nil)
    #expect(view.typingAttributes[.underlineStyle] == nil)
    for isOn in [true, false, true] {
      view.toggleBoldface(nil)
      view.toggleItalics(nil)
      view.toggleUnderline(nil)
      let font = view.typingAttributes[.font] as? UIFont
      #expect(font?.face.isItalic == isOn && (font?.face.weight == 700) == isOn)
      #expect((view.typingAttributes[.underlineStyle] as? Int == 1) == isOn)
    }
    view.insertText("d")
    let last = view.attributedText.attribute(.underlineStyle, at: 3, effectiveRange: nil)
    #expect(last as? Int == 1)
  }

  @Test func `cut, copy and delete take the selection, and nothing without one`() {
    put("abc", 1, 1)
    UIPasteboard.general.string = "before"
    view.copy(nil)
    view.cut(nil)
    view.delete(nil)
    #expect(UIPasteboard.general.string == "before" && state == "a[]bc")
    view.selectedRange = NSRange(location: 1, length: 1)
    view.copy(nil)
    #expect(UIPasteboard.general.string == "b" && state == "a[b]c")
    view.delete(nil)
    #expect(state == "a[]c" && UIPasteboard.general.string == "b")
    view.selectedRange = NSRange(location: 0, length: 1)
    view.cut(nil)
    #expect(state == "[]c" && UIPasteboard.general.string == "a")
    view.select(nil)
    #expect(state == "[c]")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.selectAll(nil)
    #expect(state == "[c]")
    UIPasteboard.general.items = []
    view.paste(nil)
    #expect(state == "[c]")
  }

  @Test func `room for what comes later is one character, and goes again`() throws {
    put("abcd", 1, 3)
    let room = view.insertTextPlaceholder(with: CGSize(width: 30, height: 12))
    #expect(view.text == "a\u{FFFC}d" && view.selectedRange == NSRange(location: 2, length: 0))
    #expect(room.rects.map(\.rect.width) == [30] && view.undoManager?.canUndo != true)
    view.textStorage.mutableString.insert("xy", at: 0)
    #expect(room.rects.count == 1)
    view.remove(UITextPlaceholder())
    view.remove(room)
    view.remove(room)
    #expect(view.text == "xyad" && room.rects.isEmpty)
    view.selectedRange = NSRange(location: 1, length: 0)
    let phrase = view.insertDictationResultPlaceholder
    let size = view.frame(forDictationResultPlaceholder: phrase)
    let height = try #require(view.font).textFont.capHeight
    #expect(abs(size.width - 2 * height) < 0.01)
    view.selectedRange = NSRange(location: 4, length: 0)
    view.removeDictationResultPlaceholder(phrase, willInsertResult: true)
    #expect(state == "x[]yad" && view.frame(forDictationResultPlaceholder: phrase) == .zero)
    let other = view.insertDictationResultPlaceholder
    view.selectedRange = NSRange(location: 5, length: 0)
    view.removeDictationResultPlaceholder(other, willInsertResult: false)
    view.removeDictationResultPlaceholder(3, willInsertResult: true)
    #expect(state == "xyad[]" && view.frame(forDictationResultPlaceholder: 3) == .zero)
  }

  @Test func `a container's height ends what is drawn`() {
    view.font = UIFont.monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
    let line = view.font?.lineHeight ?? 0
    view.text = "a\nb\nc\nd"
    func drawn() -> [String] {
      view.layoutIfNeeded()
      guard case .text(let lines) = view.surfaceContent() else { return [] }
      return lines.map {
        "\($0.string.prefix(1)) \(Int((($0.origin.y - 8) / line).rounded(.down)))"
      }
    }
    #expect(drawn() == ["a 0", "b 1", "c 2", "d 3"])
    view.textContainer.size.height = line * 1.5
    #expect(drawn() == ["a 0", "b 1"])
    view.textContainer.size.height = line * 9
    #expect(drawn().count == 4)
    view.textContainer.maximumNumberOfLines = 3
    #expect(drawn() == ["a 0", "b 1", "c 2"])
    view.textContainer.size.height = line * 2
    #expect(drawn() == ["a 0", "b 1"])
  }

  @Test func `items are found where they are, as far as they reach`() {
    let text = NSMutableAttributedString(string: "ab cd\u{FFFC}e\nfg")
    text.addAttribute(.link, value: "https://a.org", range: NSRange(location: 0, length: 2))
    text.addAttribute(
      .link, value: URL(fileURLWithPath: "/x"), range: NSRange(location: 3, length: 1))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 1))
    text.addAttribute(.textItemTag, value: "tag", range: NSRange(location: 6, length: 4))
    text.addAttribute(
      .attachment, value: NSTextAttachment(), range: NSRange(location: 5, length: 1))
    view.attributedText = text
    func item(_ place: Int) -> String {
      let range = view.editor.firstRect(for: TextSpan(place..<place + 1))
      guard let item = view.item(at: CGPoint(x: range.midX, y: range.midY)) else { return "-" }
      let kind =
        switch item.content {
        case .link(let url): url.absoluteString
        case .textAttachment: "attachment"
        case .tag(let tag): tag
        }
      return "\(kind) \(item.range.location)+\(item.range.length)"
    }
    #expect(item(0) == "-")
    view.isEditable = false
    view.layoutIfNeeded()
    view.editor.document.changeAttributes(in: 5..<6) { old in
      AttributeSet(
        old.values.merging([.attachment: Wide()]) { $1 }, base: view.editor.document.base.style)
    }
    #expect(
      [0, 1, 2, 3, 4, 5, 6, 8].map(item) == [
        "https://a.org 0+2", "https://a.org 0+2", "-", "file:///x 3+1", "-", "attachment 5+1",
        "tag 6+2", "tag 8+2",
      ])
    view.isSelectable = false
    #expect(item(0) == "-")
  }

  /// An attachment with room.
  private final class Wide: NSTextAttachment, @unchecked Sendable {
    init() {
      super.init(data: nil, ofType: nil)
      bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `languages are offered once each, sixteen at most, the finest of their kind`() {
    let modes = InputModes.shared
    #expect(modes.active.map(\.primaryLanguage) == ["en-US"] && modes.current === modes.active[0])
    modes.offer(["de", "", "de", "fr-CH", "fr", "fr-FR"])
    #expect(modes.active.map(\.primaryLanguage) == ["de", "fr-CH", "fr-FR"])
    #expect(modes.current.primaryLanguage == "de" && modes.mode("de") === modes.current)
    modes.offer([])
    #expect(modes.active.count == 3)
    modes.advance()
    modes.advance()
    #expect(modes.current.primaryLanguage == "fr-FR")
    modes.advance()
    #expect(modes.current.primaryLanguage == "de")
    modes.offer((1...20).map { "x\($0)" })
    #expect(modes.active.count == 16 && modes.current.primaryLanguage == "x1")
    modes.use(language: "q")
    modes.advance()
    #expect(modes.current.primaryLanguage == "x1")
    modes.begin(requested: modes.mode("x3"), context: nil)
    modes.advance()
    #expect(modes.current.primaryLanguage == "x4")
    modes.begin(requested: nil, context: nil)
    #expect(modes.current.primaryLanguage == "x1")
  }
}

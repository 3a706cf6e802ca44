// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR text containers", .freshApplication)
struct TextContainerRules {
  @Test func `FR-62 padding and limit of lines change what is laid out`() throws {
    let stage = try TextViewStage()
    stage.view.text = "first\nsecond\nthird\nfourth"
    stage.view.layoutIfNeeded()
    let start = stage.view.caretRect(for: stage.view.beginningOfDocument)
    let full = stage.view.contentSize.height
    stage.view.textContainer.lineFragmentPadding = 20
    stage.view.layoutIfNeeded()
    let moved = stage.view.caretRect(for: stage.view.beginningOfDocument)
    #expect(moved.minX == start.minX + 15)
    #expect(stage.view.textContainer.size.width == 200)
    stage.view.textContainer.maximumNumberOfLines = 2
    stage.view.layoutIfNeeded()
    let insets = stage.view.textContainerInset.top + stage.view.textContainerInset.bottom
    #expect(abs(stage.view.contentSize.height - insets - (full - insets) / 2) <= 1)
    #expect(stage.view.sizeThatFits(CGSize(width: 200, height: 0)).height < full)
  }

  @Test func `FR-62 a line may end inside a word`() throws {
    let stage = try TextViewStage()
    stage.view.text = String(repeating: "unbroken words ", count: 30)
    stage.view.layoutIfNeeded()
    let manager = stage.view.layoutManager
    func ends() -> [Character] {
      var result: [Character] = []
      let text = Array(stage.view.text)
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.count)) {
        _, _, _, range, _ in result.append(text[NSMaxRange(range) - 1])
      }
      return result
    }
    #expect(ends().count > 1 && ends().allSatisfy { $0 == " " })
    stage.view.textContainer.lineBreakMode = .byCharWrapping
    stage.view.layoutIfNeeded()
    #expect(ends().dropLast().contains { $0 != " " })
  }

  @Test func `FR-63 a layout manager measures text without a view`() {
    let storage = NSTextStorage(
      string: "one\ntwo\n", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - 2 * line - manager.extraLineFragmentRect.height) < 0.1)
    #expect(manager.numberOfGlyphs == 8)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) {
      rect, part, _, range, _ in
      #expect(rect.width == 300 && part.width < 300 && part.minY == rect.minY)
      lines.append(range)
    }
    #expect(lines == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(abs(word.minY - line) < 0.1 && word.minX == 0)
    let width = "two".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    #expect(abs(word.width - width) < 0.5)
    let middle = CGPoint(x: word.midX, y: word.midY)
    #expect(manager.glyphIndex(for: middle, in: container) == 5)
    var fraction: CGFloat = -1
    let last = manager.characterIndex(
      for: CGPoint(x: 299, y: line * 1.5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(last == 6 && fraction == 1)
    #expect(
      manager.glyphRange(forBoundingRect: word, in: container) == NSRange(location: 4, length: 4))
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(manager.numberOfGlyphs == 4)
  }

  @Test func `FR-63 glyph ranges hold whole characters`() throws {
    let stage = try TextViewStage()
    stage.view.text = "a👨‍👩‍👧b"
    let manager = stage.view.layoutManager
    var characters = NSRange()
    let range = manager.glyphRange(
      forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: &characters)
    #expect(range == NSRange(location: 1, length: 8) && characters == range)
    let origin = stage.view.textContainerInset.top
    let caret = stage.view.caretRect(for: stage.view.beginningOfDocument)
    #expect(
      manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == caret.minY - origin)
  }

  @Test func `FR-72 ranges are answered for until glyphs are asked for`() throws {
    let stage = try TextViewStage()
    stage.view.text = "one\ntwo"
    let manager = try #require(stage.view.textLayoutManager)
    let all = manager.documentRange
    #expect(manager.offset(from: all.location, to: all.endLocation) == 7)
    let second = try #require(manager.location(all.location, offsetBy: 4))
    #expect(manager.location(second, offsetBy: 4) == nil)
    let word = try #require(NSTextRange(location: second, end: all.endLocation))
    #expect(all.contains(word) && !word.contains(all.location))
    var found: [String] = []
    manager.enumerateTextSegments(in: all, type: .standard) { range, rect, baseline, container in
      let start = range.map { manager.offset(from: all.location, to: $0.location) } ?? -1
      found.append("\(start) \(rect.minX == container.lineFragmentPadding) \(baseline > 0)")
      return true
    }
    #expect(found == ["0 true true", "4 true true"])
    #expect(manager.usageBoundsForTextContainer.width == 200)
    #expect(stage.view.layoutManager.numberOfGlyphs == 7 && stage.view.textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
  }

  @Test func `FR-64 an attachment has room in its line and its picture is drawn`() throws {
    let stage = try TextViewStage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    let text = NSMutableAttributedString(string: "ab")
    let attachment = NSTextAttachment(image: image)
    text.insert(NSAttributedString(attachment: attachment), at: 1)
    stage.view.attributedText = text
    stage.view.layoutIfNeeded()
    let rects = stage.view.selectionRects(for: stage.range(1, 2)).map(\.rect)
    #expect(rects.count == 1 && rects[0].width == 40 && rects[0].height >= 30)
    attachment.bounds = CGRect(x: 0, y: -10, width: 25, height: 50)
    stage.view.attributedText = text
    stage.view.layoutIfNeeded()
    let again = stage.view.selectionRects(for: stage.range(1, 2)).map(\.rect)
    #expect(again.count == 1 && again[0].width == 25 && again[0].height == 50)
    #expect(stage.view.text == "a\u{FFFC}b")
    stage.view.selectedRange = NSRange(location: 2, length: 0)
    stage.view.deleteBackward()
    #expect(stage.view.text == "ab")
  }
}

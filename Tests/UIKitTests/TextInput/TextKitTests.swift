// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

/// A storage with a layout manager and a container, and no text view.
@MainActor @Suite("Text storage and layout", .freshApplication)
struct TextKitTests {
  /// Every character is 10 points wide.
  private static let font = UIFont.monospacedSystemFont(
    ofSize: 10 / 0.60009765625, weight: .regular)
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 50, height: 1_000))

  init() {
    storage = NSTextStorage(string: "abc def\nghi", attributes: [.font: Self.font])
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private var fragments: [NSRange] {
    var found: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, range, _ in
      found.append(range)
    }
    return found
  }

  private var whole: NSRange { NSRange(location: 0, length: storage.length) }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) + abs(one.minY - other.minY) + abs(one.maxX - other.maxX)
      + abs(one.maxY - other.maxY) < 1e-6
  }

  @Test func `lines are broken at words and ends of lines, as wide as the container`() {
    #expect(manager.numberOfGlyphs == 11)
    #expect(fragments == [NSRange(0..<4), NSRange(4..<8), NSRange(8..<11)])
    container.size.width = 500
    #expect(fragments == [NSRange(0..<8), NSRange(8..<11)])
    container.size.width = 40
    container.lineBreakMode = .byCharWrapping
    #expect(fragments.last == NSRange(8..<11))
    container.maximumNumberOfLines = 1
    #expect(fragments.count == 1)
  }

  @Test func `enumerating ends when it is told to`() {
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: whole) { rect, _, container, _, stop in
      #expect(rect.width == 50 && container === self.container)
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    var rects = 0
    manager.enumerateEnclosingRects(
      forGlyphRange: whole, withinSelectedGlyphRange: whole, in: container
    ) { _, stop in
      rects += 1
      stop.pointee = true
    }
    #expect(rects == 1)
  }

  @Test func `places are told of lines, characters and ranges`() {
    let line = Self.font.lineHeight
    var range = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
    #expect(range == NSRange(4..<8))
    #expect(isNear(second, CGRect(x: 0, y: line, width: 50, height: line)))
    let used = manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: &range)
    #expect(range == NSRange(8..<11))
    #expect(isNear(used, CGRect(x: 0, y: 2 * line, width: 30, height: line)))
    let bounds = manager.boundingRect(forGlyphRange: NSRange(4..<7), in: container)
    #expect(isNear(bounds, CGRect(x: 0, y: line, width: 30, height: line)))
    #expect(abs(manager.usedRect(for: container).height - 3 * line) < 1e-6)
    let place = manager.location(forGlyphAt: 5)
    #expect(abs(place.x - 10) < 1 && abs(place.y - Self.font.ascender) < 1e-6)
    #expect(
      manager.glyphRange(
        forBoundingRect: CGRect(x: 0, y: line * 1.5, width: 50, height: line), in: container)
        == NSRange(4..<11))
    #expect(manager.glyphRange(for: container) == whole)
    #expect(manager.glyphRange(for: NSTextContainer(size: .zero)).length == 0)
  }

  @Test func `a point means the character below it, and how far into it`() {
    let line = Self.font.lineHeight
    var fraction: CGFloat = 9
    let point = CGPoint(x: 12.5, y: 1.5 * line)
    let index = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 5 && abs(fraction - 0.25) < 1e-6)
    #expect(manager.glyphIndex(for: point, in: container) == 5)
    #expect(manager.glyphIndexForCharacter(at: 3) == 3)
    #expect(manager.characterIndexForGlyph(at: 4) == 4)
  }

  @Test func `whole characters are meant by a part of one`() {
    storage.setAttributedString(
      NSAttributedString(string: "a👍🏽b", attributes: [.font: Self.font]))
    var actual = NSRange()
    let part = NSRange(location: 2, length: 1)
    #expect(
      manager.glyphRange(forCharacterRange: part, actualCharacterRange: &actual)
        == NSRange(location: 1, length: 4))
    #expect(actual == NSRange(location: 1, length: 4))
    #expect(
      manager.characterRange(forGlyphRange: part, actualGlyphRange: &actual)
        == NSRange(location: 1, length: 4))
  }

  @Test func `a text that ends with a line feed has an empty line behind it`() {
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(NSAttributedString(string: "\n", attributes: [.font: Self.font]))
    let line = Self.font.lineHeight
    #expect(abs(manager.extraLineFragmentRect.minY - 3 * line) < 1e-6)
    #expect(manager.extraLineFragmentRect.height > 0)
  }

  @Test func `lines are drawn where they are wanted`() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    manager.drawGlyphs(forGlyphRange: NSRange(4..<7), at: CGPoint(x: 100, y: 200))
    UIGraphicsPopContext()
    let texts = context.commands.compactMap { command -> TextLine? in
      if case .text(let line) = command { line } else { nil }
    }
    #expect(texts.map { $0.string.trimmingCharacters(in: .whitespacesAndNewlines) } == ["def"])
    #expect(texts.allSatisfy { abs($0.origin.x - 100) < 1e-6 })
    let baseline = 200 + Self.font.lineHeight + Self.font.ascender
    #expect(texts.allSatisfy { abs($0.origin.y - baseline) < 1e-6 })
  }

  @Test func `FR-104 backgrounds are drawn by themselves, behind the glyphs that have one`() {
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    storage.addAttribute(.backgroundColor, value: blue, range: NSRange(5..<7))
    let context = CGContext()
    UIGraphicsPushContext(context)
    manager.drawBackground(forGlyphRange: NSRange(0..<5), at: CGPoint(x: 100, y: 200))
    #expect(context.commands.isEmpty)
    manager.drawBackground(forGlyphRange: NSRange(4..<90), at: CGPoint(x: 100, y: 200))
    let fills = context.commands.compactMap { command -> String? in
      guard case .fill(let steps, let color, _) = command, case .move(let corner) = steps.first
      else { return nil }
      return "\(Int(corner.x.rounded())) \(Int(corner.y.rounded())) \(color.alpha)"
    }
    let top = Int((200 + Self.font.lineHeight).rounded())
    #expect(fills == ["110 \(top) 0.5"])
    manager.drawGlyphs(forGlyphRange: NSRange(4..<7), at: .zero)
    UIGraphicsPopContext()
    let bars = context.commands.compactMap { command -> Int? in
      if case .text(let line) = command { line.look?.bars.count ?? 0 } else { nil }
    }
    #expect(!bars.isEmpty && bars.allSatisfy { $0 == 0 })
  }

  @Test func `managers and containers come and go`() {
    let other = NSLayoutManager()
    storage.addLayoutManager(other)
    storage.addLayoutManager(other)
    #expect(storage.layoutManagers == [manager, other] && other.textStorage === storage)
    storage.removeLayoutManager(other)
    storage.removeLayoutManager(other)
    #expect(storage.layoutManagers == [manager] && other.textStorage == nil)
    let first = NSTextContainer(size: CGSize(width: 500, height: 500))
    manager.insertTextContainer(first, at: 0)
    #expect(manager.textContainers == [first, container] && first.layoutManager === manager)
    #expect(first.isSimpleRectangularTextContainer)
    #expect(fragments.count == 2)
    manager.removeTextContainer(at: 0)
    #expect(manager.textContainers == [container] && first.layoutManager == nil)
    #expect(fragments.count == 3)
  }

  @Test func `edits are gathered, told once, and bring new lines`() {
    final class Watcher: NSObject, NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { log.append("\(editedMask.rawValue) \(editedRange) \(delta)") }
    }
    let watcher = Watcher()
    storage.delegate = watcher
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(0..<4), with: "")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(0..<3))
    #expect(storage.editedMask == [.editedAttributes, .editedCharacters])
    #expect(storage.changeInLength == -4 && watcher.log == [])
    storage.endEditing()
    #expect(watcher.log == ["3 \(NSRange(0..<3)) -4"])
    #expect(storage.editedMask == [] && !storage.fixesAttributesLazily)
    #expect(fragments == [NSRange(0..<4), NSRange(4..<7)])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a storage holds what any attributed string would`(_ seed: UInt64) {
    var random = SystemLike(state: seed)
    let model = NSMutableAttributedString(attributedString: storage)
    let words = ["", "x", "yz", "\n", "äöü", "long words"]
    let keys: [NSAttributedString.Key] = [.foregroundColor, .underlineStyle]
    for _ in 0..<200 {
      let length = model.length
      let start = random.below(length + 1)
      let range = NSRange(location: start, length: random.below(length - start + 1))
      let key = keys[random.below(2)]
      let value = random.below(3)
      let word = words[random.below(words.count)]
      for text in [storage, model] {
        switch value + 3 * (start % 3) {
        case 0: text.replaceCharacters(in: range, with: word)
        case 1: text.deleteCharacters(in: range)
        case 2: text.insert(NSAttributedString(string: word, attributes: [key: 7]), at: start)
        case 3: text.append(NSAttributedString(string: word))
        case 4: text.addAttribute(key, value: value, range: range)
        case 5: text.removeAttribute(key, range: range)
        case 6: text.addAttributes([keys[0]: value, keys[1]: start], range: range)
        case 7: text.setAttributes([key: start], range: range)
        default:
          // Foundation's own does not keep the attributes in step here.
          if text === storage {
            text.mutableString.replaceCharacters(in: range, with: word)
          } else {
            text.replaceCharacters(in: range, with: word)
          }
        }
      }
      guard storage.string == model.string else { break }
    }
    #expect(storage.string == model.string)
    for key in keys {
      #expect(runs(of: key, in: storage) == runs(of: key, in: model))
    }
    let half = NSRange(0..<model.length / 2)
    #expect(
      storage.attributedSubstring(from: half).string == model.attributedSubstring(from: half).string
    )
  }

  /// What an attribute is at each place.
  private func runs(of key: NSAttributedString.Key, in text: NSAttributedString) -> [Int?] {
    (0..<text.length).map { text.attribute(key, at: $0, effectiveRange: nil) as? Int }
  }
}

/// A generator of numbers that are the same in each run.
private struct SystemLike {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}

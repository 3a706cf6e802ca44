// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Looks of text views", .freshApplication)
struct TextViewLookTests {
  /// Every character is 10 points wide.
  private static let font = UIFont.monospacedSystemFont(
    ofSize: 10 / 0.60009765625, weight: .regular)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    view.font = Self.font
    view.textContainer.lineFragmentPadding = 0
    view.text = "one two three four\nfive"
  }

  private var lines: [TextLine] {
    view.layoutIfNeeded()
    switch view.surfaceContent() {
    case .text(let lines): return lines
    case .drawing(let commands):
      return commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
    default: return []
    }
  }

  private var strings: [String] {
    lines.map { $0.string.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  @Test func `no more lines are drawn than the container allows, the last one cut as it says`() {
    #expect(strings == ["one two", "three four", "five"])
    view.textContainer.maximumNumberOfLines = 2
    #expect(strings == ["one two", "three four"])
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(strings.first == "one two" && strings.count == 2)
    #expect(strings.last?.hasPrefix("three") == true && strings.last?.hasSuffix("\u{2026}") == true)
    view.textContainer.maximumNumberOfLines = 1
    #expect(strings.count == 1 && strings[0].hasPrefix("one") && strings[0].hasSuffix("\u{2026}"))
    view.text = "one"
    #expect(strings == ["one"])
  }

  @Test func `links are drawn as they are asked to be`() throws {
    view.attributedText = NSAttributedString(
      string: "link", attributes: [.link: "https://example.org", .font: Self.font])
    view.tintColor = .green
    let plain = try #require(lines.first)
    #expect(plain.color == UIColor.green.cgColor.rgba)
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .green)
    view.linkTextAttributes = [
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let lined = try #require(lines.first)
    #expect(lined.color == UIColor.red.cgColor.rgba && lined.isUnderlined)
    view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 0]
    #expect(lines.map(\.isUnderlined) == [false])
  }

  @Test func `an attachment's picture is drawn in its room`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let attachment = NSTextAttachment(image: picture)
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: Self.font])
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    view.layoutIfNeeded()
    guard case .drawing(let commands) = view.surfaceContent() else {
      Issue.record("nothing but text is drawn")
      return
    }
    #expect(commands.count > 1)
  }

  @Test func `colour, place, border and secrecy are what they were set to`() {
    #expect(view.textColor == .label && view.textAlignment == .natural)
    view.textColor = .red
    view.textAlignment = .center
    #expect(view.textColor == .red && view.textAlignment == .center)
    #expect(lines.first?.color == UIColor.red.cgColor.rgba)
    view.textColor = nil
    #expect(view.textColor == .label)
    view.borderStyle = .roundedRect
    #expect(view.layer.borderWidth == 1 && view.layer.cornerRadius > 0)
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
    view.textContainerInset.left = 20
    #expect(lines.first?.origin.x ?? 0 > 20)
    view.isSecureTextEntry = true
    #expect(strings.first?.hasPrefix("\u{2022}\u{2022}") == true)
  }

  @Test func `without scrolling it is as large as its text`() {
    view.isScrollEnabled = false
    view.text = "abc\nde"
    let size = view.intrinsicContentSize
    #expect(size.width < 100 && size.width >= 30)
    #expect(size.height == view.sizeThatFits(CGSize(width: 100, height: 1e6)).height)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `its state brings selection, place and editing back`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.frame.size.height = 60
    view.text = String(repeating: "line\n", count: 30)
    view.layoutIfNeeded()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 3)
    view.contentOffset.y = 40
    let state = view.interactionState
    view.resignFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.contentOffset.y = 0
    view.interactionState = 5
    #expect(view.selectedRange.length == 0 && !view.isFirstResponder)
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 2, length: 3))
    #expect(view.isFirstResponder && view.contentOffset.y == 40)
  }

  @Test func `a find interaction comes and goes, and an accessory stands above the keyboard`() {
    view.isFindInteractionEnabled = true
    #expect(view.isFindInteractionEnabled && view.findInteraction != nil)
    let find = view.findInteraction
    #expect(view.interactions.contains { $0 === find })
    view.isFindInteractionEnabled = false
    #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
    #expect(!view.interactions.contains { $0 === find })
    let bar = UIView()
    view.inputAccessoryView = bar
    #expect(view.inputAccessoryView === bar)
  }

  // MARK: - TextKit

  @Test func `places and ranges of a text are compared, cut and joined`() throws {
    let manager = try #require(view.textLayoutManager)
    let start = manager.documentRange.location
    func range(_ from: Int, _ to: Int) throws -> NSTextRange {
      let one = try #require(manager.location(start, offsetBy: from))
      let two = try #require(manager.location(start, offsetBy: to))
      return try #require(NSTextRange(location: one, end: two))
    }
    func text(_ range: NSTextRange?) -> String {
      guard let range else { return "none" }
      return "\(manager.offset(from: start, to: range.location))"
        + "..<\(manager.offset(from: start, to: range.endLocation))"
    }
    let (one, two, far) = (try range(1, 5), try range(3, 8), try range(10, 12))
    #expect(text(one.intersection(two)) == "3..<5" && text(two.intersection(one)) == "3..<5")
    #expect(text(one.intersection(far)) == "none")
    #expect(one.intersects(two) && !one.intersects(far))
    #expect(text(one.union(two)) == "1..<8" && text(far.union(one)) == "1..<12")
    let (same, begin) = (try range(1, 5), try range(1, 2).location)
    #expect(one.isEqual(to: same) && !one.isEqual(to: two))
    #expect(NSTextRange(location: one.location).isEmpty && !one.isEmpty)
    #expect(one.location.isEqual(begin) && one.location.hash == begin.hash)
    #expect(manager.textContainer === view.textContainer)
    manager.ensureLayout(for: manager.documentRange)
    #expect(manager.usageBoundsForTextContainer.height > 0)
    var segments: [String] = []
    manager.enumerateTextSegments(
      in: manager.documentRange, type: .standard, options: .middleFragmentsExcluded
    ) { range, _, _, _ in
      segments.append(text(range))
      return true
    }
    #expect(segments == ["0..<8", "19..<23"])
  }

  @Test func `attributes of a storage are found by name, both ways, and as far as they reach`() {
    let storage = NSTextStorage(string: "aabbcc")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(0..<4))
    storage.addAttribute(.underlineStyle, value: 1, range: NSRange(2..<6))
    var found: [String] = []
    func note(_ value: Any?, _ range: NSRange) {
      found.append("\(range.location)+\(range.length) \(value == nil ? "-" : "x")")
    }
    let whole = NSRange(location: 0, length: 6)
    storage.enumerateAttribute(.foregroundColor, in: whole) { value, range, _ in
      note(value, range)
    }
    storage.enumerateAttribute(.underlineStyle, in: whole, options: .reverse) { value, range, _ in
      note(value, range)
    }
    #expect(found == ["0+4 x", "4+2 -", "2+4 x", "0+2 -"])
    var counts: [Int] = []
    storage.enumerateAttributes(in: whole, options: .reverse) { values, _, stop in
      counts.append(values.count)
      if counts.count == 2 { stop.pointee = true }
    }
    #expect(counts == [1, 2])
    var range = NSRange()
    let value = storage.attribute(
      .foregroundColor, at: 3, longestEffectiveRange: &range, in: NSRange(1..<6))
    #expect(value as? UIColor == .red && range == NSRange(1..<4))
    let all = storage.attributes(at: 3, longestEffectiveRange: &range, in: whole)
    #expect(all.count == 2 && range == NSRange(2..<4))
  }
}

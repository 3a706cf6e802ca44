// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// What a layout manager answers, with padding and with a limit of lines.
@MainActor @Suite("Answers of a layout manager", .freshApplication)
struct LayoutQueryTests {
  /// Every character is 10 points wide.
  private static let font = UIFont.monospacedSystemFont(
    ofSize: 10 / 0.60009765625, weight: .regular)
  private let line = font.lineHeight
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 56, height: 1_000))

  init() {
    storage = NSTextStorage(string: "abc def\n\nghi\n", attributes: [.font: Self.font])
    container.lineFragmentPadding = 3
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func short(_ rect: CGRect) -> String {
    "\(Int(rect.minX.rounded()))-\(Int(rect.maxX.rounded()))/"
      + "\(Int((rect.minY / line).rounded()))-\(Int((rect.maxY / line).rounded()))"
  }

  private func lines(_ from: Int, _ length: Int) -> [String] {
    var result: [String] = []
    let range = NSRange(location: from, length: length)
    manager.enumerateLineFragments(forGlyphRange: range) { rect, used, _, range, _ in
      result.append("\(range.location)+\(range.length) \(short(rect)) \(short(used))")
    }
    return result
  }

  @Test func `lines are told with their room and what they use of it`() {
    let all = lines(0, 13)
    #expect(
      all == [
        "0+4 0-56/0-1 0-46/0-1", "4+4 0-56/1-2 0-36/1-2", "8+1 0-56/2-3 0-6/2-3",
        "9+4 0-56/3-4 0-36/3-4",
      ])
    let some = [lines(3, 1), lines(3, 2), lines(4, 0), lines(8, 0), lines(13, 0), lines(-2, 4)]
    #expect(some == [[all[0]], [all[0], all[1]], [all[1]], [all[2]], [], [all[0]]])
    container.maximumNumberOfLines = 3
    #expect(lines(0, 13).count == 3 && lines(9, 2) == [] && lines(8, 1).count == 1)
  }

  @Test func `rectangles of ranges leave out ends of lines, or not`() {
    func rects(_ from: Int, _ length: Int, _ isSelection: Bool) -> [String] {
      LayoutQueries(manager).rects(
        of: NSRange(location: from, length: length), isSelection: isSelection
      )
      .map(short)
    }
    #expect(rects(2, 6, false) == ["23-43/0-1", "3-33/1-2"])
    #expect(rects(2, 6, true) == ["23-43/0-1", "3-33/1-2", "33-53/1-2"])
    #expect(rects(7, 1, false) == [] && rects(7, 1, true) == ["33-53/1-2"])
    #expect(rects(0, 9, false) == ["3-43/0-1", "3-33/1-2", "33-53/1-2"])
    func bounds(_ from: Int, _ length: Int) -> String {
      short(
        manager.boundingRect(forGlyphRange: NSRange(location: from, length: length), in: container))
    }
    #expect(
      [bounds(1, 2), bounds(2, 4), bounds(7, 1), bounds(5, 0), bounds(13, 0)]
        == ["13-33/0-1", "3-43/0-2", "32-34/1-2", "12-14/1-2", "2-4/4-5"])
  }

  @Test func `points lead to characters and how far into them`() {
    let points: [(CGFloat, CGFloat)] = [
      (-9, 0), (3, 0), (5.5, 0), (12, 0), (13, 0), (33, 0), (60, 0), (4, 1), (33, 1), (3, 2),
      (60, 3), (3, 4), (60, 9),
    ]
    let found = points.map { x, y in
      let place = CGPoint(x: x, y: (y + 0.5) * line)
      let (index, fraction) = LayoutQueries(manager).glyph(nearest: place)
      return "\(index) \((fraction * 100).rounded() / 100)"
    }
    #expect(
      found == [
        "0 0.0", "0 0.0", "0 0.25", "0 0.9", "0 1.0", "2 1.0", "3 1.0", "4 0.1", "6 1.0", "8 0.0",
        "11 1.0", "12 0.0", "12 1.0",
      ])
  }

  @Test func `lines that a rectangle touches are told as a range`() {
    let rects: [(CGFloat, CGFloat)] = [
      (0, 1), (0.99, 0.02), (1, 1), (0.5, 1), (-9, 5), (2, 1), (3.5, 9), (9, 9),
    ]
    let found = rects.map { y, height in
      let range = manager.glyphRange(
        forBoundingRect: CGRect(x: 0, y: y * line, width: 9, height: height * line), in: container)
      return "\(range.location)+\(range.length)"
    }
    #expect(found == ["0+4", "0+8", "4+4", "0+8", "0+0", "8+1", "9+4", "0+0"])
  }

  @Test func `what is used grows with the text and ends with its limit`() {
    #expect(short(manager.usedRect(for: container)) == "0-46/0-5")
    #expect(short(manager.extraLineFragmentRect) == "0-6/4-5")
    container.maximumNumberOfLines = 2
    #expect(short(manager.usedRect(for: container)) == "0-46/0-2")
    container.maximumNumberOfLines = 0
    storage.replaceCharacters(in: NSRange(location: 12, length: 1), with: "")
    #expect(manager.extraLineFragmentRect == .zero)
    #expect(short(manager.usedRect(for: container)) == "0-46/0-4")
    storage.replaceCharacters(in: NSRange(location: 0, length: 12), with: "")
    #expect(short(manager.extraLineFragmentRect) == "0-6/0-1" && manager.numberOfGlyphs == 0)
    #expect(short(manager.usedRect(for: container)) == "0-6/0-1")
    #expect(short(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)) == "0-56/0-1")
  }

  @Test func `places and whole characters are kept in the text`() {
    func place(_ index: Int) -> String {
      let point = manager.location(forGlyphAt: index)
      return "\(Int(point.x.rounded())) \(point.y == Self.font.ascender)"
    }
    #expect(
      [0, 2, 4, 8, 12, 99].map(place) == [
        "3 true", "23 true", "3 true", "3 true", "33 true", "3 true",
      ])
    func whole(_ from: Int, _ length: Int) -> NSRange {
      manager.glyphRange(
        forCharacterRange: NSRange(location: from, length: length), actualCharacterRange: nil)
    }
    #expect(whole(11, 9) == NSRange(11..<13) && whole(13, 2) == NSRange(13..<13))
    #expect(whole(2, 0) == NSRange(2..<2) && whole(0, 1) == NSRange(0..<1))
    #expect(whole(NSNotFound, 0).length == 0)
    var actual = NSRange()
    manager.invalidateLayout(
      forCharacterRange: NSRange(1..<4), actualCharacterRange: &actual)
    #expect(actual == NSRange(1..<4))
  }

  @Test func `what is drawn has the padding, and only the lines that are asked for`() {
    func drawn(_ from: Int, _ length: Int) -> [String] {
      let context = CGContext()
      GraphicsStack.shared.withCurrent(context) {
        manager.drawGlyphs(
          forGlyphRange: NSRange(location: from, length: length), at: CGPoint(x: 100, y: 200))
      }
      return context.commands.compactMap { command in
        guard case .text(let text) = command else { return nil }
        let y = ((text.origin.y - 200 - Self.font.ascender) / line).rounded()
        return
          "\(text.string.trimmingCharacters(in: .whitespaces)) \(Int(text.origin.x.rounded()))/\(Int(y))"
      }
    }
    #expect(drawn(0, 13) == ["abc 103/0", "def 103/1", "ghi 103/3"])
    #expect(drawn(0, 2) == ["abc 103/0"] && drawn(5, 4) == ["def 103/1"])
    #expect(drawn(9, 1) == ["ghi 103/3"] && drawn(8, 1) == [])
    manager.drawGlyphs(forGlyphRange: NSRange(0..<3), at: .zero)
  }

  @Test func `a container starts empty, and follows its view where it is told to`() {
    let plain = NSTextContainer()
    #expect(
      plain.size == .zero && plain.lineFragmentPadding == 5
        && plain.lineBreakMode == .byWordWrapping)
    #expect(
      plain.maximumNumberOfLines == 0 && !plain.widthTracksTextView && !plain.heightTracksTextView)
    #expect(plain.layoutManager == nil && plain.lineWidth == .infinity)
    plain.size.width = 8
    #expect(plain.lineWidth == 0)
    plain.size.width = 50
    #expect(
      plain.lineWidth == 40 && NSTextContainer(size: CGSize(width: 3, height: 4)).size.height == 4)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(view.textContainer.widthTracksTextView && !view.textContainer.heightTracksTextView)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    view.layoutIfNeeded()
    #expect(view.textContainer.size == CGSize(width: 90, height: 0))
    view.textContainer.heightTracksTextView = true
    view.layoutIfNeeded()
    #expect(view.textContainer.size == CGSize(width: 90, height: 75))
    view.frame.size = CGSize(width: 5, height: 2)
    view.layoutIfNeeded()
    #expect(view.textContainer.size == .zero)
    view.textContainer.widthTracksTextView = false
    view.frame.size = CGSize(width: 300, height: 40)
    view.layoutIfNeeded()
    #expect(view.textContainer.size == CGSize(width: 0, height: 35))
    view.textContainer.lineBreakMode = .byCharWrapping
    #expect(view.editor.document.frame.breaksCharacters)
    view.textContainer.lineBreakMode = .byWordWrapping
    #expect(!view.editor.document.frame.breaksCharacters)
  }

  @Test func `segments are told line by line, without the middle or the range where asked`() throws
  {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 56, height: 80))
    view.font = Self.font
    view.textContainer.lineFragmentPadding = 3
    view.text = "abc def ghi\njk"
    let layout = try #require(view.textLayoutManager)
    #expect(layout.textContainer === view.textContainer && view.textLayoutManager === layout)
    func segments(
      _ type: NSTextLayoutManager.SegmentType, _ options: NSTextLayoutManager.SegmentOptions = [],
      most: Int = 9, from: Int = 1, to: Int = 13
    ) -> [String] {
      var result: [String] = []
      let all = layout.documentRange
      guard let start = layout.location(all.location, offsetBy: from),
        let end = layout.location(all.location, offsetBy: to),
        let range = NSTextRange(location: start, end: end)
      else { return [] }
      layout.enumerateTextSegments(in: range, type: type, options: options) {
        part, rect, baseline, container in
        let ends = part.map {
          "\(layout.offset(from: all.location, to: $0.location))-"
            + "\(layout.offset(from: all.location, to: $0.endLocation)) "
        }
        #expect(baseline == Self.font.ascender && container === view.textContainer)
        result.append("\(ends ?? "")\(short(rect))")
        return result.count < most
      }
      return result
    }
    #expect(
      segments(.standard) == ["1-4 13-43/0-1", "4-8 3-43/1-2", "8-12 3-33/2-3", "12-13 3-13/3-4"])
    #expect(
      segments(.selection) == [
        "1-4 13-43/0-1", "4-8 3-43/1-2", "8-12 3-33/2-3", "8-12 33-53/2-3", "12-13 3-13/3-4",
      ])
    #expect(segments(.highlight) == segments(.selection))
    #expect(
      segments(.standard, .rangeNotRequired) == ["13-43/0-1", "3-43/1-2", "3-33/2-3", "3-13/3-4"])
    #expect(segments(.standard, .middleFragmentsExcluded) == ["1-4 13-43/0-1", "12-13 3-13/3-4"])
    #expect(segments(.standard, .middleFragmentsExcluded, from: 1, to: 6).count == 2)
    #expect(segments(.standard, most: 2).count == 2)
    let all = layout.documentRange
    layout.ensureLayout(for: all)
    #expect(layout.offset(from: all.endLocation, to: all.location) == -14)
    #expect(layout.location(all.endLocation, offsetBy: 1) == nil)
    #expect(layout.location(all.location, offsetBy: -1) == nil)
    #expect(layout.location(all.location, offsetBy: 14)?.compare(all.endLocation) == .orderedSame)
    let used = layout.usageBoundsForTextContainer
    #expect(used == CGRect(x: 0, y: 0, width: 56, height: view.editor.document.height))
    #expect(
      [NSTextLayoutManager.SegmentType.standard, .selection, .highlight].map(\.rawValue) == [
        0, 1, 2,
      ])
    #expect(
      [NSTextLayoutManager.SegmentOptions.rangeNotRequired, .middleFragmentsExcluded].map(
        \.rawValue)
        == [1, 2])
  }
}

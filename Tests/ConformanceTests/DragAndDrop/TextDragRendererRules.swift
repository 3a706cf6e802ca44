// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD pictures of text that is dragged", .freshApplication)
struct TextDragRendererRules {
  /// Where a rectangle begins and ends from above.
  private func heights(_ rect: CGRect) -> String {
    EventLog.text(CGPoint(x: rect.minY, y: rect.maxY))
  }

  @Test func `DD-81 a renderer knows the lines of a range`() throws {
    let stage = try TextDragStage()
    stage.view.text = "one two\nthree\nfour"
    let manager = stage.view.layoutManager
    let one = UITextDragPreviewRenderer(
      layoutManager: manager, range: NSRange(location: 0, length: 3))
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(heights(one.firstLineRect) == heights(line) && one.firstLineRect.width > 20)
    #expect(one.bodyRect == .zero && one.lastLineRect == .zero)
    #expect(one.image.size.width > 20 && one.layoutManager === manager)
    let all = UITextDragPreviewRenderer(
      layoutManager: manager, range: NSRange(location: 4, length: 13), unifyRects: false)
    let (first, body, last) = (all.firstLineRect, all.bodyRect, all.lastLineRect)
    let tops = [4, 8, 14].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil) }
    #expect([first, body, last].map(heights) == tops.map(heights))
    #expect(first.minX > last.minX && body.minX == last.minX && body.maxX > last.maxX)
    let block = UITextDragPreviewRenderer(
      layoutManager: manager, range: NSRange(location: 4, length: 13))
    let right = EventLog.text(max(first.maxX, body.maxX))
    #expect(EventLog.text(block.firstLineRect.maxX) == right)
    #expect(EventLog.text(block.bodyRect.maxX) == right)
    #expect(EventLog.text(block.lastLineRect.maxX) == EventLog.text(last.maxX))
    #expect(block.firstLineRect.minX == first.minX && block.bodyRect.minX == body.minX)
    let none = UITextDragPreviewRenderer(
      layoutManager: manager, range: NSRange(location: 40, length: 3))
    #expect(none.firstLineRect == .zero && none.image.size == .zero)
  }

  @Test func `DD-81 a subclass changes the rectangles of a renderer`() throws {
    final class Wide: UITextDragPreviewRenderer {
      override func adjust(
        firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
      ) { firstLineRect.pointee = CGRect(x: 0, y: 0, width: 100, height: 30) }
    }
    let stage = try TextDragStage()
    let wide = Wide(
      layoutManager: stage.view.layoutManager, range: NSRange(location: 0, length: 3))
    #expect(wide.firstLineRect == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(wide.image.size == CGSize(width: 100, height: 30))
  }
}

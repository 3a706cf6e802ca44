// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR where the finger meant", .freshApplication)
struct TouchedPlaceRules {
  /// Scrolls what a program scrolls when editing begins.
  private final class Scroller: NSObject, UITextViewDelegate {
    var scroll: () -> Void = {}
    func textViewDidBeginEditing(_ textView: UITextView) { scroll() }
  }

  private enum Touch: CaseIterable { case tap, press, pointer }

  private static let lines = 60
  private let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
  private let scroller = Scroller()

  /// Touches the text at a line; the line that the caret is in then.
  private func line(touched line: Int, by touch: Touch, in root: UIView) throws -> Int? {
    text.text = (0..<Self.lines).map { "line \($0)" }.joined(separator: "\n")
    text.delegate = scroller
    let generator = try EventGenerator(view: root)
    let offset = (text.text as NSString).range(of: "line \(line)\n").location
    let place = try #require(text.position(from: text.beginningOfDocument, offset: offset))
    let caret = text.caretRect(for: place)
    let point = text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    switch touch {
    case .tap: try generator.fingerTap(at: point)
    case .press: try generator.fingerLongPress(at: point)
    case .pointer:
      try generator.pointerMove(to: point)
      try generator.pointerDown()
      try generator.pointerUp()
    }
    try generator.wait(1)
    #expect(text.isFirstResponder)
    let range = try #require(text.selectedTextRange)
    let before = text.offset(from: text.beginningOfDocument, to: range.start)
    return (text.text as NSString).substring(to: before).split(
      separator: "\n", omittingEmptySubsequences: false
    ).count - 1
  }

  @Test(arguments: Touch.allCases)
  private func `FR-103 the caret goes where the text was when it was touched`(touch: Touch) throws {
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(text)
    scroller.scroll = { [text] in text.contentOffset.y += 120 }
    #expect(try line(touched: 5, by: touch, in: root) == 5)
  }

  @Test func `FR-103 what is around the text may scroll too, and the text may change`() throws {
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.addSubview(text)
    scroller.scroll = { scroll.contentOffset.y += 200 }
    #expect(try line(touched: 20, by: .tap, in: scroll) == 20)
    text.resignFirstResponder()
    scroller.scroll = { [text] in text.text = "" }
    scroll.contentOffset.y = 0
    #expect(try line(touched: 20, by: .tap, in: scroll) == 0)
  }
}

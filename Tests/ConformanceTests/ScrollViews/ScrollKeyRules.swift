// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SV keys and arrows", .freshApplication)
struct ScrollKeyRules {
  /// A scroll view of 300 by 400 points in a controller's view, with 2,000 points of content.
  @MainActor
  private struct Stage {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let controller = UIViewController()
    let generator: EventGenerator

    init() throws {
      scroll.contentSize = CGSize(width: 900, height: 2000)
      controller.view.addSubview(scroll)
      generator = try EventGenerator(viewController: controller)
    }

    /// Presses a key and waits until the content rests.
    func press(_ key: KeyboardKey, with modifier: KeyboardKey? = nil) throws -> CGPoint {
      if let modifier { try generator.keyDown(modifier) }
      try generator.keyPress(key)
      if let modifier { try generator.keyUp(modifier) }
      generator.advance(by: 1)
      return scroll.contentOffset
    }
  }

  @Test func `SV-28 keys that nobody takes scroll by lines, pages and to the ends`() throws {
    let stage = try Stage()
    #expect(stage.scroll.allowsKeyboardScrolling)
    #expect(try stage.press(.arrowDown) == CGPoint(x: 0, y: 40))
    #expect(try stage.press(.arrowRight) == CGPoint(x: 40, y: 40))
    #expect(try stage.press(.arrowUp) == CGPoint(x: 40, y: 0))
    #expect(try stage.press(.pageDown) == CGPoint(x: 40, y: 360))
    #expect(try stage.press(.arrowDown, with: .leftAlt) == CGPoint(x: 40, y: 720))
    #expect(try stage.press(.pageUp) == CGPoint(x: 40, y: 360))
    #expect(try stage.press(.end) == CGPoint(x: 40, y: 1600))
    #expect(try stage.press(.home) == CGPoint(x: 40, y: 0))
    #expect(try stage.press(.arrowRight, with: .leftGUI) == CGPoint(x: 600, y: 0))
    #expect(try stage.press(.arrowDown, with: .leftShift) == CGPoint(x: 600, y: 0))
    stage.scroll.allowsKeyboardScrolling = false
    #expect(try stage.press(.arrowDown) == CGPoint(x: 600, y: 0))
  }

  @Test func `SV-28 a held key goes on from where content is going`() throws {
    let stage = try Stage()
    try stage.generator.keyDown(.arrowDown)
    stage.generator.advance(by: 0.65)
    try stage.generator.keyUp(.arrowDown)
    stage.generator.advance(by: 1)
    #expect(stage.scroll.contentOffset.y == 160)
  }

  @Test func `SV-28 the scroll view around the first responder comes before larger ones`() throws {
    let stage = try Stage()
    let small = UIScrollView(frame: CGRect(x: 0, y: 410, width: 100, height: 100))
    small.contentSize = CGSize(width: 100, height: 150)
    let typist = Typist("typist", in: small)
    stage.controller.view.addSubview(small)
    typist.becomeFirstResponder()
    #expect(try stage.press(.arrowDown) == .zero)
    #expect(small.contentOffset.y == 40)
    _ = try stage.press(.arrowDown)
    #expect(small.contentOffset.y == 50)
    // At its end the key is for the largest one that has room.
    #expect(try stage.press(.arrowDown).y == 40)
  }

  @Test func `SV-28 a responder that takes the press keeps it from scrolling`() throws {
    let stage = try Stage()
    let log = EventLog()
    let view = PressedView("view", log, in: stage.scroll)
    view.becomeFirstResponder()
    #expect(try stage.press(.arrowDown) == .zero)
    view.passesOn = true
    #expect(try stage.press(.arrowDown).y == 40)
  }

  @Test func `SV-29 arrows of a remote scroll when their recognizer is enabled`() throws {
    let stage = try Stage()
    let typist = Typist("typist", in: stage.scroll)
    typist.becomeFirstResponder()
    let recognizer = stage.scroll.directionalPressGestureRecognizer
    #expect(!recognizer.isEnabled && recognizer.view === stage.scroll)
    try stage.generator.press(.downArrow)
    stage.generator.advance(by: 1)
    #expect(stage.scroll.contentOffset == .zero)
    recognizer.isEnabled = true
    try stage.generator.press(.downArrow)
    stage.generator.advance(by: 1)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 40))
    try stage.generator.pressDown(.rightArrow)
    stage.generator.advance(by: 0.65)
    try stage.generator.pressUp(.rightArrow)
    stage.generator.advance(by: 1)
    #expect(stage.scroll.contentOffset == CGPoint(x: 160, y: 40))
    #expect(recognizer.state == .possible)
  }

  @Test func `FO-14 focus reaches items that are scrolled away, and content scrolls to them`()
    throws
  {
    let stage = try Stage()
    stage.scroll.contentSize = CGSize(width: 300, height: 2000)
    let buttons = [0, 300, 900].map { y in
      let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 50))
      stage.scroll.addSubview(button)
      return button
    }
    func next() throws -> CGFloat {
      try stage.generator.keyPress(.tab)
      stage.generator.advance(by: 1)
      return stage.scroll.contentOffset.y
    }
    #expect(try next() == 0)
    #expect(try next() == 0)
    #expect(try next() == 550)
    #expect(buttons[2].isFocused)
    try stage.generator.press(.upArrow)
    stage.generator.advance(by: 1)
    #expect(buttons[1].isFocused && stage.scroll.contentOffset.y == 300)
    let container: any UIFocusItemScrollableContainer = stage.scroll
    #expect(container.visibleSize == CGSize(width: 300, height: 400))
  }
}

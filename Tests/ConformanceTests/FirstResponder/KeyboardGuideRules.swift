// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR the keyboard's guide", .freshApplication)
final class KeyboardGuideRules {
  /// Places its label above the keyboard.
  private final class Page: UIView {
    let label = UIView()
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      let top = keyboardLayoutGuide.layoutFrame.minY
      label.frame = CGRect(x: 0, y: top - 20, width: bounds.width, height: 20)
    }
  }

  private lazy var stage = InputStage()
  private lazy var page = Page(frame: stage.owner.view.bounds)
  private lazy var input = InputStage.view(200)
  private var height: CGFloat { InputStage.height }

  private func open() {
    page.addSubview(page.label)
    stage.owner.view.addSubview(page)
    stage.one.input = input
    stage.settle()
    stage.owner.view.layoutIfNeeded()
  }

  @Test func `FR-44 the guide is what the keyboard covers, and its view follows`() {
    open()
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: height, width: 414, height: 0))
    #expect(page.label.frame.maxY == height)
    let before = page.layouts
    stage.one.becomeFirstResponder()
    #expect(
      page.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: height - 200, width: 414, height: 200))
    #expect(page.label.frame.maxY == height - 200)
    #expect(page.layouts == before + 1)
    stage.settle()
    stage.one.resignFirstResponder()
    #expect(page.label.frame.maxY == height)
    stage.stop()
  }

  @Test func `FR-44 it is told in the coordinates of its view`() {
    open()
    stage.one.becomeFirstResponder()
    page.frame = CGRect(x: 0, y: 100, width: 414, height: height - 200)
    #expect(page.keyboardLayoutGuide.layoutFrame.minY == height - 300)
    #expect(page.keyboardLayoutGuide.layoutFrame.height == 100)
    page.frame = CGRect(x: 0, y: 0, width: 414, height: 300)
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 414, height: 0))
    stage.stop()
  }

  @Test func `FR-44 without a keyboard it begins at the safe area unless told otherwise`() {
    open()
    stage.owner.additionalSafeAreaInsets.bottom = 34
    #expect(page.keyboardLayoutGuide.layoutFrame.minY == height - 34)
    page.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(page.keyboardLayoutGuide.layoutFrame.minY == height)
    page.keyboardLayoutGuide.usesBottomSafeArea = true
    stage.one.becomeFirstResponder()
    #expect(page.keyboardLayoutGuide.layoutFrame.minY == height - 200)
    stage.stop()
  }

  @Test func `FR-44 it follows a finger that drags the keyboard down`() throws {
    open()
    let scroll = UIScrollView(frame: page.bounds)
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.keyboardDismissMode = .interactive
    stage.owner.view.insertSubview(scroll, at: 0)
    page.isUserInteractionEnabled = false
    stage.one.becomeFirstResponder()
    stage.settle()
    try stage.generator.fingerDown(at: CGPoint(x: 100, y: 300))
    try stage.generator.fingerMove(to: CGPoint(x: 100, y: height - 120))
    #expect(page.label.frame.maxY == height - 120)
    try stage.generator.fingerMove(to: CGPoint(x: 100, y: height - 180))
    try stage.generator.fingerUp()
    stage.settle()
    #expect(page.label.frame.maxY == height - 200)
    stage.stop()
  }
}

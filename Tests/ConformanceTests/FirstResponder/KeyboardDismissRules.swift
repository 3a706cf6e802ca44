// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SV the keyboard and drags", .freshApplication)
final class KeyboardDismissRules {
  lazy var stage = InputStage()
  lazy var scroll = UIScrollView(frame: stage.owner.view.bounds)
  lazy var input = InputStage.view(200)
  var generator: EventGenerator { stage.generator }

  private func begin(_ mode: UIScrollView.KeyboardDismissMode) {
    scroll.frame = UIScreen.main.bounds
    scroll.contentSize = CGSize(width: 300, height: 3000)
    stage.owner.view.addSubview(scroll)
    scroll.keyboardDismissMode = mode
    stage.one.input = input
    stage.one.becomeFirstResponder()
    stage.settle()
    _ = stage.log.take()
  }

  @Test func `SV-24 a drag leaves the keyboard unless it is told otherwise`() throws {
    #expect(scroll.keyboardDismissMode == .none)
    begin(.none)
    try generator.fingerDown(at: CGPoint(x: 100, y: 300))
    try generator.fingerMove(to: CGPoint(x: 100, y: 200))
    try generator.fingerUp()
    #expect(stage.one.isFirstResponder)
    stage.stop()
  }

  @Test func `SV-24 a drag takes the keyboard away when it begins`() throws {
    begin(.onDrag)
    try generator.fingerDown(at: CGPoint(x: 100, y: 300))
    #expect(stage.one.isFirstResponder)
    try generator.fingerMove(to: CGPoint(x: 100, y: 200))
    #expect(!stage.one.isFirstResponder)
    #expect(stage.log.take() == ["willChangeFrame 200 → 0", "willHide 200 → 0"])
    try generator.fingerUp()
    stage.stop()
  }

  @Test func `SV-25 the keyboard keeps below the finger and goes with it`() throws {
    begin(.interactive)
    let height = InputStage.height
    try generator.fingerDown(at: CGPoint(x: 100, y: 300))
    try generator.fingerMove(to: CGPoint(x: 100, y: height - 300))
    #expect(InputStage.rise(of: input) == 200)
    try generator.fingerMove(to: CGPoint(x: 100, y: height - 120))
    #expect(InputStage.rise(of: input) == 120)
    try generator.fingerMove(to: CGPoint(x: 100, y: height - 150))
    #expect(InputStage.rise(of: input) == 150)
    #expect(stage.one.isFirstResponder && stage.log.take() == [])
    generator.advance(by: 0.02)
    try generator.fingerMove(to: CGPoint(x: 100, y: height - 80))
    try generator.fingerUp()
    #expect(!stage.one.isFirstResponder)
    stage.settle()
    #expect(input.window == nil)
    stage.stop()
  }

  @Test func `SV-25 a finger that goes back up leaves the keyboard`() throws {
    begin(.interactive)
    let height = InputStage.height
    try generator.fingerDown(at: CGPoint(x: 100, y: 300))
    try generator.fingerMove(to: CGPoint(x: 100, y: height - 100))
    generator.advance(by: 0.02)
    try generator.fingerMove(to: CGPoint(x: 100, y: height - 180))
    try generator.fingerUp()
    stage.settle()
    #expect(stage.one.isFirstResponder && InputStage.rise(of: input) == 200)
    stage.stop()
  }
}

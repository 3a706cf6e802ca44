// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MO motion", .freshApplication)
struct MotionRules {
  @Test func `MO-1 MO-2 MO-3 a shake tells the first responder its begin and its end`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    stage.inner.becomeFirstResponder()
    let start = stage.generator.now
    try stage.generator.shake(duration: 0.5)
    #expect(
      stage.log.take() == ["inner began 1 motion \(start)", "inner ended 1 motion \(start + 0.5)"])
  }

  @Test func `MO-3 without a first responder the window gets it, and what follows it`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    try stage.generator.shake()
    #expect(stage.log.take() == ["delegate began"])
  }

  @Test func `MO-4 what a responder passes on goes up the chain`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    stage.inner.becomeFirstResponder()
    stage.inner.passesOn = true
    stage.outer.passesOn = true
    stage.generator.shakeBegin()
    let start = stage.generator.now
    #expect(
      stage.log.take() == [
        "inner began 1 motion \(start)", "outer began 1 motion \(start)", "delegate began",
      ])
    stage.generator.shakeEnd()
    #expect(
      stage.log.take() == ["inner ended 1 motion \(start)", "outer ended 1 motion \(start)"])
  }

  @Test func `MO-5 MO-6 a shake of more than ten seconds is cancelled and has no end`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    stage.inner.becomeFirstResponder()
    let start = stage.generator.now
    stage.generator.shakeBegin()
    stage.generator.advance(by: 9.9)
    #expect(stage.log.take() == ["inner began 1 motion \(start)"])
    stage.generator.advance(by: 0.2)
    #expect(stage.log.take() == ["inner cancelled 1 motion \(start + 10)"])
    stage.generator.shakeEnd()
    #expect(stage.log.take().isEmpty)
    try stage.generator.shake(duration: 9.9)
    stage.generator.advance(by: 1)
    #expect(stage.log.take().map { $0.prefix(11) } == ["inner began", "inner ended"])
  }

  @Test func `MO-5 an application that stops being active cancels the shake`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    stage.inner.becomeFirstResponder()
    stage.generator.shakeBegin()
    _ = stage.log.take()
    HostInput.send(.lifecycle(.deactivate, at: stage.generator.now))
    #expect(stage.log.take().map { $0.prefix(15) } == ["inner cancelled"])
    stage.generator.shakeEnd()
    try stage.generator.shake()
    #expect(stage.log.take().isEmpty)
  }

  @Test func `MO-5 removing the view, or hiding its window, cancels the shake at once`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    stage.inner.becomeFirstResponder()
    stage.generator.shakeBegin()
    _ = stage.log.take()
    stage.middle.removeFromSuperview()
    #expect(stage.log.take().map { $0.prefix(15) } == ["inner cancelled"])
    stage.generator.shakeEnd()
    #expect(stage.log.take().isEmpty)
    stage.outer.becomeFirstResponder()
    stage.generator.shakeBegin()
    _ = stage.log.take()
    stage.generator.window.isHidden = true
    #expect(stage.log.take().map { $0.prefix(15) } == ["outer cancelled"])
  }

  @Test func `MO-3 who was told of the begin is told of the end`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    stage.inner.becomeFirstResponder()
    stage.generator.shakeBegin()
    stage.outer.becomeFirstResponder()
    stage.generator.shakeEnd()
    #expect(stage.log.take().map { $0.prefix(11) } == ["inner began", "inner ended"])
  }
}

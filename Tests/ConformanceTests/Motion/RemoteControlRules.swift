// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RM remote control", .freshApplication)
struct RemoteControlRules {
  private let application = UIApplication.shared

  @Test func `RM-1 every command arrives with its subtype`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    application.beginReceivingRemoteControlEvents()
    stage.inner.becomeFirstResponder()
    stage.generator.advance(by: 2)
    let start = stage.generator.now
    for number in 100...109 {
      try stage.generator.remoteControl(#require(UIEvent.EventSubtype(rawValue: number)))
    }
    #expect(
      stage.log.take() == (100...109).map { "inner received \($0) remoteControl \(start)" })
    #expect(throws: HammerError.self) { try stage.generator.remoteControl(.motionShake) }
  }

  @Test func `RM-2 RM-6 commands come only between begin and one end`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    stage.inner.becomeFirstResponder()
    try stage.generator.remoteControl(.remoteControlPlay)
    #expect(stage.log.take().isEmpty)
    application.beginReceivingRemoteControlEvents()
    application.beginReceivingRemoteControlEvents()
    try stage.generator.remoteControl(.remoteControlPlay)
    #expect(stage.log.take().count == 1)
    application.endReceivingRemoteControlEvents()
    try stage.generator.remoteControl(.remoteControlPlay)
    #expect(stage.log.take().isEmpty)
  }

  @Test func `RM-3 RM-5 the first responder is first, then the chain to its end`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    application.beginReceivingRemoteControlEvents()
    stage.inner.becomeFirstResponder()
    stage.inner.passesOn = true
    stage.outer.passesOn = true
    try stage.generator.remoteControl(.remoteControlStop)
    let names = stage.log.take().map { $0.prefix(while: { $0 != " " }) }
    #expect(names == ["inner", "outer", "delegate"])
    stage.outer.passesOn = false
    try stage.generator.remoteControl(.remoteControlStop)
    #expect(stage.log.take().count == 2)
  }

  @Test func `RM-4 without a first responder the application gets it, the views do not`() throws {
    let stage = try MotionStage()
    defer { stage.tearDown() }
    application.beginReceivingRemoteControlEvents()
    try stage.generator.remoteControl(.remoteControlNextTrack)
    #expect(stage.log.take() == ["delegate received 104"])
  }
}

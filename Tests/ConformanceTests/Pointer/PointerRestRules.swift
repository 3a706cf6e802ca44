// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PN presses and rests of a pointer", .freshApplication)
struct PointerRestRules {
  @Test func `PN-30 a view is shown in its own size while a button is down`() throws {
    let stage = try PointerStage()
    stage.log.style = { _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: stage.pad))) }
    try stage.hover(150, 150)
    stage.generator.advance(by: 0.3)
    _ = stage.log.take()
    try stage.generator.pointerDown()
    stage.generator.advance(by: 0.3)
    #expect(stage.scale(of: stage.pad) == 1 && stage.generator.pointer == .hidden)
    try stage.generator.pointerMove(to: CGPoint(x: 160, y: 160))
    #expect(stage.log.take() == [])
    try stage.generator.pointerUp()
    stage.generator.advance(by: 0.3)
    #expect(stage.scale(of: stage.pad) == 1.1)
    #expect(stage.log.take() == ["region at 60 60"])
  }

  @Test func `PN-31 a region may be left along its latching axes`() throws {
    let stage = try PointerStage()
    stage.log.region = { _, standard in
      standard.latchingAxes = .horizontal
      return standard
    }
    try stage.hover(150, 150)
    try stage.generator.pointerDown()
    _ = stage.log.take()
    try stage.generator.pointerMove(to: CGPoint(x: 300, y: 150))
    #expect(stage.log.take() == [])
    try stage.generator.pointerMove(to: CGPoint(x: 300, y: 250))
    #expect(stage.log.take() == ["exit"])
    try stage.generator.pointerMove(to: CGPoint(x: 150, y: 150))
    #expect(stage.log.take() == [])
    try stage.generator.pointerUp()
    #expect(stage.log.take() == ["region at 50 50", "style", "enter"])
  }

  @Test func `PN-31 a region that latches nowhere is left as soon as the pointer is outside`()
    throws
  {
    let stage = try PointerStage()
    try stage.hover(150, 150)
    try stage.generator.pointerDown()
    _ = stage.log.take()
    try stage.generator.pointerMove(to: CGPoint(x: 210, y: 150))
    #expect(stage.log.take() == ["exit"])
    try stage.generator.pointerUp()
    #expect(stage.log.take() == [])
  }

  @Test func `PN-32 what changes under a resting pointer counts as a movement`() throws {
    let stage = try PointerStage()
    try stage.hover(150, 150)
    _ = stage.log.take()
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == [])
    stage.pad.isHidden = true
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["exit"])
    stage.pad.isHidden = false
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["region at 50 50", "style", "enter"])
    stage.pad.isUserInteractionEnabled = false
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["exit"])
    stage.pad.isUserInteractionEnabled = true
    stage.generator.advance(by: 0.1)
    _ = stage.log.take()
    let cover = UIWindow(frame: UIScreen.main.bounds)
    cover.isHidden = false
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["exit"])
    cover.isHidden = true
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["region at 50 50", "style", "enter"])
    stage.pad.frame.origin.x = 90
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["region at 60 50"])
    stage.pad.frame.origin.x = 300
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["exit"])
  }

  @Test func `PN-33 a finger sends the pointer away until it moves`() throws {
    let stage = try PointerStage()
    stage.log.style = { _ in .hidden() }
    try stage.hover(150, 150)
    _ = stage.log.take()
    try stage.generator.fingerDown(at: CGPoint(x: 20, y: 600))
    #expect(stage.log.take() == ["exit"] && stage.generator.pointer == .arrow)
    try stage.generator.fingerUp()
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == [])
    try stage.hover(151, 150)
    #expect(stage.log.take() == ["region at 51 50", "style", "enter"])
    UIApplication.shared.beginIgnoringInteractionEvents()
    try stage.hover(152, 150)
    #expect(stage.log.take() == ["exit"])
    UIApplication.shared.endIgnoringInteractionEvents()
    try stage.hover(153, 150)
    #expect(stage.log.take() == ["region at 53 50", "style", "enter"])
  }

  @Test func `PN-33 cancelled contacts end a press`() throws {
    let stage = try PointerStage()
    try stage.hover(150, 150)
    try stage.generator.pointerDown()
    _ = stage.log.take()
    HostInput.send(.cancelContacts(at: stage.generator.now))
    #expect(stage.log.take() == ["region at 50 50"])
  }
}

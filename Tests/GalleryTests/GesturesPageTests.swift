// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: gestures", .freshApplication)
struct GesturesPageTests {
  private func states(_ driver: GalleryDriver) throws -> [String: String] {
    var states: [String: String] = [:]
    for name in ["tap", "double-tap", "long-press", "swipe", "pan", "pinch", "rotation"] {
      states[name] = try driver.text("lab.\(name).state")
    }
    return states
  }

  @Test func `gallery laboratory shows how each recognizer stands and why`() throws {
    let driver = try GalleryDriver(page: "page.gestures")
    #expect(try Set(states(driver).values) == ["possible"])
    try driver.generator.fingerDown(at: "stage")
    try driver.generator.fingerMove(.automatic, translationX: 3, y: 40, duration: 0.2)
    var states = try states(driver)
    #expect(states["pan"] == "changed")
    #expect(states["tap"] == "failed" && states["swipe"] == "failed")
    #expect(try driver.text("lab.tap.reason") == "prevented by Pan")
    #expect(try driver.text("lab.pan.reason").hasPrefix("moved "))
    let board = try driver.generator.viewWithIdentifier(
      "lab.arbitration", ofType: ArbitrationView.self)
    #expect(board.arbitration.arrows.contains { $0.kind == .prevents && $0.to == "Tap" })
    try driver.generator.fingerUp(.automatic)
    states = try self.states(driver)
    #expect(states["pan"] == "ended")
    // The next touch sequence forgets what was.
    try driver.generator.fingerDown(at: "stage")
    #expect(board.arbitration.arrows == [])
    try driver.generator.wait(0.6)
    #expect(try driver.text("lab.long-press.state") == "began")
    try driver.generator.fingerUp(.automatic)
  }

  @Test func `gallery laboratory links recognizers as its switches say`() throws {
    let driver = try GalleryDriver(page: "page.gestures")
    let board = try driver.generator.viewWithIdentifier(
      "lab.arbitration", ofType: ArbitrationView.self)
    try driver.generator.fingerTap(at: "stage")
    #expect(try driver.text("lab.tap.state") == "ended")
    try driver.generator.wait(2)
    try driver.generator.fingerTap(at: "lab.tapWaits")
    try driver.generator.fingerTap(at: "stage")
    #expect(try driver.text("lab.tap.state") == "waits")
    #expect(
      board.arbitration.arrows.contains(.init(kind: .waits, from: "Tap", to: "Double tap")))
    try driver.generator.wait(0.5)
    #expect(try driver.text("lab.tap.state") == "ended")
  }

  @Test func `gallery photo is dragged, pinched and turned at once`() throws {
    let driver = try GalleryDriver(page: "page.gestures")
    let photo = try driver.generator.viewWithIdentifier("lab.photo")
    let start = photo.center
    let stage = try #require(photo.superview)
    let middle = stage.convert(CGPoint(x: stage.bounds.midX, y: stage.bounds.midY), to: nil)
    try driver.generator.twoFingerDown(at: middle, withDistance: 60, angle: 0)
    let end = CGPoint(x: middle.x + 30, y: middle.y + 20)
    try driver.generator.twoFingerMove(
      to: end, withDistance: 120, angle: .pi / 4, duration: 0.5)
    #expect(abs(photo.center.x - start.x - 30) < 0.5)
    #expect(abs(photo.center.y - start.y - 20) < 0.5)
    let scale = hypot(photo.transform.a, photo.transform.b)
    // Scale and turn count from their recognition.
    #expect(scale > 1.5 && scale < 2)
    let turn = atan2(photo.transform.b, photo.transform.a)
    #expect(turn > .pi / 4 - 0.25 && turn < .pi / 4)
    try driver.generator.twoFingerUp()
    try driver.generator.wait(1)
    try driver.generator.fingerTap(at: "lab.together")
    try driver.generator.twoFingerDown(at: middle, withDistance: 60, angle: 0)
    try driver.generator.twoFingerMove(
      to: middle, withDistance: 140, angle: 0.3, duration: 0.5)
    let states = try [driver.text("lab.pinch.state"), driver.text("lab.rotation.state")]
    #expect(states.filter { $0 == "changed" }.count == 1)
    try driver.generator.twoFingerUp()
  }

  @Test func `gallery laboratory reads the words of the trace`() {
    var arbitration = Arbitration()
    for text in [
      "Tap of stage gets the touch", "Double tap of stage gets the touch",
      "Tap waits for Double tap, Swipe (3 taps)", "Pan possible → began (moved 12 pt, limit 10)",
      "Tap possible → failed (prevented by Pan)", "Pan began → changed",
    ] {
      arbitration.take(text)
    }
    #expect(arbitration.statuses["Tap"]?.reason == "prevented by Pan")
    #expect(arbitration.statuses["Pan"]?.state == "changed")
    #expect(arbitration.statuses["Pan"]?.reason == "moved 12 pt, limit 10")
    #expect(arbitration.statuses["Double tap"]?.state == "possible")
    #expect(
      arbitration.arrows == [
        .init(kind: .waits, from: "Tap", to: "Double tap"),
        .init(kind: .waits, from: "Tap", to: "Swipe"),
        .init(kind: .prevents, from: "Pan", to: "Tap"),
      ])
    arbitration.take("Tap of stage gets the touch")
    #expect(arbitration.arrows == [])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: controls", .freshApplication)
struct ControlsPageTests {
  @Test func `gallery controls list the events of a button in order`() throws {
    let driver = try GalleryDriver(page: "page.controls")
    try driver.generator.fingerTap(at: "controls.button")
    #expect(
      try driver.log() == [
        "Button: touchDown", "Button: touchUpInside", "Button: primaryActionTriggered",
      ])
  }

  @Test func `gallery controls show a drag out of a button and back`() throws {
    let driver = try GalleryDriver(page: "page.controls")
    try driver.generator.fingerDown(at: "controls.button")
    let button = try driver.generator.viewWithIdentifier("controls.button")
    let start = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    for y in [20.0, 200, 30, 20, 10] as [CGFloat] {
      try driver.generator.fingerMove(to: CGPoint(x: start.x, y: start.y + y))
    }
    try driver.generator.fingerUp()
    let lines = try driver.log()
    #expect(
      lines == [
        "Button: touchDown", "Button: touchDragInside", "Button: touchDragExit",
        "Button: touchDragOutside", "Button: touchDragEnter", "Button: touchDragInside  ×3",
        "Button: touchUpInside", "Button: primaryActionTriggered",
      ])
  }

  @Test func `gallery controls tell their values`() throws {
    let driver = try GalleryDriver(page: "page.controls")
    try driver.generator.fingerTap(at: "controls.switch")
    let segments = try driver.generator.viewWithIdentifier("controls.segments")
    try driver.generator.fingerTap(at: RelativeLocation(location: segments, x: 0.85, y: 0.5))
    let lines = try driver.log()
    #expect(lines.contains("Switch: valueChanged → on"), "\(lines)")
    #expect(lines.contains("Segments: valueChanged → 2"), "\(lines)")
    try driver.generator.fingerTap(at: "controls.clear")
    #expect(try driver.log().isEmpty)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: dynamics", .freshApplication)
struct DynamicsPageTests {
  @Test func `gallery dynamics lets things fall, be thrown and line up`() throws {
    let driver = try GalleryDriver(page: "page.dynamics")
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 20)
    var lines = try driver.log()
    #expect(lines.first == "resumes" && lines.last == "pauses", "\(lines)")
    #expect(lines.contains { $0.hasPrefix("box hits the wall") }, "\(lines)")
    let box = try driver.generator.viewWithIdentifier("dynamics.box")
    let stage = try #require(box.superview)
    #expect(abs(box.frame.maxY - stage.bounds.maxY) < 1)
    let middle = stage.convert(box.center, to: nil)
    try driver.generator.fingerDown(at: middle)
    try driver.generator.fingerMove(
      to: CGPoint(x: middle.x + 60, y: middle.y - 150), duration: 0.3)
    try driver.generator.fingerUp()
    lines = try driver.log()
    #expect(lines.contains { $0.hasPrefix("box thrown at") }, "\(lines)")
    try driver.generator.fingerTap(at: "dynamics.home")
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 20)
    #expect(abs(box.center.y - 64) < 1)
  }
}

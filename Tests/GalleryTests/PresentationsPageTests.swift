// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: presentations", .freshApplication)
struct PresentationsPageTests {
  private func presented(_ generator: EventGenerator) -> UIViewController? {
    generator.window.rootViewController?.presentedViewController
  }

  private func drag(_ generator: EventGenerator, from start: CGPoint, by way: CGVector) throws {
    try generator.fingerDown(at: start)
    try generator.fingerMove(
      to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: 0.5)
    generator.advance(by: 0.3)
    try generator.fingerUp()
    generator.advance(by: 1)
  }

  @Test func `gallery presentations: a sheet is pulled up, kept, and pulled away`() throws {
    let driver = try GalleryDriver(page: "page.presentations")
    let generator = driver.generator
    try generator.fingerTap(at: "present.sheet")
    let list = try generator.viewWithIdentifier("sheet.list")
    let top = list.convert(CGPoint.zero, to: nil).y - 64
    try drag(generator, from: CGPoint(x: 100, y: top + 30), by: CGVector(dx: 0, dy: -300))
    #expect(try driver.log() == ["sheet large"])
    try generator.fingerTap(at: "sheet.lock")
    let high = list.convert(CGPoint.zero, to: nil).y - 64
    try drag(generator, from: CGPoint(x: 100, y: high + 30), by: CGVector(dx: 0, dy: 700))
    #expect(presented(generator) != nil)
    try generator.fingerTap(at: "sheet.lock")
    let low = list.convert(CGPoint.zero, to: nil).y - 64
    try drag(generator, from: CGPoint(x: 100, y: low + 30), by: CGVector(dx: 0, dy: 750))
    #expect(presented(generator) == nil)
    #expect(try driver.log().last == "dismissed by a person")
  }

  @Test func `gallery presentations: a tap beside the popover dismisses it`() throws {
    let driver = try GalleryDriver(page: "page.presentations")
    let generator = driver.generator
    try generator.fingerTap(at: "present.popover")
    #expect(generator.viewIsHittable("popover"))
    try generator.fingerTap(at: CGPoint(x: 20, y: 880))
    #expect(presented(generator) == nil)
    #expect(try driver.log() == ["dismissed by a person"])
  }

  @Test func `gallery presentations: the drawer follows the finger, and changes its mind`() throws {
    let driver = try GalleryDriver(page: "page.presentations")
    let generator = driver.generator
    try drag(generator, from: CGPoint(x: 412, y: 500), by: CGVector(dx: -60, dy: 0))
    #expect(presented(generator) == nil)
    try drag(generator, from: CGPoint(x: 412, y: 500), by: CGVector(dx: -250, dy: 0))
    #expect(presented(generator) is DrawerContent)
    try drag(generator, from: CGPoint(x: 200, y: 500), by: CGVector(dx: 180, dy: 0))
    #expect(presented(generator) == nil)
    try generator.fingerTap(at: "present.drawer")
    #expect(generator.viewIsHittable("drawer"))
    try generator.fingerTap(at: CGPoint(x: 20, y: 500))
    #expect(presented(generator) == nil)
    #expect(
      try driver.log() == [
        "drawer not opened", "drawer opened", "drawer closed", "drawer opened", "drawer closed",
      ])
  }
}

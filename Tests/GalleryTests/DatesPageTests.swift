// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: dates", .freshApplication)
struct DatesPageTests {
  private func driver(showing look: Int) throws -> GalleryDriver {
    let driver = try GalleryDriver(page: "page.dates")
    let looks = try driver.generator.viewWithIdentifier("dates.looks")
    let place = RelativeLocation(location: looks, x: (CGFloat(look) + 0.5) / 5, y: 0.5)
    try driver.generator.fingerTap(at: place)
    driver.generator.advance(by: 0.5)
    return driver
  }

  @Test func `gallery dates every look is there and fits its stage`() throws {
    let names = ["compact", "inline", "wheels", "timer", "calendar"]
    for (look, name) in names.enumerated() {
      let driver = try driver(showing: look)
      let view = try driver.generator.viewWithIdentifier("dates.\(name)")
      let holder = try driver.generator.viewWithIdentifier("dates.holder")
      #expect(view.frame.width <= holder.bounds.width && view.frame.height > 20, "\(name)")
    }
  }

  @Test func `gallery dates a wheel that is thrown tells what was chosen`() throws {
    let driver = try driver(showing: 2)
    let wheels = try driver.generator.viewWithIdentifier("dates.wheels")
    try driver.generator.fingerDrag(
      from: RelativeLocation(location: wheels, x: 0.3, y: 0.5),
      to: RelativeLocation(location: wheels, x: 0.3, y: 0.34), duration: 0.3)
    driver.generator.advance(by: 2)
    let lines = try driver.log()
    #expect(lines.count == 1 && lines[0].hasPrefix("wheels: 2026-09-"), "\(lines)")
  }

  @Test func `gallery dates a day of the calendar is chosen`() throws {
    let driver = try driver(showing: 4)
    let calendar = try driver.generator.viewWithIdentifier("dates.calendar")
    try driver.generator.fingerTap(at: RelativeLocation(location: calendar, x: 0.5, y: 0.6))
    driver.generator.advance(by: 1)
    let lines = try driver.log()
    #expect(lines.count == 1 && lines[0].hasPrefix("calendar: 2026-09-"), "\(lines)")
  }
}

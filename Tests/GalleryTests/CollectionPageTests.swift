// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: collection", .freshApplication)
struct CollectionPageTests {
  private func choose(_ place: Int, _ driver: GalleryDriver) throws {
    let layouts = try driver.generator.viewWithIdentifier("cities.layouts")
    try driver.generator.fingerTap(
      at: RelativeLocation(location: layouts, x: (CGFloat(place) + 0.5) / 3, y: 0.5))
    driver.generator.advance(by: 1)
  }

  @Test func `gallery collection goes from layout to layout`() throws {
    let driver = try GalleryDriver(page: "page.collection")
    let oslo = { try driver.generator.viewWithIdentifier("city.Oslo").frame.size }
    let row = try oslo()
    #expect(row.width > 200 && row.height < 60)
    try choose(1, driver)
    let tile = try oslo()
    #expect(tile == CGSize(width: 108, height: 108))
    try choose(2, driver)
    #expect(try oslo().height == 120)
    try driver.generator.fingerTap(at: "city.Oslo")
    try choose(0, driver)
    #expect(try oslo() == row)
    #expect(
      try driver.log() == ["layout: grid", "layout: shelves", "select Oslo", "layout: list"])
  }

  @Test func `gallery collection rows are swiped and moved by their handles`() throws {
    let driver = try GalleryDriver(page: "page.collection")
    let oslo = try driver.generator.viewWithIdentifier("city.Oslo")
    try driver.generator.fingerDrag(
      from: RelativeLocation(location: oslo, x: 0.8, y: 0.5),
      to: RelativeLocation(location: oslo, x: 0.02, y: 0.5), duration: 0.3)
    driver.generator.advance(by: 1)
    let below = try driver.generator.viewWithIdentifier("city.Tromsø")
    try driver.generator.fingerDrag(
      from: RelativeLocation(location: oslo, x: 0.9, y: 0.5),
      to: RelativeLocation(location: below, x: 0.9, y: 0.6), duration: 0.3)
    driver.generator.advance(by: 1)
    #expect(try driver.log() == ["visit Oslo", "moved 1"])
    try driver.generator.fingerTap(at: "cities.shuffle")
    driver.generator.advance(by: 1)
    #expect(try driver.log().last == "shuffled")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: list of pages", .freshApplication)
struct HomeTests {
  @Test func `gallery every page opens by touch and leads back`() throws {
    let driver = try GalleryDriver()
    for page in Gallery.pages {
      try driver.open(page.identifier)
      let navigation = try #require(
        driver.generator.window.rootViewController as? UINavigationController)
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController?.title == page.title)
      #expect(try !driver.text("sentence").isEmpty)
      navigation.popViewController(animated: false)
      #expect(driver.generator.viewIsHittable("home"))
    }
  }

  @Test func `gallery PK-22 digits with Command open pages, Escape leads back`() throws {
    let driver = try GalleryDriver()
    let navigation = try #require(
      driver.generator.window.rootViewController as? UINavigationController)
    for (place, page) in Gallery.pages.prefix(3).enumerated() {
      try driver.generator.keyDown(.leftGUI)
      try driver.generator.keyType(Character("\(place + 1)"))
      try driver.generator.keyUp(.leftGUI)
      #expect(navigation.topViewController?.title == page.title)
      driver.generator.advance(by: 1)
      try driver.generator.keyPress(.escape)
      driver.generator.advance(by: 1)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test(arguments: [
    CGSize(width: 375, height: 667), CGSize(width: 414, height: 896),
    CGSize(width: 667, height: 375), CGSize(width: 896, height: 414),
    CGSize(width: 1280, height: 800),
  ])
  func `gallery rows can be reached on every screen and do not overlap`(size: CGSize) throws {
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver()
    let rows = try Gallery.pages.map { try driver.generator.viewWithIdentifier($0.identifier) }
    for (index, row) in rows.enumerated() {
      try driver.show(Gallery.pages[index].identifier, in: "home.list")
      let place = row.convert(row.bounds, to: nil)
      #expect(CGRect(origin: .zero, size: size).contains(place), "\(Gallery.pages[index].title)")
      #expect(driver.generator.viewIsHittable(row))
      #expect(row.frame.height >= 44)
      for other in rows[..<index] { #expect(!other.frame.intersects(row.frame)) }
    }
  }
}

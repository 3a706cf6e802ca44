// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: list of pages", .serialized)
struct HomeTests {
  @Test func `gallery every page opens by touch and leads back`() throws {
    let driver = try GalleryDriver()
    for page in Gallery.pages {
      #expect(driver.generator.viewIsHittable(page.identifier))
      try driver.generator.fingerTap(at: page.identifier)
      let navigation = try #require(
        driver.generator.window.rootViewController as? UINavigationController)
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController?.title == page.title)
      #expect(try !driver.text("sentence").isEmpty)
      navigation.popViewController(animated: false)
      #expect(driver.generator.viewIsHittable("home"))
    }
  }

  @Test(arguments: [
    CGSize(width: 375, height: 667), CGSize(width: 414, height: 896),
    CGSize(width: 667, height: 375), CGSize(width: 896, height: 414),
    CGSize(width: 1280, height: 800),
  ])
  func `gallery rows fit every screen without overlapping`(size: CGSize) throws {
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver()
    let frames = try Gallery.pages.map { page in
      let row = try driver.generator.viewWithIdentifier(page.identifier)
      return row.convert(row.bounds, to: nil)
    }
    for (index, frame) in frames.enumerated() {
      #expect(CGRect(origin: .zero, size: size).contains(frame), "\(Gallery.pages[index].title)")
      #expect(frame.height >= 44)
      for other in frames[..<index] { #expect(!other.intersects(frame)) }
    }
  }
}

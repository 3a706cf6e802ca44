// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: list of pages", .freshApplication)
struct HomeTests {
  private func resize(_ width: CGFloat, _ height: CGFloat) {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: width, height: height), scale: 2), at: 0))
  }

  private func list(_ driver: GalleryDriver) throws -> UITableView {
    try driver.generator.viewWithIdentifier("home.list", ofType: UITableView.self)
  }

  @Test func `gallery every page opens by touch and leads back`() throws {
    let driver = try GalleryDriver()
    for page in Gallery.pages {
      try driver.open(page.identifier)
      #expect(driver.stack.viewControllers.count == 2)
      #expect(driver.stack.topViewController?.title == page.title)
      #expect(try !driver.text("sentence").isEmpty)
      driver.stack.popViewController(animated: false)
      #expect(driver.generator.viewIsHittable("home.list"))
      #expect(try list(driver).indexPathsForSelectedRows == nil)
    }
  }

  @Test func `gallery PK-22 digits with Command open pages, Escape leads back`() throws {
    let driver = try GalleryDriver()
    for (place, page) in Gallery.pages.prefix(3).enumerated() {
      try driver.generator.keyDown(.leftGUI)
      try driver.generator.keyType(Character("\(place + 1)"))
      try driver.generator.keyUp(.leftGUI)
      #expect(driver.stack.topViewController?.title == page.title)
      driver.generator.advance(by: 1)
      try driver.generator.keyPress(.escape)
      driver.generator.advance(by: 1)
      #expect(driver.stack.viewControllers.count == 1)
    }
  }

  @Test(arguments: [
    CGSize(width: 375, height: 667), CGSize(width: 414, height: 896),
    CGSize(width: 667, height: 375), CGSize(width: 896, height: 414),
    CGSize(width: 834, height: 1194), CGSize(width: 1280, height: 800),
  ])
  func `gallery rows can be reached on every screen`(size: CGSize) throws {
    resize(size.width, size.height)
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver()
    for page in Gallery.pages {
      try driver.showRow(page.identifier)
      let row = try driver.generator.viewWithIdentifier(page.identifier)
      let place = row.convert(row.bounds, to: nil)
      #expect(CGRect(origin: .zero, size: size).contains(place), "\(page.title)")
      #expect(driver.generator.viewIsHittable(row))
      #expect(row.accessibilityLabel == page.title && row.accessibilityHint == page.subtitle)
      #expect(row.frame.height >= 44)
    }
  }

  @Test func `gallery each page has a symbol, and a section with others`() {
    for page in Gallery.pages {
      #expect(UIImage(systemName: page.symbol) != nil, "\(page.symbol)")
    }
    let sections = PageIndex().sections
    #expect(sections.map(\.title) == Gallery.Section.allCases.map(\.rawValue))
    #expect(sections.flatMap(\.pages).map(\.identifier) == Gallery.pages.map(\.identifier))
  }

  @Test func `gallery pages are found by their titles and by what they teach`() throws {
    let driver = try GalleryDriver()
    try driver.generator.fingerTap(at: "home.search")
    driver.generator.advance(by: 1)
    for letter in "undo" { try driver.generator.keyType(letter) }
    driver.generator.advance(by: 1)
    let found = try list(driver).visibleCells.map { $0.accessibilityIdentifier }
    #expect(found == ["page.editor", "page.undo"])
    try driver.generator.fingerTap(at: "page.undo")
    driver.generator.advance(by: 1)
    #expect(driver.stack.topViewController?.title == "Undo")
    driver.stack.popViewController(animated: false)
    #expect(try list(driver).numberOfSections == Gallery.Section.allCases.count)
  }

  @Test func `gallery a search that nothing answers says so`() throws {
    let driver = try GalleryDriver()
    try driver.generator.fingerTap(at: "home.search")
    driver.generator.advance(by: 1)
    for letter in "qqq" { try driver.generator.keyType(letter) }
    driver.generator.advance(by: 1)
    #expect(try list(driver).numberOfSections == 0)
    #expect(driver.generator.viewIsVisible("home.nothing"))
  }

  @Test func `gallery a wide window has list and page beside each other`() throws {
    resize(1280, 800)
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver()
    #expect(driver.generator.viewIsVisible("welcome"))
    for page in Gallery.pages {
      try driver.open(page.identifier)
      #expect(driver.stack.viewControllers.map(\.title) == [page.title])
      let home = try #require(try list(driver).dataSource as? HomeController)
      let path = try #require(home.path(of: page.identifier))
      #expect(try list(driver).indexPathsForSelectedRows == [path])
      #expect(driver.stack.topViewController?.view.window != nil)
    }
  }

  @Test func `gallery the page stays when the window becomes narrow, and wide again`() throws {
    resize(1280, 800)
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver(page: "page.chain")
    let page = try #require(driver.stack.topViewController)
    resize(414, 896)
    driver.generator.advance(by: 1)
    #expect(driver.root.isCollapsed)
    #expect(driver.stack.viewControllers.count == 2 && driver.stack.topViewController === page)
    try driver.generator.fingerTap(at: "back")
    driver.generator.advance(by: 1)
    try driver.open("page.hits")
    driver.generator.advance(by: 1)
    let other = try #require(driver.stack.topViewController)
    resize(1280, 800)
    driver.generator.advance(by: 1)
    #expect(driver.stack.viewControllers == [other])
    #expect(driver.generator.viewIsVisible("home.list"))
    #expect(other.title == "Hit-test puzzle" && other.view.window != nil)
  }

  @Test func `gallery a low window has the list over the page when it is asked for`() throws {
    resize(896, 414)
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver()
    #expect(driver.generator.viewIsVisible("home.list"))
    try driver.open("page.chain")
    driver.generator.advance(by: 1)
    #expect(!driver.generator.viewIsVisible("home.list"))
    #expect(driver.stack.topViewController?.view.bounds.width == 896)
    try driver.generator.fingerTap(at: "home.show")
    driver.generator.advance(by: 1)
    #expect(driver.generator.viewIsVisible("home.list"))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: names", .freshApplication)
struct NamesPageTests {
  private func stage() throws -> (GalleryDriver, UITableView) {
    let driver = try GalleryDriver(page: "page.names")
    let table = try #require(
      try driver.generator.viewWithIdentifier("names.rows") as? UITableView)
    return (driver, table)
  }

  private func bar(above table: UITableView) -> UINavigationBar? {
    (table.next as? UIViewController)?.navigationController?.navigationBar
  }

  @Test func `gallery names scroll, and the title becomes small`() throws {
    let (driver, table) = try stage()
    #expect(bar(above: table)?.frame.height == 152)
    try driver.generator.fingerDrag(
      from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 300), duration: 0.3)
    driver.generator.advance(by: 5)
    #expect(bar(above: table)?.frame.height == 44)
    let index = try #require(table.subviews.last as? UIControl)
    try driver.generator.fingerTap(at: RelativeLocation(location: index, x: 0.5, y: 0.75))
    driver.generator.advance(by: 0.5)
    #expect(table.numberOfSections == 26)
    let first = try #require(table.indexPathsForVisibleRows?.first)
    #expect(first.section > 12)
    try driver.generator.fingerTap(at: "back")
    driver.generator.advance(by: 1)
    #expect(driver.generator.viewIsHittable("home.list"))
  }

  @Test func `gallery names are found, and deleted from a menu`() throws {
    let (driver, table) = try stage()
    try driver.generator.fingerLongPress(at: "names.Alma", duration: 1)
    driver.generator.advance(by: 0.5)
    try driver.generator.fingerTap(at: "menu.Delete")
    driver.generator.advance(by: 1)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Amir")
    try driver.generator.fingerTap(at: "names.search")
    driver.generator.advance(by: 1)
    try driver.generator.keyType("ze")
    driver.generator.advance(by: 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Zeno"])
    try driver.generator.fingerLongPress(at: "names.Zeno", duration: 1)
    driver.generator.advance(by: 0.5)
    try driver.generator.fingerTap(at: "menu.Delete")
    driver.generator.advance(by: 1)
    #expect(table.numberOfSections == 0)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: table", .freshApplication)
struct TablePageTests {
  private func swipe(_ driver: GalleryDriver, _ name: String, from x: CGFloat, to end: CGFloat)
    throws
  {
    let row = try driver.generator.viewWithIdentifier(name)
    try driver.generator.fingerDrag(
      from: RelativeLocation(location: row, x: x, y: 0.5),
      to: RelativeLocation(location: row, x: end, y: 0.5), duration: 0.3)
    driver.generator.advance(by: 1)
  }

  @Test func `gallery table rows tell of taps and full swipes`() throws {
    let driver = try GalleryDriver(page: "page.table")
    try driver.generator.fingerTap(at: "table.Grace")
    driver.generator.advance(by: 1)
    try swipe(driver, "table.Ada", from: 0.95, to: 0.05)
    try swipe(driver, "table.Alan", from: 0.05, to: 0.95)
    #expect(try driver.log() == ["select 0.1", "delete Ada", "read: Alan"])
    #expect(throws: (any Error).self) { try driver.generator.viewWithIdentifier("table.Ada") }
  }

  @Test func `gallery table pulling it down brings a letter`() throws {
    let driver = try GalleryDriver(page: "page.table")
    let table = try driver.generator.viewWithIdentifier("table.rows")
    try driver.generator.fingerDrag(
      from: RelativeLocation(location: table, x: 0.5, y: 0.3),
      to: RelativeLocation(location: table, x: 0.5, y: 0.95), duration: 0.3)
    driver.generator.advance(by: 2)
    #expect(try driver.log() == ["refreshed: 7 letters"])
    _ = try driver.generator.viewWithIdentifier("table.Post")
  }

  @Test func `gallery table is edited`() throws {
    let driver = try GalleryDriver(page: "page.table")
    let table = try driver.generator.viewWithIdentifier("table.rows", ofType: UITableView.self)
    let page = try #require(driver.stack.topViewController)
    let edit = try #require(page.navigationItem.rightBarButtonItem)
    #expect(edit.title == "Edit")
    edit.primaryAction?.performWithSender(edit, target: nil)
    driver.generator.advance(by: 1)
    #expect(table.isEditing && edit.title == "Done")
    let row = try driver.generator.viewWithIdentifier("table.Ada")
    let below = try driver.generator.viewWithIdentifier("table.Alan")
    try driver.generator.fingerDrag(
      from: RelativeLocation(location: row, x: 0.91, y: 0.5),
      to: RelativeLocation(location: below, x: 0.91, y: 0.6), duration: 0.3)
    driver.generator.advance(by: 1)
    let lines = try driver.log()
    #expect(lines == ["move 0 to 2"], "\(lines)")
  }

  @Test func `gallery table rows have a switch and a field`() throws {
    let driver = try GalleryDriver(page: "page.table")
    try driver.show("table.rows", in: "table.rows")
    let table = try driver.generator.viewWithIdentifier("table.rows", ofType: UITableView.self)
    table.scrollToRow(at: IndexPath(row: 2, section: 1), at: .bottom, animated: false)
    driver.generator.advance(by: 0.1)
    try driver.generator.fingerTap(at: "table.switch")
    try driver.generator.fingerTap(at: "table.field")
    driver.generator.advance(by: 1)
    for character in "Eve" { try driver.generator.keyType(character) }
    try driver.generator.keyPress(.returnOrEnter)
    #expect(try driver.log() == ["notifications on", "signature “Eve”"])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: drag and drop", .freshApplication)
struct DragsPageTests {
  private func foods(_ list: String, _ driver: GalleryDriver) throws -> [String] {
    let table = try driver.generator.viewWithIdentifier("drags.\(list)", ofType: UITableView.self)
    return (table.dataSource as? FoodList)?.foods ?? []
  }

  @Test func `gallery drags carry a row to the other list and within one`() throws {
    let driver = try GalleryDriver(page: "page.drags")
    try driver.generator.fingerDragAndDrop(from: "food.Bread", to: "food.Figs")
    driver.generator.advance(by: 1)
    #expect(try foods("pantry", driver) == ["Apples", "Cheese", "Dates", "Eggs"])
    #expect(try foods("basket", driver) == ["Bread", "Figs", "Grapes"])
    try driver.generator.fingerDragAndDrop(from: "food.Apples", to: "food.Dates")
    driver.generator.advance(by: 1)
    #expect(try foods("pantry", driver) == ["Cheese", "Dates", "Apples", "Eggs"])
    #expect(
      try driver.log() == [
        "lift Bread", "Basket: takes Bread at 0", "lift Apples", "Pantry: Apples is moved to 2",
      ])
  }

  @Test func `gallery drags take a text and files from outside`() throws {
    let driver = try GalleryDriver(page: "page.drags")
    let files = ["Ice.txt", "Jam.txt"].map { DragFromOutside.Item.file($0, data: Data()) }
    for items in [[.text("Honey\nof bees")], files] {
      try driver.generator.dragFromOutside(items, at: "food.Figs").drop()
      driver.generator.advance(by: 1)
    }
    #expect(try foods("basket", driver) == ["Honey", "Ice.txt", "Jam.txt", "Figs", "Grapes"])
    #expect(
      try driver.log() == [
        "Basket: takes Honey from outside", "Basket: takes Ice.txt from outside",
        "Basket: takes Jam.txt from outside",
      ])
  }

  @Test func `gallery drags throw a row away`() throws {
    let driver = try GalleryDriver(page: "page.drags")
    try driver.generator.fingerDragAndDrop(from: "food.Grapes", to: "drags.bin")
    driver.generator.advance(by: 1)
    #expect(try foods("basket", driver) == ["Figs"])
    #expect(try driver.log() == ["lift Grapes", "thrown away: Grapes"])
  }
}

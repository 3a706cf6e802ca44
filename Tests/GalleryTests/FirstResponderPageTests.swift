// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: first responder", .serialized)
struct FirstResponderPageTests {
  private func lines(_ driver: GalleryDriver) throws -> [String] {
    try driver.text("first.report").split(separator: "\n").map(String.init)
  }

  @Test func `gallery first responder types with the keyboard on the screen`() throws {
    let driver = try GalleryDriver(page: "page.first")
    driver.generator.advance(by: 1)
    #expect(try lines(driver) == ["Nobody is first responder."])
    try driver.generator.fingerTap(at: "first.text")
    driver.generator.advance(by: 1)
    #expect(
      try lines(driver).filter { !$0.hasPrefix("Chain") } == [
        "First responder: Takes text", "Input view: the keyboard", "Accessory: none",
        "Answers: paste, select all (by FirstResponderPage)",
      ])
    for key in ["key h", "key i"] { try driver.generator.fingerTap(at: key) }
    #expect(try driver.text("first.text.text") == "Hi")
    #expect(try lines(driver).last?.contains("copy") == true)
    try driver.generator.fingerTap(at: "key return")
    #expect(try lines(driver) == ["Nobody is first responder."])
  }

  @Test func `gallery first responder has a pad of its own and a bar`() throws {
    let driver = try GalleryDriver(page: "page.first")
    driver.generator.advance(by: 1)
    try driver.generator.fingerTap(at: "first.number")
    driver.generator.advance(by: 1)
    for key in ["pad.4", "pad.2", "pad.7", "pad.⌫"] { try driver.generator.fingerTap(at: key) }
    #expect(try driver.text("first.number.text") == "42")
    try driver.generator.fingerTap(at: "bar.done")
    driver.generator.advance(by: 1)
    #expect(try lines(driver) == ["Nobody is first responder."])
    try driver.generator.fingerTap(at: "first.bar")
    driver.generator.advance(by: 1)
    #expect(try lines(driver).contains("Input view: none"))
    #expect(driver.generator.viewIsHittable("bar.done"))
    #expect(!driver.generator.viewIsHittable("pad.4"))
  }
}

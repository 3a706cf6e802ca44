// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: first responder", .freshApplication)
struct FirstResponderPageTests {
  private func chips(_ name: String, _ driver: GalleryDriver) throws -> [String] {
    try driver.generator.viewWithIdentifier("first.\(name)", ofType: ChipRow.self).texts
  }

  @Test func `gallery first responder types with the keyboard on the screen`() throws {
    let driver = try GalleryDriver(page: "page.first")
    driver.generator.advance(by: 1)
    #expect(try driver.text("first.who") == "Nobody is first responder.")
    try driver.generator.fingerTap(at: "first.text")
    driver.generator.advance(by: 1)
    #expect(try driver.text("first.who") == "First responder: Takes text")
    let chain = try chips("chain", driver)
    #expect(chain.first == "TextBox" && chain.contains("→ UIApplication"))
    #expect(chain.contains("→ FirstResponderPage"))
    #expect(try chips("views", driver) == ["the keyboard", "no accessory"])
    #expect(
      try chips("commands", driver) == [
        "cut", "copy", "paste ✓", "delete", "select", "select all ✓ FirstResponderPage", "bold",
        "italic", "underline", "find",
      ])
    #expect(try chips("keys", driver).prefix(2) == ["esc  Back", "⌘[  Back"])
    for key in ["key h", "key i"] { try driver.generator.fingerTap(at: key) }
    #expect(try driver.text("first.text.text") == "Hi")
    #expect(try chips("commands", driver).contains("copy ✓"))
    try driver.generator.fingerTap(at: "key return")
    #expect(try driver.text("first.who") == "Nobody is first responder.")
    #expect(try chips("chain", driver) == [])
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
    #expect(try driver.text("first.who") == "Nobody is first responder.")
    try driver.generator.fingerTap(at: "first.bar")
    driver.generator.advance(by: 1)
    #expect(try chips("views", driver) == ["no keyboard", "a bar as accessory"])
    #expect(driver.generator.viewIsHittable("bar.done"))
    #expect(!driver.generator.viewIsHittable("pad.4"))
  }
}

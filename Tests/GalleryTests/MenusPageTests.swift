// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: menus and commands", .freshApplication)
struct MenusPageTests {
  @Test func `gallery menus copy, cut and paste a sticker`() throws {
    let driver = try GalleryDriver(page: "page.menus")
    try driver.generator.fingerTap(at: "menus.sticker")
    try driver.generator.wait(0.5)
    try driver.generator.fingerTap(at: "menu.Cut")
    try driver.generator.wait(0.5)
    #expect(try driver.text("menus.word") == "")
    #expect(try driver.text("menus.board").hasPrefix("“Hello”\npublic.utf8-plain-text\n"))
    try driver.generator.fingerTap(at: "menus.sticker")
    try driver.generator.wait(0.5)
    #expect(throws: HammerError.self) { try driver.generator.viewWithIdentifier("menu.Copy") }
    try driver.generator.fingerTap(at: "menu.Paste")
    try driver.generator.wait(0.5)
    #expect(try driver.text("menus.word") == "Hello")
    #expect(try driver.log() == ["sticker: cut", "sticker: paste"])
  }

  @Test func `gallery menus colour a sticker from its context menu`() throws {
    let driver = try GalleryDriver(page: "page.menus")
    try driver.generator.fingerLongPress(at: "menus.sticker", duration: 1)
    try driver.generator.wait(0.5)
    try driver.generator.fingerTap(at: "menu.Colour")
    try driver.generator.fingerTap(at: "menu.back")
    try driver.generator.fingerTap(at: "menu.Colour")
    try driver.generator.fingerTap(at: "menu.Orange")
    try driver.generator.wait(0.5)
    #expect(try driver.log() == ["sticker: colour Orange"])
  }

  @Test func `gallery menus choose from buttons`() throws {
    let driver = try GalleryDriver(page: "page.menus")
    try driver.generator.fingerTap(at: "menus.words")
    try driver.generator.wait(0.5)
    try driver.generator.fingerTap(at: "menu.Swipe")
    try driver.generator.wait(0.5)
    #expect(try driver.text("menus.word") == "Swipe")
    try driver.generator.fingerTap(at: "menus.choice")
    try driver.generator.wait(0.5)
    try driver.generator.fingerTap(at: "menu.Large")
    try driver.generator.wait(0.5)
    let button = try driver.generator.viewWithIdentifier("menus.choice", ofType: UIButton.self)
    #expect(button.currentTitle == "Large")
    #expect(try driver.log() == ["button: Swipe", "choice: Large"])
  }

  @Test func `gallery menus offer the main menu with what can be done`() throws {
    let driver = try GalleryDriver(page: "page.menus")
    try driver.generator.fingerTap(at: "menus.sticker")
    try driver.generator.wait(0.5)
    try driver.generator.fingerTap(at: "notes")
    try driver.generator.wait(0.5)
    try driver.generator.fingerTap(at: "menubar.com.apple.menu.edit")
    try driver.generator.wait(0.5)
    try driver.generator.fingerTap(at: "menu.Select All")
    #expect(try driver.log() == [])
    try driver.generator.fingerTap(at: "menu.Copy")
    try driver.generator.wait(0.5)
    #expect(try driver.log() == ["sticker: copy"])
  }
}

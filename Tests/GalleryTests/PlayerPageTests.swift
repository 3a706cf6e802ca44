// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: player", .freshApplication)
struct PlayerPageTests {
  @Test func `gallery RM-3 commands of a headset play, wind and change the track`() throws {
    let driver = try GalleryDriver(page: "page.player")
    driver.generator.advance(by: 1)
    try driver.generator.remoteControl(.remoteControlTogglePlayPause)
    driver.generator.advance(by: 10.5)
    #expect(try driver.text("player.time") == "0:10 of 3:07")
    try driver.generator.remoteControl(.remoteControlBeginSeekingForward)
    driver.generator.advance(by: 2)
    try driver.generator.remoteControl(.remoteControlEndSeekingForward)
    #expect(try driver.text("player.time") == "0:30 of 3:07")
    try driver.generator.remoteControl(.remoteControlNextTrack)
    #expect(try driver.text("player.title") == "Hit Test")
    try driver.generator.remoteControl(.remoteControlPause)
    driver.generator.advance(by: 5)
    #expect(try driver.text("player.time") == "0:00 of 2:22")
    try driver.generator.fingerTap(at: "player.previous")
    #expect(try driver.text("player.title") == "First Responder")
    #expect(
      try driver.log() == [
        "remoteControlTogglePlayPause", "remoteControlBeginSeekingForward",
        "remoteControlEndSeekingForward", "remoteControlNextTrack", "remoteControlPause",
      ])
  }

  @Test func `gallery RM-2 the player gets no commands once it is left`() throws {
    let driver = try GalleryDriver(page: "page.player")
    driver.generator.advance(by: 1)
    let page = try #require(driver.stack.topViewController)
    #expect(page.isFirstResponder)
    page.navigationController?.popViewController(animated: false)
    try driver.generator.remoteControl(.remoteControlPlay)
    #expect(!page.isFirstResponder)
  }
}

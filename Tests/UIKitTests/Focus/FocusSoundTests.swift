// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// A view that may name a sound.
private final class Tile: UIView {
  var sound: UIFocusSoundIdentifier?
  override var canBecomeFocused: Bool { tag == 1 }
  override func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { sound }
}

@MainActor @Suite("FO sounds of focus", .freshApplication)
struct FocusSoundTests {
  @Test func `FO-19 a move of focus sounds as the nearest environment says`() throws {
    let host = HeadlessHost()
    try ApplicationDriving.attach(to: host)
    let root = Tile(frame: UIScreen.main.bounds)
    let tiles = (0..<3).map { Tile(frame: CGRect(x: 0, y: $0 * 100, width: 50, height: 50)) }
    for tile in tiles {
      tile.tag = 1
      root.addSubview(tile)
    }
    let generator = try EventGenerator(view: root)
    func focus(_ tile: Tile) {
      let system = UIFocusSystem.focusSystem(for: tile)
      system?.requestFocusUpdate(to: tile)
      system?.updateFocusIfNeeded()
    }
    focus(tiles[0])
    #expect(host.sounds == [])
    root.sound = .default
    focus(tiles[1])
    #expect(host.sounds == [.focus])
    tiles[2].sound = UIFocusSoundIdentifier.none
    focus(tiles[2])
    #expect(host.sounds == [.focus] && generator.window.isKeyWindow)
  }
}

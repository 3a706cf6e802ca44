// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitHost
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Contrast in the gallery", .freshApplication)
struct ContrastTests {
  nonisolated static let pages = [
    "canvas", "chain", "collection", "constraints", "controls", "dates", "document", "drags",
    "drawing", "dynamics", "editor", "first", "form", "gestures", "hits", "layers", "menus",
    "names", "player", "pointer", "presentations", "scrolling", "table", "tabs", "tiles", "undo",
  ]

  @Test(arguments: pages, [UIUserInterfaceStyle.light, .dark])
  func `AW-97 texts of a page stand out`(page: String, style: UIUserInterfaceStyle) throws {
    defer { HostInput.send(.preferences(HostPreferences(), at: 0)) }
    let driver = try GalleryDriver()
    driver.window.overrideUserInterfaceStyle = style
    try driver.open("page.\(page)")
    for isStrong in [false, true] {
      HostInput.send(.preferences(HostPreferences(hasHighContrast: isStrong), at: 0))
      try driver.generator.wait(1)
      #expect(ContrastReport.all(in: driver.window).count > 3)
      #expect(ContrastReport.faint(in: driver.window).map(\.description) == [])
    }
  }
}

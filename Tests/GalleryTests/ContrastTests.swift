// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Contrast in the gallery", .freshApplication)
struct ContrastTests {
  nonisolated static let pages = [
    "canvas", "chain", "collection", "constraints", "controls", "dates", "document", "drags",
    "drawing", "dynamics", "editor", "first", "form", "gestures", "hits", "layers", "menus",
    "names", "player", "pointer", "presentations", "scrolling", "table", "tabs", "tiles", "undo",
  ]

  /// Those that a person looks at and need not read, and what cannot be used.
  nonisolated static let quiet = ["Draw here", "Undo", "Redo", "Clear"]
  /// Those on grounds that the report does not see: a button with a background of its own, a body.
  nonisolated static let unseen = ["Open the demo", "box", "ball", "card", "coin", "Hello"]
  /// What Apple's own colours on its own grounds come to: blue on white is 4.02, on a bar 3.8, the
  /// title of a section on the ground of groups 3.3.
  nonisolated static let least: CGFloat = 3.2

  @Test(arguments: pages, [UIUserInterfaceStyle.light, .dark])
  func `texts of a page stand out`(page: String, style: UIUserInterfaceStyle) throws {
    let driver = try GalleryDriver()
    driver.window.overrideUserInterfaceStyle = style
    try driver.open("page.\(page)")
    try driver.generator.wait(1)
    #expect(ContrastReport.all(in: driver.window).count > 3)
    let faint = ContrastReport.faint(in: driver.window).filter {
      $0.ratio < Self.least && !(Self.quiet + Self.unseen).contains($0.text)
    }
    #expect(faint.map(\.description) == [])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The gallery under the fingers of a test.
@MainActor
struct GalleryDriver {
  let generator: EventGenerator

  /// Starts the gallery and opens a page by touching its row.
  init(page: String? = nil) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Gallery.makeRoot()
    generator = try EventGenerator(window: window)
    if let page { try generator.fingerTap(at: page) }
  }

  /// The text of the label with an identifier.
  func text(_ identifier: String) throws -> String {
    try generator.viewWithIdentifier(identifier, ofType: UILabel.self).text ?? ""
  }

  /// The lines of the page's event log.
  func log() throws -> [String] {
    try generator.viewWithIdentifier("log", ofType: EventLogView.self).lines
  }
}

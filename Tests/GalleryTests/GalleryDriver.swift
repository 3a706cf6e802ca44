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
  let window: UIWindow
  let root = GallerySplit()

  /// Starts the gallery and opens a page by touching its row.
  init(page: String? = nil) throws {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    generator = try EventGenerator(window: window)
    if let page { try open(page) }
  }

  /// The stack that shows the page.
  var stack: UINavigationController { root.stack }

  /// Scrolls the list to the row of a page and touches it.
  func open(_ page: String) throws {
    try showRow(page)
    try generator.fingerTap(at: page)
  }

  /// Scrolls the list until the row of a page is seen.
  func showRow(_ page: String) throws {
    let list = try generator.viewWithIdentifier("home.list", ofType: UITableView.self)
    let home = try #require(list.dataSource as? HomeController)
    let path = try #require(home.path(of: page))
    list.scrollToRow(at: path, at: .middle, animated: false)
    window.layoutIfNeeded()
  }

  /// Scrolls until a view is seen.
  func show(_ identifier: String, in list: String) throws {
    let list = try generator.viewWithIdentifier(list, ofType: UIScrollView.self)
    let view = try generator.viewWithIdentifier(identifier)
    list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
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

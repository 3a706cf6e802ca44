// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// A gallery that runs for hours must keep nothing of the pages that were left.
@MainActor
@Suite("Gallery: leaving a page", .freshApplication)
struct LeavingTests {
  private struct Member {
    let name: String
    weak var object: UIResponder?
  }

  @Test func `gallery keeps no view and no controller of a page that was left`() throws {
    let driver = try GalleryDriver()
    let window = try #require(try driver.generator.viewWithIdentifier("home.list").window)
    var kept: [String: [String]] = [:]
    for page in Gallery.pages.map(\.identifier) {
      let before = Set(members(of: window).map(ObjectIdentifier.init))
      try driver.open(page)
      try driver.generator.wait(1)
      let own = members(of: window).filter { !before.contains(ObjectIdentifier($0)) }
        .map { member in
          let identifier = (member as? UIView)?.accessibilityIdentifier ?? ""
          return Member(name: "\(type(of: member)) \(identifier)", object: member)
        }
      #expect(own.count > 5, "\(page) has only \(own.count) parts")
      try driver.generator.fingerTap(at: "back")
      try driver.generator.wait(2)
      let left = own.filter { $0.object != nil }.map(\.name)
      if !left.isEmpty { kept[page] = left }
    }
    #expect(kept == [:])
  }

  /// Controllers and views from a window down.
  private func members(of window: UIWindow) -> [UIResponder] {
    var found: [UIResponder] = []
    var controllers = [window.rootViewController].compactMap(\.self)
    while let controller = controllers.popLast() {
      found.append(controller)
      controllers += controller.children
    }
    var views: [UIView] = [window]
    while let view = views.popLast() {
      found.append(view)
      views += view.subviews
    }
    return found
  }
}

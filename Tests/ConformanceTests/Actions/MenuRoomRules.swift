// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AC room of menus", .freshApplication)
struct MenuRoomRules {
  private let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 40))

  private func resize(_ width: Double, _ height: Double, _ generator: EventGenerator) {
    let metrics = ScreenMetrics(size: CGSize(width: width, height: height), scale: 1)
    HostInput.send(.screen(metrics, at: generator.now))
  }

  private func show(_ children: [UIMenuElement]) throws -> EventGenerator {
    try UIMenu(children: children).show(from: button)
  }

  /// Where the menu is on the screen, and how wide its row is.
  private func places(_ generator: EventGenerator) throws -> (menu: CGRect, row: CGFloat) {
    generator.advance(by: 1)
    let menu = try generator.viewWithIdentifier("menu")
    let row = try generator.viewWithIdentifier("menu.Open")
    return (menu.convert(menu.bounds, to: nil), row.bounds.width)
  }

  @Test func `AC-40 a menu is as wide as a narrow screen lets it be, also when that changes`()
    throws
  {
    let generator = try show([UIAction(title: "Open") { _ in }])
    defer { HostInput.send(.screen(.headless, at: generator.now)) }
    let wide = try places(generator)
    #expect(wide.menu.width == wide.row)
    resize(200, 200, generator)
    let narrow = try places(generator)
    #expect(narrow.menu.width < wide.menu.width)
    #expect(narrow.menu.width == narrow.row)
    #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(narrow.menu))
    resize(900, 700, generator)
    #expect(try places(generator).row == wide.row)
  }
}

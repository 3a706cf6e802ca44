// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// Everything that is drawn, held against `Tests/Looks`.
///
/// `WRITE_LOOKS=1 swift test --filter LooksTests` writes the files anew; look at what changed.
@MainActor @Suite("Looks", .freshApplication)
struct LooksTests {
  /// Shows a controller on a host and holds what that was shown against a file.
  private func check(
    _ name: String, style: UIUserInterfaceStyle, _ controller: UIViewController,
    then act: (UIWindow) throws -> Void = { _ in }
  ) throws {
    let host = HeadlessHost()
    UIApplication.shared.turn.host = host
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = style
    window.rootViewController = controller
    let generator = try EventGenerator(window: window)
    try act(window)
    try generator.wait(2)
    let name = "\(name)-\(style == .dark ? "dark" : "light").txt"
    try ApprovedFile("Looks", name).expect(LookText.of(host.shown))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `controls look as they did, in every state`(style: UIUserInterfaceStyle) throws {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    for (column, change) in LookScenes.states.enumerated() {
      var y = 20.0
      for control in LookScenes.controls() {
        change(control)
        let size = control.sizeThatFits(CGSize(width: 130, height: 200))
        control.frame = CGRect(
          x: 5 + Double(column) * 137, y: y, width: min(130, max(40, size.width)),
          height: max(20, size.height))
        page.view.addSubview(control)
        y += control.frame.height + 6
      }
    }
    try check("controls", style: style, page)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `texts look as they did`(style: UIUserInterfaceStyle) throws {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    var y = 20.0
    for view in LookScenes.texts() {
      view.frame = CGRect(x: 20, y: y, width: 300, height: 60)
      page.view.addSubview(view)
      y += 66
    }
    try check("texts", style: style, page) { _ in
      page.view.subviews.compactMap { $0 as? UITextField }.first?.becomeFirstResponder()
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `bars look as they did`(style: UIUserInterfaceStyle) throws {
    try check("bars", style: style, LookScenes.bars())
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `alerts look as they did`(style: UIUserInterfaceStyle) throws {
    for (name, kind) in [("alert", UIAlertController.Style.alert), ("sheet", .actionSheet)] {
      let page = UIViewController()
      try check(name, style: style, page) { _ in
        page.present(LookScenes.alert(kind), animated: false)
      }
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `menus look as they did`(style: UIUserInterfaceStyle) throws {
    let page = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.menu = LookScenes.menu()
    button.showsMenuAsPrimaryAction = true
    page.view.addSubview(button)
    try check("menu", style: style, page) { window in
      try EventGenerator(window: window).fingerTap(at: button)
    }
  }

  @Test func `symbols look as they did`() throws {
    let page = UIViewController()
    for (place, name) in LookScenes.symbols.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.accessibilityIdentifier = name
      view.frame = CGRect(x: place % 12 * 30, y: place / 12 * 30, width: 22, height: 22)
      page.view.addSubview(view)
    }
    try check("symbols", style: .light, page)
  }
}

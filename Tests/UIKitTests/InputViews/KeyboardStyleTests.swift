// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Looks of the keyboard", .freshApplication)
struct KeyboardStyleTests {
  private let root = UIView(frame: UIScreen.main.bounds)
  private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  /// Whether the panel, the keyboard and a key are drawn dark, as their layers say.
  private var looks: String {
    let panel = InputDirector.shared.panel
    let keyboard = SoftwareKeyboard.shared
    let key = keyboard.subviews.first { $0 is KeyCap && !$0.isHidden }
    return [panel, keyboard, key].map { view in
      let shade = view?.layer.backgroundColor?.components?.first ?? -1
      return shade < 0 ? "none" : shade < 0.5 ? "dark" : "light"
    }.joined(separator: " ")
  }

  @Test func `FR-102 input views look as the text asks, or as what is typed into, and follow it`()
    throws
  {
    root.addSubview(field)
    let generator = try EventGenerator(view: root)
    let window = try #require(root.window)
    var seen: [String] = []
    field.becomeFirstResponder()
    try generator.wait(0.5)
    seen.append(looks)
    for change: () -> Void in [
      { window.overrideUserInterfaceStyle = .dark },
      { root.overrideUserInterfaceStyle = .light },
      { root.overrideUserInterfaceStyle = .unspecified },
      {
        field.keyboardAppearance = .light
        field.reloadInputViews()
      },
      { window.overrideUserInterfaceStyle = .light },
      {
        field.keyboardAppearance = .dark
        field.reloadInputViews()
      },
      {
        field.keyboardAppearance = .default
        field.reloadInputViews()
      },
    ] {
      change()
      try generator.wait(0.1)
      seen.append(looks)
    }
    #expect(
      seen == [
        "light light light", "dark dark dark", "light light light", "dark dark dark",
        "light light light", "light light light", "dark dark dark", "light light light",
      ])
    field.resignFirstResponder()
    try generator.wait(0.5)
    #expect(InputDirector.shared.panel.window?.overrideUserInterfaceStyle == .unspecified)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW traits of the system", .freshApplication)
struct SystemTraitRules {
  @Test func `AW-95 who registers for the traits of colours hears of another style`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    let generator = try EventGenerator(window: window)
    let traits = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(
      traits.map { "\($0)" } == ["UITraitUserInterfaceStyle", "UITraitAccessibilityContrast"])
    #expect(
      UITraitCollection.systemTraitsAffectingImageLookup.map { "\($0)" }
        == ["UITraitUserInterfaceStyle"])
    var styles: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    window.overrideUserInterfaceStyle = .dark
    try generator.wait(0.1)
    #expect(styles == [.dark])
  }

  @Test func `AX-30 whether a view keeps its colours is kept`() {
    let view = UIView()
    #expect(!view.accessibilityIgnoresInvertColors)
    view.accessibilityIgnoresInvertColors = true
    #expect(view.accessibilityIgnoresInvertColors)
  }
}

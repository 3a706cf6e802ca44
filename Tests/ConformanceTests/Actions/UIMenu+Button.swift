// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

extension UIMenu {
  /// Shows the menu of a button, which a finger taps for that.
  @MainActor
  func show(
    from button: UIButton = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
  ) throws -> EventGenerator {
    button.menu = self
    button.showsMenuAsPrimaryAction = true
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(button)
    let generator = try EventGenerator(view: root)
    try generator.fingerTap(at: button)
    generator.advance(by: 1)
    return generator
  }
}

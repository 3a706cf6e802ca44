// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DD-9.
/// The window in front of all others in which previews are shown; touches go through it.
final class DragWindow: UIWindow {
  /// In front of alerts, keyboard, menus and the loupe.
  private static let frontLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 3000)

  init() {
    super.init(frame: UIScreen.main.bounds)
    belongsToSystem = true
    accessibilityIdentifier = "drag window"
    keyRecognizer.isEnabled = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// Comes in front of a window.
  func serve(_ window: UIWindow) {
    guard isHidden else { return }
    frame = UIScreen.main.bounds
    windowScene = window.windowScene
    overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle
    windowLevel = max(DragWindow.frontLevel, window.windowLevel)
    isHidden = false
  }

  /// The view of the front-most window that is at a point of the screen.
  static func view(at point: CGPoint) -> UIView? {
    WindowList.shared.firstFromFront { window in
      window.hitTest(window.convertFromScreen(point), with: nil)
    }
  }
}

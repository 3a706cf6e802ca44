// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The window in front of the application's that shows input views; never key.
///
/// Views in it become first responder of the key window, whose keyboard this is.
final class KeyboardWindow: UIWindow {
  /// Below alerts, above all that belongs to an application's screens; in front of the window it
  /// serves in any case.
  private static let usualLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 1)

  let panel = InputPanel()
  private(set) lazy var style = FollowedStyle(of: self) { responder in
    (responder as? any UITextInputTraits)?.keyboardAppearance.style
  }

  init() {
    super.init(frame: UIScreen.main.bounds)
    belongsToSystem = true
    accessibilityIdentifier = "keyboard window"
    keyRecognizer.isEnabled = false
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override var firstResponderHolder: (any FirstResponderHolder)? {
    KeyWindow.shared.current ?? self
  }

  /// Only the panel takes touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    panel.isUserInteractionEnabled && panel.frame.contains(point)
  }

  /// Comes in front of the key window.
  func appear() {
    frame = UIScreen.main.bounds
    let served = KeyWindow.shared.current?.windowLevel ?? .normal
    windowLevel = max(KeyboardWindow.usualLevel, served)
    isHidden = false
  }
}

extension UIKeyboardAppearance {
  /// The style that it stands for; nil for that of what is typed into.
  fileprivate var style: UIUserInterfaceStyle? {
    switch self {
    case .default: nil
    case .dark: .dark
    case .light: .light
    }
  }
}

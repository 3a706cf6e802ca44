// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PK-16, FO-10, FO-11, FO-12.
/// Keys and buttons that move focus.
@MainActor
enum FocusKeys {
  /// Moves focus by a key; false when the key is none for that, or focus stays.
  ///
  /// Tab and Shift with Tab always, arrows while something is focused.
  static func move(by key: UIKey, in window: UIWindow) -> Bool {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let system = FocusSystems.shared.system(of: window.windowScene)
    let isFocused = (system.focused ?? system.deferred) != nil
    let heading: UIFocusHeading
    switch key.keyCode {
    case .keyboardTab where flags.isEmpty: heading = .next
    case .keyboardTab where flags == .shift: heading = .previous
    case .keyboardUpArrow where isFocused && flags.isEmpty: heading = .up
    case .keyboardDownArrow where isFocused && flags.isEmpty: heading = .down
    case .keyboardLeftArrow where isFocused && flags.isEmpty: heading = .left
    case .keyboardRightArrow where isFocused && flags.isEmpty: heading = .right
    default: return false
    }
    return move(heading, in: window)
  }

  /// Moves focus by an arrow of a remote; false when the press is another, or focus stays.
  static func move(by press: UIPress) -> Bool {
    guard press.key == nil, let heading = press.type.heading, let window = press.window else {
      return false
    }
    return move(heading, in: window)
  }

  private static func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let root = PressRecipient.top(of: window)
    guard let system = FocusSystems.shared.system(for: root),
      system.moveFocus(heading, in: root, from: window.firstResponder)
    else { return false }
    FocusFollowing.didMove(in: window)
    return true
  }
}

extension UIPress.PressType {
  fileprivate var heading: UIFocusHeading? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }
}

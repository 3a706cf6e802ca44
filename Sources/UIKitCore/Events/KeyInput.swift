// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: PK-19.
/// The names of keys that type nothing, and what the others of the kind type.
///
/// A key command names such a key by its input; `UIKey.characters` holds the same string.
enum KeyInput {
  static let upArrow = "UIKeyInputUpArrow"
  static let downArrow = "UIKeyInputDownArrow"
  static let leftArrow = "UIKeyInputLeftArrow"
  static let rightArrow = "UIKeyInputRightArrow"
  static let escape = "UIKeyInputEscape"
  static let pageUp = "UIKeyInputPageUp"
  static let pageDown = "UIKeyInputPageDown"
  static let home = "UIKeyInputHome"
  static let end = "UIKeyInputEnd"
  static let delete = "UIKeyInputDelete"
  static let returnKey = "\r"
  static let tab = "\t"
  /// What the Delete key types that deletes what is before.
  static let backspace = "\u{8}"
  /// What the Delete key types that deletes what is behind.
  static let deleteForward = "\u{7F}"

  /// The name of a function key, from 1 to 12.
  static func function(_ number: Int) -> String { "UIKeyInputF\(number)" }

  /// What a key gives in every layout; nil for a key that the layout decides about.
  static func fixed(for code: UIKeyboardHIDUsage) -> String? {
    switch code {
    case .keyboardUpArrow: upArrow
    case .keyboardDownArrow: downArrow
    case .keyboardLeftArrow: leftArrow
    case .keyboardRightArrow: rightArrow
    case .keyboardEscape: escape
    case .keyboardPageUp: pageUp
    case .keyboardPageDown: pageDown
    case .keyboardHome: home
    case .keyboardEnd: end
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardReturn: returnKey
    case .keyboardTab: tab
    case .keyboardDeleteOrBackspace: backspace
    case .keyboardDeleteForward: deleteForward
    default: code.functionNumber.map(function)
    }
  }
}

extension UIKeyboardHIDUsage {
  /// The number of a function key from F1 to F12.
  fileprivate var functionNumber: Int? {
    let number = rawValue - Self.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? number : nil
  }

  /// The modifier that a key is; empty for all others.
  var modifier: UIKeyModifierFlags {
    switch self {
    case .keyboardLeftControl, .keyboardRightControl: .control
    case .keyboardLeftShift, .keyboardRightShift: .shift
    case .keyboardLeftAlt, .keyboardRightAlt: .alternate
    case .keyboardLeftGUI, .keyboardRightGUI: .command
    default: []
    }
  }

  // Rules: PK-37.
  /// The flags of which a stroke has at least one while this modifier is down.
  @MainActor
  var flagsWhileDown: UIKeyModifierFlags {
    let isForCommands = modifier == .control && ViewTrees.shared.preferences.commandsByControl
    return isForCommands ? [.control, .command, .alternate] : modifier
  }

  /// Whether it is a key, and not a keyboard's report that something is wrong.
  var isKey: Bool { rawValue > Self.keyboardErrorUndefined.rawValue && self != .keyboard_Reserved }

  /// Whether the key is on the numeric pad.
  var isOnNumericPad: Bool {
    (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || [.keypadEqualSign, .keypadComma, .keypadEqualSignAS400].contains(self)
  }
}

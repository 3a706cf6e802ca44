// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitMachines

// What a text asks for, as the keyboard's values have it.

extension KeyboardPlan.Kind {
  /// The kind of a type; the standard one for a number that is none.
  init(_ type: UIKeyboardType) { self = Self(rawValue: type.rawValue) ?? .default }
}

extension Autocapitalization {
  /// Where a type wants capitals.
  init(_ type: UITextAutocapitalizationType) { self = Self(rawValue: type.rawValue) ?? Self.none }
}

extension UIReturnKeyType {
  /// What stands on the return key.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency"
    case .continue: "Continue"
    @unknown default: "return"
    }
  }
}

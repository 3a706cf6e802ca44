// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// What the properties of an animation are at first, by name.
@MainActor
enum AnimationDefaults {
  /// Whether an animation has another value of a property than one of its kind at first.
  static func differs(_ animation: CAAnimation, _ key: String) -> Bool {
    guard let value = animation.value(forKey: key) else { return false }
    let named = type(of: animation).defaultValue(forKey: key)
    guard let first = named ?? animation.blank().value(forKey: key) else { return true }
    return (value as? AnyHashable) != (first as? AnyHashable)
  }
}

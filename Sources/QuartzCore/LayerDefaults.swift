// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// What the properties of a layer are at first, by name.
@MainActor
enum LayerDefaults {
  /// The properties that have a value at first.
  private static let keys: Set<String> = [
    "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "opacity", "cornerRadius",
    "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
    "contentsScale", "contentsRect", "contentsCenter", "masksToBounds", "rasterizationScale",
    "maskedCorners", "minificationFilterBias",
  ]

  /// The first value of a property; nil for one that has none.
  static func value(of key: String) -> Any? {
    keys.contains(key) ? CALayer().value(forKey: key) : nil
  }

  /// Whether a layer has another value of a property than its class at first.
  static func differs(_ layer: CALayer, _ key: String) -> Bool {
    guard let value = layer.value(forKey: key) else { return false }
    guard let first = type(of: layer).defaultValue(forKey: key) else { return true }
    return (value as? AnyHashable) != (first as? AnyHashable)
  }

  /// The value of a property that the class does not know and nobody set.
  static func undefinedValue(of key: String, in layer: CALayer) -> Any? {
    layer.style?[key] ?? type(of: layer).defaultValue(forKey: key)
  }
}

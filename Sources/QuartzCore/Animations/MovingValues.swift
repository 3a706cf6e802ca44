// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// The values of a layer while animations, one after another, show them otherwise.
@MainActor
struct MovingValues {
  /// A copy of the layer, which gets the values in the end.
  private let layer: CALayer
  private var changed: [String: AnimatedValue] = [:]

  init(of layer: CALayer) { self.layer = layer }

  /// What is shown of a path of keys; nil when there is no such part.
  subscript(names: AnimatedKeyPath) -> AnimatedValue? {
    get { whole(names.key)[names.part] }
    set {
      guard let newValue, !newValue.numbers.contains(where: \.isNaN) else { return }
      var value = whole(names.key)
      guard value[names.part]?.canBecome(newValue, names.key) ?? false else { return }
      value[names.part] = newValue
      changed[names.key] = value
    }
  }

  private func whole(_ key: String) -> AnimatedValue {
    changed[key] ?? AnimatedValue(layer.value(forKey: key))
  }

  /// Gives the copy its values.
  func apply() {
    for (key, value) in changed.sorted(by: { $0.key < $1.key }) {
      layer.setValue(value.plain, forKey: key)
    }
  }
}

extension AnimatedValue {
  /// Whether a property that has this value can have another one.
  fileprivate func canBecome(_ other: AnimatedValue, _ key: String) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color), (.path, .path), (.list, .list),
      (.object, .object):
      true
    case (.none, .color): key != "path" && key != "shadowPath"
    case (.none, .path), (.none, .list): !key.hasSuffix("Color")
    case (.none, _): !key.hasSuffix("Color") && !key.hasSuffix("ath")
    default: false
    }
  }
}

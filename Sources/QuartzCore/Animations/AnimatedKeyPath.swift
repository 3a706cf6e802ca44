// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: CA-1, CA-2.
/// A path of keys: the property of a layer, and what of its value is meant.
struct AnimatedKeyPath {
  /// All of it.
  let path: String
  let key: String
  /// What of the value is meant, as in `rotation.z`; empty for all of it.
  let part: String

  init(_ path: String) {
    self.path = path
    let dot = path.firstIndex(of: ".")
    key = String(dot.map { path[..<$0] } ?? path[...])
    part = dot.map { String(path[path.index(after: $0)...]) } ?? ""
  }
}

extension AnimatedValue {
  /// A part of the value; nil when it has no such part.
  subscript(part: String) -> AnimatedValue? {
    get {
      switch self {
      case _ where part.isEmpty: return self
      case .point(let value):
        return part == "x" ? .number(value.x) : part == "y" ? .number(value.y) : nil
      case .size(let value):
        return part == "width"
          ? .number(value.width) : part == "height" ? .number(value.height) : nil
      case .rect(let value):
        if part == "origin" { return .point(value.origin) }
        if part == "size" { return .size(value.size) }
        let names = AnimatedKeyPath(part)
        guard !names.part.isEmpty else { return nil }
        return AnimatedValue.rect(value)[names.key]?[names.part]
      case .transform(let value): return value[part]
      default: return nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case _ where part.isEmpty: self = newValue
      case .point(var value):
        guard let number = newValue.numbers.first else { return }
        if part == "x" { value.x = number } else { value.y = number }
        self = .point(value)
      case .size(var value):
        guard let number = newValue.numbers.first else { return }
        if part == "width" { value.width = number } else { value.height = number }
        self = .size(value)
      case .rect(var value):
        let names = AnimatedKeyPath(part)
        var inner = self[names.key]
        inner?[names.part] = newValue
        if case .point(let origin)? = inner { value.origin = origin }
        if case .size(let size)? = inner { value.size = size }
        self = .rect(value)
      case .transform(let value): self = .transform(value.setting(part, newValue.numbers))
      default: break
      }
    }
  }
}

extension CATransform3D {
  /// What of the transform is meant by a name such as `rotation.z`.
  fileprivate subscript(part: String) -> AnimatedValue? {
    let parts = SpaceParts(self)
    switch part {
    case "rotation", "rotation.z": return .number(parts.rotation.z)
    case "rotation.x": return .number(parts.rotation.x)
    case "rotation.y": return .number(parts.rotation.y)
    case "scale": return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case "scale.xy": return .number((parts.scale.x + parts.scale.y) / 2)
    case "scale.x": return .number(parts.scale.x)
    case "scale.y": return .number(parts.scale.y)
    case "scale.z": return .number(parts.scale.z)
    case "translation": return .size(CGSize(width: m41, height: m42))
    case "translation.x": return .number(m41)
    case "translation.y": return .number(m42)
    case "translation.z": return .number(m43)
    default: return nil
    }
  }

  /// The transform with another value of a part.
  fileprivate func setting(_ part: String, _ numbers: [Double]) -> CATransform3D {
    guard let first = numbers.first.map({ CGFloat($0) }) else { return self }
    var parts = SpaceParts(self)
    switch part {
    case "rotation", "rotation.z": parts.rotation.z = first
    case "rotation.x": parts.rotation.x = first
    case "rotation.y": parts.rotation.y = first
    case "scale": parts.scale = (first, first, first)
    case "scale.xy": (parts.scale.x, parts.scale.y) = (first, first)
    case "scale.x": parts.scale.x = first
    case "scale.y": parts.scale.y = first
    case "scale.z": parts.scale.z = first
    case "translation":
      parts.translation.x = first
      if numbers.count > 1 { parts.translation.y = CGFloat(numbers[1]) }
    case "translation.x": parts.translation.x = first
    case "translation.y": parts.translation.y = first
    case "translation.z": parts.translation.z = first
    default: return self
    }
    return parts.transform
  }
}

extension CALayer {
  /// What a path of keys leads to, where the value of a key has parts by name; nil for other paths.
  final func partOfValue(at path: String) -> AnimatedValue? {
    let names = AnimatedKeyPath(path)
    guard !names.part.isEmpty else { return nil }
    return AnimatedValue(value(forKey: names.key))[names.part]
  }

  /// Sets a part of the value of a key; false for other paths.
  final func setPartOfValue(_ value: Any?, at path: String) -> Bool {
    let names = AnimatedKeyPath(path)
    guard !names.part.isEmpty else { return false }
    var whole = AnimatedValue(self.value(forKey: names.key))
    guard whole[names.part] != nil else { return false }
    whole[names.part] = AnimatedValue(value)
    setValue(whole.plain, forKey: names.key)
    return true
  }

  /// What a host must be told again when the value of a key is shown otherwise.
  static func parts(of key: String) -> LayerParts {
    switch key {
    case "position", "anchorPoint", "anchorPointZ", "transform", "zPosition", "sublayerTransform",
      "isDoubleSided":
      [.geometry]
    case "bounds": [.geometry, .content]
    case "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor",
      "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "isHidden", "hidden",
      "masksToBounds", "maskedCorners", "compositingFilter":
      [.style]
    default: [.geometry, .style, .content]
    }
  }
}

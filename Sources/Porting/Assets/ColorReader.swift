// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PT-6.
/// Reads the colours of asset catalogues: notations of components, spaces, names of the system.
package enum ColorReader {
  /// The colour that an entry of a catalogue describes; nil if it cannot be read.
  package static func shade(_ color: [String: Any]) -> AssetIndex.Shade? {
    if let reference = color["reference"] as? String {
      return AssetIndex.Shade(reference: reference)
    }
    guard let parts = color["components"] as? [String: Any] else { return nil }
    let alpha = component(parts["alpha"]) ?? 1
    let space = color["color-space"] as? String ?? "srgb"
    if let white = component(parts["white"]) {
      return AssetIndex.Shade(components: [white, white, white, alpha])
    }
    guard let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    else { return nil }
    let values =
      switch space {
      case "display-p3", "extended-display-p3": fromDisplayP3([red, green, blue])
      case "extended-linear-srgb": [red, green, blue].map(encoded)
      default: [red, green, blue]
      }
    return AssetIndex.Shade(components: values + [alpha])
  }

  /// A component: `0xFF` and whole numbers of 255, others as they are.
  package static func component(_ value: Any?) -> Double? {
    if let number = value as? Double { return number.isFinite ? number : nil }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// Components of Display P3 as those of extended sRGB, by the primaries of both.
  private static func fromDisplayP3(_ values: [Double]) -> [Double] {
    let linear = values.map(decoded)
    let rows = [
      [1.2249401763, -0.2249401763, 0.0],
      [-0.0420569547, 1.0420569547, 0.0],
      [-0.0196375546, -0.0786360456, 1.0982736002],
    ]
    return rows.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  private static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let code = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -code : code
  }
}

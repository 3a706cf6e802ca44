// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-5, PT-6, PT-11.
/// Reads asset catalogues into the form that the library loads: a list, and files beside it.
package struct AssetReader {
  package private(set) var index = AssetIndex()
  /// Files to copy: from where, and the path in the bundle.
  package private(set) var copies: [(from: String, to: String)] = []
  package private(set) var refusals: [Refusal] = []
  private let root: String

  /// - Parameter root: the folder that the paths of catalogues begin in.
  package init(root: String) { self.root = root }

  /// Takes a catalogue.
  ///
  /// - Parameter path: the path of its folder from the root.
  package mutating func read(_ path: String) { readFolder(path, prefix: "", depth: 0) }

  /// Nobody nests folders deeper than this.
  private static let mostDepth = 32

  private mutating func readFolder(_ path: String, prefix: String, depth: Int) {
    guard depth < Self.mostDepth else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Path.join(root, path))) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Contents.json" {
      let inner = Path.join(path, name)
      let plain = name.split(separator: ".").first.map(String.init) ?? name
      switch Path.kind(name) {
      case "imageset": readImage(inner, name: prefix + plain)
      case "colorset": readColor(inner, name: prefix + plain)
      case "": readGroup(inner, name: name, prefix: prefix, depth: depth)
      case "appiconset", "launchimage", "brandassets", "stickersiconset": break
      case let kind:
        refusals.append(
          Refusal(
            path: inner, construct: "asset of the kind \(kind)",
            advice: "images and colours of catalogues are taken"))
      }
    }
  }

  private mutating func readGroup(_ path: String, name: String, prefix: String, depth: Int) {
    let properties = contents(of: path)?["properties"] as? [String: Any]
    let isNamespace = properties?["provides-namespace"] as? Bool ?? false
    readFolder(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
  }

  private mutating func readImage(_ path: String, name: String) {
    guard let contents = contents(of: path), let entries = contents["images"] as? [[String: Any]]
    else { return refuse(path, "asset that cannot be read") }
    let properties = contents["properties"] as? [String: Any]
    var image = AssetIndex.Image(
      files: [], rendering: properties?["template-rendering-intent"] as? String)
    for entry in best(of: entries) {
      guard let file = entry["filename"] as? String, !file.contains("/") else { continue }
      guard ["png", "jpg", "jpeg", "gif", "webp", "svg"].contains(Path.kind(file)) else {
        refuse(Path.join(path, file), "picture in a form that browsers do not show")
        continue
      }
      let place = "Assets/\(name).\(copies.count).\(Path.kind(file))"
      copies.append((Path.join(path, file), place))
      let isDrawing = Path.kind(file) == "svg"
      let scale = (entry["scale"] as? String)?.first?.wholeNumberValue
      image.files.append(
        AssetIndex.File(
          path: place, scale: isDrawing ? nil : scale ?? 1, isDark: isDark(entry) ? true : nil))
    }
    if !image.files.isEmpty { index.images[name] = image }
  }

  private mutating func readColor(_ path: String, name: String) {
    guard let entries = contents(of: path)?["colors"] as? [[String: Any]] else {
      return refuse(path, "asset that cannot be read")
    }
    var light: AssetIndex.Shade?
    var dark: AssetIndex.Shade?
    for entry in best(of: entries) {
      guard let color = entry["color"] as? [String: Any] else { continue }
      guard let shade = ColorReader.shade(color) else {
        refuse(path, "colour that cannot be read")
        continue
      }
      if isDark(entry) { dark = dark ?? shade } else { light = light ?? shade }
    }
    if let light = light ?? dark { index.colors[name] = AssetIndex.Color(light: light, dark: dark) }
  }

  /// The entries for every device, or else those for phones, or for tablets; without those for high
  /// contrast.
  private func best(of entries: [[String: Any]]) -> [[String: Any]] {
    let plain = entries.filter { entry in
      let appearances = entry["appearances"] as? [[String: Any]] ?? []
      return !appearances.contains { $0["appearance"] as? String == "contrast" }
    }
    for idiom in ["universal", "iphone", "ipad"] {
      let fitting = plain.filter { ($0["idiom"] as? String ?? "universal") == idiom }
      let isFilled = fitting.contains { $0["filename"] != nil || $0["color"] != nil }
      if isFilled { return fitting }
    }
    return []
  }

  private func isDark(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    return appearances.contains { $0["value"] as? String == "dark" }
  }

  private mutating func refuse(_ path: String, _ construct: String) {
    refusals.append(
      Refusal(
        path: path, construct: construct,
        advice: "save it anew with Xcode, pictures as PNG or SVG"))
  }

  private func contents(of path: String) -> [String: Any]? {
    FileManager.default.contents(atPath: Path.join(root, path + "/Contents.json"))
      .flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
  }
}

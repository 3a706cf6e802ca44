// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What a host is shown, as lines of text: a layer a line, those in it indented, what they draw below.
struct LookText {
  private let shown: LayerCommit
  private var lines: [String] = []

  /// The text of everything that a host has been shown.
  static func of(_ shown: LayerCommit) -> String {
    var text = LookText(shown: shown)
    for root in shown.roots ?? [] { text.add(root, depth: 0) }
    return text.lines.joined(separator: "\n") + "\n"
  }

  /// A layer and what it draws, without those in it.
  static func lines(of layer: LayerChange) -> [String] {
    var words = [layer.geometry.map(PlainText.text) ?? "nowhere"]
    words += layer.style.map(PlainText.words) ?? []
    if let identifier = layer.identifier, !identifier.isEmpty { words.append(identifier) }
    return [words.joined(separator: " ")] + drawing(layer.content ?? .none).map { "| \($0)" }
  }

  private init(shown: LayerCommit) { self.shown = shown }

  private mutating func add(_ id: LayerID, depth: Int) {
    guard let layer = shown.changes[id] else { return }
    let indent = String(repeating: " ", count: depth)
    lines += Self.lines(of: layer).map { indent + $0 }
    for sublayer in layer.sublayers ?? [] { add(sublayer, depth: depth + 1) }
  }

  private static func drawing(_ content: LayerContent) -> [String] {
    switch content {
    case .none: []
    case .text(let texts): texts.map(PlainText.text)
    case .image(_, let frame): ["picture in \(PlainText.text(frame))"]
    case .drawing(let commands), .figure(let commands, _): commands.map(PlainText.text)
    }
  }
}

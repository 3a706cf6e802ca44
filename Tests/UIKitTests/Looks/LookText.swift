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

  private init(shown: LayerCommit) { self.shown = shown }

  private mutating func add(_ id: LayerID, depth: Int) {
    guard let layer = shown.changes[id] else { return }
    let indent = String(repeating: " ", count: depth)
    var words = [layer.geometry.map(Self.place) ?? "nowhere"]
    words += layer.style.map(Self.look) ?? []
    if let identifier = layer.identifier, !identifier.isEmpty { words.append(identifier) }
    lines.append(indent + words.joined(separator: " "))
    lines += Self.drawing(layer.content ?? .none).map { "\(indent)| \($0)" }
    for sublayer in layer.sublayers ?? [] { add(sublayer, depth: depth + 1) }
  }

  /// Centre and bounds, and what else is not as in a new layer.
  private static func place(_ geometry: LayerGeometry) -> String {
    let plain = LayerGeometry(position: geometry.position, bounds: geometry.bounds)
    let bounds = geometry.bounds
    let place = rounded(
      "\(geometry.position.x),\(geometry.position.y) \(bounds.width)x\(bounds.height)")
    let origin = bounds.origin == .zero ? "" : rounded(" from \(bounds.origin)")
    return place + origin + differences(geometry, plain).map { " \($0)" }.joined()
  }

  private static func look(_ style: LayerStyle) -> [String] { differences(style, LayerStyle()) }

  /// The properties in which two values differ, as the first has them.
  private static func differences<Value>(_ value: Value, _ plain: Value) -> [String] {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children).compactMap {
      let (new, old) = (plainText($0.value), plainText($1.value))
      return new == old ? nil : "\($0.label ?? ""):\(new)"
    }
  }

  private static func drawing(_ content: LayerContent) -> [String] {
    switch content {
    case .none: []
    case .text(let texts): texts.map(plainText)
    case .image(_, let frame): [rounded("picture in \(frame)")]
    case .drawing(let commands): commands.map(command)
    }
  }

  private static func command(_ command: DrawingCommand) -> String {
    if case .image(_, let frame) = command { return rounded("picture in \(frame)") }
    return plainText(command)
  }

  /// A value as Swift prints it, without the names of types and the ends of numbers.
  private static func plainText(_ value: Any) -> String {
    rounded("\(value)")
      .replacing(/Optional\((.*)\)/) { $0.1 }
      .replacing(/(UIKitHost|FoundationEssentials|Foundation|CoreGraphics)\./, with: "")
      .replacing(/[A-Za-z]*\.?(RGBA|CGPoint|CGRect|CGSize)\(/, with: "(")
      .replacing(#/\b(red|green|blue|alpha|x|y): /#, with: "")
  }

  private static func rounded(_ text: String) -> String {
    text.replacing(/-?\d+\.\d+(e-?\d+)?/) { match in
      let number = (Double(match.0) ?? 0) * 100
      let whole = number.rounded() / 100
      return whole == whole.rounded() ? "\(Int(whole))" : "\(whole)"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What a host is shown, in few words: numbers to hundredths, colours as four of them.
enum PlainText {
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let digits = String(abs(hundredths) % 100 + 100).dropFirst()
    let end = digits.last == "0" ? digits.dropLast() : digits
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(end)"
  }

  static func text(_ numbers: Double...) -> String {
    numbers.map { text($0) }.joined(separator: ",")
  }

  static func text(_ point: CGPoint) -> String { text(point.x, point.y) }

  static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)) \(text(rect.width))x\(text(rect.height))"
  }

  static func text(_ color: RGBA) -> String {
    "(\(text(color.red, color.green, color.blue, color.alpha)))"
  }

  static func text(_ transform: AffineNumbers) -> String {
    let t = transform
    return "[\(text(t.a, t.b, t.c, t.d, t.tx, t.ty))]"
  }

  /// Centre and bounds, and what else is not as in a new layer.
  static func text(_ geometry: LayerGeometry) -> String {
    let bounds = geometry.bounds
    var words = ["\(text(geometry.position)) \(text(bounds.width))x\(text(bounds.height))"]
    if bounds.origin != .zero { words.append("from \(text(bounds.origin))") }
    if geometry.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      words.append("anchor:\(text(geometry.anchorPoint))")
    }
    if geometry.transform != .identity { words.append("transform:\(text(geometry.transform))") }
    if geometry.zPosition != 0 { words.append("z:\(text(geometry.zPosition))") }
    return words.joined(separator: " ")
  }

  /// What is not as in a new layer.
  static func words(_ style: LayerStyle) -> [String] {
    var words: [String] = []
    if style.opacity != 1 { words.append("opacity:\(text(Double(style.opacity)))") }
    if style.isHidden { words.append("hidden") }
    if style.masksToBounds { words.append("masks") }
    if style.cornerRadius != 0 { words.append("corner:\(text(style.cornerRadius))") }
    if style.borderWidth != 0 { words.append("border:\(text(style.borderWidth))") }
    if let color = style.borderColor { words.append("borderColor:\(text(color))") }
    if let color = style.backgroundColor { words.append("background:\(text(color))") }
    if let shadow = style.shadow {
      let offset = text(shadow.offset.x, shadow.offset.y)
      words.append("shadow:\(text(shadow.color)) \(offset) \(text(shadow.radius))")
    }
    return words
  }

  static func text(_ line: TextLine) -> String {
    let font = line.font
    let face = "\(font.family) \(font.weight)\(font.isItalic ? " italic" : "") \(text(line.size))"
    return "\(line.string.debugDescription) at \(text(line.origin)) width \(text(line.width))"
      + " \(face) \(text(line.color))\(line.isUnderlined ? " underlined" : "")"
  }

  static func text(_ command: DrawingCommand) -> String {
    switch command {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "concatenate \(text(transform))"
    case .fill(let path, let color, let evenOdd):
      "fill \(text(path)) \(text(color))\(evenOdd ? " even-odd" : "")"
    case .stroke(let path, let color, let style):
      "stroke \(text(path)) \(text(color)) \(text(style))"
    case .clip(let path, let evenOdd): "clip \(text(path))\(evenOdd ? " even-odd" : "")"
    case .clear(let rect): "clear \(text(rect))"
    case .text(let line): text(line)
    case .image(_, let frame): "picture in \(text(frame))"
    case .tinted(_, let frame, let color): "picture in \(text(frame)) in \(text(color))"
    case .alpha(let alpha): "alpha \(text(alpha))"
    case .composite(let mode): "composite \(mode)"
    case .shadow(let shadow):
      shadow.map { "shadow \(text($0.color)) \(text($0.offset)) \(text($0.blur))" } ?? "no shadow"
    case .smoothing(let smoothing): "smoothing \(smoothing)"
    case .gradient(let gradient):
      "gradient \(gradient.stops.map { "\(text($0.location)) \(text($0.color))" })"
        + " \(gradient.shape)"
    case .beginLayer: "begin layer"
    case .endLayer: "end layer"
    case .mask(let commands): "mask \(commands.map { text($0) })"
    case .tiles(let commands, let cell, let step):
      "tiles \(text(cell)) every \(text(step.width, step.height)) \(commands.map { text($0) })"
    }
  }

  private static func text(_ style: LineStyle) -> String {
    let dashes = style.dashes.map { text($0) }.joined(separator: ",")
    let dashed = style.dashes.isEmpty ? "" : " dashes \(dashes) from \(text(style.dashPhase))"
    return "\(text(style.width)) \(style.cap) \(style.join) \(text(style.miterLimit))\(dashed)"
  }

  private static func text(_ path: [PathStep]) -> String {
    let steps = path.map { step in
      switch step {
      case .move(let point): "M \(text(point))"
      case .line(let point): "L \(text(point))"
      case .quad(let control, let end): "Q \(text(control)) \(text(end))"
      case .cubic(let first, let second, let end):
        "C \(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }
    return steps.joined(separator: " ")
  }
}

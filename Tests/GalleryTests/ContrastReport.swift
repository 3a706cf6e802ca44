// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import UIKitHost

/// How texts stand out from what is painted behind them, by the formula of WCAG 2.
///
/// The colours are those that are drawn, whatever a label says of its own; what counts as painted
/// are the grounds of layers, in the order in which they are drawn.
@MainActor
struct ContrastReport {
  /// A text and the ratio of its brightness to that of its ground.
  struct Finding: CustomStringConvertible {
    let text: String
    let ratio: Double
    let least: Double

    var description: String { "“\(text)” \((ratio * 100).rounded() / 100) of \(least)" }
  }

  private struct Paint {
    var parts: [Double]
    let alpha: Double

    init(_ color: RGBA, _ alpha: Double) {
      parts = [color.red, color.green, color.blue]
      self.alpha = color.alpha * alpha
    }

    /// This over another, which is opaque.
    func over(_ ground: Paint) -> Paint {
      var result = ground
      result.parts = zip(parts, ground.parts).map { (mine: Double, other: Double) -> Double in
        mine * alpha + other * (1 - alpha)
      }
      return result
    }

    var brightness: Double {
      let linear = parts.map { (value: Double) -> Double in
        value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    func ratio(to other: Paint) -> Double {
      let (one, two) = (brightness + 0.05, other.brightness + 0.05)
      return max(one, two) / min(one, two)
    }
  }

  private struct Ground {
    let frame: CGRect
    let paint: Paint
  }

  /// What is looked through now; its bounds begin where the screen does.
  private var root: CALayer
  private var grounds: [Ground]
  private var findings: [Finding] = []
  /// Texts that stand for what cannot be used, which only their colour says.
  private let off: Set<String>

  private init(_ root: UIView, off: Set<String>) {
    self.root = root.layer
    self.off = off
    let ground = UIColor.systemBackground.resolvedColor(with: root.traitCollection)
    grounds = [Ground(frame: root.layer.bounds, paint: Paint(ground.cgColor.rgba, 1))]
  }

  /// The texts below a view that can be read too badly.
  static func faint(in root: UIView) -> [Finding] { faint(all(in: root)) }

  /// Those of some texts that can be read too badly.
  static func faint(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.ratio < $0.least }
  }

  /// All texts below a view, but those that are cut off.
  static func all(in root: UIView) -> [Finding] { all(in: [root], off: []) }

  /// All texts of all windows that are on the screen, each before what the windows behind it show.
  ///
  /// Pictures, gradients and what is blurred are no grounds, for each has many colours.
  ///
  /// - Parameter off: texts that stand for what cannot be used, where that is said by nothing else.
  static func onScreen(off: Set<String> = []) -> [Finding] {
    all(in: WindowList.shared.visible, off: off)
  }

  private static func all(in roots: [UIView], off: Set<String>) -> [Finding] {
    guard let last = roots.first else { return [] }
    var report = ContrastReport(last, off: off)
    for root in roots {
      report.root = root.layer
      report.visit(root.layer, alpha: 1, isEnabled: true, room: root.layer.bounds)
    }
    return report.findings
  }

  private mutating func visit(_ layer: CALayer, alpha: Double, isEnabled: Bool, room: CGRect) {
    guard !layer.isHidden, layer.opacity > 0.01 else { return }
    let alpha = alpha * Double(layer.opacity)
    let frame = layer.convert(layer.bounds, to: root).intersection(room)
    let isEnabled = isEnabled && Self.isEnabled(layer.delegate)
    if let color = layer.backgroundColor?.rgba {
      grounds.append(Ground(frame: frame, paint: Paint(color, alpha)))
    }
    for line in Self.lines(of: layer.hostContent) {
      note(line, of: layer, alpha: alpha, isEnabled: isEnabled, room: room)
    }
    let inside = layer.masksToBounds ? frame : room
    for sublayer in layer.sublayers ?? [] {
      visit(sublayer, alpha: alpha, isEnabled: isEnabled, room: inside)
    }
  }

  private static func isEnabled(_ owner: (any CALayerDelegate)?) -> Bool {
    switch owner {
    case let control as UIControl: control.isEnabled
    case let label as UILabel: label.isEnabled
    default: true
    }
  }

  /// The lines of a text; none of a drawing that paints anything else.
  private static func lines(of content: LayerContent) -> [TextLine] {
    let lines: [TextLine] =
      switch content {
      case .text(let lines): lines
      case .drawing(let commands): Self.lines(drawnBy: commands)
      case .none, .image, .figure: []
      }
    return lines.filter { $0.string.contains { !$0.isWhitespace } }
  }

  private static func lines(drawnBy commands: [DrawingCommand]) -> [TextLine] {
    var lines: [TextLine] = []
    for command in commands {
      switch command {
      case .text(let line): lines.append(line)
      case .save, .restore, .clip, .clear: break
      default: return []
      }
    }
    return lines
  }

  private mutating func note(
    _ line: TextLine, of layer: CALayer, alpha: Double, isEnabled: Bool, room: CGRect
  ) {
    let middle = CGPoint(
      x: line.origin.x + CGFloat(line.width / 2), y: line.origin.y - CGFloat(line.size / 3))
    let place = layer.convert(middle, to: root)
    guard room.contains(place) else { return }
    var ground = grounds[0].paint
    for other in grounds.dropFirst() where other.frame.contains(place) {
      ground = other.paint.over(ground)
    }
    let paint = Paint(line.color, alpha).over(ground)
    let isLarge = line.size >= (line.font.weight >= 600 ? 18.66 : 24)
    let isOff = !isEnabled || off.contains(line.string)
    let least = isLarge || isOff ? 3 : 4.5
    findings.append(
      Finding(text: line.string, ratio: paint.ratio(to: ground), least: least))
  }
}

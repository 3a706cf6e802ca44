// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// How texts stand out from what is painted behind them, by the formula of WCAG 2.
///
/// What counts as painted are the grounds of views, in the order in which they are drawn.
@MainActor
struct ContrastReport {
  /// A text and the ratio of its brightness to that of its ground.
  struct Finding: CustomStringConvertible {
    let text: String
    let ratio: CGFloat
    let least: CGFloat

    var description: String { "“\(text)” \((ratio * 100).rounded() / 100) of \(least)" }
  }

  private struct Paint {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0

    @MainActor init(_ color: UIColor) {
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    /// This over another, which is opaque.
    func over(_ ground: Paint, alpha part: CGFloat) -> Paint {
      var result = ground
      let alpha = alpha * part
      result.red = red * alpha + ground.red * (1 - alpha)
      result.green = green * alpha + ground.green * (1 - alpha)
      result.blue = blue * alpha + ground.blue * (1 - alpha)
      return result
    }

    var brightness: CGFloat {
      func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func ratio(to other: Paint) -> CGFloat {
      let (one, two) = (brightness + 0.05, other.brightness + 0.05)
      return max(one, two) / min(one, two)
    }
  }

  private let root: UIView
  private var findings: [Finding] = []

  private init(_ root: UIView) { self.root = root }

  /// The texts below a view that can be read too badly.
  static func faint(in root: UIView) -> [Finding] {
    all(in: root).filter { $0.ratio < $0.least }
  }

  /// All texts below a view.
  static func all(in root: UIView) -> [Finding] {
    var report = ContrastReport(root)
    report.visit(root, alpha: 1, isEnabled: true)
    return report.findings
  }

  private mutating func visit(_ view: UIView, alpha: CGFloat, isEnabled: Bool) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let alpha = alpha * view.alpha
    let isEnabled = isEnabled && (view as? UIControl)?.isEnabled ?? true
    if let label = view as? UILabel, let text = label.text, !text.isEmpty, !label.bounds.isEmpty {
      note(text, label, label.textColor, label.font, alpha, isEnabled && label.isEnabled)
    }
    if let field = view as? UITextField, let text = field.text, !text.isEmpty {
      note(
        text, field, field.textColor ?? .label, field.font ?? .systemFont(ofSize: 17), alpha,
        isEnabled)
    }
    for subview in view.subviews { visit(subview, alpha: alpha, isEnabled: isEnabled) }
  }

  private mutating func note(
    _ text: String, _ view: UIView, _ color: UIColor, _ font: UIFont, _ alpha: CGFloat,
    _ isEnabled: Bool
  ) {
    let ground = ground(of: view)
    let paint = Paint(color.resolvedColor(with: view.traitCollection)).over(ground, alpha: alpha)
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let isLarge = font.pointSize >= (isBold ? 18.66 : 24)
    findings.append(
      Finding(
        text: text, ratio: paint.ratio(to: ground), least: isLarge || !isEnabled ? 3 : 4.5))
  }

  /// What is painted behind the middle of a view, itself included.
  private func ground(of view: UIView) -> Paint {
    var ground = Paint(.systemBackground.resolvedColor(with: root.traitCollection))
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
    var isPast = false
    func paint(_ layer: UIView, _ alpha: CGFloat) {
      guard !isPast, !layer.isHidden, layer.alpha > 0.01 else { return }
      let alpha = alpha * layer.alpha
      let isBehind =
        view.isDescendant(of: layer) || layer.bounds.contains(layer.convert(middle, from: root))
      if isBehind, let color = layer.backgroundColor {
        ground = Paint(color.resolvedColor(with: layer.traitCollection)).over(ground, alpha: alpha)
      }
      if layer === view { isPast = true }
      for subview in layer.subviews { paint(subview, alpha) }
    }
    paint(root, 1)
    return ground
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// One line of text in a bar.
final class BarLabel: UIView {
  enum Style { case title, plain, strong, tab }

  private let style: Style

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var text = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }

  /// Nil takes black for a title and the tint colour for others.
  var color: UIColor? { didSet { setNeedsDisplay() } }

  var fittingSize: CGSize {
    CGSize(width: width.rounded(.up), height: (size * 1.2).rounded(.up))
  }

  override func makeContent() -> LayerContent {
    guard !text.isEmpty else { return .none }
    let ink = color ?? (style == .title ? UIColor(white: 0, alpha: 1) : tintColor)
    return .text([
      TextLine(
        string: text, origin: CGPoint(x: 0, y: size), width: width, font: FontFace(weight: weight),
        size: size, color: ink?.cgColor.rgba ?? RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    ])
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  private var size: CGFloat { style == .tab ? 11 : 17 }
  private var weight: Int { style == .title || style == .strong ? 600 : style == .tab ? 500 : 400 }
  private var width: CGFloat { CGFloat(text.count) * size * 0.55 }
}

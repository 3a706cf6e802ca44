// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// One responder of a chain.
final class ChainBox: UIView {
  /// How far the touch is.
  enum State { case waiting, reached, passed, handled }

  let name: String
  private let label: UILabel
  private static let padding: CGFloat = 8

  var state = State.waiting {
    didSet { if state != oldValue { showState() } }
  }

  init(_ name: String, identifier: String) {
    self.name = name
    label = Theme.label(name, font: Theme.smallFont)
    label.textAlignment = .center
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    layer.cornerRadius = Theme.smallCornerRadius
    layer.borderWidth = 1
    addSubview(label)
    showState()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width.rounded(.up) + 2 * Self.padding, height: text.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// Colours of a layer are those of one style.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showState()
  }

  private func showState() {
    let (fill, line, text): (UIColor, UIColor, UIColor) =
      switch state {
      case .waiting: (Theme.background, Theme.line, Theme.quietText)
      case .reached: (.systemYellow.paled(0.3), .systemOrange, .black)
      case .passed: (.systemGray5, Theme.line, Theme.text)
      case .handled: (.systemGreen, .systemGreen, .black)
      }
    backgroundColor = fill
    layer.borderColor = line.resolvedColor(with: traitCollection).cgColor
    label.textColor = text
  }
}

/// An arrow from one box to the next.
final class ArrowView: UIView {
  private static let headSize: CGFloat = 4

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let end = CGPoint(x: bounds.maxX - 3, y: bounds.midY)
    context.addLines(between: [CGPoint(x: bounds.minX + 3, y: end.y), end])
    context.addLines(between: [
      CGPoint(x: end.x - Self.headSize, y: end.y - Self.headSize), end,
      CGPoint(x: end.x - Self.headSize, y: end.y + Self.headSize),
    ])
    context.setStrokeColor(Theme.quietText.cgColor)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.strokePath()
  }
}

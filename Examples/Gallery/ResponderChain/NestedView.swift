// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A coloured view that tells when it is asked to handle a touch.
final class NestedView: UIView {
  /// Its colour's name, as in "Green view".
  let name: String
  /// Called when a touch began in this view itself, before it climbs.
  var willClimb: ((NestedView) -> Void)?
  /// The part of white in the colour while the view does not shine.
  private static let paleness: CGFloat = 0.5
  private let handles: (UIResponder) -> Bool
  private let label: UILabel
  private let color: UIColor

  /// Whether the view shines because the touch has reached it.
  var isLit = false {
    didSet { if isLit != oldValue { showLight() } }
  }

  init(
    _ name: String, _ identifier: String, _ color: UIColor, handles: @escaping (UIResponder) -> Bool
  ) {
    self.name = name
    self.color = color
    self.handles = handles
    label = Theme.label(name, font: Theme.smallFont)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    layer.cornerRadius = Theme.cornerRadius
    layer.borderColor = UIColor.white.cgColor
    addSubview(label)
    showLight()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// Four views, each in the one before.
  static func makeNest(handles: @escaping (UIResponder) -> Bool) -> [NestedView] {
    let nest = [
      NestedView("Blue view", "chain.blue", .systemBlue, handles: handles),
      NestedView("Green view", "chain.green", .systemGreen, handles: handles),
      NestedView("Orange view", "chain.orange", .systemOrange, handles: handles),
      NestedView("Red view", "chain.red", .systemRed, handles: handles),
    ]
    for (outer, inner) in zip(nest, nest.dropFirst()) { outer.addSubview(inner) }
    return nest
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { willClimb?(self) }
    guard !handles(self) else { return }
    super.touchesBegan(touches, with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let labelSize = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: Theme.gap, y: Theme.tightGap, width: labelSize.width, height: labelSize.height)
    guard let inner = subviews.last as? NestedView else { return }
    inner.frame = bounds.inset(
      by: UIEdgeInsets(
        top: label.frame.maxY + Theme.tightGap, left: Theme.margin, bottom: Theme.margin,
        right: Theme.margin))
  }

  private func showLight() {
    backgroundColor = isLit ? color.lit() : color.paled(Self.paleness)
    label.textColor = isLit ? Theme.litText : Theme.text
    layer.borderWidth = isLit ? 4 : 0
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = isLit ? 0.9 : 0
    layer.shadowRadius = 12
    layer.shadowOffset = .zero
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A title in a bar that can be tapped.
final class BarButton: UIView {
  /// Points left and right of the title.
  private static let padding: CGFloat = 8

  /// Called when a finger goes up in or near the button.
  var onTap: ((UIEvent?) -> Void)?
  private let label: BarLabel
  private let leastWidth: CGFloat

  init(title: String, style: BarLabel.Style, width: CGFloat = 0) {
    label = BarLabel(style: style)
    leastWidth = width
    super.init(frame: .zero)
    label.text = title
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  convenience init(for item: UIBarButtonItem) {
    self.init(
      title: item.title ?? "", style: item.style == .done ? .strong : .plain, width: item.width)
    accessibilityIdentifier = item.accessibilityIdentifier
    if let color = item.tintColor { tintColor = color }
    isEnabled = item.isEnabled
    onTap = { [unowned self, weak item] event in
      guard let item else { return }
      BarAction.send(item, from: self, for: event)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it takes touches.
  var isEnabled = true {
    didSet {
      takesTouches = isEnabled
      alpha = isEnabled ? 1 : BarLook.disabledAlpha
    }
  }

  /// Whether it looks chosen, as the tab of what is shown.
  var isChosen = true { didSet { label.color = isChosen ? nil : BarLook.quiet } }

  var fittingSize: CGSize {
    let size = label.fittingSize
    return CGSize(
      width: max(leastWidth, size.width + 2 * BarButton.padding), height: size.height)
  }

  override func layoutSubviews() {
    let size = label.fittingSize
    label.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.alpha = BarLook.pressedAlpha
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.alpha = holds(touches) ? BarLook.pressedAlpha : 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.alpha = 1
    if holds(touches) { onTap?(event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { label.alpha = 1 }

  private func holds(_ touches: Set<UITouch>) -> Bool {
    touches.contains {
      bounds.insetBy(dx: -BarLook.slop, dy: -BarLook.slop).contains($0.location(in: self))
    }
  }
}

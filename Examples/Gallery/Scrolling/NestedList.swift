// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A list that scrolls inside another scroll view; at its end that one goes on.
final class NestedList: UIScrollView {
  private static let rowHeight: CGFloat = 32
  private static let colors: [UIColor] = [.systemYellow, .systemTeal, .systemPink, .systemGreen]
  private let rows: [UILabel]
  private var color = 0

  init(count: Int) {
    rows = (1...count).map { Theme.label("  Row \($0) of the inner list", font: Theme.bodyFont) }
    super.init(frame: .zero)
    showColor()
    layer.cornerRadius = Theme.smallCornerRadius
    accessibilityIdentifier = "scroll.inner"
    for row in rows { addSubview(row) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  func takeNextColor() {
    color = (color + 1) % Self.colors.count
    showColor()
  }

  private func showColor() { backgroundColor = Self.colors[color].paled(0.85) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}

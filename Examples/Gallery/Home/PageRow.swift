// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A row of the list: a symbol, two lines of text, and a mark that it leads somewhere.
final class PageRow: UIControl {
  private static let symbolSize: CGFloat = 34
  private static let markWidth: CGFloat = 12
  private let symbol: UILabel
  private let titleLabel: UILabel
  private let subtitle: UILabel
  private let mark = Theme.label("›", font: .systemFont(ofSize: 22), color: .systemGray3)

  init(page: Gallery.Page) {
    symbol = Theme.label(
      page.symbol, font: .systemFont(ofSize: 19, weight: .semibold), color: .white)
    titleLabel = Theme.label(page.title, font: Theme.titleFont)
    subtitle = Theme.label(page.subtitle, font: Theme.captionFont, color: Theme.quietText)
    super.init(frame: .zero)
    accessibilityIdentifier = page.identifier
    accessibilityLabel = page.title
    accessibilityHint = page.subtitle
    accessibilityTraits = .button
    Theme.style(self)
    symbol.textAlignment = .center
    symbol.backgroundColor = page.color
    symbol.layer.cornerRadius = Theme.smallCornerRadius
    for part in [symbol, titleLabel, subtitle, mark] { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : Theme.card }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.symbolSize
    symbol.frame = CGRect(
      x: Theme.gap, y: (bounds.midY - size / 2).rounded(), width: size, height: size)
    let left = symbol.frame.maxX + Theme.gap
    let right = bounds.maxX - Theme.gap - Self.markWidth
    let titleHeight = titleLabel.sizeThatFits(bounds.size).height
    let subtitleHeight = subtitle.sizeThatFits(bounds.size).height
    let top = (bounds.midY - (titleHeight + subtitleHeight) / 2).rounded()
    titleLabel.frame = CGRect(x: left, y: top, width: right - left, height: titleHeight)
    subtitle.frame = CGRect(
      x: left, y: top + titleHeight, width: right - left, height: subtitleHeight)
    let markHeight = mark.sizeThatFits(bounds.size).height
    mark.frame = CGRect(
      x: right, y: (bounds.midY - markHeight / 2).rounded(), width: Self.markWidth,
      height: markHeight)
  }
}

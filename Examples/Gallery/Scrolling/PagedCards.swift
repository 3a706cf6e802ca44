// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Coloured cards, one a page, side by side.
final class PagedCards: UIScrollView {
  private let cards: [UILabel]

  init(colors: [UIColor]) {
    cards = colors.enumerated().map { index, color in
      let card = Theme.label(
        "Page \(index + 1)", font: Theme.titleFont, color: .white,
        identifier: "scroll.card.\(index + 1)")
      card.textAlignment = .center
      card.backgroundColor = color.deepened()
      card.layer.cornerRadius = Theme.smallCornerRadius
      return card
    }
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    layer.cornerRadius = Theme.smallCornerRadius
    accessibilityIdentifier = "scroll.pages"
    for card in cards { addSubview(card) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: CGFloat(index) * bounds.width + 4, y: 0, width: max(0, bounds.width - 8),
        height: bounds.height)
    }
    contentSize = CGSize(width: CGFloat(cards.count) * bounds.width, height: bounds.height)
  }
}

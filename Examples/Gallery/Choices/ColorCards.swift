// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Three cards side by side, of which one is seen, and a dot for each.
final class ColorCards: UIView, UIScrollViewDelegate {
  private static let count = 3
  private static let dotsHeight: CGFloat = 28
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  private let cards = (0..<ColorCards.count).map { _ in UIView() }
  /// Told of the card that is seen, as it becomes another one.
  var didTurn: ((Int) -> Void)?
  /// The colour of the first card; the others are paler.
  var color = UIColor.systemIndigo { didSet { paint() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.delegate = self
    scroll.accessibilityIdentifier = "choices.cards"
    dots.numberOfPages = Self.count
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    dots.accessibilityIdentifier = "choices.dots"
    dots.addAction(UIAction { [weak self] _ in self?.showCard() }, for: .valueChanged)
    for card in cards {
      card.layer.cornerRadius = 10
      scroll.addSubview(card)
    }
    addSubview(scroll)
    addSubview(dots)
    paint()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  private func paint() {
    for (index, card) in cards.enumerated() {
      card.backgroundColor = color.withAlphaComponent(1 - 0.3 * CGFloat(index))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - Self.dotsHeight
    let shown = dots.currentPage
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    dots.frame = CGRect(x: 0, y: height, width: bounds.width, height: Self.dotsHeight)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: CGFloat(index) * bounds.width + 4, y: 0, width: max(0, bounds.width - 8), height: height)
    }
    scroll.contentSize = CGSize(width: bounds.width * CGFloat(Self.count), height: height)
    if !scroll.isDragging, !scroll.isDecelerating {
      scroll.contentOffset.x = CGFloat(shown) * bounds.width
    }
  }

  private func showCard() {
    let place = CGPoint(x: CGFloat(dots.currentPage) * scroll.bounds.width, y: 0)
    scroll.setContentOffset(place, animated: true)
    didTurn?(dots.currentPage)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let card = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    guard card != dots.currentPage else { return }
    dots.currentPage = card
    didTurn?(card)
  }
}

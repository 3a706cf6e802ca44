// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a tab bar is made of.
@MainActor
final class TabBarContent {
  /// Height of the tabs, in points; below them the bar covers the screen's furniture.
  private static let tabHeight: CGFloat = 49

  private(set) var items: [UITabBarItem] = []
  private(set) weak var selected: UITabBarItem?
  private let line = UIView()
  private var buttons: [BarButton] = []
  private var isStale = true

  func install(in bar: UITabBar) {
    bar.backgroundColor = BarLook.background
    line.backgroundColor = BarLook.line
    line.isUserInteractionEnabled = false
    bar.addSubview(line)
  }

  func show(_ new: [UITabBarItem], in bar: UITabBar) {
    for item in items { item.didChange = nil }
    items = new
    for item in items { item.didChange = { [weak self, weak bar] in self?.refresh(bar) } }
    refresh(bar)
  }

  func select(_ item: UITabBarItem?, in bar: UITabBar) {
    let changesImage = item?.selectedImage != nil || selected?.selectedImage != nil
    selected = item
    if changesImage { refresh(bar) }
    mark()
  }

  func layout(in bar: UITabBar) {
    if isStale { rebuild(in: bar) }
    let width = bar.bounds.width / CGFloat(max(1, buttons.count))
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width,
        height: min(TabBarContent.tabHeight, bar.bounds.height))
    }
    line.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: BarLook.lineWidth)
  }

  private func refresh(_ bar: UITabBar?) {
    isStale = true
    bar?.setNeedsLayout()
  }

  private func rebuild(in bar: UITabBar) {
    isStale = false
    for button in buttons { button.removeFromSuperview() }
    buttons = items.enumerated().map { place, item in
      let image = item === selected ? item.selectedImage ?? item.image : item.image
      let button = BarButton(title: item.title, image: image, look: .tab)
      button.showBadge(item.badgeValue, color: item.badgeColor)
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.accessibilityLabel = item.accessibilityLabel
      button.isEnabled = item.isEnabled
      button.onTap = { [weak bar] _ in bar?.tapped(place) }
      bar.addSubview(button)
      return button
    }
    mark()
  }

  private func mark() {
    for (button, item) in zip(buttons, items) { button.isChosen = item === selected }
  }
}

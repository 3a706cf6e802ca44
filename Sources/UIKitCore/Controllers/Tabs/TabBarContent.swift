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
  private let backdrop = BarBackdrop(lineAt: .top)
  private let indicator = UIImageView()
  private var look: UITabBarAppearance?
  private var buttons: [BarButton] = []
  private var isStale = true

  func install(in bar: UITabBar) {
    backdrop.install(in: bar)
    bar.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    takeLook(in: bar)
  }

  // Rules: VC-125.
  /// Looks as an appearance of the selected tab or of the bar says.
  func takeLook(in bar: UITabBar) {
    look = bar.look(for: selected)
    backdrop.show(look, barColor: bar.backgroundColor)
    showIndicator(in: bar)
    refresh(bar)
  }

  private func showIndicator(in bar: UITabBar) {
    let color = look?.selectionIndicatorTintColor
    guard look?.selectionIndicatorImage != nil || color != nil else {
      return indicator.removeFromSuperview()
    }
    if indicator.superview == nil { bar.insertSubview(indicator, at: 2) }
    indicator.image = look?.selectionIndicatorImage
    indicator.backgroundColor = indicator.image == nil ? color : nil
    if let color { indicator.tintColor = color }
  }

  func show(_ new: [UITabBarItem], in bar: UITabBar) {
    let isSame = new.elementsEqual(items, by: ===)
    for item in items { item.didChange = nil }
    items = new
    for item in items { item.didChange = { [weak self, weak bar] in self?.refresh(bar) } }
    // What changes in an item is told to the bar that showed it last.
    if !isSame { refresh(bar) }
  }

  func select(_ item: UITabBarItem?, in bar: UITabBar) {
    let changesImage = item?.selectedImage != nil || selected?.selectedImage != nil
    let changesLook = look != nil || item?.appearances[.standard] != nil
    selected = item
    if changesLook { takeLook(in: bar) } else if changesImage { refresh(bar) }
    mark()
  }

  func layout(in bar: UITabBar) {
    if isStale { rebuild(in: bar) }
    let row = TabRow(
      count: buttons.count, width: bar.bounds.width,
      height: min(TabBarContent.tabHeight, bar.bounds.height), look: look)
    for (place, button) in buttons.enumerated() { button.frame = row.frame(of: place) }
    backdrop.layout(in: bar.bounds)
    let chosen = items.firstIndex { $0 === selected }
    indicator.isHidden = chosen == nil
    if let chosen, chosen < buttons.count { indicator.frame = buttons[chosen].frame }
  }

  /// The tab at a point of the bar, and its button.
  func tab(at point: CGPoint) -> (item: UITabBarItem, button: UIView)? {
    zip(items, buttons).first { $1.frame.contains(point) }.map { ($0, $1) }
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
      let looks = bar.look(for: item) ?? look
      var own =
        looks.map { BarButtonLooks($0.stackedLayoutAppearance, isSelected: item === selected) }
        ?? BarButtonLooks()
      own.add(item.ownTitleAttributes)
      button.looks = own
      button.unchosenColor = bar.unselectedItemTintColor
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

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Bar buttons side by side; groups for which there is no room show the button that stands for them.
final class BarRow: UIView {
  /// Items that belong together.
  struct Group {
    var items: [UIBarButtonItem]
    var group: UIBarButtonItemGroup?

    init(items: [UIBarButtonItem]) { self.items = items }

    @MainActor
    init(_ group: UIBarButtonItemGroup) {
      self.group = group
      items = group.barButtonItems
    }
  }

  private static let margin: CGFloat = 8
  private var shown: [(item: UIBarButtonItem, view: UIView?)] = []
  private var width: CGFloat?
  /// How the buttons look; nil for what is usual.
  var looks: UIToolbarAppearance? { didSet { if looks != nil || oldValue != nil { rebuild() } } }

  /// What the row shows, the leftmost first.
  var groups: [Group] = [] {
    didSet {
      for group in oldValue {
        group.group?.didChange = nil
        for item in group.items { item.didChange = nil }
      }
      rebuild()
    }
  }

  /// All items, the leftmost first.
  var items: [UIBarButtonItem] { groups.flatMap(\.items) }

  override func layoutSubviews() {
    if width != bounds.width { build() }
    var x = BarRow.margin
    let fixed = shown.reduce(0) { $0 + size(of: $1).width + BarRow.margin }
    let elastic = shown.filter { $0.item.space == .flexible }.count
    let spare = max(0, bounds.width - fixed - BarRow.margin)
    for one in shown {
      var size = size(of: one)
      if one.item.space == .flexible { size.width = spare / CGFloat(elastic) }
      let height = one.view is BarButton ? bounds.height : size.height
      one.view?.setComputedFrame(
        CGRect(x: x, y: (bounds.height - height) / 2, width: size.width, height: height))
      x += size.width + BarRow.margin
    }
  }

  private func rebuild() {
    width = nil
    setNeedsLayout()
  }

  /// Makes the views anew; groups give way from the right until all fits.
  private func build() {
    width = bounds.width
    for group in groups { group.group?.isRepresented = false }
    fill()
    for group in groups.reversed() where isTooWide {
      guard let group = group.group, !group.alwaysAvailable, group.representativeItem != nil else {
        continue
      }
      group.isRepresented = true
      fill()
    }
  }

  private var isTooWide: Bool {
    shown.reduce(BarRow.margin) { $0 + size(of: $1).width + BarRow.margin } > bounds.width
  }

  private func fill() {
    for one in shown { one.view?.removeFromSuperview() }
    shown = groups.flatMap(visibleItems).map { ($0, view(for: $0)) }
    for one in shown {
      if let view = one.view { addSubview(view) }
    }
  }

  private func visibleItems(of group: Group) -> [UIBarButtonItem] {
    group.group?.didChange = { [weak self] in self?.rebuild() }
    for item in group.items { item.didChange = { [weak self] in self?.rebuild() } }
    guard let owner = group.group else { return group.items.filter { !$0.isHidden } }
    guard owner.isRepresented, let representative = owner.representativeItem, !owner.isHidden else {
      return owner.visibleItems
    }
    if representative.menu == nil || representative.showsGroupMenu, representative.action == nil,
      representative.primaryAction == nil
    {
      representative.showsGroupMenu = true
      representative.menu = UIMenu(children: [owner.menuElement])
    }
    return [representative]
  }

  private func view(for item: UIBarButtonItem) -> UIView? {
    if item.space != nil { return nil }
    if let view = item.customView {
      item.shownView = view
      return view
    }
    return BarButton(
      for: item, isCompact: bounds.height < BarLook.height,
      looks: item.style == .done ? looks?.doneButtonAppearance : looks?.buttonAppearance)
  }

  private func size(of one: (item: UIBarButtonItem, view: UIView?)) -> CGSize {
    guard let view = one.view else {
      return CGSize(width: one.item.space == .fixed ? one.item.width : 0, height: 0)
    }
    return (view as? BarButton)?.fittingSize ?? view.bounds.size
  }
}

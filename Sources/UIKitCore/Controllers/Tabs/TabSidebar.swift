// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: VC-144.
/// Tabs beside the content, one below the other, those of groups further in.
@MainActor
final class TabSidebar: UIScrollView {
  /// Points from the left edge to the content.
  static let width: CGFloat = 280

  /// What stands in a row.
  private enum Entry {
    case tab(UITab, depth: Int)
    case action(UIAction, depth: Int)
  }

  /// What a person's tap on a tab does.
  var onTap: ((UITab) -> Void)?
  private var rows: [TabSidebarRow] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows tabs that are not hidden; of those in groups, in the order that these say.
  func show(_ tabs: [UITab], selected: UITab?) {
    for row in rows { row.removeFromSuperview() }
    rows = tabs.flatMap { entries(of: $0, depth: 0) }.map { row(for: $0, selected: selected) }
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  private func entries(of tab: UITab, depth: Int) -> [Entry] {
    guard !tab.isHidden else { return [] }
    guard let group = tab as? UITabGroup else { return [.tab(tab, depth: depth)] }
    var all: [Entry] = [.tab(group, depth: depth)]
    for tab in group.displayOrder { all += entries(of: tab, depth: depth + 1) }
    for action in group.sidebarActions where !action.attributes.contains(.hidden) {
      all.append(.action(action, depth: depth + 1))
    }
    return all
  }

  private func row(for entry: Entry, selected: UITab?) -> TabSidebarRow {
    switch entry {
    case .tab(let tab, let depth):
      let action = UIAction { [weak self, weak tab] _ in if let tab { self?.onTap?(tab) } }
      return TabSidebarRow(
        TabSidebarRow.Content(
          title: tab.title, subtitle: tab.subtitle, image: tab.image, badge: tab.badgeValue,
          identifier: tab.identifier, isSelected: tab === selected), depth: depth, action)
    case .action(let action, let depth):
      return TabSidebarRow(
        TabSidebarRow.Content(
          title: action.title, subtitle: action.subtitle, image: action.image,
          identifier: action.identifier.rawValue), depth: depth, action)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      row.setComputedFrame(CGRect(x: 0, y: y, width: bounds.width, height: row.height))
      y += row.height
    }
    let size = CGSize(width: bounds.width, height: y)
    if size != contentSize { contentSize = size }
  }
}

/// A row of a sidebar: a tab, or what can be done with a group.
@MainActor
final class TabSidebarRow: UIView {
  /// What a row shows.
  struct Content {
    var title: String
    var subtitle: String?
    var image: UIImage?
    var badge: String?
    var identifier: String
    var isSelected = false
  }

  /// Points: heights of rows, room at their edges, and how much further in those of a group are.
  private static let plainHeight: CGFloat = 44
  private static let highHeight: CGFloat = 60
  private static let margin: CGFloat = 8
  private static let indent: CGFloat = 20
  private static let gap: CGFloat = 10

  /// In points.
  let height: CGFloat
  private let depth: Int
  private let button: UIButton
  private let badge = UILabel()

  init(_ content: Content, depth: Int, _ action: UIAction) {
    height = content.subtitle == nil ? Self.plainHeight : Self.highHeight
    self.depth = depth
    var look = content.isSelected ? UIButton.Configuration.tinted() : .plain()
    look.title = content.title
    look.subtitle = content.subtitle
    look.image = content.image
    look.imagePadding = Self.gap
    if !content.isSelected { look.baseForegroundColor = .label }
    button = UIButton(configuration: look, primaryAction: nil)
    super.init(frame: .zero)
    button.contentHorizontalAlignment = .leading
    button.addAction(action, for: .primaryActionTriggered)
    button.isEnabled = !action.attributes.contains(.disabled)
    button.accessibilityIdentifier = content.identifier
    if content.isSelected { button.accessibilityTraits.insert(.selected) }
    button.accessibilityValue = content.badge
    addSubview(button)
    badge.text = content.badge
    badge.font = BarLook.badgeFont
    badge.textColor = Ink.quiet
    badge.textAlignment = .right
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let inside = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    let start = min(CGFloat(depth) * Self.indent, inside.width)
    button.setComputedFrame(
      CGRect(
        x: inside.minX + start, y: 0, width: inside.width - start, height: bounds.height))
    let width = min(badge.sizeThatFits(BarLook.anySize).width, inside.width)
    badge.setComputedFrame(
      CGRect(
        x: max(inside.minX, inside.maxX - width - Self.margin), y: 0, width: width,
        height: bounds.height))
  }
}

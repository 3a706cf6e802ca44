// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitMachines

// Rules: CV-96, CV-97.
/// What a list's cell is made of beside its content, and where it goes.
@MainActor
final class ListCellParts {
  private unowned let cell: UICollectionViewListCell
  /// How far the content lies to the right, in points.
  private(set) var shift: CGFloat = 0
  private(set) weak var buttons: SwipeButtons?
  private var ground: ConfiguredBackground?
  /// Whether the cell is cut at its bounds, and has the corners of a group, because of the list.
  private var hasCut = false
  private var hasCorners = false
  private var lines: (top: UIView?, bottom: UIView?)
  /// The lines of the item, as the list says; nil when it has to be asked.
  private var separators: UIListSeparatorConfiguration?
  private var ownGuide: (guide: UILayoutGuide, start: NSLayoutConstraint)?

  init(of cell: UICollectionViewListCell) { self.cell = cell }

  func lookDidChange() {
    separators = nil
    cell.setNeedsLayout()
  }

  // MARK: - Room

  private var indent: CGFloat {
    (CGFloat(cell.indentationLevel) * cell.indentationWidth).asRoom
  }

  /// The width that does not belong to the content.
  var sideRoom: CGFloat {
    makeAccessories()
    return indent + cell.accessoryParts.leadingRoom + cell.accessoryParts.trailingRoom
  }

  private func makeAccessories() {
    cell.accessoryParts.make(isEdited: cell.configurationState.isEditing)
  }

  // MARK: - Layout

  func layout() {
    makeAccessories()
    let box = cell.bounds.offsetBy(dx: shift, dy: 0)
    let isTurned = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let accessories = cell.accessoryParts
    let start = indent + accessories.leadingRoom
    var frame = CGRect(
      x: box.minX + start, y: 0,
      width: max(0, box.width - start - accessories.trailingRoom), height: box.height)
    if isTurned { frame.origin.x = box.minX + box.maxX - frame.maxX }
    if cell.contentView.frame != frame { cell.contentView.frame = frame }
    accessories.layout(
      in: box, indent: cell.indentsAccessories ? indent : 0, isTurned: isTurned)
    buttons?.frame = CGRect(
      x: shift < 0 ? box.maxX : 0, y: 0, width: abs(shift), height: box.height)
    if let behind = cell.backgroundView, behind !== ground { behind.frame = cell.bounds }
    layoutGround(box)
    layoutLines(isTurned)
  }

  // Rules: CV-97.
  /// The ground of a cell that has none of its own, and the corners of groups.
  private func layoutGround(_ box: CGRect) {
    layoutCorners(cell.look)
    guard let look = cell.look else {
      ground?.removeFromSuperview()
      return
    }
    if cell.backgroundView == nil, cell.selectedBackgroundView == nil, look.role == .item {
      let base = Self.ground(of: look.style.appearance)
      let wished = base.updated(for: cell.configurationState)
      if let ground { ground.configuration = wished } else { ground = ConfiguredBackground(wished) }
      if let ground, ground.superview !== cell { cell.insertSubview(ground, at: 0) }
      ground?.frame = box
    } else {
      ground?.removeFromSuperview()
    }
  }

  /// The corners of groups, and what is cut off there or by a swipe; what the program said of other
  /// cells stays.
  private func layoutCorners(_ look: ListLook?) {
    let isRound = look.map { $0.style.isRound && $0.role == .item } ?? false
    let cuts = isRound || shift != 0
    if cuts != hasCut {
      hasCut = cuts
      cell.clipsToBounds = cuts
    }
    guard isRound || hasCorners else { return }
    hasCorners = isRound
    guard let look, isRound else {
      cell.layer.cornerRadius = 0
      cell.layer.maskedCorners = Self.top.union(Self.bottom)
      return
    }
    cell.layer.cornerRadius = look.isFirst || look.isLast ? TableEngine.groupRadius : 0
    cell.layer.maskedCorners = (look.isFirst ? Self.top : []).union(look.isLast ? Self.bottom : [])
  }

  private static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  /// What lies behind the items of a list.
  static func ground(
    of appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIBackgroundConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar: return .listSidebarCell()
    }
  }

  // MARK: - Lines

  /// Where the text of the content begins, from where lines of the cell begin.
  private var textStart: CGFloat {
    let start = indent + cell.accessoryParts.leadingRoom
    let text = cell.contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first
    return start + (text?.textStart ?? UIListContentView.margin)
  }

  // Rules: CV-96.
  /// A guide for the lines, which constraints of the program may place otherwise.
  var guide: UILayoutGuide {
    if let ownGuide { return ownGuide.guide }
    let guide = UILayoutGuide()
    cell.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: textStart)
    let end = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    for weak in [start, end] { weak.priority = .defaultLow }
    NSLayoutConstraint.activate([
      start, end, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    ownGuide = (guide, start)
    return guide
  }

  private func layoutLines(_ isTurned: Bool) {
    let text = textStart
    if let ownGuide, ownGuide.start.constant != text { ownGuide.start.constant = text }
    guard let look = cell.look, look.style.configuration.showsSeparators, look.role == .item else {
      lines.top?.isHidden = true
      lines.bottom?.isHidden = true
      return
    }
    let said = separators ?? ask(look)
    separators = said
    let isLit = cell.isSelected || cell.isHighlighted
    let isOneOfSeveral = cell.isSelected && (cell.collection?.list.allowsSeveral ?? false)
    let color = isOneOfSeveral ? said.multipleSelectionColor : said.color
    let hasBottom =
      switch said.bottomSeparatorVisibility {
      case .visible: true
      case .hidden: false
      case .automatic: !(look.style.isRound && look.isLast) && (!isLit || isOneOfSeveral)
      }
    lines.top = show(
      lines.top, said.topSeparatorVisibility == .visible, said.topSeparatorInsets, color, isTurned,
      isAbove: true)
    lines.bottom = show(
      lines.bottom, hasBottom, said.bottomSeparatorInsets, color, isTurned, isAbove: false)
  }

  private func ask(_ look: ListLook) -> UIListSeparatorConfiguration {
    let own = look.style.configuration.separatorConfiguration
    return look.style.configuration.itemSeparatorHandler?(look.path, own) ?? own
  }

  private func show(
    _ old: UIView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ color: UIColor,
    _ isTurned: Bool, isAbove: Bool
  ) -> UIView? {
    guard isShown else {
      old?.isHidden = true
      return old
    }
    let line = old ?? UIView()
    if old == nil {
      line.isUserInteractionEnabled = false
      cell.addSubview(line)
    }
    line.isHidden = false
    line.backgroundColor = color
    let height = 1 / max(1, cell.contentScaleFactor)
    let width = cell.bounds.width
    var (start, length) = UIListSeparatorConfiguration.span(insets, text: textStart, width: width)
    if let ownGuide, insets == UIListSeparatorConfiguration.automaticInsets {
      let placed = ownGuide.guide.layoutFrame
      (start, length) = (placed.minX, placed.width)
    } else if isTurned {
      start = width - start - length
    }
    line.frame = CGRect(
      x: start, y: isAbove ? 0 : cell.bounds.height - height, width: length, height: height)
    return line
  }

  // MARK: - Swipes

  // Rules: CV-98.
  /// Moves the content aside, which uncovers buttons.
  func shift(by distance: CGFloat, uncovering buttons: SwipeButtons) {
    self.buttons = buttons
    let wasSwiped = shift != 0
    shift = distance
    if wasSwiped != (distance != 0) { cell.stateDidChange() }
    layout()
    buttons.layoutIfNeeded()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import QuartzCore

// Rules: CV-97, CV-100.
/// An item of a collection that looks as a row of a list, with accessories at its sides.
///
/// [Apple: UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell)
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final lazy var parts = ListCellParts(of: self)
  final lazy var accessoryParts = ListAccessories(of: self)
  /// Where it is in its list; nil where its section is none.
  final var look: ListLook? {
    didSet { if look != oldValue { parts.lookDidChange() } }
  }

  // MARK: - What it shows

  // Rules: CV-100.
  /// What is at its sides; nothing at first.
  public final var accessories: [UICellAccessory] = [] {
    didSet {
      accessoryParts.forget()
      setNeedsLayout()
    }
  }

  // Rules: CV-97.
  /// How many steps its content is indented: as many as its item has ancestors in an outline, else 0
  /// at first.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// Points in a step; 10 at first.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether accessories where lines begin are indented with the content; true at first.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  // Rules: CV-96.
  /// Where its lines begin and end: from the beginning of the text to the end of the cell, unless
  /// constraints of the program place it otherwise.
  open var separatorLayoutGuide: UILayoutGuide { parts.guide }

  /// What a row of its list shows, or a header or footer, with nothing in it.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    let appearance = look?.style.appearance
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    let isAside = appearance == .sidebar || appearance == .sidebarPlain
    switch look?.role {
    case nil, .item: return isAside ? .sidebarCell() : .cell()
    case .header:
      if appearance == .sidebar { return .sidebarHeader() }
      return isPlain ? .plainHeader() : .groupedHeader()
    case .footer: return isPlain ? .plainFooter() : .groupedFooter()
    }
  }

  // Rules: CV-139.
  override var usualGround: UIBackgroundConfiguration {
    let appearance = look?.style.appearance ?? .plain
    if look == nil || look?.role == .item { return ListCellParts.ground(of: appearance) }
    switch appearance {
    case .plain, .sidebarPlain: return .listPlainHeaderFooter()
    case .grouped, .insetGrouped: return .listGroupedHeaderFooter()
    case .sidebar: return .listSidebarHeader()
    }
  }

  // MARK: - State

  // Rules: CV-98.
  /// What of the cell configurations look at; an override may add to what super says.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = parts.shift != 0
    state.isReordering = collection?.list.move?.cell === self
    return state
  }

  override func outlineDidChange() {
    if let outline { indentationLevel = outline.level }
    accessoryParts.follow()
  }

  override func editingDidChange() {
    super.editingDidChange()
    setNeedsLayout()
  }

  override func lookDidChange() {
    super.lookDidChange()
    accessoryParts.follow()
    setNeedsLayout()
  }

  /// Called before a cell that left view is used again; an override calls super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
    look = nil
  }

  // MARK: - As a view

  /// Places its parts; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layout()
  }

  /// The size that its configuration, or its constraints, give it beside accessories.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let room = parts.sideRoom
    let inner = CGSize(width: max(0, targetSize.width - room), height: targetSize.height)
    let size = super.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + room, height: size.height)
  }

  /// Does what a tap on the cell does to its outline; false where it selects the item.
  override func takesTap() -> Bool {
    guard let disclosure = headerDisclosure else { return false }
    if let handler = disclosure.handler { handler() } else { toggleOutline() }
    return true
  }
}

extension UICollectionViewListCell: SwipedCell {
  var swipeShift: CGFloat { parts.shift }

  func shift(by distance: CGFloat, uncovering buttons: SwipeButtons) {
    parts.shift(by: distance, uncovering: buttons)
  }

  // Rules: CV-104.
  /// The button that deletes was tapped.
  func uncoverDeletion() { collection?.list.confirmDeletion(of: self) }

  // Rules: CV-103.
  /// The button that shows children, where a tap on the cell is one on it.
  fileprivate var headerDisclosure: UICellAccessory? {
    accessoryParts.trailing.first { part in
      guard part.accessory.accessoryType == .outlineDisclosure else { return false }
      return switch part.accessory.disclosure {
      case .header: true
      case .cell: false
      case .automatic: look?.role == .header
      }
    }?.accessory
  }

  /// Shows the children of its item, or hides them.
  func toggleOutline() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }
}

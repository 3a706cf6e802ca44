// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import ResponderFoundation

/// The views of accessories.
@MainActor
enum AccessoryViews {
  static func make(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) -> UIView {
    let made: UIView
    switch accessory.accessoryType {
    case .customView(let view): made = view
    case .label:
      let label = UILabel()
      label.text = accessory.text
      label.textColor = accessory.common.tint ?? Ink.quiet
      if let font = accessory.font { label.font = font }
      label.adjustsFontForContentSizeCategory = accessory.followsTextSize
      return label
    case .popUpMenu: made = popUp(accessory)
    case .reorder:
      let handle = RowHandle(frame: CGRect(x: 0, y: 0, width: 28, height: 44))
      handle.cell = cell
      handle.findOwner = { [weak cell] in cell?.collection?.list }
      if accessory.hasLine { handle.addLine() }
      made = handle
    default: made = AccessorySymbol(accessory, of: cell)
    }
    if let tint = accessory.common.tint { made.tintColor = tint }
    return made
  }

  // Rules: CV-106.
  /// A button that shows a choice.
  private static func popUp(_ accessory: UICellAccessory) -> UIButton {
    let button = UIButton(type: .system)
    button.menu = accessory.menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    guard let told = accessory.menuHandler else { return button }
    button.addAction(
      UIAction { [weak button] _ in if let menu = button?.menu { told(menu) } }, for: .menuChoice)
    return button
  }

  /// Whether the view is as large as the room that is kept for it.
  static func fills(_ accessory: UICellAccessory) -> Bool {
    switch accessory.accessoryType {
    case .customView, .label: false
    default: true
    }
  }

  /// The size that an accessory wants.
  static func size(of part: ListAccessories.Part) -> CGSize {
    let wished: CGSize
    switch part.accessory.accessoryType {
    case .customView(let view):
      guard !part.accessory.keepsSize else { return view.bounds.size }
      let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      wished = fitted.width > 0 && fitted.height > 0 ? fitted : view.bounds.size
    case .label, .popUpMenu: wished = part.view.sizeThatFits(.zero)
    default: wished = CGSize(width: AccessorySymbol.size, height: AccessorySymbol.size)
    }
    return CGSize(width: wished.width.asRoom, height: wished.height.asRoom)
  }
}

// Rules: CV-103, CV-104.
/// A symbol at the side of a cell, which may be a button.
final class AccessorySymbol: UIControl {
  /// The width and height of symbols, in points.
  static let size: CGFloat = 22

  private let picture = UIImageView()
  private let kind: UICellAccessory.AccessoryType
  private let handler: UICellAccessory.ActionHandler?
  private let tint: UIColor?
  private weak var cell: UICollectionViewListCell?
  private var isOpen = false

  init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
    kind = accessory.accessoryType
    handler = accessory.handler
    tint = accessory.common.tint
    self.cell = cell
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    picture.layer.cornerRadius = Self.size / 2
    picture.backgroundColor = accessory.common.ground
    addSubview(picture)
    switch kind {
    case .delete, .insert, .detail, .outlineDisclosure:
      addTarget(self, action: Selector("press:", AccessorySymbol.press), for: .touchUpInside)
    default: isUserInteractionEnabled = false
    }
    switch kind {
    case .delete: accessibilityLabel = "Delete"
    case .insert: accessibilityLabel = "Insert"
    default: break
    }
    follow(cell)
  }

  required init?(coder: NSCoder) { nil }

  /// Looks as the state of the cell wants it.
  func follow(_ cell: UICollectionViewListCell) {
    let (symbol, color): (String, UIColor?) =
      switch kind {
      case .disclosureIndicator: ("chevron.right", .tertiaryLabel)
      case .outlineDisclosure: ("chevron.right", nil)
      case .checkmark: ("checkmark", nil)
      case .detail: ("info.circle", nil)
      case .delete: CellEditControl.look(of: .delete)
      case .insert: CellEditControl.look(of: .insert)
      default: CellEditControl.look(of: .choose, isOn: cell.isSelected)
      }
    picture.image = UIImage(systemName: symbol)
    picture.tintColor = tint ?? color
    turn(cell.outline?.isExpanded ?? false, isAnimated: cell.window != nil)
  }

  /// Has the mark of an outline point down while children are seen.
  private func turn(_ open: Bool, isAnimated: Bool) {
    guard kind == .outlineDisclosure, open != isOpen else { return }
    isOpen = open
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle: CGFloat = open ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
    let change = { self.picture.transform = CGAffineTransform(rotationAngle: angle) }
    guard isAnimated else { return change() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = CGSize(width: Self.size, height: Self.size)
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func press(_ sender: Any?) {
    if let handler { return handler() }
    switch kind {
    case .delete: cell?.uncoverDeletion()
    case .outlineDisclosure: cell?.toggleOutline()
    default: break
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import ResponderFoundation

// Rules: CV-100 to CV-102.
/// The accessories of a cell that are there now, and where they go.
@MainActor
final class ListAccessories {
  /// An accessory that is there.
  struct Part {
    let accessory: UICellAccessory
    let view: UIView
  }

  private unowned let cell: UICollectionViewListCell
  private(set) var leading: [Part] = []
  private(set) var trailing: [Part] = []
  /// Whether that was for a cell that is edited.
  private var wasEdited: Bool?

  /// Room at the edge, and between accessories, in points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  /// The room of what stands for a symbol.
  private static let standard: CGFloat = 28

  init(of cell: UICollectionViewListCell) { self.cell = cell }

  // MARK: - Which there are

  /// Has other accessories made with the next layout.
  func forget() { wasEdited = nil }

  /// Makes the views of those that are there while the cell is edited, or not.
  func make(isEdited: Bool) {
    guard wasEdited != isEdited else { return }
    wasEdited = isEdited
    let old = leading + trailing
    let shown = cell.accessories.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEdited
      case .whenNotEditing: !isEdited
      }
    }
    leading = Self.ordered(shown.filter(\.isLeading)).map(part)
    trailing = Self.ordered(shown.filter { !$0.isLeading }).map(part)
    let kept = Set((leading + trailing).map { ObjectIdentifier($0.view) })
    for part in old where !kept.contains(ObjectIdentifier(part.view)) {
      if part.view.superview === cell { part.view.removeFromSuperview() }
    }
    for part in leading + trailing where part.view.superview !== cell { cell.addSubview(part.view) }
  }

  /// Those of the system in their order, and views of the program's own where it wants them.
  private static func ordered(_ all: [UICellAccessory]) -> [UICellAccessory] {
    var result = all.enumerated().filter { $0.element.placement == nil }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in all {
      guard let placement = accessory.placement else { continue }
      let place: Int
      switch placement {
      case .leading(_, let position), .trailing(_, let position): place = position(result)
      }
      result.insert(accessory, at: min(max(0, place), result.count))
    }
    return result
  }

  private func part(_ accessory: UICellAccessory) -> Part {
    let view = AccessoryViews.make(accessory, for: cell)
    view.isHidden = accessory.common.isHidden
    return Part(accessory: accessory, view: view)
  }

  // MARK: - Where they go

  private func width(of part: Part) -> CGFloat {
    let own = AccessoryViews.size(of: part).width
    return switch part.accessory.common.width {
    case .actual: own
    case .standard: max(own, Self.standard)
    case .custom(let width): width.asRoom
    }
  }

  private func room(_ parts: [Part]) -> CGFloat {
    guard !parts.isEmpty else { return 0 }
    return parts.reduce(Self.margin) { $0 + width(of: $1) } + Self.gap * CGFloat(parts.count - 1)
  }

  /// The room that they take at both sides.
  var leadingRoom: CGFloat { room(leading) }
  var trailingRoom: CGFloat { room(trailing) }

  /// Puts them into a box, where lines begin at the left; at the right, the box is turned.
  func layout(in box: CGRect, indent: CGFloat, isTurned: Bool) {
    var x = box.minX + indent + Self.margin
    for part in leading {
      let width = width(of: part)
      put(part, CGRect(x: x, y: 0, width: width, height: box.height), box, isTurned)
      x += width + Self.gap
    }
    x = box.maxX - trailingRoom
    for part in trailing {
      let width = width(of: part)
      put(part, CGRect(x: x, y: 0, width: width, height: box.height), box, isTurned)
      x += width + Self.gap
    }
  }

  private func put(_ part: Part, _ room: CGRect, _ box: CGRect, _ isTurned: Bool) {
    var room = room
    if isTurned { room.origin.x = box.minX + box.maxX - room.maxX }
    guard AccessoryViews.fills(part.accessory) else {
      let size = AccessoryViews.size(of: part)
      part.view.bounds.size = size
      part.view.center = CGPoint(x: room.midX, y: room.midY)
      return
    }
    part.view.frame = room
  }

  /// Has symbols follow the state of the cell.
  func follow() {
    for part in leading + trailing { (part.view as? AccessorySymbol)?.follow(cell) }
  }
}

extension UICellAccessory {
  /// Whether it stands where lines begin.
  var isLeading: Bool {
    if case .leading? = placement { return true }
    guard placement == nil else { return false }
    switch accessoryType {
    case .delete, .insert, .multiselect: return true
    default: return false
    }
  }

  /// Which of those of the system come first, in the order of reading.
  fileprivate var rank: Int {
    switch accessoryType {
    case .delete, .label, .customView: 0
    case .insert, .popUpMenu: 1
    case .multiselect, .checkmark: 2
    case .detail: 3
    case .outlineDisclosure: 4
    case .disclosureIndicator: 5
    case .reorder: 6
    }
  }
}

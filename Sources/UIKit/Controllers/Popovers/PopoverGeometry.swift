// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where a popover stands beside its source, and where its arrow is.
///
/// - Rules: VC-95.
struct PopoverGeometry: Equatable {
  /// What stays free along the edges of the safe area, in points.
  static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// From the card to the tip of the arrow, in points.
  static let arrowLength: CGFloat = 13
  /// The least distance of the arrow's middle from a corner of the card, in points.
  static let arrowInset: CGFloat = 26
  /// The size of a popover that wishes none, in points.
  static let contentSize = CGSize(width: 320, height: 480)

  /// The directions in the order in which they are tried.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The card and the arrow together.
  private(set) var frame = CGRect.zero
  /// The card, in the coordinates of `frame`.
  private(set) var card = CGRect.zero
  /// The tip of the arrow, in the coordinates of `frame`.
  private(set) var tip = CGPoint.zero
  private(set) var direction = UIPopoverArrowDirection.unknown

  /// Finds the place.
  ///
  /// The first direction with room for everything is taken; where there is none, that with most room,
  /// and the card gets smaller.
  ///
  /// - Parameters:
  ///   - wanted: the size of the content.
  ///   - source: what the arrow points at.
  ///   - room: the rectangle that must not be left.
  init(
    _ wanted: CGSize, at source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection
  ) {
    let directions = Self.order.filter(permitted.contains)
    let all = directions.isEmpty ? Self.order : directions
    let fitting = all.first { direction in
      let space = Self.space(direction, source, room)
      return space.width >= wanted.width && space.height >= wanted.height
    }
    let best =
      fitting
      ?? all.max { Self.shown(wanted, $0, source, room) < Self.shown(wanted, $1, source, room) }
    guard let best else { return }
    let space = Self.space(best, source, room)
    let size = CGSize(
      width: max(0, min(wanted.width, space.width)),
      height: max(0, min(wanted.height, space.height)))
    place(size, best, source, room)
  }

  /// The room for a card on the side that a direction means.
  private static func space(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect
  ) -> CGSize {
    switch direction {
    case .up: CGSize(width: room.width, height: room.maxY - source.maxY - arrowLength)
    case .down: CGSize(width: room.width, height: source.minY - room.minY - arrowLength)
    case .left: CGSize(width: room.maxX - source.maxX - arrowLength, height: room.height)
    default: CGSize(width: source.minX - room.minX - arrowLength, height: room.height)
    }
  }

  /// How much of a card would be seen.
  private static func shown(
    _ wanted: CGSize, _ direction: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect
  ) -> CGFloat {
    let space = space(direction, source, room)
    return max(0, min(space.width, wanted.width)) * max(0, min(space.height, wanted.height))
  }

  private mutating func place(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect
  ) {
    self.direction = direction
    let length = Self.arrowLength
    func along(_ middle: CGFloat, _ size: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - size / 2, high - size)).rounded()
    }
    func onEdge(_ middle: CGFloat, _ start: CGFloat, _ size: CGFloat) -> CGFloat {
      let inset = min(Self.arrowInset, size / 2)
      return min(max(middle - start, inset), size - inset)
    }
    if direction == .up || direction == .down {
      let x = along(source.midX, size.width, room.minX, room.maxX)
      let isUp = direction == .up
      frame = CGRect(
        x: x, y: isUp ? source.maxY : source.minY - size.height - length, width: size.width,
        height: size.height + length)
      card = CGRect(x: 0, y: isUp ? length : 0, width: size.width, height: size.height)
      tip = CGPoint(x: onEdge(source.midX, x, size.width), y: isUp ? 0 : frame.height)
    } else {
      let y = along(source.midY, size.height, room.minY, room.maxY)
      let isLeft = direction == .left
      frame = CGRect(
        x: isLeft ? source.maxX : source.minX - size.width - length, y: y,
        width: size.width + length, height: size.height)
      card = CGRect(x: isLeft ? length : 0, y: 0, width: size.width, height: size.height)
      tip = CGPoint(x: isLeft ? 0 : frame.width, y: onEdge(source.midY, y, size.height))
    }
  }
}

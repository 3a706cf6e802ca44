// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: VC-95.
/// Where a popover stands beside its source, and where its arrow is.
package struct PopoverGeometry: Equatable {
  /// Where the arrow points: the card is on the other side of it.
  package enum Direction: CaseIterable {
    case up, down, left, right
  }

  /// What stays free along each edge of the safe area, in points.
  package static let margin: CGFloat = 10
  /// From the card to the tip of the arrow, in points.
  package static let arrowLength: CGFloat = 13
  /// The least distance of the arrow's middle from a corner of the card, in points.
  package static let arrowInset: CGFloat = 26
  /// The size of a popover that prefers none, in points.
  package static let contentSize = CGSize(width: 320, height: 480)

  /// The card and the arrow together.
  package private(set) var frame = CGRect.zero
  /// The card, in the coordinates of `frame`.
  package private(set) var card = CGRect.zero
  /// The tip of the arrow, in the coordinates of `frame`.
  package private(set) var tip = CGPoint.zero
  /// Where the arrow points.
  package let direction: Direction

  /// Finds the place.
  ///
  /// The first direction with room for everything is taken; where there is none, that with most room,
  /// and the card gets smaller.
  ///
  /// - Parameters:
  ///   - wanted: the size of the content.
  ///   - source: what the arrow points at.
  ///   - room: the rectangle that must not be left.
  ///   - permitted: the directions in the order in which they are tried; none stands for all.
  package init(
    _ wanted: CGSize, at source: CGRect, in room: CGRect, permitted: [Direction] = []
  ) {
    let all = permitted.isEmpty ? Direction.allCases : permitted
    let fitting = all.first { direction in
      let space = Self.space(direction, source, room)
      return space.width >= wanted.width && space.height >= wanted.height
    }
    let roomiest = all.max {
      Self.shown(wanted, $0, source, room) < Self.shown(wanted, $1, source, room)
    }
    let best = fitting ?? roomiest ?? .up
    direction = best
    let space = Self.space(best, source, room)
    let size = CGSize(
      width: max(0, min(wanted.width, space.width)),
      height: max(0, min(wanted.height, space.height)))
    place(size, source, room)
  }

  /// The room for a card on the side that a direction means.
  private static func space(
    _ direction: Direction, _ source: CGRect, _ room: CGRect
  ) -> CGSize {
    switch direction {
    case .up: CGSize(width: room.width, height: room.maxY - source.maxY - arrowLength)
    case .down: CGSize(width: room.width, height: source.minY - room.minY - arrowLength)
    case .left: CGSize(width: room.maxX - source.maxX - arrowLength, height: room.height)
    case .right: CGSize(width: source.minX - room.minX - arrowLength, height: room.height)
    }
  }

  /// How much of a card would be seen.
  private static func shown(
    _ wanted: CGSize, _ direction: Direction, _ source: CGRect, _ room: CGRect
  ) -> CGFloat {
    let space = space(direction, source, room)
    return max(0, min(space.width, wanted.width)) * max(0, min(space.height, wanted.height))
  }

  private mutating func place(_ size: CGSize, _ source: CGRect, _ room: CGRect) {
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

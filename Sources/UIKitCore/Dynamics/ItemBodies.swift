// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

/// Which item is which body, and where items were put.
@MainActor
struct ItemBodies {
  private struct Entry {
    let id: Int
    let item: any UIDynamicItem
    /// How the item is turned and scaled where the body's angle is `angle`.
    var transform: CGAffineTransform
    var angle: Double
    /// Where it was put last.
    var shownCenter: CGPoint
    var shownAngle: Double
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [Int: ObjectIdentifier] = [:]
  private var order: [Int] = []
  private var last = 0

  /// All items, in the order in which they came.
  var items: [any UIDynamicItem] { order.compactMap(item) }

  func item(_ id: Int) -> (any UIDynamicItem)? {
    objects[id].flatMap { entries[$0]?.item }
  }

  func knownID(of item: any UIDynamicItem) -> Int? { entries[ObjectIdentifier(item)]?.id }

  /// Adds an item, and returns its body.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - shapes: its outline.
  ///   - center: where its middle is.
  ///   - transform: how it is turned.
  mutating func add(
    _ item: any UIDynamicItem, _ shapes: [ConvexShape], _ center: CGPoint,
    _ transform: CGAffineTransform
  ) -> Body {
    let object = ObjectIdentifier(item)
    last += 1
    let body = Body(
      id: last, shapes: shapes, center: center, angle: ItemShapes.angle(transform))
    objects[last] = object
    order.append(last)
    entries[object] = Entry(
      id: last, item: item, transform: transform, angle: body.angle,
      shownCenter: body.center, shownAngle: body.angle)
    return body
  }

  /// Forgets all items but those of `ids`, and says which it forgot.
  mutating func keep(_ ids: [Int]) -> Set<Int> {
    guard ids.count != order.count else { return [] }
    let gone = Set(order).subtracting(ids)
    order.removeAll(where: gone.contains)
    for id in gone {
      guard let object = objects.removeValue(forKey: id) else { continue }
      entries[object] = nil
    }
    return gone
  }

  /// Takes over where an item is and how it is turned.
  mutating func take(
    _ item: any UIDynamicItem, _ center: CGPoint, _ transform: CGAffineTransform
  ) {
    let object = ObjectIdentifier(item)
    entries[object]?.transform = transform
    entries[object]?.angle = ItemShapes.angle(transform)
    entries[object]?.shownAngle = ItemShapes.angle(transform)
    entries[object]?.shownCenter = center
  }

  /// Where an item is to be put.
  struct Move {
    let item: any UIDynamicItem
    let center: CGPoint
    /// How it is turned, or nil if as before.
    let transform: CGAffineTransform?
  }

  // Rules: DY-1.
  /// Where items are to be put whose bodies moved.
  mutating func moves(_ world: DynamicsWorld) -> [Move] {
    var moves: [Move] = []
    for id in order {
      guard let object = objects[id], var entry = entries[object], let body = world.body(id),
        body.center != entry.shownCenter || body.angle != entry.shownAngle
      else { continue }
      let hasTurned = body.angle != entry.shownAngle
      entry.shownCenter = body.center
      entry.shownAngle = body.angle
      entries[object] = entry
      guard hasTurned else {
        moves.append(Move(item: entry.item, center: body.center, transform: nil))
        continue
      }
      var turned = entry.transform.concatenating(
        CGAffineTransform(rotationAngle: CGFloat(body.angle - entry.angle)))
      turned.tx = entry.transform.tx
      turned.ty = entry.transform.ty
      moves.append(Move(item: entry.item, center: body.center, transform: turned))
    }
    return moves
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-8.
/// Several items that move as one: as they are to each other when the group is made, they stay.
///
/// [Apple: UIDynamicItemGroup](https://developer.apple.com/documentation/uikit/uidynamicitemgroup)
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, ExposedClass, UIDynamicItem {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private struct Part {
    let item: any UIDynamicItem
    let offset: CGPoint
    let transform: CGAffineTransform
    let angle: Double
  }

  private let parts: [Part]
  private var middle: CGPoint
  private var turned = CGAffineTransform.identity
  private let size: CGSize

  /// Makes a group of items where they are.
  public init(items: [any UIDynamicItem]) {
    let list = ItemList(items).items
    let frame = list.map(Self.frame).reduce(CGRect.null) { $0.union($1) }
    let isSound = !frame.isNull && Vector(frame.origin).isFinite
    let middle = isSound ? CGPoint(x: frame.midX, y: frame.midY) : .zero
    self.middle = middle
    size = isSound ? frame.size : .zero
    parts = list.map { item in
      Part(
        item: item, offset: CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y),
        transform: item.transform, angle: ItemShapes.angle(item.transform))
    }
    super.init()
  }

  /// The box around an item as it is turned.
  static func frame(_ item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    var transform = item.transform
    transform.tx = 0
    transform.ty = 0
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(transform)
    return box.offsetBy(dx: item.center.x, dy: item.center.y)
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { parts.map(\.item) }

  /// The middle of the box around all items; a new one moves them all.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      place()
    }
  }

  /// The box around all items when the group was made, from (0, 0).
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// How the group is turned since it was made; a new one turns all items about the middle.
  open var transform: CGAffineTransform {
    get { turned }
    set {
      turned = newValue
      place()
    }
  }

  /// The path of all items' outlines.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The outlines of all items, around the middle of the group.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for shape in shapes {
      guard let first = shape.corners.first else { continue }
      guard shape.corners.count > 1 else {
        let radius = CGFloat(shape.radius)
        path.append(
          UIBezierPath(
            ovalIn: CGRect(
              x: first.point.x - radius, y: first.point.y - radius, width: 2 * radius,
              height: 2 * radius)))
        continue
      }
      path.move(to: first.point)
      for corner in shape.corners.dropFirst() { path.addLine(to: corner.point) }
      path.close()
    }
    return path
  }

  /// The outlines of all items, around the middle of the group as it was made.
  var shapes: [ConvexShape] {
    parts.flatMap { part in
      ItemShapes.of(part.item).map {
        $0.moved(by: Vector(part.offset), turned: part.angle)
      }
    }
  }

  private func place() {
    var linear = turned
    linear.tx = 0
    linear.ty = 0
    for part in parts {
      let offset = part.offset.applying(linear)
      part.item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
      part.item.transform = part.transform.concatenating(linear)
    }
  }
}

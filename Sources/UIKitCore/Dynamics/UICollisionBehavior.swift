// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitMachines

/// Told when items of a collision behaviour begin and stop to touch.
///
/// All members have defaults that do nothing.
///
/// [Apple: UICollisionBehaviorDelegate](https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate)
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells that two items begin to touch.
  ///
  /// - Parameters:
  ///   - behavior: the behaviour that both are in.
  ///   - item1: the one that came first.
  ///   - item2: the other.
  ///   - p: where, in the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Tells that two items do not touch any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Tells that an item begins to touch a boundary.
  ///
  /// - Parameters:
  ///   - behavior: the behaviour of both.
  ///   - item: the item.
  ///   - identifier: that of the boundary; nil for the bounds of the reference view.
  ///   - p: where, in the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Tells that an item does not touch a boundary any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

// Rules: DY-9, DY-11.
/// Lets items hit each other, and boundaries that stop them.
///
/// [Apple: UICollisionBehavior](https://developer.apple.com/documentation/uikit/uicollisionbehavior)
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// What items hit.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static var items: Mode { Mode(rawValue: 1 << 0) }
    /// Boundaries.
    public static var boundaries: Mode { Mode(rawValue: 1 << 1) }
    /// Each other and boundaries.
    public static var everything: Mode { Mode(rawValue: .max) }
  }

  private final var list: ItemList

  /// The items, in the order in which they came.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  private final var boundaries = BoundaryList()
  private final var insets = UIEdgeInsets.zero

  /// Makes a behaviour in which items hit each other.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Makes a behaviour for items that are added later.
  public override init() {
    list = ItemList()
    super.init()
  }

  /// What items hit; everything at first.
  open var collisionMode = Mode.everything {
    didSet { if collisionMode != oldValue { changed() } }
  }

  /// Told of what touches; not kept.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the bounds of the reference view are a boundary; false at first.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { if translatesReferenceBoundsIntoBoundary != oldValue { changed() } }
  }

  /// Makes the bounds of the reference view, without insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
    changed()
  }

  /// Adds a path as a boundary; one with the same identifier is replaced.
  ///
  /// - Parameters:
  ///   - identifier: what the delegate is told; a string or a number as an object.
  ///   - bezierPath: lines and curves in the reference view, open or closed.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.add(identifier, bezierPath)
    changed()
  }

  /// Adds a line as a boundary; one with the same identifier is replaced.
  ///
  /// - Parameters:
  ///   - identifier: what the delegate is told.
  ///   - p1: where it begins, in the reference view.
  ///   - p2: where it ends.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.path(of: identifier)
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    if boundaries.remove(identifier) { changed() }
  }

  /// What boundaries are known by, in the order in which they came; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    let identifiers = boundaries.identifiers
    return identifiers.isEmpty ? nil : identifiers
  }

  /// Removes all boundaries with an identifier.
  open func removeAllBoundaries() {
    boundaries = BoundaryList(after: boundaries)
    changed()
  }

  override func contribute(to plan: inout DynamicsPlan) {
    var lines = boundaries.lines
    if translatesReferenceBoundsIntoBoundary, let view = plan.view {
      plan.referenceBounds = view.bounds
      lines.append(.init(id: 0, points: Self.outline(view.bounds.inset(by: insets))))
    }
    plan.groups.append(
      CollisionGroup(
        id: number, members: plan.bodies(list), hitsItems: collisionMode.contains(.items),
        hitsBoundaries: collisionMode.contains(.boundaries), boundaries: lines))
    plan.collisions[number] = self
  }

  private static func outline(_ rect: CGRect) -> [Vector] {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    return [
      Vector(x: left, y: top), Vector(x: right, y: top), Vector(x: right, y: bottom),
      Vector(x: left, y: bottom), Vector(x: left, y: top),
    ]
  }

  /// Tells the delegate of an item and another one, or a boundary where there is none.
  final func tell(
    _ event: ContactEvent, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?
  ) {
    guard let delegate = collisionDelegate, list.contains(item) else { return }
    if let other {
      guard list.contains(other) else { return }
      if let point = event.point {
        delegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
      } else {
        delegate.collisionBehavior(self, endedContactFor: item, with: other)
      }
      return
    }
    let id = event.pair.boundary
    let identifier = boundaries.identifier(of: id)
    guard id == 0 || identifier != nil else { return }
    if let point = event.point {
      delegate.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
    } else {
      delegate.collisionBehavior(
        self, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}

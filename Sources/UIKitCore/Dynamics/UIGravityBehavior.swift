// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-3.
/// Lets items fall, all equally fast.
///
/// [Apple: UIGravityBehavior](https://developer.apple.com/documentation/uikit/uigravitybehavior)
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  private final var list: ItemList

  /// The items, in the order in which they came.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  /// Makes gravity of magnitude 1, downwards.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Makes gravity of magnitude 1, downwards, for items that are added later.
  public override init() {
    list = ItemList()
    super.init()
  }

  /// Where items fall and how fast: a length of 1 means 1000 points per second²; (0, 1) at first.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      if gravityDirection != .zero {
        storedAngle = atan2(gravityDirection.dy, gravityDirection.dx)
      }
      if gravityDirection != oldValue { changed() }
    }
  }

  /// The angle that was set last, be it by a direction: one of no length has none.
  private final var storedAngle: CGFloat = .pi / 2

  /// Where items fall, in radians from the x axis towards the y axis; π/2 at first.
  ///
  /// It stays while the magnitude is 0.
  open var angle: CGFloat {
    get { storedAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How fast items fall: 1, as at first, means 1000 points per second².
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Says where items fall and how fast.
  ///
  /// - Parameters:
  ///   - angle: in radians from the x axis towards the y axis.
  ///   - magnitude: 1 means 1000 points per second².
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    storedAngle = angle
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func contribute(to plan: inout DynamicsPlan) {
    for id in plan.bodies(list) {
      plan.add(gravity: Thresholds.gravity * Vector(gravityDirection), to: id)
    }
  }
}

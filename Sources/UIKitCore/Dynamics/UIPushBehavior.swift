// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-3, DY-20.
/// Pushes items, once or all the time.
///
/// [Apple: UIPushBehavior](https://developer.apple.com/documentation/uikit/uipushbehavior)
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as it is active: a force.
    case continuous = 0
    /// A moment: a velocity is added.
    case instantaneous = 1
  }

  private final var list: ItemList

  /// The items, in the order in which they came.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a push without a strength.
  ///
  /// - Parameters:
  ///   - items: what is pushed.
  ///   - mode: whether it is pushed once.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  /// Whether items are pushed once or all the time.
  public final let mode: Mode

  /// Whether it pushes; true at first.
  ///
  /// An instantaneous push is not active any more when it was made.
  open var active = true {
    didSet { if active != oldValue, !isMaking { changed() } }
  }
  private final var isMaking = false

  /// The direction and the strength; none at first.
  ///
  /// A length of 1 accelerates 100 × 100 points of density 1 by 100 points per second², or gives
  /// them a velocity of 100 points per second at once.
  open var pushDirection = CGVector.zero {
    didSet { if pushDirection != oldValue { changed() } }
  }

  private final var storedAngle: CGFloat = 0

  /// The direction, in radians from the x axis towards the y axis.
  open var angle: CGFloat {
    get { pushDirection == .zero ? storedAngle : atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Says where and how strongly items are pushed.
  ///
  /// - Parameters:
  ///   - angle: in radians from the x axis towards the y axis.
  ///   - magnitude: the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    storedAngle = angle
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Where an item is pushed, from its middle; there at first.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Says where an item is pushed; elsewhere than in its middle, it is turned as well.
  ///
  /// - Parameters:
  ///   - o: the place, in points from the middle.
  ///   - item: the item; one that the behavior does not have changes nothing.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  override func contribute(to plan: inout DynamicsPlan) {
    let ids = plan.bodies(list)
    guard active else { return }
    let force = Vector(pushDirection)
    for (id, item) in zip(ids, list.items) {
      let offset = Vector(targetOffsetFromCenter(for: item))
      switch mode {
      case .continuous: plan.pushes.append(.init(body: id, force: force, offset: offset))
      case .instantaneous: plan.hits.append { $0.hit(id, with: force, at: offset) }
      }
    }
    guard mode == .instantaneous, !ids.isEmpty else { return }
    isMaking = true
    active = false
    isMaking = false
  }
}

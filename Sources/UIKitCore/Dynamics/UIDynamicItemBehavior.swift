// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-12.
/// Says what items are made of, and gives them velocities.
///
/// Only what a program sets counts; another behaviour may set the rest.
///
/// [Apple: UIDynamicItemBehavior](https://developer.apple.com/documentation/uikit/uidynamicitembehavior)
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  private final var list: ItemList

  /// The items, in the order in which they came.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  private final var material = BodyMaterial()
  /// What the program set, and how it comes into a material.
  private final var set: [String: (inout BodyMaterial, BodyMaterial) -> Void] = [:]
  /// Velocities for items that no animator moves yet.
  private final var waiting: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  /// Makes a behaviour that changes nothing yet.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Makes a behaviour for items that are added later.
  public override init() {
    list = ItemList()
    super.init()
  }

  private func store<Value: Equatable>(
    _ part: WritableKeyPath<BodyMaterial, Value>, _ value: Value, _ name: String
  ) {
    let isNew = set[name] == nil || material[keyPath: part] != value
    material[keyPath: part] = value
    set[name] = { $0[keyPath: part] = $1[keyPath: part] }
    if isNew { changed() }
  }

  /// The part of the speed with which items leave what they hit, 0 to 1; 0 at first.
  open var elasticity: CGFloat {
    get { CGFloat(material.elasticity) }
    set { store(\.elasticity, Double(newValue), "elasticity") }
  }

  /// How much items are held by what they slide on; 0 not at all; 0.2 at first.
  open var friction: CGFloat {
    get { CGFloat(material.friction) }
    set { store(\.friction, Double(newValue), "friction") }
  }

  /// The mass of an area: 1, as at first, gives 100 × 100 points the mass 1.
  open var density: CGFloat {
    get { CGFloat(material.density) }
    set { store(\.density, Double(newValue), "density") }
  }

  /// How fast velocity is lost: a second leaves e to the power of minus this; 0 at first.
  open var resistance: CGFloat {
    get { CGFloat(material.resistance) }
    set { store(\.resistance, Double(newValue), "resistance") }
  }

  /// How fast a turn is lost: a second leaves e to the power of minus this; 0 at first.
  open var angularResistance: CGFloat {
    get { CGFloat(material.angularResistance) }
    set { store(\.angularResistance, Double(newValue), "angularResistance") }
  }

  /// What electric and magnetic fields act on; 0 at first.
  open var charge: CGFloat {
    get { CGFloat(material.charge) }
    set { store(\.charge, Double(newValue), "charge") }
  }

  /// Whether items stay where they are and others hit them; false at first.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { store(\.isAnchored, newValue, "isAnchored") }
  }

  /// Whether items may turn; true at first.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { store(\.allowsRotation, newValue, "allowsRotation") }
  }

  /// Adds to the velocity of an item, in points per second.
  ///
  /// - Parameters:
  ///   - velocity: what is added; a pan recognizer's `velocity(in:)` throws the item.
  ///   - item: one of the behaviour's items.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }

  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    (body(of: item)?.velocity ?? waiting(for: item).velocity).point
  }

  /// Adds to how fast an item turns, in radians per second.
  ///
  /// - Parameters:
  ///   - velocity: what is added.
  ///   - item: one of the behaviour's items.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// How fast an item turns, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(body(of: item)?.spin ?? waiting(for: item).spin)
  }

  private func body(of item: any UIDynamicItem) -> Body? {
    dynamicAnimator?.engine.state(of: item)
  }

  private func waiting(for item: any UIDynamicItem) -> (velocity: Vector, spin: Double) {
    waiting.filter { $0.item === item }.reduce((.zero, 0)) {
      ($0.0 + $1.velocity, $0.1 + $1.spin)
    }
  }

  private func add(_ velocity: Vector, _ spin: Double, to item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    guard let engine = dynamicAnimator?.engine else {
      return waiting.append((item, velocity, spin))
    }
    engine.change(item) { body in
      body.velocity += velocity
      body.spin += spin
    }
  }

  override func contribute(to plan: inout DynamicsPlan) {
    let ids = plan.bodies(list)
    for id in ids {
      plan.change(id) { for part in set.values { part(&$0, material) } }
    }
    for (id, item) in zip(ids, list.items) {
      let (velocity, spin) = waiting(for: item)
      guard velocity != .zero || spin != 0 else { continue }
      plan.hits.append { world in
        world.change(id) { body in
          body.velocity += velocity
          body.spin += spin
        }
      }
    }
    waiting = []
  }
}

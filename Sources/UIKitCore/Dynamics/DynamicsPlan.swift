// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

/// What all behaviours of an animator do together.
@MainActor
struct DynamicsPlan {
  private let engine: DynamicsEngine
  /// The ids of all items, in the order in which behaviours name them.
  private(set) var ids: [Int] = []
  private var known: Set<Int> = []
  private var gravity: [Int: Vector] = [:]
  private var materials: [Int: BodyMaterial] = [:]
  var groups: [CollisionGroup] = []
  var collisions: [Int: UICollisionBehavior] = [:]
  var joints: [Joint] = []
  var fields: [Field] = []
  var pushes: [DynamicsWorld.Push] = []
  /// What is done once.
  var hits: [(inout DynamicsWorld) -> Void] = []
  /// The reference view's bounds, where a behaviour makes them a boundary.
  var referenceBounds: CGRect?

  init(for engine: DynamicsEngine) { self.engine = engine }

  var view: UIView? { engine.owner?.referenceView }

  /// The id of an item's body.
  mutating func body(_ item: any UIDynamicItem) -> Int {
    let id = engine.body(of: item)
    if known.insert(id).inserted { ids.append(id) }
    return id
  }

  mutating func bodies(_ items: ItemList) -> [Int] { items.items.map { body($0) } }

  mutating func add(gravity vector: Vector, to id: Int) { gravity[id, default: .zero] += vector }

  mutating func change(_ id: Int, _ change: (inout BodyMaterial) -> Void) {
    change(&materials[id, default: BodyMaterial()])
  }

  /// Puts everything into a world.
  func apply(to world: inout DynamicsWorld) {
    for id in ids {
      let (gravity, material) = (gravity[id] ?? .zero, materials[id] ?? BodyMaterial())
      guard let body = world.body(id), body.gravity != gravity || body.material != material else {
        continue
      }
      world.change(id) {
        $0.gravity = gravity
        $0.material = material
      }
    }
    if world.groups != groups { world.groups = groups }
    world.setJoints(joints)
    world.fields = fields
    world.pushes = pushes
    for hit in hits { hit(&world) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Gravity, walls and what things are made of, in one behaviour.
final class FallingBehavior: UIDynamicBehavior {
  let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()
  let material = UIDynamicItemBehavior()

  override init() {
    super.init()
    collision.translatesReferenceBoundsIntoBoundary = true
    material.elasticity = 0.5
    material.angularResistance = 0.5
    for child in [gravity, collision, material] { addChildBehavior(child) }
  }

  func addItem(_ item: any UIDynamicItem) {
    gravity.addItem(item)
    collision.addItem(item)
    material.addItem(item)
  }
}

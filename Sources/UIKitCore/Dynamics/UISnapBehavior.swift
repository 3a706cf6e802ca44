// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-15.
/// Takes an item to a point as a spring does, and turns it upright.
///
/// [Apple: UISnapBehavior](https://developer.apple.com/documentation/uikit/uisnapbehavior)
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  private final let item: any UIDynamicItem

  /// Makes a snap.
  ///
  /// - Parameters:
  ///   - item: what snaps.
  ///   - point: where its middle goes, in the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where the middle of the item goes, in the reference view.
  open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { changed() } }
  }

  /// How little the item swings, 0 to 1; 0.5 at first.
  open var damping: CGFloat = 0.5 {
    didSet { if damping != oldValue { changed() } }
  }

  override func contribute(to plan: inout DynamicsPlan) {
    var joint = Joint(number, .snap, 0, at: Vector(snapPoint), plan.body(item), at: .zero)
    joint.frequency = Thresholds.snapFrequency
    let damping = damping.isNaN ? 0.5 : Double(damping)
    joint.damping = min(max(damping, Thresholds.leastSnapDamping), 1)
    plan.joints.append(joint)
  }
}

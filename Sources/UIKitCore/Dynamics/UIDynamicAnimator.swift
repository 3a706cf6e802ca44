// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Told when what an animator moves comes to rest, and when it goes on.
///
/// Both members have defaults that do nothing.
///
/// [Apple: UIDynamicAnimatorDelegate](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate)
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells that the animator begins to move items, for the first time or again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells that everything is at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

// Rules: DY-1 to DY-7, DY-19, DY-21, DY-22.
/// Moves the items of its behaviours as bodies move: they fall, hit each other, hang, swing and rest.
///
/// It runs while anything moves, and keeps its behaviours; somebody has to keep the animator.
///
/// [Apple: UIDynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicanimator)
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private(set) final lazy var engine = DynamicsEngine(of: self)

  /// Makes an animator for items in a view.
  ///
  /// - Parameter view: in whose coordinates items and boundaries are; it is not kept.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator without a view: for items of your own, or views with one superview.
  public override init() { super.init() }

  /// The view in whose coordinates items and boundaries are.
  open private(set) weak var referenceView: UIView?

  /// Told of rest and movement; not kept.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Adds a behaviour, with its children; one that is elsewhere is taken from there.
  open func addBehavior(_ behavior: UIDynamicBehavior) { engine.add(behavior) }

  /// Removes a behaviour that was added here.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { engine.remove(behavior) }

  /// Removes everything that was added.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// What was added, in order; children of others are not in it.
  open var behaviors: [UIDynamicBehavior] { engine.behaviors }

  /// The items whose frames meet a rectangle of the reference view, in the order in which they came.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { engine.items(in: rect) }

  /// Takes over the centre, the bounds and the transform that a program gave an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { engine.update(item) }

  /// Whether anything moves.
  open var isRunning: Bool { engine.isRunning }

  /// Seconds for which items moved, those of rest left out.
  open var elapsedTime: TimeInterval { engine.elapsed }
}

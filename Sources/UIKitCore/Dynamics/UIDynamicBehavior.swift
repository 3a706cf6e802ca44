// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: DY-19.
/// What acts on items; the class itself holds others together.
///
/// Subclasses add child behaviours in their initializers, and have methods that say what an
/// application means.
///
/// [Apple: UIDynamicBehavior](https://developer.apple.com/documentation/uikit/uidynamicbehavior)
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private final var children: [UIDynamicBehavior] = []
  private final weak var parent: UIDynamicBehavior?
  /// What the behaviour is known by to its animator.
  private(set) final var number = 0

  /// Makes a behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Called in each frame in which the animator moves, after items were moved.
  open var action: (() -> Void)?

  /// The animator that the behaviour or its parent is added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The behaviours that come and go with this one, in order.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Adds a behaviour that comes and goes with this one; one that is elsewhere is taken from there.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    guard !behavior.holds(self) else {
      violation(
        "\(behavior) would become a child of itself", contract: "child behaviours make a tree",
        instead: "add the behaviour to another one")
    }
    behavior.leave()
    children.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    changed()
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    children.removeAll { $0 === behavior }
    behavior.parent = nil
    if dynamicAnimator != nil { behavior.move(to: nil) }
    changed()
  }

  /// Told before the behaviour comes to an animator, or leaves it, which is nil; does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Whether a behaviour is this one or below it.
  private func holds(_ behavior: UIDynamicBehavior) -> Bool {
    behavior === self || children.contains { $0.holds(behavior) }
  }

  /// This one and all below it, parents first.
  final var family: [UIDynamicBehavior] { [self] + children.flatMap(\.family) }

  /// Takes the behaviour from where it is.
  final func leave() {
    if let parent { return parent.removeChildBehavior(self) }
    dynamicAnimator?.removeBehavior(self)
  }

  /// Brings the behaviour with its children to an animator.
  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    if let animator { number = animator.engine.nextNumber() }
    dynamicAnimator = animator
    for child in children where child.parent === self { child.move(to: animator) }
  }

  /// What the behaviour does changed: the animator looks at it anew, and wakes.
  final func changed() { dynamicAnimator?.engine.changed() }

  /// Says what the behaviour does.
  func contribute(to plan: inout DynamicsPlan) {}
}

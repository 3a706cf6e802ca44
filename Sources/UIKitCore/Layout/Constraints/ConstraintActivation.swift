// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// Constraints that come into effect, change, and go.
@MainActor
enum ConstraintActivation {
  // Rules: LY-1.
  static func activate(_ constraint: NSLayoutConstraint) {
    // The view that held it may have gone a moment ago, and what it mentions lists it still.
    LastRelease.settle()
    guard constraint.holder == nil else { return }
    hold(constraint, in: ConstraintCheck.holder(of: constraint))
  }

  // Rules: LY-1, LY-8.
  static func add(_ constraint: NSLayoutConstraint, to view: UIView) {
    LastRelease.settle()
    guard constraint.holder !== view else { return }
    deactivate(constraint)
    let nearest = ConstraintCheck.holder(of: constraint)
    guard nearest.isDescendant(of: view) else {
      violation(
        "\(constraint) was added to \(Trace.name(view))",
        contract: "a view holds constraints about itself and views below it",
        instead: "set isActive, which finds the view to hold it")
    }
    hold(constraint, in: view)
  }

  /// Puts a constraint into the list of a view, where it counts.
  static func hold(_ constraint: NSLayoutConstraint, in view: UIView) {
    let trees = ViewTrees.shared
    trees.activations += 1
    constraint.activation = trees.activations
    constraint.holder = view
    view.needLayout.constraints.enlist(constraint)
    ConstraintMentions.enlist(constraint, heldBy: view)
    ConstraintLayout.lead(to: view)
    ConstraintLayout.engine(above: view)?.add(constraint)
    ConstraintLayout.tellReaders(around: view)
  }

  static func deactivate(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    constraint.holder = nil
    holder.extras?.layout?.constraints.strike(constraint)
    ConstraintMentions.strike(constraint)
    ConstraintLayout.engine(above: holder)?.remove(constraint)
    ConstraintLayout.tellReaders(around: holder)
  }

  static func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    ConstraintLayout.engine(above: holder)?.constantDidChange(constraint)
    ConstraintLayout.tellReaders(around: holder)
  }

  // Rules: LY-8.
  static func setPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
    let old = constraint.ownPriority
    guard priority != old else { return }
    guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
      violation(
        "The priority of a constraint was set to \(priority.rawValue)",
        contract: "priorities are more than 0 and at most 1000",
        instead: "deactivate a constraint that is not to count")
    }
    guard let holder = constraint.holder else {
      constraint.ownPriority = priority
      return
    }
    guard priority != .required, old != .required else {
      violation(
        "The priority of the active \(constraint) was set to \(priority.rawValue)",
        contract: "an active constraint does not become required, nor cease to be",
        instead: "set the priority before the constraint is activated, or use 999 for 1000")
    }
    let engine = ConstraintLayout.engine(above: holder)
    engine?.remove(constraint)
    constraint.ownPriority = priority
    engine?.add(constraint)
    ConstraintLayout.tellReaders(around: holder)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: LY-6.
/// Finds the active constraints that mention something without a look at all others.
///
/// Each is in a list of the view that holds it, and in one of each view and guide that it mentions.
/// The holder is above them all, so that what leaves finds here what ends with it.
@MainActor
enum ConstraintMentions {
  /// Lists a constraint with what it mentions.
  static func enlist(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    constraint.forEachItem { item in
      item.enlist(constraint)
      // Nothing else may have flagged a view that its frame places, and `within(_:)` would miss it.
      var current = item.layoutOwner
      while let view = current, view !== holder {
        view.flags.insert(.leadsToConstraints)
        current = view.parent
      }
    }
  }

  /// Takes a constraint that is not active any more out of the lists of what it mentions.
  static func strike(_ constraint: NSLayoutConstraint) {
    constraint.forEachItem { $0.strike(constraint) }
  }

  /// Those that mention a view of a tree or a guide of one, in no order; one may come twice.
  static func within(_ view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    collect(view, into: &found)
    return found
  }

  private static func collect(_ view: UIView, into found: inout [NSLayoutConstraint]) {
    guard view.flags.contains(.leadsToConstraints) else { return }
    found += view.extras?.layout?.mentions ?? []
    for guide in view.allGuides + view.layoutGuidesOfKind { found += guide.mentions }
    for child in view.children { collect(child, into: &found) }
  }
}

/// The views from one upwards that hold constraints.
@MainActor
struct ConstraintHolders {
  /// How many of them are below each.
  private var steps: [ObjectIdentifier: Int] = [:]

  init(from view: UIView?) {
    var above = view
    while let holder = above {
      if holder.extras?.layout?.constraints.isEmpty == false {
        steps[ObjectIdentifier(holder)] = steps.count
      }
      above = holder.parent
    }
  }

  var isEmpty: Bool { steps.isEmpty }

  // Rules: LY-34.
  /// Those of constraints that they hold, in the order of the holders upwards and of activation in
  /// each.
  func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let held = constraints.compactMap { constraint in
      constraint.holder.flatMap { steps[ObjectIdentifier($0)] }
        .map { (step: $0, constraint: constraint) }
    }
    return held.sorted {
      ($0.step, $0.constraint.activation) < ($1.step, $1.constraint.activation)
    }.map(\.constraint)
  }
}

/// A list of constraints in the order of activation.
@MainActor
extension [NSLayoutConstraint] {
  /// Puts the one at the end that became active just now, once.
  mutating func enlist(_ constraint: NSLayoutConstraint) {
    if last !== constraint { append(constraint) }
  }

  /// Takes one out, if it is there.
  mutating func strike(_ constraint: NSLayoutConstraint) {
    let place = partitioningIndex { $0.activation >= constraint.activation }
    guard place < count, self[place] === constraint else { return }
    remove(at: place)
  }
}

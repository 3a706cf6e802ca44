// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Constraints of the program in the table, and those for which there is no room.
extension LayoutEngine {
  // Rules: LY-4.
  /// Puts a constraint into the table.
  func put(_ entry: LayoutEntry) {
    guard entries[ObjectIdentifier(entry.constraint)] === entry, entry.inTable == nil,
      let expression = expression(of: entry)
    else { return }
    let constraint = entry.constraint
    let relation: SolverRelation =
      switch constraint.relates {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let isRequired = constraint.ownPriority == .required
    let key = solver.add(
      expression, relation,
      priority: isRequired ? nil : Double(constraint.ownPriority.rawValue))
    entry.inTable = key
    owners[key] = entry
    for box in entry.boxes {
      box.mentions += 1
      touch(box)
      if entry.namesBaseline { box.baselines.append(constraint) }
    }
  }

  /// Takes a constraint out of the table; it stays active.
  func takeOut(_ entry: LayoutEntry) {
    guard let inTable = entry.inTable else { return }
    solver.remove(inTable)
    mayRetry = true
    detach(entry)
  }

  /// A constraint left the table.
  private func detach(_ entry: LayoutEntry) {
    guard let inTable = entry.inTable else { return }
    owners[inTable] = nil
    entry.inTable = nil
    for box in entry.boxes {
      box.mentions -= 1
      touch(box)
      if entry.namesBaseline { box.baselines.removeAll { $0 === entry.constraint } }
    }
  }

  // Rules: LY-7.
  /// Which of constraints that contradict each other goes: of the program's own the one that was
  /// activated last, else what was added last.
  ///
  /// - Parameters:
  ///   - added: the one that cannot be added to those before it.
  ///   - rivals: those that it contradicts.
  func victim(added: ConstraintKey, rivals: [ConstraintKey]) -> ConstraintKey {
    let all = (rivals + [added]).compactMap { owners[$0] }
    guard let last = all.max(by: { $0.constraint.activation < $1.constraint.activation }),
      let key = last.inTable
    else {
      untold.append(LayoutConflict(constraints: [], broken: nil))
      return added
    }
    if !last.isBroken {
      untold.append(LayoutConflict(constraints: all.map(\.constraint), broken: last))
    }
    if !broken.contains(where: { $0 === last }) { broken.append(last) }
    last.isBroken = true
    detach(last)
    return key
  }

  // Rules: LY-7.
  /// Tries whether there is room now for constraints that were broken, one after the other: what
  /// contradicts only another one of them stays.
  func retryBroken() {
    guard mayRetry else { return }
    mayRetry = false
    for entry in broken.sorted(by: { $0.constraint.activation < $1.constraint.activation }) {
      put(entry)
      settle()
    }
  }

  /// Forgets that constraints were broken that are in the table again, or not active any more.
  func noteMended() {
    broken.removeAll { entry in
      let isActive = entries[ObjectIdentifier(entry.constraint)] === entry
      if isActive, entry.inTable == nil { return false }
      entry.isBroken = false
      return true
    }
  }

  // Rules: LY-7.
  /// Tells of constraints that were broken and stay so.
  func tellConflicts() {
    let conflicts = untold
    untold = []
    for conflict in conflicts where conflict.broken?.isBroken != false { tell(conflict) }
  }

  private func tell(_ conflict: LayoutConflict) {
    guard let broken = conflict.broken?.constraint else {
      return Trace.record(.anomaly, "a view of \(Trace.name(root)) cannot be where it is")
    }
    let trees = ViewTrees.shared
    trees.conflicts += 1
    let formulas = conflict.constraints.map(ConstraintDescription.formula).joined(separator: ", ")
    Trace.record(
      .anomaly,
      "constraints in \(Trace.name(root)) contradict each other: \(formulas); "
        + "broken: \(ConstraintDescription.formula(of: broken)) (\(trees.conflicts) so far)")
    let list = conflict.constraints.map { "    " + ConstraintDescription.text(of: $0) }
    let text =
      ["[Layout] Unable to simultaneously satisfy constraints:"] + list + [
        "Will attempt to recover by breaking constraint",
        "    " + ConstraintDescription.text(of: broken), "",
      ]
    StandardStream.error.write(text.joined(separator: "\n"))
  }
}

/// Constraints that contradict each other, and the one that is broken for that; without one it is
/// where a view stands that contradicts itself.
struct LayoutConflict {
  let constraints: [NSLayoutConstraint]
  let broken: LayoutEntry?
}

extension LayoutEntry {
  /// Whether the constraint depends on where text stands in its view.
  fileprivate var namesBaseline: Bool {
    constraint.ownFirstAttribute.isBaseline || constraint.ownSecondAttribute.isBaseline
      || constraint.firstStart?.attribute.isBaseline == true
      || constraint.secondStart?.attribute.isBaseline == true
  }
}

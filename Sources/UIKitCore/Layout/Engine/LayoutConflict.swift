// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Constraints of the program in the table, and those for which there is no room.
extension LayoutEngine {
  // Rules: LY-4, LY-7.
  /// Puts a constraint into the table; if it contradicts others, the one that was activated last goes.
  func put(_ entry: LayoutEntry, tells: Bool = true) {
    guard entries[ObjectIdentifier(entry.constraint)] === entry, entry.inTable == nil,
      let expression = expression(of: entry)
    else { return }
    let relation: SolverRelation =
      switch entry.constraint.relates {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let isRequired = entry.constraint.ownPriority == .required
    let priority = isRequired ? nil : Double(entry.constraint.ownPriority.rawValue)
    while entry.inTable == nil {
      do throws(SolverConflict) {
        try solver.add(expression, relation, priority: priority, marker: &entry.inTable)
        guard let marker = entry.inTable?.marker else { return }
        owners[marker] = entry
        entry.isBroken = false
        for box in entry.boxes { box.mentions += 1 }
        let attributes = [entry.constraint.ownFirstAttribute, entry.constraint.ownSecondAttribute]
        if attributes.contains(where: \.isBaseline) { baselineEntries.append(entry) }
      } catch {
        let rivals = error.markers.compactMap { owners[$0] } + [entry]
        guard
          let last = rivals.max(by: { $0.constraint.activation < $1.constraint.activation })
        else { return }
        if tells, !last.isBroken {
          tellConflict(of: rivals.map(\.constraint), breaking: last.constraint)
        }
        if !broken.contains(where: { $0 === last }) { broken.append(last) }
        last.isBroken = true
        if last === entry { return }
        takeOut(last)
        solver.remove(leaving.removeLast())
      }
    }
  }

  /// Lets a constraint leave the table with the next changes; it stays active.
  func takeOut(_ entry: LayoutEntry) {
    guard let inTable = entry.inTable else { return }
    leaving.append(inTable)
    owners[inTable.marker] = nil
    entry.inTable = nil
    for box in entry.boxes { box.mentions -= 1 }
  }

  // Rules: LY-7.
  /// Tries whether there is room now for constraints that were broken.
  func retryBroken() {
    guard !broken.isEmpty else { return }
    broken.removeAll { !$0.isBroken || entries[ObjectIdentifier($0.constraint)] !== $0 }
    for entry in broken.sorted(by: { $0.constraint.activation < $1.constraint.activation }) {
      put(entry, tells: false)
    }
  }

  // Rules: LY-7.
  /// Tells of constraints that contradict each other.
  private func tellConflict(
    of constraints: [NSLayoutConstraint], breaking broken: NSLayoutConstraint
  ) {
    let trees = ViewTrees.shared
    trees.conflicts += 1
    let formulas = constraints.map(ConstraintDescription.formula).joined(separator: ", ")
    Trace.record(
      .anomaly,
      "constraints in \(Trace.name(root)) contradict each other: \(formulas); "
        + "broken: \(ConstraintDescription.formula(of: broken)) (\(trees.conflicts) so far)")
    let list = constraints.map { "    " + ConstraintDescription.text(of: $0) }
    let text =
      ["[Layout] Unable to simultaneously satisfy constraints:"] + list + [
        "Will attempt to recover by breaking constraint",
        "    " + ConstraintDescription.text(of: broken), "",
      ]
    StandardStream.error.write(text.joined(separator: "\n"))
  }
}

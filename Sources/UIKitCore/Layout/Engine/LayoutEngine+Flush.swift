// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Putting what changed into the table, and telling superviews what moved.
extension LayoutEngine {
  /// The most times that text is broken anew because its width changed by what its height did.
  private static let mostWraps = 8

  /// Brings the values up to date.
  func flush() {
    guard isDirty else { return }
    isDirty = false
    if mustRebuild {
      rebuild()
    } else {
      changeConstants()
      putWaiting()
    }
    settle()
    retryBroken()
    wrap()
    if !isFitting { publish() }
    // Last, for who is told may change constraints.
    tellConflicts()
  }

  // MARK: - Changes

  private func changeConstants() {
    // What is asked of views here may change more: that is for the next time.
    let (facts, constants, contents) = (staleFacts, changed, staleContent)
    (staleFacts, changed, staleContent) = ([], [], [])
    for box in facts { box.hasStaleFacts = false }
    for box in contents { box.hasStaleContent = false }
    for box in facts where !box.isGone {
      for place in box.facts.indices {
        let value = box.facts[place].measure()
        let change = box.facts[place].value - value
        guard change != 0 else { continue }
        box.facts[place].value = value
        mayRetry = true
        solver.change(box.facts[place].constraint, by: change)
      }
    }
    for entry in constants {
      entry.isChanged = false
      let constant = entry.constraint.ownConstant
      mayRetry = true
      guard let inTable = entry.inTable, constant != entry.constant else { continue }
      solver.change(inTable, by: entry.constant - constant)
      entry.constant = constant
    }
    for box in contents where !box.isGone { updateContent(of: box) }
  }

  private func putWaiting() {
    // Expressions mention views for the first time, which constraints may place.
    while !joining.isEmpty || !waiting.isEmpty {
      let boxes = joining
      joining = []
      for box in boxes where !box.isGone {
        box.isJoining = false
        addContent(of: box)
      }
      let entries = waiting
      waiting = []
      for entry in entries { put(entry) }
    }
  }

  /// Builds the table anew.
  private func rebuild() {
    mustRebuild = false
    mayRetry = false
    startAnew()
    for entry in changed { entry.isChanged = false }
    (changed, staleFacts, staleContent, joining) = ([], [], [], [])
    for box in boxes.values.sorted(by: { $0.order < $1.order }) {
      box.reset()
      touch(box)
      if box.guide == nil, isPlaced(box.view) { join(box) }
    }
    waiting = entries.values.sorted { $0.constraint.activation < $1.constraint.activation }
    for entry in waiting { entry.inTable = nil }
    putWaiting()
  }

  /// Adds a constraint that is not one of the program's own.
  func insert(
    _ expression: LinearExpression, _ relation: SolverRelation, priority: Double?
  ) -> ConstraintKey {
    solver.add(expression, relation, priority: priority)
  }

  /// Solves what there is; what contradicts the rest is broken.
  func settle() {
    var victims = 0
    solver.solve {
      victims += 1
      return victim(added: $0, rivals: $1)
    }
    // The first of several may have contradicted only those that went after it.
    if victims > 1 { mayRetry = true }
    for symbol in solver.takeChanges() {
      if let box = box(of: symbol) { touch(box) }
    }
    noteMended()
  }

  // MARK: - Content

  // Rules: LY-10.
  /// Adds what the content of a view wants.
  func addContent(of box: LayoutBox) {
    let size = box.view.intrinsicContentSize
    let layout = box.view.extras?.layout
    for axis in 0...1 {
      let value = axis == 0 ? size.width : size.height
      guard value >= 0, value.isFinite else { continue }
      let hugging = layout.map { axis == 0 ? $0.hugging.0 : $0.hugging.1 } ?? .defaultLow
      let resistance = layout.map { axis == 0 ? $0.resistance.0 : $0.resistance.1 } ?? .defaultHigh
      var expression = LinearExpression(constant: -value)
      expression.add(length(box, axis))
      box.content[axis] = ContentConstraints(
        value: value,
        hugging: insert(expression, .lessOrEqual, priority: Self.contentPriority(hugging)),
        resistance: insert(expression, .greaterOrEqual, priority: Self.contentPriority(resistance)))
    }
    touch(box)
  }

  /// Content never contradicts what is required: its greatest priority is just below.
  private static func contentPriority(_ priority: UILayoutPriority) -> Double {
    min(Double(priority.rawValue), Thresholds.greatestContentPriority)
  }

  private func updateContent(of box: LayoutBox) {
    let size = box.view.intrinsicContentSize
    for axis in 0...1 {
      let value = axis == 0 ? size.width : size.height
      setContent(value >= 0 && value.isFinite ? value : nil, of: box, axis)
    }
    box.wrapWidth = nil
    touch(box)
    renewBaselines(of: box)
  }

  // Rules: LY-12.
  /// Has constraints that name a baseline of a view put anew: its lines are others.
  private func renewBaselines(of box: LayoutBox) {
    let constraints = box.baselines
    box.baselines = []
    for entry in constraints.compactMap({ entries[ObjectIdentifier($0)] }) {
      takeOut(entry)
      waiting.append(entry)
    }
  }

  private func setContent(_ value: Double?, of box: LayoutBox, _ axis: Int) {
    guard let pair = box.content[axis], let value else {
      if let pair = box.content[axis] {
        solver.remove(pair.hugging)
        solver.remove(pair.resistance)
        box.content[axis] = nil
      } else if value != nil, !box.isJoining {
        takeOutContent(of: box)
        join(box)
      }
      return
    }
    guard value != pair.value else { return }
    solver.change(pair.hugging, by: pair.value - value)
    solver.change(pair.resistance, by: pair.value - value)
    box.content[axis]?.value = value
  }

  // Rules: LY-11.
  /// Gives text that is broken to its width the height that it needs there.
  private func wrap() {
    for _ in 0..<Self.mostWraps {
      var hasChanged = false
      let wrapping = touched.filter {
        !$0.isGone && $0.content[1] != nil && $0.view.wrapsToWidth
      }
      for box in wrapping.sorted(by: { $0.order < $1.order }) {
        guard let symbol = box.lengths[0] else { continue }
        let width = solver.values[symbol.place]
        guard abs(width - (box.wrapWidth ?? -1)) > LinearSolver.constantTolerance else { continue }
        box.wrapWidth = width
        let height = box.view.contentHeight(forWidth: width)
        guard height != box.content[1]?.value else { continue }
        setContent(height, of: box, 1)
        renewBaselines(of: box)
        hasChanged = true
      }
      guard hasChanged else { return }
      putWaiting()
      settle()
    }
  }

  // MARK: - Results

  /// Lets the superviews of what moved be laid out.
  private func publish() {
    var moved: [LayoutBox] = []
    let boxes = touched
    touched = []
    for box in boxes where !box.isGone {
      box.isTouched = false
      unplaced.note(box)
      let rect = rect(of: box)
      guard rect != box.published else { continue }
      box.published = rect
      hasMoved = true
      moved.append(box)
    }
    for box in moved.sorted(by: { $0.order < $1.order }) {
      if box.guide != nil {
        ConstraintLayout.askToPlaceMoved(in: box.view)
      } else if box.view.flags.contains(.constrained), let above = box.view.parent {
        ConstraintLayout.askToPlaceMoved(in: above)
      }
    }
  }

  /// Where the alignment rectangle of an item goes, in the bounds of its superview or owner; nil when
  /// nothing was said of it.
  func rect(of item: any LayoutItem) -> CGRect? {
    guard let box = boxes[ObjectIdentifier(item)],
      box.mentions > 0 || box.content.contains(where: { $0 != nil })
    else { return nil }
    return rect(of: box)
  }

  private func rect(of box: LayoutBox) -> CGRect {
    CGRect(
      x: value(of: box.starts[0]), y: value(of: box.starts[1]), width: value(of: box.lengths[0]),
      height: value(of: box.lengths[1]))
  }

  private func value(of symbol: SolverSymbol?) -> CGFloat {
    guard let symbol else { return 0 }
    return solver.values[symbol.place]
  }
}

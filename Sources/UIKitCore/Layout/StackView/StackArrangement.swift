// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation

// Rules: LY-20, LY-22, LY-23.
/// Which views a stack lays out, and when it does so anew.
@MainActor
enum StackArrangement {
  static func insert(_ view: UIView, into stack: UIStackView, at place: Int) {
    guard (0...stack.arranged.count).contains(place) else {
      violation(
        "insertArrangedSubview(_:at: \(place)) on a stack of \(stack.arranged.count) views",
        contract: "the place is one of the array arrangedSubviews, or its end",
        instead: "look the place up with arrangedSubviews.firstIndex(of:)")
    }
    if view.parent !== stack { stack.addSubview(view) }
    // What was told of that may have changed the arrangement.
    var place = min(place, stack.arranged.count)
    // OPTIMIZATION: a view that no stack arranges is not searched for.
    if view.flags.contains(.arranged), let known = stack.arranged.place(of: view) {
      stack.arranged.remove(at: known)
      if known < place { place -= 1 }
    }
    stack.arranged.insert(view, at: place)
    view.flags.insert(.arranged)
    view.translatesAutoresizingMaskIntoConstraints = false
    stack.setNeedsUpdateConstraints()
  }

  static func remove(_ view: UIView, from stack: UIStackView) {
    guard let place = stack.arranged.place(of: view) else { return }
    stack.arranged.remove(at: place)
    stack.customSpacings[ObjectIdentifier(view)] = nil
    view.flags.remove(.arranged)
    for constraint in view.extras?.layout?.mentions ?? [] where stack.hasMade(constraint) {
      constraint.isActive = false
    }
    stack.setNeedsUpdateConstraints()
  }

  /// A view was hidden or shown; within an animation the others make room as part of it.
  static func visibilityDidChange(_ view: UIView) {
    guard let stack = view.parent as? UIStackView else { return }
    stack.setNeedsUpdateConstraints()
    let capture = AnimationCapture.shared
    if capture.isCapturing { capture.doLast(for: stack) { stack.layoutIfNeeded() } }
  }

  /// The content of a view changed, by which a stack may measure its views out.
  static func contentDidChange(_ view: UIView) {
    guard let stack = view.parent as? UIStackView, stack.distribution == .fillProportionally else {
      return
    }
    stack.setNeedsUpdateConstraints()
  }

  /// Exchanges the constraints of a stack for those of what it holds now, but for those that say what
  /// they are to say.
  static func update(_ stack: UIStackView) {
    let made = StackConstraints.make(for: stack)
    let kept = Set(made.constraints.map { ObjectIdentifier($0) })
    // OPTIMIZATION: the latest first, which is the last in the list of those that count.
    for constraint in stack.madeConstraints.reversed()
    where !kept.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
    // The first of them are taken again.
    for guide in stack.madeGuides.dropFirst(made.guides.count) { stack.removeLayoutGuide(guide) }
    for guide in made.guides where guide.owningView !== stack { stack.addLayoutGuide(guide) }
    stack.madeGuides = made.guides
    stack.madeConstraints = made.constraints
    NSLayoutConstraint.activate(made.constraints)
  }
}

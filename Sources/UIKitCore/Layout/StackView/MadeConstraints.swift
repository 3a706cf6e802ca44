// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: LY-20.
/// The constraints and guides that a stack has from the last time, of which those that say what is
/// wanted now stay as they are.
@MainActor
struct MadeConstraints {
  /// What a constraint says.
  struct Link: Hashable {
    let first: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let other: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority
    let identifier: String?

    // OPTIMIZATION: that is enough to tell most from each other.
    func hash(into hasher: inout Hasher) {
      hasher.combine(first)
      hasher.combine(second)
      hasher.combine(attribute)
    }
  }

  private var known: [Link: NSLayoutConstraint] = [:]
  private var guides: ArraySlice<UILayoutGuide>

  /// - Parameter stack: whose constraints and guides they are; those that a program let go, or that
  ///   mention what is gone, are not taken again.
  init(of stack: UIStackView) {
    guides = stack.madeGuides[...]
    known.reserveCapacity(stack.madeConstraints.count)
    for constraint in stack.madeConstraints where constraint.holder != nil {
      known[Link(constraint)] = constraint
    }
  }

  /// Takes out the constraint that says something; nil when there is none.
  mutating func take(_ link: Link) -> NSLayoutConstraint? { known.removeValue(forKey: link) }

  /// Takes out a guide, or makes one.
  mutating func takeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = guides.popFirst() ?? UILayoutGuide()
    guide.identifier = identifier
    return guide
  }
}

extension MadeConstraints.Link {
  @MainActor
  fileprivate init(_ constraint: NSLayoutConstraint) {
    self.init(
      first: constraint.first.map { ObjectIdentifier($0) }, attribute: constraint.ownFirstAttribute,
      relation: constraint.relates, second: constraint.second.map { ObjectIdentifier($0) },
      other: constraint.ownSecondAttribute, multiplier: constraint.factor,
      constant: constraint.ownConstant, priority: constraint.ownPriority,
      identifier: constraint.identifier)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What constraints are between: views and guides.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one whose guide it is.
  var layoutOwner: UIView? { get }
  /// Lists an active constraint that mentions it, the latest of all.
  func enlist(_ constraint: NSLayoutConstraint)
  /// Takes one out of the list that is not active any more.
  func strike(_ constraint: NSLayoutConstraint)
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }

  func enlist(_ constraint: NSLayoutConstraint) { needLayout.mentions.enlist(constraint) }

  func strike(_ constraint: NSLayoutConstraint) { extras?.layout?.mentions.strike(constraint) }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }

  func enlist(_ constraint: NSLayoutConstraint) { mentions.enlist(constraint) }

  func strike(_ constraint: NSLayoutConstraint) { mentions.strike(constraint) }
}

// Rules: LY-8.
/// Refuses constraints that mean nothing.
@MainActor
enum ConstraintCheck {
  static func item(_ object: Any) -> any LayoutItem {
    guard let item = object as? any LayoutItem else {
      violation(
        "A constraint was made for \(type(of: object))",
        contract: "constraints are between views and layout guides",
        instead: "pass a UIView or a UILayoutGuide")
    }
    return item
  }

  // Rules: VA-3.
  /// Refuses what the solver cannot reckon with: it would spread to views that are right.
  static func number(_ value: CGFloat, _ name: StaticString) {
    guard !value.isFinite else { return }
    violation(
      "The \(name) was set to \(value)",
      contract: "constants and multipliers of constraints and the gaps of stacks are finite",
      instead: "look for a division by zero in what computed it, or deactivate the constraint")
  }

  static func validate(_ constraint: NSLayoutConstraint) {
    number(constraint.factor, "multiplier of a constraint")
    number(constraint.ownConstant, "constant of a constraint")
    let first = constraint.ownFirstAttribute
    let second = constraint.ownSecondAttribute
    guard first != .notAnAttribute else {
      violation(
        "A constraint was made without a first attribute",
        contract: "the left side of a constraint is a line or a length of its first item",
        instead: "exchange the sides")
    }
    let kinds = (
      constraint.firstStart == nil ? first.kind : .length,
      constraint.secondStart == nil ? second.kind : .length
    )
    if second == .notAnAttribute, kinds.0 == .length { return }
    guard constraint.second != nil, second != .notAnAttribute else {
      violation(
        "A constraint was made of \(first.name) with a number",
        contract: "a line is compared with a line of another item; only lengths with numbers",
        instead: "name the second item, such as the superview")
    }
    guard kinds.0 == kinds.1 else {
      violation(
        "A constraint was made of \(first.name) with \(second.name)",
        contract: "x is compared with x, y with y, and a length with a length",
        instead: "use an attribute of the same kind on both sides")
    }
    if let start = constraint.firstStart { directions(first, start.attribute) }
    if let start = constraint.secondStart { directions(second, start.attribute) }
    if !constraint.comparesDistances { directions(first, second) }
  }

  /// Refuses a line that changes sides with the language, and one that does not, together.
  private static func directions(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) {
    guard !(first.isDirectional && second.isAbsoluteSide),
      !(first.isAbsoluteSide && second.isDirectional)
    else {
      violation(
        "A constraint was made of \(first.name) with \(second.name)",
        contract: "leading and trailing change sides with the language, left and right do not",
        instead: "use leading and trailing on both sides, or left and right")
    }
  }

  /// The nearest view that holds all items: the constraint is kept there.
  static func holder(of constraint: NSLayoutConstraint) -> UIView {
    guard constraint.ownFirstAttribute != .notAnAttribute else {
      violation(
        "A constraint made by init() was activated",
        contract: "a constraint says what of which item it is about when it is made",
        instead: "make it with anchors, or with init(item:attribute:relatedBy:toItem:…)")
    }
    guard let first = constraint.first?.layoutOwner else {
      violation(
        "A constraint was activated whose first item is gone",
        contract: "a constraint does not keep its items", instead: "keep the view in a tree")
    }
    var holder = first
    if constraint.ownSecondAttribute != .notAnAttribute {
      holder = nearest(holder, constraint.second, for: constraint)
    }
    if let start = constraint.firstStart { holder = nearest(holder, start.item, for: constraint) }
    if let start = constraint.secondStart { holder = nearest(holder, start.item, for: constraint) }
    return holder
  }

  /// The nearest view that is or holds a view and an item.
  private static func nearest(
    _ view: UIView, _ item: (any LayoutItem)?, for constraint: NSLayoutConstraint
  ) -> UIView {
    var above: UIView? = item?.layoutOwner
    while let candidate = above {
      if view.isDescendant(of: candidate) { return candidate }
      above = candidate.parent
    }
    missing(constraint)
  }

  private static func missing(_ constraint: NSLayoutConstraint) -> Never {
    violation(
      "\(constraint) was activated, whose items have no common superview",
      contract: "the items of an active constraint are in one tree of views",
      instead: "add both views to the tree before the constraint is activated")
  }
}

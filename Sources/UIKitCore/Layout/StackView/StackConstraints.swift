// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: LY-20, LY-21, LY-23.
/// Makes the constraints of a stack view.
@MainActor
struct StackConstraints {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The lines of one direction.
  private struct Lines {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let length: Attribute

    static let horizontal = Lines(
      start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Lines(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  private let stack: UIStackView
  private let shown: [UIView]
  private let along: Lines
  private let across: Lines
  /// What the views are arranged in: the stack, or its margins.
  private let room: any LayoutItem
  /// What there is already.
  private var made: MadeConstraints

  private init(of stack: UIStackView) {
    self.stack = stack
    made = MadeConstraints(of: stack)
    shown = stack.arranged.filter { !$0.isHidden }
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    room = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// What a stack needs now; what it has of that is among it.
  static func make(
    for stack: UIStackView
  ) -> (constraints: [NSLayoutConstraint], guides: [UILayoutGuide]) {
    var maker = StackConstraints(of: stack)
    return maker.make()
  }

  private mutating func make() -> (constraints: [NSLayoutConstraint], guides: [UILayoutGuide]) {
    var constraints = alignment() + hidden()
    guard let first = shown.first, let last = shown.last else {
      return (constraints + [shrinking(along)], [])
    }
    constraints.append(
      link(first, along.start, .equal, room, along.start, "UISV-canvas-connection"))
    constraints.append(link(room, along.end, .equal, last, along.end, "UISV-canvas-connection"))
    switch stack.distribution {
    case .fill: return (constraints + gaps(.equal), [])
    case .fillEqually:
      for view in shown.dropFirst() {
        constraints.append(
          link(view, along.length, .equal, first, along.length, "UISV-fill-equally"))
      }
      return (constraints + gaps(.equal), [])
    case .fillProportionally: return (constraints + gaps(.equal) + proportions(to: first), [])
    case .equalSpacing, .equalCentering:
      let (more, guides) = equalGaps()
      return (constraints + gaps(.greaterThanOrEqual) + more, guides)
    }
  }

  // MARK: - Along the axis

  private func spacing(after view: UIView) -> CGFloat {
    let own = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
    return own == UIStackView.spacingUseSystem ? Thresholds.standardSpacing : own
  }

  private mutating func gaps(
    _ relation: NSLayoutConstraint.Relation
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (before, after) in zip(shown, shown.dropFirst()) {
      constraints.append(
        link(
          after, along.start, relation, before, along.end, "UISV-spacing",
          constant: spacing(after: before)))
    }
    return constraints
  }

  private func wanted(_ view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return stack.axis == .horizontal ? size.width : size.height
  }

  private mutating func proportions(to first: UIView) -> [NSLayoutConstraint] {
    guard wanted(first) > 0 else { return [] }
    var constraints: [NSLayoutConstraint] = []
    for view in shown.dropFirst() where wanted(view) > 0 {
      constraints.append(
        link(
          view, along.length, .equal, first, along.length, "UISV-fill-proportionally",
          multiplier: wanted(view) / wanted(first), priority: Thresholds.stackProportion))
    }
    return constraints
  }

  /// Guides between neighbours, all of one length: from edge to edge, or from middle to middle.
  private mutating func equalGaps() -> ([NSLayoutConstraint], [UILayoutGuide]) {
    let isCentering = stack.distribution == .equalCentering
    let name = isCentering ? "UISV-equal-centering" : "UISV-distributing-edge"
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    for (before, after) in zip(shown, shown.dropFirst()) {
      let guide = made.takeGuide(name)
      let (from, to) = isCentering ? (along.center, along.center) : (along.end, along.start)
      constraints.append(link(guide, along.start, .equal, before, from, name))
      constraints.append(link(guide, along.end, .equal, after, to, name))
      if let first = guides.first {
        constraints.append(
          link(
            guide, along.length, .equal, first, along.length, name,
            priority: isCentering ? Thresholds.stackCentering : UILayoutPriority.required.rawValue))
      }
      guides.append(guide)
    }
    return (constraints, guides)
  }

  // MARK: - Across the axis

  private mutating func alignment() -> [NSLayoutConstraint] {
    let name = "UISV-alignment"
    var constraints: [NSLayoutConstraint] = []
    for view in shown {
      let (start, end): (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) =
        switch stack.alignment {
        case .fill: (.equal, .equal)
        case .leading: (.equal, .lessThanOrEqual)
        case .trailing: (.greaterThanOrEqual, .equal)
        case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .lessThanOrEqual)
        }
      constraints.append(link(view, across.start, start, room, across.start, name))
      constraints.append(link(view, across.end, end, room, across.end, name))
      if stack.alignment == .center {
        constraints.append(link(view, across.center, .equal, room, across.center, name))
      }
    }
    if let first = shown.first, let baseline {
      for view in shown.dropFirst() {
        constraints.append(link(view, baseline, .equal, first, baseline, name))
      }
    }
    if stack.alignment != .fill || shown.isEmpty { constraints.append(shrinking(across)) }
    return constraints
  }

  /// The line that texts stand on together, in a row.
  private var baseline: Attribute? {
    guard stack.axis == .horizontal else { return nil }
    return switch stack.alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }

  // MARK: - Parts

  /// Lets the stack be no longer than it must.
  private mutating func shrinking(_ lines: Lines) -> NSLayoutConstraint {
    link(
      stack, lines.length, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression",
      priority: Thresholds.stackFit)
  }

  /// Views that are hidden have no length, where the one before them ends.
  private mutating func hidden() -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var before: UIView?
    for view in stack.arranged {
      guard view.isHidden else {
        before = view
        continue
      }
      let name = "UISV-hiding"
      constraints.append(
        link(
          view, along.length, .equal, nil, .notAnAttribute, name,
          priority: Thresholds.stackProportion))
      if let before {
        constraints.append(link(view, along.start, .equal, before, along.end, name))
      } else {
        constraints.append(link(view, along.start, .equal, room, along.start, name))
      }
      constraints.append(link(view, across.start, .equal, room, across.start, name))
    }
    return constraints
  }

  /// A constraint that says this: the one that does so already, or a new one.
  private mutating func link(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: Attribute, _ identifier: String, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = UILayoutPriority.required.rawValue
  ) -> NSLayoutConstraint {
    let priority = UILayoutPriority(priority)
    let link = MadeConstraints.Link(
      first: ObjectIdentifier(first), attribute: attribute, relation: relation,
      second: second.map { ObjectIdentifier($0) }, other: other, multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier)
    if let known = made.take(link) { return known }
    let constraint = NSLayoutConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = priority
    return constraint
  }
}

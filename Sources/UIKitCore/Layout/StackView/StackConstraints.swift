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

  init(of stack: UIStackView) {
    self.stack = stack
    shown = stack.arranged.filter { !$0.isHidden }
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    room = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  func make() -> (constraints: [NSLayoutConstraint], guides: [UILayoutGuide]) {
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

  private func gaps(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
    zip(shown, shown.dropFirst()).map { before, after in
      link(
        after, along.start, relation, before, along.end, "UISV-spacing",
        constant: spacing(after: before))
    }
  }

  private func wanted(_ view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return stack.axis == .horizontal ? size.width : size.height
  }

  private func proportions(to first: UIView) -> [NSLayoutConstraint] {
    guard wanted(first) > 0 else { return [] }
    return shown.dropFirst().filter { wanted($0) > 0 }.map { view in
      let constraint = link(
        view, along.length, .equal, first, along.length, "UISV-fill-proportionally",
        multiplier: wanted(view) / wanted(first))
      constraint.priority = UILayoutPriority(Thresholds.stackProportion)
      return constraint
    }
  }

  /// Guides between neighbours, all of one length: from edge to edge, or from middle to middle.
  private func equalGaps() -> ([NSLayoutConstraint], [UILayoutGuide]) {
    let isCentering = stack.distribution == .equalCentering
    let name = isCentering ? "UISV-equal-centering" : "UISV-distributing-edge"
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    for (before, after) in zip(shown, shown.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = name
      let (from, to) = isCentering ? (along.center, along.center) : (along.end, along.start)
      constraints.append(link(guide, along.start, .equal, before, from, name))
      constraints.append(link(guide, along.end, .equal, after, to, name))
      if let first = guides.first {
        let equal = link(guide, along.length, .equal, first, along.length, name)
        if isCentering { equal.priority = UILayoutPriority(Thresholds.stackCentering) }
        constraints.append(equal)
      }
      guides.append(guide)
    }
    return (constraints, guides)
  }

  // MARK: - Across the axis

  private func alignment() -> [NSLayoutConstraint] {
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
  private func shrinking(_ lines: Lines) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(stack, lines.length, .equal, nil, .notAnAttribute)
    constraint.identifier = "UISV-ambiguity-suppression"
    constraint.priority = UILayoutPriority(Thresholds.stackFit)
    return constraint
  }

  /// Views that are hidden have no length, where the one before them ends.
  private func hidden() -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var before: UIView?
    for view in stack.arranged {
      guard view.isHidden else {
        before = view
        continue
      }
      let length = NSLayoutConstraint(view, along.length, .equal, nil, .notAnAttribute)
      length.priority = UILayoutPriority(Thresholds.stackProportion)
      length.identifier = "UISV-hiding"
      let place =
        before.map { link(view, along.start, .equal, $0, along.end, "UISV-hiding") }
        ?? link(view, along.start, .equal, room, along.start, "UISV-hiding")
      constraints += [
        length, place, link(view, across.start, .equal, room, across.start, "UISV-hiding"),
      ]
    }
    return constraints
  }

  private func link(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ other: Attribute, _ identifier: String, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    return constraint
  }
}

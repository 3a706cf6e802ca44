// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitMachines

/// The lines and lengths of views as sums of the quantities of the table.
///
/// Every view's place counts from the corner of its superview's bounds, so a line in the coordinates
/// of a view further up is a sum along the way.
extension LayoutEngine {
  // MARK: - Quantities

  // Rules: LY-18, LY-19.
  /// The width or height of an item's alignment rectangle.
  func length(_ box: LayoutBox, _ axis: Int) -> SolverSymbol {
    if let known = box.lengths[axis] { return known }
    let symbol = makeSymbol(of: box, isLength: true)
    box.lengths[axis] = symbol
    if let guide = box.guide {
      guard let kind = guide.kind.measured, let owner = self.box(of: box.view) else {
        return symbol
      }
      let free = isGiven(owner) ? nil : guide.kind.insets
      // A measured guide is as much shorter than its view as it is now.
      var base = LinearExpression()
      base.add(symbol)
      base.add(length(owner, axis), -1)
      let insets = box.view.alignmentRectInsets
      base.constant = axis == 0 ? -(insets.left + insets.right) : -(insets.top + insets.bottom)
      // Insets count in full where the view is to be as large as they need; but where constraints
      // make it smaller than they are, a guide that is empty contradicts nothing.
      let priority = isGiven(owner) ? nil : Thresholds.greatestContentPriority
      state(base, of: box, priority: priority) { [unowned view = box.view] in
        if let insets = free?(view) {
          return axis == 0 ? -(insets.left + insets.right) : -(insets.top + insets.bottom)
        }
        let rect = kind(view)
        let whole = view.backing.rawBounds.size
        let lost = axis == 0 ? whole.width - rect.width : whole.height - rect.height
        return -min(max(0, lost), axis == 0 ? whole.width : whole.height)
      }
    } else if isGiven(box) {
      var base = LinearExpression()
      base.add(symbol)
      state(base, of: box) { [unowned view = box.view] in
        max(0, axis == 0 ? LayoutFrames.aligned(view).width : LayoutFrames.aligned(view).height)
      }
    }
    return symbol
  }

  /// Where an item's alignment rectangle begins, in the bounds of its superview or owner.
  func start(_ box: LayoutBox, _ axis: Int) -> SolverSymbol {
    if let known = box.starts[axis] { return known }
    let symbol = makeSymbol(of: box)
    box.starts[axis] = symbol
    var base = LinearExpression()
    base.add(symbol)
    if let guide = box.guide {
      if guide.kind.isContent {
        state(base, of: box) { 0 }
      } else if let kind = guide.kind.measured {
        base.add(origin(of: box.view, axis), times: -1)
        let free = self.box(of: box.view).flatMap { isGiven($0) ? nil : guide.kind.insets }
        state(base, of: box) { [unowned view = box.view] in
          if let insets = free?(view) { return axis == 0 ? insets.left : insets.top }
          let rect = kind(view)
          let bounds = view.backing.rawBounds
          return axis == 0
            ? min(max(0, rect.minX - bounds.minX), bounds.width)
            : min(max(0, rect.minY - bounds.minY), bounds.height)
        }
      }
    } else if isGiven(box) {
      state(base, of: box) { [unowned view = box.view] in
        axis == 0 ? LayoutFrames.aligned(view).minX : LayoutFrames.aligned(view).minY
      }
    }
    return symbol
  }

  /// The corner of a view's bounds.
  func origin(of view: UIView, _ axis: Int) -> LinearExpression {
    guard let box = box(of: view) else { return LinearExpression() }
    var result = LinearExpression()
    if let known = box.origins[axis] {
      result.add(known)
    } else if view is any ContentScrolling || view.backing.rawBounds.origin != .zero {
      let symbol = makeSymbol(of: box)
      box.origins[axis] = symbol
      var base = LinearExpression()
      base.add(symbol)
      state(base, of: box) { [unowned view] in
        let corner = view.backing.rawBounds.origin
        return axis == 0 ? corner.x : corner.y
      }
      result.add(symbol)
    } else {
      box.assumesNoOrigin = true
    }
    return result
  }

  /// Whether a view's place is given by its frame.
  private func isGiven(_ box: LayoutBox) -> Bool {
    if box.view === root { return !isFitting }
    return !box.view.flags.contains(.constrained)
  }

  /// Says that an expression has the value that `measure` reads, now and whenever it is read anew.
  private func state(
    _ base: LinearExpression, of box: LayoutBox, priority: Double? = nil,
    _ measure: @escaping @MainActor () -> Double
  ) {
    let value = measure()
    var expression = base
    expression.constant -= value
    let constraint = insert(expression.reduced, .equal, priority: priority)
    box.facts.append(LayoutFact(constraint: constraint, value: value, measure: measure))
  }

  // MARK: - Lines

  /// A line of an item, in the bounds of a view above it or of its own.
  ///
  /// - Parameter mirrored: whether x counts from the right edge of that view to the left.
  func line(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView,
    mirrored: Bool
  ) -> LinearExpression {
    if let plain = attribute.withinMargins, let view = item as? UIView {
      return line(view.layoutMarginsGuide, plain, in: space, mirrored: mirrored)
    }
    if attribute.isBaseline, let view = item as? UIView {
      let isFirst = attribute == .firstBaseline
      let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if inner !== view, inner.isDescendant(of: view) {
        return line(inner, attribute, in: space, mirrored: mirrored)
      }
    }
    guard let box = box(of: item) else { return LinearExpression() }
    let axis = attribute.kind == .y || attribute == .height ? 1 : 0
    var result = LinearExpression()
    if attribute.kind == .length {
      result.add(length(box, axis))
      return result
    }
    result = start(of: item, box, axis, in: space)
    let part = part(attribute, of: box, in: space)
    if part.fraction != 0 { result.add(length(box, axis), part.fraction) }
    result.constant += part.offset
    guard mirrored, axis == 0 else { return result }
    var flipped = origin(of: space, 0)
    if let whole = self.box(of: space) {
      flipped.add(length(whole, 0))
      flipped.constant += space.alignmentRectInsets.left + space.alignmentRectInsets.right
    }
    flipped.add(result, times: -1)
    return flipped
  }

  private func start(
    of item: any LayoutItem, _ box: LayoutBox, _ axis: Int, in space: UIView
  ) -> LinearExpression {
    if box.guide == nil, box.view === space {
      var result = origin(of: space, axis)
      let insets = space.alignmentRectInsets
      result.constant += axis == 0 ? insets.left : insets.top
      return result
    }
    var result = LinearExpression()
    result.add(start(box, axis))
    var above = box.guide == nil ? box.view.parent : box.view
    while let view = above, view !== space, let outer = self.box(of: view) {
      result.add(start(outer, axis))
      let insets = view.alignmentRectInsets
      result.constant -= axis == 0 ? insets.left : insets.top
      result.add(origin(of: view, axis), times: -1)
      above = view.parent
    }
    return result
  }

  /// Where a line is between the beginning and the end of a length.
  private func part(
    _ attribute: NSLayoutConstraint.Attribute, of box: LayoutBox, in space: UIView
  ) -> (fraction: Double, offset: Double) {
    switch attribute {
    case .left, .top: return (0, 0)
    case .right, .bottom: return (1, 0)
    case .leading: return (space.isMirrored ? 1 : 0, 0)
    case .trailing: return (space.isMirrored ? 0 : 1, 0)
    case .centerX, .centerY: return (0.5, 0)
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      guard box.guide == nil else { return (isFirst ? 0 : 1, 0) }
      // The same width as that for which the height of the content was found.
      let width = box.wrapWidth ?? (isGiven(box) ? box.view.backing.rawBounds.width : 0)
      let line = box.view.baseline(isFirst: isFirst, forWidth: width)
      return (line.fraction, line.offset)
    default: return (0, 0)
    }
  }

  // MARK: - Constraints

  /// A constraint as "expression compares with zero"; nil when an item is gone or in another tree.
  func expression(of entry: LayoutEntry) -> LinearExpression? {
    let constraint = entry.constraint
    guard var first = constraint.first, let space = constraint.holder,
      first.layoutOwner?.isDescendant(of: root) == true
    else { return nil }
    var second = constraint.second
    if constraint.ownSecondAttribute != .notAnAttribute, second == nil { return nil }
    if let other = second, other.layoutOwner?.isDescendant(of: root) != true { return nil }
    if constraint.comparesDistances { return distances(of: entry, first, second, in: space) }
    (first, second) = (
      inContent(first, constraint.ownFirstAttribute, seenBy: second, space),
      second.map { inContent($0, constraint.ownSecondAttribute, seenBy: first, space) }
    )
    let attributes = [constraint.ownFirstAttribute, constraint.ownSecondAttribute]
    let mirrored = space.isMirrored && attributes.contains(where: \.isDirectional)
    var result = line(first, attributes[0], in: space, mirrored: mirrored)
    if let second {
      result.add(
        line(second, attributes[1], in: space, mirrored: mirrored), times: -constraint.factor)
    }
    result.constant -= constraint.ownConstant
    entry.constant = constraint.ownConstant
    entry.boxes = [first, second].compactMap { $0.flatMap { box(of: $0) } }
    return result.reduced
  }

  // Rules: LY-16.
  /// The guide of a scroll view's content, where its edges are meant by something inside it.
  func inContent(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    seenBy other: (any LayoutItem)?, _ space: UIView
  ) -> any LayoutItem {
    guard let scrolling = item as? any ContentScrolling, attribute.kind != .length,
      attribute.withinMargins == nil, space === scrolling, let other, other !== scrolling
    else { return item }
    if let guide = other as? UILayoutGuide, guide.owningView === scrolling {
      guard guide.kind.isOwn else { return item }
    }
    return scrolling.contentLayoutGuide
  }
}

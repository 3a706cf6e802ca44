// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// Finds the view under a point.
@MainActor
enum HitTesting {
  /// The answer of `UIView.hitTest(_:with:)` for a view that does not override it.
  ///
  /// - Rules: HT-1 to HT-12.
  static func hit(_ view: UIView, at point: CGPoint, event: UIEvent?) -> UIView? {
    if Trace.isOn(.hit) { return plain(view, at: point, event: event) }
    if isIgnored(view) { return nil }
    let isInside =
      view.overrides.contains(.pointInside)
      ? view.point(inside: point, with: event) : view.backing.rawBounds.containsHalfOpen(point)
    guard isInside else { return nil }
    let below = search(in: view, Double(point.x), Double(point.y), event)
    return below?.takeUnretainedValue() ?? view
  }

  /// The same by plain recursion over `subviews`: what the index is checked against, and what a
  /// trace of the topic `hit` explains.
  ///
  /// - Rules: HT-2 to HT-12.
  static func plain(_ view: UIView, at point: CGPoint, event: UIEvent?) -> UIView? {
    if let reason = reasonToIgnore(view) {
      Trace.record(.hit, "\(Trace.name(view)) passed over: \(reason)")
      return nil
    }
    guard view.point(inside: point, with: event) else {
      Trace.record(.hit, "\(Trace.name(view)) passed over: (\(point.x), \(point.y)) is outside")
      return nil
    }
    for subview in view.children.reversed() {
      guard let inner = ViewPlacement(of: subview).descend(point) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    Trace.record(.hit, "\(Trace.name(view)) hit at (\(point.x), \(point.y))")
    return view
  }

  /// Whether a view takes no touches, as its class answers.
  ///
  /// - Rules: HT-2, HT-3, HT-4, HT-7, HT-21.
  @inline(__always)
  static func isIgnored(_ view: UIView) -> Bool {
    guard view.overrides.contains(.hittability) else { return isIgnored(stored: view) }
    return reasonToIgnore(view) != nil
  }

  /// Whether a view takes no touches, from the stored values alone.
  @inline(__always)
  static func isIgnored(stored view: UIView) -> Bool {
    !view.flags.isDisjoint(with: [.userInteractionDisabled, .refusesTouches])
      || view.backing.isHidden || view.backing.rawOpacity < Thresholds.leastHittableAlpha
  }

  /// Why a view takes no touches, or nil when it does.
  static func reasonToIgnore(_ view: UIView) -> String? {
    if !view.isUserInteractionEnabled { return "isUserInteractionEnabled is false" }
    if view.isHidden { return "isHidden is true" }
    if Float(view.alpha) < Thresholds.leastHittableAlpha { return "alpha \(view.alpha) < 0.01" }
    if view.flags.contains(.refusesTouches) { return "it is disabled" }
    return nil
  }

  /// The frontmost answer below `view` for a point of its coordinates, or nil for the view itself.
  private static func search(
    in view: UIView, _ startX: Double, _ startY: Double, _ event: UIEvent?
  ) -> Unmanaged<UIView>? {
    var x = startX
    var y = startY
    var parent = Unmanaged.passUnretained(view)
    var nodes = view.index.nodes
    var count = Int(view.index.count)
    var answer: Unmanaged<UIView>?
    descend: while let level = nodes, count > 0 {
      if count >= Thresholds.gridMinimumCount {
        return parent._withUnsafeGuaranteedRef { searchMany(in: $0, x, y, event) } ?? answer
      }
      var place = count - 1
      while place >= 0 {
        let node = level + place
        if !node.pointee.flags.isEmpty {
          if !node.pointee.flags.contains(.ignored) || node.pointee.flags.contains(.custom) {
            let generation = HitIndex.generation
            if let found = visit(node, x, y, event) { return found }
            if generation != HitIndex.generation {
              return parent._withUnsafeGuaranteedRef { searchAgain(in: $0, x, y, event) } ?? answer
            }
          }
          place -= 1
          continue
        }
        let innerX = x - node.pointee.dx
        let innerY = y - node.pointee.dy
        if node.pointee.contains(innerX, innerY) {
          x = innerX
          y = innerY
          answer = node.pointee.view
          parent = node.pointee.view
          nodes = node.pointee.children
          count = Int(node.pointee.childCount)
          continue descend
        }
        place -= 1
      }
      return answer
    }
    return answer
  }

  /// Asks a view whose numbers do not decide: its class has its say, or a matrix is needed.
  private static func visit(
    _ node: UnsafeMutablePointer<HitNode>, _ x: Double, _ y: Double, _ event: UIEvent?
  ) -> Unmanaged<UIView>? {
    node.pointee.view._withUnsafeGuaranteedRef { view in
      guard let point = ViewPlacement(of: view).descend(CGPoint(x: x, y: y)) else { return nil }
      if view.overrides.contains(.hitTest) {
        return view.hitTest(point, with: event).map(Unmanaged.passUnretained)
      }
      if isIgnored(view) { return nil }
      let isInside =
        view.overrides.contains(.pointInside)
        ? view.point(inside: point, with: event) : view.backing.rawBounds.containsHalfOpen(point)
      guard isInside else { return nil }
      return search(in: view, Double(point.x), Double(point.y), event)
        ?? Unmanaged.passUnretained(view)
    }
  }

  /// Among very many subviews: candidates from the grid, the frontmost first.
  private static func searchMany(
    in view: UIView, _ x: Double, _ y: Double, _ event: UIEvent?
  ) -> Unmanaged<UIView>? {
    var limit = Int32.max
    while let grid = view.index.gridForSearch(), let nodes = view.index.nodes,
      let slot = grid.frontmost(below: limit, nodes, x, y)
    {
      let node = nodes + Int(slot)
      limit = slot
      if node.pointee.isBoxed {
        if node.pointee.flags.contains(.ignored) { continue }
        let inner = node.pointee.view
        let innerX = x - node.pointee.dx
        let innerY = y - node.pointee.dy
        guard node.pointee.contains(innerX, innerY) else { continue }
        return inner._withUnsafeGuaranteedRef { search(in: $0, innerX, innerY, event) } ?? inner
      }
      if node.pointee.flags.contains(.ignored), !node.pointee.flags.contains(.custom) { continue }
      let generation = HitIndex.generation
      if let found = visit(node, x, y, event) { return found }
      if generation != HitIndex.generation { return searchAgain(in: view, x, y, event) }
    }
    return nil
  }

  /// A client's `hitTest` changed the tree: looks through what the subviews are now.
  private static func searchAgain(
    in view: UIView, _ x: Double, _ y: Double, _ event: UIEvent?
  ) -> Unmanaged<UIView>? {
    for subview in view.children.reversed() where subview.parent === view {
      guard let inner = ViewPlacement(of: subview).descend(CGPoint(x: x, y: y)) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return Unmanaged.passUnretained(hit) }
    }
    return nil
  }
}

extension CGRect {
  /// Whether a point is inside, the left and top edges included, the right and bottom ones not.
  ///
  /// - Rules: HT-13.
  @inline(__always)
  func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

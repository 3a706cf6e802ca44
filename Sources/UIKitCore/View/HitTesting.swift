// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitMachines
import UIKitHost

/// Finds the view under a point.
@MainActor
enum HitTesting {
  // Rules: HT-1 to HT-12.
  /// The answer of `UIView.hitTest(_:with:)` for a view that does not override it.
  static func hit(_ view: UIView, at point: CGPoint, event: UIEvent?) -> UIView? {
    if Trace.isOn(.hit) { return plain(view, at: point, event: event) }
    if isIgnored(view) { return nil }
    let isInside =
      view.overrides(.pointInside)
      ? view.point(inside: point, with: event) : view.backing.rawBounds.containsHalfOpen(point)
    guard isInside else { return nil }
    return search(in: view, point.x, point.y, event) ?? view
  }

  // Rules: HT-2 to HT-12.
  /// The same by plain recursion over `subviews`: what the index is checked against, and what a
  /// trace of the topic `hit` explains.
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
      guard let inner = place(point, in: subview) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    Trace.record(.hit, "\(Trace.name(view)) hit at (\(point.x), \(point.y))")
    return view
  }

  // Rules: HT-2, HT-3, HT-4, HT-7, HT-21, HT-29.
  /// Whether a view takes no touches, as its class answers.
  @inline(__always)
  static func isIgnored(_ view: UIView) -> Bool {
    guard view.overrides(.hittability) else { return isIgnored(stored: view) }
    return reasonToIgnore(view) != nil
  }

  /// Whether a view takes no touches, from the stored values alone.
  @inline(__always)
  static func isIgnored(stored view: UIView) -> Bool {
    !view.flags.isDisjoint(with: [.userInteractionDisabled, .refusesTouches, .animating])
      || view.backing.isHidden || !Thresholds.isHittable(alpha: view.backing.rawOpacity)
  }

  /// Why a view takes no touches, or nil when it does.
  static func reasonToIgnore(_ view: UIView) -> String? {
    if !view.isUserInteractionEnabled { return "isUserInteractionEnabled is false" }
    if view.isHidden { return "isHidden is true" }
    let alpha = Float(view.alpha)
    if !Thresholds.isHittable(alpha: alpha) { return "alpha \(alpha) is below 0.01" }
    if view.flags.contains(.refusesTouches) { return "it is disabled" }
    if view.flags.contains(.animating) { return "it is being animated" }
    return nil
  }

  /// The frontmost answer below `view` for a point of its coordinates, or nil for the view itself.
  ///
  /// Goes down as long as a node decides by its numbers; what a node above answered is kept, for a
  /// view whose point is inside answers itself when nothing below it does.
  private static func search(
    in view: UIView, _ startX: Double, _ startY: Double, _ event: UIEvent?
  ) -> UIView? {
    var x = startX
    var y = startY
    var last = view.index.last
    var count = Int(view.index.count)
    var answer: UnsafeMutablePointer<HitNode>?
    descend: while let front = last {
      if _slowPath(count >= Thresholds.gridMinimumCount) {
        // Taken out before others are asked: they may change the tree, and then the nodes move.
        let above = answer?.pointee.view.takeUnretainedValue()
        return searchMany(in: above ?? view, x, y, event) ?? above
      }
      let rear = front - (count - 1)
      var node = front + 1
      while node > rear {
        node -= 1
        let flags = node.pointee.flags
        var innerX = x - node.pointee.dx
        var innerY = y - node.pointee.dy
        // OPTIMIZATION: said to be seldom, for what is called in here would else keep the point out of
        // registers at every level.
        if _slowPath(!flags.isEmpty) {
          if flags.contains(.custom) {
            let above = answer?.pointee.view.takeUnretainedValue()
            switch ask(node, among: above ?? view, x, y, event) {
            case .found(let found): return found
            case .changed(let found): return found ?? above
            case .nothing: continue
            }
          }
          guard !flags.contains(.ignored), let inner = turn(node, x, y) else { continue }
          innerX = inner.x
          innerY = inner.y
        }
        if node.pointee.contains(innerX, innerY) {
          x = innerX
          y = innerY
          answer = node
          last = node.pointee.lastChild
          count = Int(node.pointee.childCount)
          continue descend
        }
      }
      break
    }
    return answer?.pointee.view.takeUnretainedValue()
  }

  // Rules: LA-46.
  /// A point in the coordinates of a view that is turned or scaled; nil when it is scaled to nothing,
  /// or the point lies behind the eye.
  ///
  /// OPTIMIZATION: never inlined, so that a search keeps its point in registers.
  @inline(never)
  private static func turn(
    _ node: UnsafeMutablePointer<HitNode>, _ x: Double, _ y: Double
  ) -> CGPoint? {
    node.pointee.inverse?.pointee.map(CGPoint(x: x, y: y))
  }

  /// What a view whose class has its say makes of a search.
  private enum Answer {
    case found(UIView)
    /// Nothing, and the tree is another one now; with what is found in that.
    case changed(UIView?)
    case nothing
  }

  /// Asks a view whose class has its say, among the subviews of `parent`.
  ///
  /// OPTIMIZATION: never inlined, so that a search without such views stays small.
  @inline(never)
  private static func ask(
    _ node: UnsafeMutablePointer<HitNode>, among parent: UIView, _ x: Double, _ y: Double,
    _ event: UIEvent?
  ) -> Answer {
    let generation = HitMemory.shared.generation
    if let found = visit(node, x, y, event) { return .found(found) }
    guard generation != HitMemory.shared.generation else { return .nothing }
    return .changed(searchAgain(in: parent, x, y, event))
  }

  private static func visit(
    _ node: UnsafeMutablePointer<HitNode>, _ x: Double, _ y: Double, _ event: UIEvent?
  ) -> UIView? {
    let view = node.pointee.view.takeUnretainedValue()
    guard let point = place(CGPoint(x: x, y: y), in: view) else { return nil }
    if view.overrides(.hitTest) { return view.hitTest(point, with: event) }
    return hit(view, at: point, event: event)
  }

  // Rules: AN-27.
  /// A point of the superview in a view that is where it is shown, if an animator moves it that looks
  /// after touches; nil for a view scaled to nothing.
  private static func place(_ point: CGPoint, in view: UIView) -> CGPoint? {
    guard view.flags.contains(.hitWhereShown), let shown = view.backing.presentation() else {
      return ViewPlacement(of: view).descend(point)
    }
    let (now, then) = (shown.rawBounds.origin, view.backing.rawBounds.origin)
    let place = ViewPlacement(shown).descend(point)
    guard now != then else { return place }
    // What is scrolled is hit in the bounds that it will have.
    return place.map { CGPoint(x: $0.x + then.x - now.x, y: $0.y + then.y - now.y) }
  }

  // Rules: AN-27.
  /// Where a touch is in a view, as touches find that: where animators show it and what it is in.
  static func location(of touch: UITouch, in view: UIView) -> CGPoint {
    var above: UIView? = view
    while let next = above, !next.flags.contains(.hitWhereShown) { above = next.parent }
    guard above != nil, let window = view.window,
      let place = descend(touch.location(in: window), from: window, to: view)
    else { return touch.location(in: view) }
    return place
  }

  private static func descend(_ point: CGPoint, from root: UIView, to view: UIView) -> CGPoint? {
    guard view !== root, let parent = view.parent else { return point }
    return descend(point, from: root, to: parent).flatMap { place($0, in: view) }
  }

  /// Among very many subviews: candidates from the grid, the frontmost first.
  @inline(never)
  private static func searchMany(
    in view: UIView, _ x: Double, _ y: Double, _ event: UIEvent?
  ) -> UIView? {
    var limit = Int32.max
    while let grid = view.index.gridForSearch(), let nodes = view.index.nodes,
      let slot = grid.frontmost(below: limit, nodes, x, y)
    {
      let node = nodes + Int(slot)
      limit = slot
      let flags = node.pointee.flags
      if flags.contains(.custom) {
        switch ask(node, among: view, x, y, event) {
        case .found(let found): return found
        case .changed(let found): return found
        case .nothing: continue
        }
      }
      if flags.contains(.ignored) { continue }
      var inner = CGPoint(x: x - node.pointee.dx, y: y - node.pointee.dy)
      if flags.contains(.transformed) {
        guard let turned = turn(node, x, y) else { continue }
        inner = turned
      }
      guard node.pointee.contains(inner.x, inner.y) else { continue }
      let found = node.pointee.view.takeUnretainedValue()
      return search(in: found, inner.x, inner.y, event) ?? found
    }
    return nil
  }

  /// A client's `hitTest` changed the tree: looks through what the subviews are now.
  private static func searchAgain(
    in view: UIView, _ x: Double, _ y: Double, _ event: UIEvent?
  ) -> UIView? {
    for subview in view.children.reversed() where subview.parent === view {
      guard let inner = place(CGPoint(x: x, y: y), in: subview) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return nil
  }
}

extension CGRect {
  // Rules: HT-13.
  /// Whether a point is inside, the left and top edges included, the right and bottom ones not.
  @inline(__always)
  func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

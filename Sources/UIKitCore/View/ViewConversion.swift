// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: HT-32.
/// Converts between the coordinates of views, windows and screens through all their ancestors.
@MainActor
enum ViewConversion {
  // Rules: AW-17, TE-16.
  static func convert(_ point: CGPoint, from source: UIView, to target: UIView?) -> CGPoint {
    path(from: source, to: target).apply(point)
  }

  static func convert(_ point: CGPoint, fromOptional source: UIView?, to target: UIView) -> CGPoint
  {
    guard let source = source ?? target.window else {
      return path(from: target, to: nil).inverted.apply(point)
    }
    return path(from: source, to: target).apply(point)
  }

  static func convert(_ rect: CGRect, from source: UIView, to target: UIView?) -> CGRect {
    path(from: source, to: target).apply(rect)
  }

  static func convert(_ rect: CGRect, fromOptional source: UIView?, to target: UIView) -> CGRect {
    guard let source = source ?? target.window else {
      return path(from: target, to: nil).inverted.apply(rect)
    }
    return path(from: source, to: target).apply(rect)
  }

  static func convert(_ point: CGPoint, from view: UIView, to space: any UICoordinateSpace)
    -> CGPoint
  {
    if let other = space as? UIView { return path(from: view, to: other).apply(point) }
    let onScreen = toScreen(of: view).apply(point)
    return UIScreen.main.coordinateSpace.convert(onScreen, to: space)
  }

  static func convert(_ point: CGPoint, from space: any UICoordinateSpace, to view: UIView)
    -> CGPoint
  {
    if let other = space as? UIView { return path(from: other, to: view).apply(point) }
    let onScreen = space.convert(point, to: UIScreen.main.coordinateSpace)
    return toScreen(of: view).inverted.apply(onScreen)
  }

  static func convert(_ rect: CGRect, from view: UIView, to space: any UICoordinateSpace) -> CGRect
  {
    if let other = space as? UIView { return path(from: view, to: other).apply(rect) }
    let onScreen = toScreen(of: view).apply(rect)
    return UIScreen.main.coordinateSpace.convert(onScreen, to: space)
  }

  static func convert(_ rect: CGRect, from space: any UICoordinateSpace, to view: UIView) -> CGRect
  {
    if let other = space as? UIView { return path(from: other, to: view).apply(rect) }
    let onScreen = space.convert(rect, to: UIScreen.main.coordinateSpace)
    return toScreen(of: view).inverted.apply(onScreen)
  }

  /// From the coordinates of `view` to those of the screen; a detached tree counts as a window.
  static func toScreen(of view: UIView) -> ViewPath { ViewPath.up(from: view, to: nil) }

  private static func path(from source: UIView, to target: UIView?) -> ViewPath {
    if source === target { return ViewPath() }
    guard let target else {
      // Nil means the window's own coordinates, and the screen's for a window itself.
      if source === source.window { return toScreen(of: source) }
      return ViewPath.up(from: source, to: source.window)
    }
    if source.isWithin(target) { return ViewPath.up(from: source, to: target) }
    if target.isWithin(source) { return ViewPath.up(from: target, to: source).inverted }
    return toScreen(of: source).followed(by: toScreen(of: target).inverted)
  }
}

/// A way through the tree: a shift as long as nothing on it is turned, which keeps numbers exact, else
/// what is seen of space.
struct ViewPath {
  private var shift = CGPoint.zero
  private var matrix: PlaneMap?

  /// From a view up to the coordinates of an ancestor, or of the screen for nil.
  ///
  /// OPTIMIZATION: not isolated, for the closure would check its executor at every step.
  static func up(from view: UIView, to ancestor: UIView?) -> ViewPath {
    let end = ancestor.map { Unmanaged.passUnretained($0).toOpaque() }
    var path = ViewPath()
    var current: Unmanaged<UIView>? = .passUnretained(view)
    while let step = current, step.toOpaque() != end {
      // OPTIMIZATION: nobody on the way is retained.
      current = step._withUnsafeGuaranteedRef {
        path.append($0)
        return $0.parentLink
      }
    }
    return path
  }

  /// The step from a view to its superview, or from a window to the screen.
  static func step(from view: UIView) -> ViewPath {
    var path = ViewPath()
    path.append(view)
    return path
  }

  /// From a view to the screen, added up from the top down: the same to the last bit as the way of
  /// the superview after one step more.
  @MainActor
  static func down(to view: UIView) -> ViewPath {
    let step = step(from: view)
    return view.parent.map { step.followed(by: down(to: $0)) } ?? step
  }

  /// Appends the step from a view to its superview.
  private mutating func append(_ view: UIView) {
    if matrix == nil, let step = view.backing.rawShift {
      shift.x += step.x
      shift.y += step.y
    } else {
      matrix = asMatrix.concatenating(ViewPlacement(of: view).map)
    }
  }

  private var asMatrix: PlaneMap {
    matrix ?? PlaneMap(CGAffineTransform(translationX: shift.x, y: shift.y))
  }

  /// The way back; through a view scaled to nothing there is none, and points stay as they are.
  var inverted: ViewPath {
    var back = ViewPath()
    if let matrix { back.matrix = matrix.inverse ?? matrix }
    back.shift = CGPoint(x: -shift.x, y: -shift.y)
    return back
  }

  /// This way and then another.
  func followed(by other: ViewPath) -> ViewPath {
    var both = ViewPath()
    if matrix == nil, other.matrix == nil {
      both.shift = CGPoint(x: shift.x + other.shift.x, y: shift.y + other.shift.y)
    } else {
      both.matrix = asMatrix.concatenating(other.asMatrix)
    }
    return both
  }

  func apply(_ point: CGPoint) -> CGPoint {
    guard let matrix else { return CGPoint(x: point.x + shift.x, y: point.y + shift.y) }
    return matrix.project(point)
  }

  func apply(_ rect: CGRect) -> CGRect {
    guard let matrix else { return rect.offsetBy(dx: shift.x, dy: shift.y) }
    return matrix.project(rect)
  }
}

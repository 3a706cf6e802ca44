// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

extension EventGenerator {
  /// How much of a view must be on the screen for it to count as visible.
  public enum Visibility: Sendable {
    /// Any part.
    case partial
    /// The middle.
    case center
    /// All of it.
    case full
  }

  /// Whether a view is on the screen: not hidden or transparent, nor any above it, nor clipped away.
  ///
  /// What lies in front of it does not matter.
  ///
  /// - Parameters:
  ///   - view: the view that is meant.
  ///   - visibility: whether a part on the screen is enough, or all of it has to be.
  public func viewIsVisible(_ view: UIView, visibility: Visibility = .partial) -> Bool {
    guard let visible = visibleRect(of: view) else { return false }
    return visible.shows(onScreen(view.bounds, of: view), visibility)
  }

  /// Whether there is a view with the identifier and it is on the screen.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: what the view is called for accessibility.
  ///   - visibility: whether a part on the screen is enough, or all of it has to be.
  public func viewIsVisible(
    _ accessibilityIdentifier: String, visibility: Visibility = .partial
  ) -> Bool {
    guard let view = try? viewWithIdentifier(accessibilityIdentifier) else { return false }
    return viewIsVisible(view, visibility: visibility)
  }

  /// Whether a rectangle, in screen coordinates, is on the screen.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - visibility: whether a part on the screen is enough, or all of it has to be.
  public func rectIsVisible(_ rect: CGRect, visibility: Visibility = .partial) -> Bool {
    UIScreen.main.bounds.shows(rect, visibility)
  }

  /// Whether a point, in screen coordinates, is on the screen.
  public func pointIsVisible(_ point: CGPoint) -> Bool { UIScreen.main.bounds.contains(point) }

  /// Whether a touch reaches a view or one below it.
  ///
  /// - Parameters:
  ///   - view: the view that is meant; a touch of one below it counts.
  ///   - point: where, in the coordinates of the view; without one the middle of the part that can
  ///     be seen.
  public func viewIsHittable(_ view: UIView, atPoint point: CGPoint? = nil) -> Bool {
    if let point { return reaches(view, onScreen(point, of: view)) }
    return hitPoint(of: view) != nil
  }

  /// Whether there is a view with the identifier and a touch reaches it or one below it.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: what the view is called for accessibility.
  ///   - point: where it is touched; nil for the middle of what is seen.
  public func viewIsHittable(_ accessibilityIdentifier: String, atPoint point: CGPoint? = nil)
    -> Bool
  {
    guard let view = try? viewWithIdentifier(accessibilityIdentifier) else { return false }
    return viewIsHittable(view, atPoint: point)
  }

  /// Whether a touch at a point, in screen coordinates, reaches any view.
  public func pointIsHittable(_ point: CGPoint) -> Bool {
    pointIsVisible(point) && ApplicationDriving.target(at: point) != nil
  }

  /// Where to touch a view, in the coordinates of the generator's window.
  ///
  /// - Throws: `viewIsNotInHierarchy`, `viewIsNotVisible` or `viewIsNotHittable`.
  public func windowHitPoint(forView view: UIView) throws -> CGPoint {
    try checkVisible(view)
    guard let point = hitPoint(of: view) else { throw HammerError.viewIsNotHittable(view) }
    return fromScreen(point)
  }

  /// The same for a point of the view's coordinates.
  func windowHitPoint(forView view: UIView, at point: CGPoint) throws -> CGPoint {
    try checkVisible(view)
    let place = onScreen(point, of: view)
    guard reaches(view, place) else { throw HammerError.viewIsNotHittable(view) }
    return fromScreen(place)
  }

  /// A point of the generator's window on the screen.
  func toScreen(_ point: CGPoint) -> CGPoint { window.convert(point, to: nil as UIWindow?) }

  /// A point of the screen in the generator's window.
  func fromScreen(_ point: CGPoint) -> CGPoint { window.convert(point, from: nil as UIWindow?) }

  private func checkVisible(_ view: UIView) throws {
    guard view.window != nil else { throw HammerError.viewIsNotInHierarchy(view) }
    guard viewIsVisible(view) else { throw HammerError.viewIsNotVisible(view) }
  }

  private func onScreen(_ point: CGPoint, of view: UIView) -> CGPoint {
    view.convert(point, to: UIScreen.main.coordinateSpace)
  }

  private func onScreen(_ rect: CGRect, of view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main.coordinateSpace)
  }

  private func reaches(_ view: UIView, _ point: CGPoint) -> Bool {
    guard pointIsVisible(point), let hit = ApplicationDriving.target(at: point) else {
      return false
    }
    return hit.view.isDescendant(of: view)
  }

  /// The middle of what can be seen; failing that, of what lies within all views above.
  private func hitPoint(of view: UIView) -> CGPoint? {
    let areas = [visibleRect(of: view), visibleRect(of: view, withinAll: true)]
    let points = areas.compactMap { $0 }.filter { !$0.isEmpty }.map {
      CGPoint(x: $0.midX, y: $0.midY)
    }
    return points.first { reaches(view, $0) }
  }

  /// The part of a view that can be seen, on the screen; nil when it is hidden, in no window, or
  /// has no place that numbers can say.
  private func visibleRect(of view: UIView, withinAll: Bool = false) -> CGRect? {
    guard view.window != nil else { return nil }
    let place = onScreen(view.bounds, of: view)
    guard place.isFinite else { return nil }
    var rect = place.intersection(UIScreen.main.bounds)
    var current: UIView? = view
    while let step = current {
      if step.isHidden || step.alpha < 0.01 { return nil }
      if step !== view, step.clipsToBounds || withinAll || step is UIWindow {
        let area = onScreen(step.bounds, of: step)
        guard area.isFinite else { return nil }
        rect = rect.intersection(area)
      }
      current = step.superview
    }
    return rect
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether enough of `rect` is in this one.
  fileprivate func shows(_ rect: CGRect, _ visibility: EventGenerator.Visibility) -> Bool {
    switch visibility {
    case .partial: !intersection(rect).isEmpty
    case .center: !isEmpty && contains(CGPoint(x: rect.midX, y: rect.midY))
    case .full: !rect.isEmpty && contains(rect)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

/// Something that names a place on the screen.
///
/// Points and rectangles are in the coordinates of the screen; a window at its origin shares them.
@preconcurrency @MainActor
public protocol HammerLocatable {
  /// The place, in the coordinates of the generator's window.
  ///
  /// - Throws: why a person could not touch it.
  func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint
}

extension CGPoint: HammerLocatable {
  /// The point itself, taken as one of the screen.
  ///
  /// - Throws: nothing: it is taken as it is.
  @MainActor
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    eventGenerator.fromScreen(self)
  }
}

extension CGRect: HammerLocatable {
  /// The middle, taken as a point of the screen.
  ///
  /// - Throws: nothing: it is taken as it is.
  @MainActor
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    try CGPoint(x: midX, y: midY).windowHitPoint(for: eventGenerator)
  }
}

extension UIView: HammerLocatable {
  /// The middle of the part that can be seen.
  ///
  /// - Throws: `viewIsNotInHierarchy`, `viewIsNotVisible` or `viewIsNotHittable`.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    try eventGenerator.windowHitPoint(forView: self)
  }
}

extension UIViewController: HammerLocatable {
  /// The middle of the part of its view that can be seen.
  ///
  /// - Throws: why a person could not touch it.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    try eventGenerator.windowHitPoint(forView: view)
  }
}

extension String: HammerLocatable {
  /// The middle of the view with this accessibility identifier.
  ///
  /// - Throws: `unableToFindView`, or why the view cannot be touched.
  @MainActor
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    try eventGenerator.viewWithIdentifier(self).windowHitPoint(for: eventGenerator)
  }
}

/// A place some points away from another.
public struct OffsetLocation: HammerLocatable {
  private let location: (any HammerLocatable)?
  private let x: CGFloat
  private let y: CGFloat

  /// Makes it from another place; without one, from the generator's `mainView`.
  ///
  /// - Parameters:
  ///   - location: the place to start from.
  ///   - x: points to the right.
  ///   - y: points down.
  public init(location: (any HammerLocatable)? = nil, x: CGFloat = 0, y: CGFloat = 0) {
    self.location = location
    self.x = x
    self.y = y
  }

  /// The other place, moved.
  ///
  /// - Throws: why a person could not touch it.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    let base = try (location ?? eventGenerator.mainView).windowHitPoint(for: eventGenerator)
    return CGPoint(x: base.x + x, y: base.y + y)
  }
}

/// A place in a view: 0 is its left or top edge, 1 its right or bottom edge.
public struct RelativeLocation: HammerLocatable {
  private let location: UIView?
  private let x: CGFloat
  private let y: CGFloat

  /// Makes it in a view; without one, in the generator's `mainView`.
  ///
  /// - Parameters:
  ///   - location: the place to start from.
  ///   - x: points to the right.
  ///   - y: points down.
  public init(location: UIView? = nil, x: CGFloat, y: CGFloat) {
    self.location = location
    self.x = x
    self.y = y
  }

  /// The place.
  ///
  /// - Throws: `viewIsNotInHierarchy`, `viewIsNotVisible`, or `viewIsNotHittable` when the view
  ///   cannot be touched just there.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    let view = location ?? eventGenerator.mainView
    let bounds = view.bounds
    let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    return try eventGenerator.windowHitPoint(forView: view, at: point)
  }
}

/// A place that is known in the coordinates of the generator's window.
struct WindowPoint: HammerLocatable {
  var point: CGPoint

  func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint { point }
}

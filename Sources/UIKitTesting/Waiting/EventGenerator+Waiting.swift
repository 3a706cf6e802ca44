// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

extension EventGenerator {
  /// Moves the time forward, as `advance(by:)` does.
  ///
  /// - Throws: `invalidInterval` for a negative time, an infinite one, and one that is no number.
  public func wait(_ interval: TimeInterval) throws {
    guard interval >= 0, interval.isFinite else { throw HammerError.invalidInterval(interval) }
    advance(by: interval)
  }

  /// Waits until a condition holds.
  ///
  /// The virtual time moves first, `checkInterval` seconds at a time. If the condition does not hold
  /// then, the main run loop is turned for as long in real time.
  ///
  /// - Throws: `waitConditionTimeout`, or what the condition throws.
  public func waitUntil(
    _ condition: @autoclosure () throws -> Bool, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws {
    guard try hold(for: timeout, checking: checkInterval, until: condition) else {
      throw HammerError.waitConditionTimeout(timeout)
    }
  }

  /// Waits until `body`, or something it starts, completes the waiter it is given.
  ///
  /// - Parameters:
  ///   - body: starts something, and gives the waiter to it.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  /// - Throws: `waitConditionTimeout`, or what `body` throws.
  public func waitUntil(_ body: (Waiter) throws -> Void, timeout: TimeInterval) throws {
    let waiter = Waiter(timeout: timeout)
    try waiter.begin()
    try body(waiter)
    waiter.finish()
    if waiter.state == .completed(timeout: true) { throw HammerError.waitConditionTimeout(timeout) }
  }

  /// Waits until a value is not nil, and returns it.
  ///
  /// - Parameters:
  ///   - exists: the value that is waited for.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`, or what the expression throws.
  @discardableResult
  public func waitUntilExists<T>(
    _ exists: @autoclosure () throws -> T?, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws -> T {
    var found: T?
    _ = try hold(for: timeout, checking: checkInterval) {
      found = try exists()
      return found != nil
    }
    guard let found else { throw HammerError.waitConditionTimeout(timeout) }
    return found
  }

  /// Waits until there is a view with the identifier.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: what the view is called for accessibility.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilExists(
    _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      (try? viewWithIdentifier(accessibilityIdentifier)) != nil, timeout: timeout,
      checkInterval: checkInterval)
  }

  /// Waits until the view with the identifier is on the screen.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: what the view is called for accessibility.
  ///   - visibility: whether a part on the screen is enough, or all of it has to be.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilVisible(
    _ accessibilityIdentifier: String, visibility: Visibility = .partial, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      viewIsVisible(accessibilityIdentifier, visibility: visibility), timeout: timeout,
      checkInterval: checkInterval)
  }

  /// Waits until a view is on the screen.
  ///
  /// - Parameters:
  ///   - view: the view that is meant.
  ///   - visibility: whether a part on the screen is enough, or all of it has to be.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilVisible(
    _ view: UIView, visibility: Visibility = .partial, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      viewIsVisible(view, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
  }

  /// Waits until a rectangle is on the screen.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - visibility: whether a part on the screen is enough, or all of it has to be.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilVisible(
    _ rect: CGRect, visibility: Visibility = .partial, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      rectIsVisible(rect, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
  }

  /// Waits until a point is on the screen.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilVisible(
    _ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(pointIsVisible(point), timeout: timeout, checkInterval: checkInterval)
  }

  /// Waits until a touch reaches the view with the identifier.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: what the view is called for accessibility.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilHittable(
    _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      viewIsHittable(accessibilityIdentifier), timeout: timeout, checkInterval: checkInterval)
  }

  /// Waits until a touch reaches a view.
  ///
  /// - Parameters:
  ///   - view: the view that is meant.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilHittable(
    _ view: UIView, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(viewIsHittable(view), timeout: timeout, checkInterval: checkInterval)
  }

  /// Waits until a touch at a point reaches any view.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilHittable(
    _ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(pointIsHittable(point), timeout: timeout, checkInterval: checkInterval)
  }

  /// Waits until a touch reaches `mainView`.
  ///
  /// - Parameters:
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilHittable(timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
    try waitUntilHittable(mainView, timeout: timeout, checkInterval: checkInterval)
  }

  func hold(
    for timeout: TimeInterval, checking interval: TimeInterval, until condition: () throws -> Bool
  ) rethrows -> Bool {
    try session.hold(for: timeout, checking: interval, until: condition)
  }
}

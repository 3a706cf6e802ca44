// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

extension EventGenerator {
  /// The view with an accessibility identifier.
  ///
  /// The generator's window is searched first, level by level, then the other visible windows from
  /// the front, the keyboard's too.
  ///
  /// - Throws: `unableToFindView`.
  public func viewWithIdentifier(_ accessibilityIdentifier: String) throws -> UIView {
    if let found = firstView(where: { $0.accessibilityIdentifier == accessibilityIdentifier }) {
      return found
    }
    throw HammerError.unableToFindView(identifier: accessibilityIdentifier)
  }

  /// The view with an accessibility label, which is a label's text and a button's title unless set.
  ///
  /// Of a button and the label in it, the button. Windows are searched as for an identifier.
  ///
  /// - Throws: `unableToFindLabel`.
  public func viewWithLabel(_ accessibilityLabel: String) throws -> UIView {
    if let found = firstView(where: { $0.accessibilityLabel == accessibilityLabel }) {
      return found
    }
    throw HammerError.unableToFindLabel(accessibilityLabel)
  }

  /// The highest view for which a condition holds.
  private func firstView(where condition: (UIView) -> Bool) -> UIView? {
    let others = ApplicationDriving.visibleWindows.reversed().filter { $0 !== window }
    for root in [window] + others {
      var level: [UIView] = [root]
      while !level.isEmpty {
        if let found = level.first(where: condition) { return found }
        level = level.flatMap(\.subviews)
      }
    }
    return nil
  }

  /// The view with an accessibility identifier, as one of a class.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: what the view is called for accessibility.
  ///   - type: the class that the view must have.
  /// - Throws: `unableToFindView` or `invalidViewType`.
  public func viewWithIdentifier<T: UIView>(
    _ accessibilityIdentifier: String, ofType type: T.Type
  ) throws -> T {
    let view = try viewWithIdentifier(accessibilityIdentifier)
    guard let typed = view as? T else {
      throw HammerError.invalidViewType(
        identifier: accessibilityIdentifier, type: "\(Swift.type(of: view))", expected: "\(type)")
    }
    return typed
  }

  /// The view with an accessibility identifier, waiting until there is one.
  ///
  /// - Throws: `unableToFindView` when there is none in time.
  public func viewWithIdentifier(
    _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws -> UIView {
    try viewWithIdentifier(
      accessibilityIdentifier, ofType: UIView.self, timeout: timeout, checkInterval: checkInterval)
  }

  /// The view with an accessibility identifier, as one of a class, waiting until there is one.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: what the view is called for accessibility.
  ///   - type: the class that the view must have.
  ///   - timeout: seconds of virtual time after which the wait gives up.
  ///   - checkInterval: seconds of virtual time between two looks.
  /// - Throws: `unableToFindView` when there is none in time, `invalidViewType`.
  public func viewWithIdentifier<T: UIView>(
    _ accessibilityIdentifier: String, ofType type: T.Type, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws -> T {
    _ = hold(for: timeout, checking: checkInterval) {
      (try? viewWithIdentifier(accessibilityIdentifier)) != nil
    }
    return try viewWithIdentifier(accessibilityIdentifier, ofType: type)
  }
}

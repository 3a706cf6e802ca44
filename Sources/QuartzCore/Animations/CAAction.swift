// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What answers a change of a layer.
///
/// See [CAAction](https://developer.apple.com/documentation/quartzcore/caaction).
@preconcurrency @MainActor
public protocol CAAction {
  /// Answers.
  ///
  /// - Parameters:
  ///   - event: the key of the property that changes.
  ///   - anObject: the layer.
  ///   - dict: nil, or values that belong to the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the change is shown at once.
  ///
  /// - Parameters:
  ///   - event: without effect.
  ///   - anObject: without effect.
  ///   - dict: without effect.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The action of a layer that comes into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The action of a layer that leaves its tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"

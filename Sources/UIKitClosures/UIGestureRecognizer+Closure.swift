// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import UIKit

/// A recognizer that calls closures; every recognizer is one.
///
/// A protocol, so that a closure gets the recognizer as the class that it is.
@preconcurrency @MainActor
public protocol ClosureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer: ClosureRecognizer {}

extension ClosureRecognizer {
  // Rules: GR-120.
  /// Calls a closure whenever targets are called: for began, changed, ended and cancelled.
  ///
  /// The recognizer keeps the closure, so what keeps the recognizer should be captured weakly.
  /// Closures and targets are called in the order in which they were added. To take a closure away,
  /// take all away: `removeTarget(nil, action: nil)`.
  ///
  /// ```swift
  /// view.addGestureRecognizer(
  ///   UIPanGestureRecognizer().onAction { [weak self] pan in self?.drag(by: pan.translation(in: nil)) })
  /// ```
  ///
  /// - Returns: the recognizer itself.
  @discardableResult
  public func onAction(_ body: @escaping @MainActor (Self) -> Void) -> Self {
    let target = ClosureTarget { [unowned self] in body(self) }
    addTarget(keeping: target, action: Selector("call", ClosureTarget.call))
    return self
  }
}

/// The target that stands for a closure.
@MainActor
private final class ClosureTarget {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func call() { body() }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NotificationCenter {
  // Rules: RT-79.
  /// What the rewriter makes of `addObserver(forName:object:queue:using:)`: an observer on the main
  /// queue is told at once where a notification is posted on the main actor, and later if it is posted
  /// elsewhere.
  ///
  /// Foundation's waits until the main queue has called, which never comes while the main actor posts.
  ///
  /// - Parameters:
  ///   - name: the name of what is observed; nil for any.
  ///   - obj: the sender that is observed; nil for any.
  ///   - queue: where the block is called; nil for where it is posted.
  ///   - block: gets the notification.
  @preconcurrency @discardableResult
  public func addObserver(
    onClockForName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let queue, queue === OperationQueue.main else {
      return addObserver(forName: name, object: obj, queue: queue, using: block)
    }
    return addObserver(forName: name, object: obj, queue: nil) { notification in
      if MainQueue.isCurrent { return block(notification) }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.async { block(notification) }
    }
  }
}

extension OperationQueue {
  // Rules: RT-79.
  /// What the rewriter makes of `addOperation(_:)` with a block: on the main queue it follows the
  /// application's clock, as `async` does.
  @preconcurrency
  public func addOperationOnClock(_ block: @escaping @Sendable () -> Void) {
    guard self === OperationQueue.main, ClockQueue.isVirtual else { return addOperation(block) }
    ClockQueue.call(after: 0) { block() }
  }

  // Rules: RT-79.
  /// The same for an operation.
  public func addOperationOnClock(_ op: Operation) { addOperation(op) }
}

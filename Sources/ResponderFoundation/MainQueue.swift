// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation

/// Tells whether the caller runs on the main actor, where asking is all one may do.
///
/// The main actor has the main thread, except where nobody runs a main run loop, as under Swift
/// Testing on Linux: there it has whatever thread serves the main queue.
package enum MainQueue {
  /// Marks the main queue, whose work runs on other threads too once the main thread is parked.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main thread or the main queue.
  ///
  /// A description is asked for anywhere: test libraries print values in threads of their own.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation

/// Tells whether code runs where the main actor does.
enum MainQueue {
  /// Marks the main queue, whose work runs on other threads too once the main thread is parked.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether state of the main actor may be read here, from code that is not isolated to it.
  ///
  /// A description is asked for anywhere: test libraries print values in threads of their own.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}

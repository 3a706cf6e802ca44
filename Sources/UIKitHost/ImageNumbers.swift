// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Numbers the pictures of the process.
package enum ImageNumbers {
  private static let counter = Counter()

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0
    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }

  /// A number that no other picture has.
  package static func next() -> Int { counter.next() }
}

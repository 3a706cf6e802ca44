// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost

/// One step of the path of an event.
package struct TraceRecord: Sendable, Equatable, CustomStringConvertible {
  /// Counts the records of the process from 1.
  package let number: Int
  /// Seconds on the application's clock.
  package let time: Double
  /// The part of the path.
  package let topic: TraceTopic
  /// What happened, as a sentence.
  package let text: String

  /// Topic and text, in columns.
  package var description: String {
    topic.rawValue.padding(to: 14) + " " + text
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Numbers of keys, drawn ones and real ones.

extension Thresholds {
  /// Seconds between two taps of the keyboard's shift key that lock it; chosen.
  package static let shiftInterval: TimeInterval = 0.35

  /// Seconds for which the delete key of the keyboard is held before it repeats, and between two
  /// repetitions; chosen.
  package static let deleteDelay: TimeInterval = 0.5
  package static let deleteInterval: TimeInterval = 0.1

  // Rules: PK-9.
  /// Seconds that a key is held before it repeats; the default of the system's setting.
  package static let keyRepeatDelay: TimeInterval = 0.4

  // Rules: PK-9.
  /// Seconds between the repeats of a key; the default of the system's setting.
  package static let keyRepeatInterval: TimeInterval = 0.1
}

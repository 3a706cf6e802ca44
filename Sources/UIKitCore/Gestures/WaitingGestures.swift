// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: GR-57 to GR-60.
/// The recognizers that wait for others to fail, and which of them have a reason to try again.
///
/// One is woken when one that it waits for has decided or does not share its touches any more; the
/// others are not asked. Those that are woken try in the order in which they began to wait, again and
/// again from the first one on, as long as somebody is woken.
@MainActor
struct WaitingGestures {
  /// Those that are woken, in the order in which they began to wait.
  private var woken: [UIGestureRecognizer] = []
  /// The number of the one that tried last.
  private var last = 0
  /// Counts those that began to wait.
  private var count = 0

  /// Whether one that is woken has not tried yet.
  var areSomeWoken: Bool { !woken.isEmpty }

  /// Puts a recognizer among those that wait; false when it waits already.
  mutating func begin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !recognizer.flags.contains(.waits) else { return false }
    recognizer.flags.insert(.waits)
    count += 1
    recognizer.needExtras.waitNumber = count
    return true
  }

  /// Takes a recognizer from among those that wait.
  mutating func end(_ recognizer: UIGestureRecognizer) {
    guard recognizer.flags.contains(.waits) else { return }
    recognizer.flags.remove(.waits)
    if recognizer.flags.contains(.isWoken) {
      recognizer.flags.remove(.isWoken)
      woken.removeAll { $0 === recognizer }
    }
  }

  /// Lets a recognizer try again, if it waits.
  mutating func wake(_ recognizer: UIGestureRecognizer) {
    guard recognizer.flags.contains(.waits), !recognizer.flags.contains(.isWoken) else { return }
    recognizer.flags.insert(.isWoken)
    woken.insert(recognizer, at: place(after: recognizer.needExtras.waitNumber))
  }

  /// The next one to try; nil when nobody is woken.
  mutating func nextWoken() -> UIGestureRecognizer? {
    guard !woken.isEmpty else {
      last = 0
      return nil
    }
    let next = place(after: last)
    let recognizer = woken.remove(at: next < woken.count ? next : 0)
    last = recognizer.needExtras.waitNumber
    recognizer.flags.remove(.isWoken)
    return recognizer
  }

  /// Where those begin that began to wait after the one with a number.
  private func place(after number: Int) -> Int {
    woken.partitioningIndex { $0.needExtras.waitNumber > number }
  }
}

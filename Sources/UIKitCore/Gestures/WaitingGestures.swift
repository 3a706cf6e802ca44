// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost
import UIKitMachines

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

// Rules: GR-57, GR-59, GR-60.
/// What is known of those that one that waits still waits for.
///
/// OPTIMIZATION: one that waits for many would else ask them all whenever one of them fails.
struct AwaitedGesture {
  /// How many of its requirements, the first ones, may be undecided.
  var count: Int
  /// `GestureEnvironment.joins` when it tried last: later ones may have to be asked or waited for.
  var joins: Int
}

extension GestureEnvironment {
  /// Whether a try would change nothing for one that waits, after another has decided or let its
  /// touches go: the other stops it not, nobody new is to be asked, and it waits for a third.
  func stillWaits(_ dependent: UIGestureRecognizer, after other: UIGestureRecognizer) -> Bool {
    guard let extras = dependent.extras, var awaited = extras.awaited, awaited.joins == joins
    else { return false }
    switch status(of: other, beside: dependent) {
    case .absent, .failed: break
    case .undecided, .underWay, .recognized: return false
    }
    // Those that were passed over stay decided: only one that joins, or is enabled, is undecided again.
    while awaited.count > 0 {
      if let next = extras.requirement(at: awaited.count - 1),
        status(of: next, beside: dependent) == .undecided
      {
        extras.awaited = awaited
        return true
      }
      awaited.count -= 1
    }
    return false
  }
}

extension GestureExtras {
  /// Those it waits for now, of whom some may be gone.
  var requirementCount: Int { requirements.count + dynamicRequirements.count }

  /// One of those it waits for; nil when that is gone, or there is none.
  fileprivate func requirement(at place: Int) -> UIGestureRecognizer? {
    if place < requirements.count { return requirements[place].current }
    let place = place - requirements.count
    return place < dynamicRequirements.count ? dynamicRequirements[place].current : nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// One view with many tap recognizers, each of which waits for the one before.
final class LinkedTapScene: GestureStage {
  private let counter = Counter()

  init(count: Int) {
    super.init()
    for tap in Self.linked(count) {
      tap.addTarget(counter, action: counter.action)
      window.addGestureRecognizer(tap)
    }
  }

  /// A tap; how many recognizers told of it.
  func tapPass() -> @MainActor () -> Int {
    { [self] in
      let before = counter.count
      tap()
      return counter.count - before
    }
  }

  /// Makes recognizers that wait for each other; how many they are.
  static func link(_ count: Int) -> Int { linked(count).count }

  private static func linked(_ count: Int) -> [UITapGestureRecognizer] {
    let taps = (0..<count).map { _ in UITapGestureRecognizer() }
    for (tap, next) in zip(taps, taps.dropFirst()) { next.require(toFail: tap) }
    return taps
  }
}

/// One view with a tap recognizer that waits for many others, for more taps each.
final class StarTapScene: GestureStage {
  private let counter = Counter()

  init(count: Int) {
    super.init()
    let tap = UITapGestureRecognizer(target: counter, action: counter.action)
    window.addGestureRecognizer(tap)
    for _ in 1..<count {
      let other = UITapGestureRecognizer()
      other.numberOfTapsRequired = 2
      tap.require(toFail: other)
      window.addGestureRecognizer(other)
    }
  }

  /// A tap, and the time that a second one would have; how often it was recognized.
  func tapPass() -> @MainActor () -> Int {
    { [self] in
      let before = counter.count
      tap()
      wait(0.5)
      return counter.count - before
    }
  }
}

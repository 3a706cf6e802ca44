// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Many display links.
@MainActor
final class DisplayLinkScene {
  private let clock = VirtualClock()
  private let counter = Counter()
  private var links: [CADisplayLink] = []
  private let count: Int
  private var frames = 0

  init(count: Int) {
    self.count = count
    TimeSource.clock = clock
  }

  isolated deinit { stop() }

  private func start() {
    links = (0..<count).map { _ in
      let link = CADisplayLink(target: counter, selector: counter.action)
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  private func stop() {
    for link in links { link.invalidate() }
    links = []
  }

  /// Links come and go; how many there were.
  func makePass() -> @MainActor () -> Int {
    { [self] in
      start()
      defer { stop() }
      return links.count
    }
  }

  /// A frame; how many links were called.
  func framePass() -> @MainActor () -> Int {
    TimeSource.clock = clock
    start()
    return { [self] in
      let before = counter.count
      frames += 1
      // Halfway between two frames, for a sum of sixtieths may be on either side of one.
      clock.advance(to: (Double(frames) + 0.5) / Double(UIScreen.main.maximumFramesPerSecond))
      return counter.count - before
    }
  }
}

/// Many timers on a virtual clock.
@MainActor
final class TimerScene {
  /// Makes the order of the times one without a pattern.
  private static let stride = 7919
  private let count: Int

  init(count: Int) { self.count = count }

  /// Timers that wait, each longer than the one before or in any order; how many fired.
  func firePass(inOrder: Bool) -> @MainActor () -> Int {
    { [count] in
      let clock = VirtualClock()
      var fired = 0
      for place in 0..<count {
        let moment = inOrder ? place : place * Self.stride % count
        clock.schedule(after: Double(moment + 1)) { fired += 1 }
      }
      clock.advance(by: Double(count + 1))
      return fired
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// Keeps track of keys and buttons that are down, so that each begins and ends once.
  ///
  /// A page is not to be trusted with that: what cannot be is dropped or set right, and counted.
  struct KeyTracker: Sendable, Equatable {
    /// Keys that may be down at a time; ten fingers hold fewer.
    static let mostKeys = 32

    private var keys: Set<UInt16> = []
    private var buttons: Set<PressSample.Button> = []

    /// Sets a stroke right.
    ///
    /// - Returns: nil when nothing is left of it.
    mutating func admit(_ stroke: KeyStroke, count: (WebHostAnomaly) -> Void) -> KeyStroke? {
      guard stroke.phase == .began else {
        guard keys.remove(stroke.usage) != nil else {
          count(.keyNeverBegan)
          return nil
        }
        return stroke
      }
      if keys.contains(stroke.usage) {
        guard !stroke.isRepeat else { return stroke }
        count(.keyBeganTwice)
        return nil
      }
      guard !stroke.isRepeat else {
        count(.keyNeverBegan)
        return nil
      }
      guard keys.count < Self.mostKeys else {
        count(.tooManyKeys)
        return nil
      }
      keys.insert(stroke.usage)
      return stroke
    }

    /// Sets a press right; nil when nothing is left of it.
    mutating func admit(_ sample: PressSample, count: (WebHostAnomaly) -> Void) -> PressSample? {
      switch sample.phase {
      case .began:
        guard buttons.insert(sample.button).inserted else {
          count(.keyBeganTwice)
          return nil
        }
      case .changed:
        guard buttons.contains(sample.button) else {
          count(.keyNeverBegan)
          return nil
        }
      case .ended, .cancelled:
        guard buttons.remove(sample.button) != nil else {
          count(.keyNeverBegan)
          return nil
        }
      }
      return sample
    }

    /// Forgets everything that is down.
    ///
    /// - Returns: what cancels it, in a fixed order.
    mutating func removeAll(at time: TimeInterval) -> [HostEvent] {
      defer { self = KeyTracker() }
      return keys.sorted().map { .key(KeyStroke(usage: $0, phase: .cancelled, time: time)) }
        + buttons.sorted { $0.rawValue < $1.rawValue }
        .map { .press(PressSample(button: $0, phase: .cancelled, time: time)) }
    }
  }
#endif

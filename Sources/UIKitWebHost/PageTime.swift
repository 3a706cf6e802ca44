// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// Brings the page's times onto the host's clock.
  ///
  /// The distance between the clocks is fixed when a page says hello, so that the distances between
  /// its events stay what they were. Results never go back and never lie in the future.
  struct PageTime: Sendable, Equatable {
    /// Seconds to add to the page's clock.
    private var offset: TimeInterval
    /// The newest time given out.
    private(set) var last: TimeInterval
    /// The newest reading of the page's clock.
    private var newestReading = -Double.infinity

    /// Reads both clocks at one moment; nothing earlier than `notBefore` is given out.
    init(pageNow milliseconds: Double, at time: TimeInterval, notBefore: TimeInterval = -.infinity)
    {
      offset = time - milliseconds / 1000
      last = notBefore
    }

    /// The time of an event: not before that of the event before it, not after `now`.
    ///
    /// - Returns: the time, and whether the page's clock had gone back.
    mutating func event(_ milliseconds: Double, now: TimeInterval) -> (TimeInterval, wentBack: Bool)
    {
      let wentBack = milliseconds < newestReading
      newestReading = max(newestReading, milliseconds)
      last = max(last, min(sample(milliseconds), now))
      return (last, wentBack)
    }

    /// The time of a sample that belongs to an event; it may lie before it, or be predicted.
    func sample(_ milliseconds: Double) -> TimeInterval { milliseconds / 1000 + offset }
  }
#endif

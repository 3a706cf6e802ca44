// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Seconds since the beginning of the year 2001, Greenwich time.
public typealias CFAbsoluteTime = Double

// Rules: RT-80.
/// The seconds since the beginning of the year 2001.
///
/// In virtual time the time of the application's clock, so that two readings differ by the seconds
/// that passed on it.
///
/// [Apple: CFAbsoluteTimeGetCurrent](https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent())
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  let virtual: Double? =
    MainQueue.isCurrent
    ? MainActor.assumeIsolated { TimeSource.clock is RealClock ? nil : TimeSource.clock.now } : nil
  return virtual ?? Date().timeIntervalSinceReferenceDate
}

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A number of seconds.
public typealias CFTimeInterval = Double

/// The current time of the clock the application runs on, in seconds.
///
/// On a host that is the system's uptime, in a test the virtual clock. Only for the main actor,
/// which the clock belongs to.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { TimeSource.clock.now }

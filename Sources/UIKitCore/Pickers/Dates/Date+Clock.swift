// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

extension Date {
  /// Now, by the clock that the application follows.
  static var onTheClock: Date { Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }
}

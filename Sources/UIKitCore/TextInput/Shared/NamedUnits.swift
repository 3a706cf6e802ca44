// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension Range<Int> {
  // Rules: VA-6.
  /// The units of a text that a program names, which may be anything: what lies before its beginning
  /// is cut away.
  ///
  /// - Parameter units: the range; nil is made of one that is `NSNotFound`.
  init?(named units: NSRange) {
    guard units.location != NSNotFound else { return nil }
    let (end, isBeyond) = units.location.addingReportingOverflow(units.length)
    let start = Swift.max(0, units.location)
    self = start..<Swift.max(start, isBeyond && units.length > 0 ? .max : end)
  }
}

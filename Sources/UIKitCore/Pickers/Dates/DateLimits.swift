// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DP-5.
/// The first and the last date of a picker.
struct DateLimits: Equatable {
  var first: Date?
  var last: Date?

  /// The years 1 to 9999, beyond which no wheel turns.
  static let world = -63_114_076_800.0...252_423_993_599.0

  /// Whether there is a limit; a first one behind the last counts for nothing, nor does that.
  var areSet: Bool { (first != nil || last != nil) && !areTwisted }

  private var areTwisted: Bool {
    guard let first, let last else { return false }
    return first > last
  }

  /// The nearest date within the limits.
  func clamped(_ date: Date) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    var date = Date(
      timeIntervalSinceReferenceDate: min(
        max(seconds, Self.world.lowerBound), Self.world.upperBound)
    )
    if areTwisted { return date }
    if let last, date > last { date = last }
    if let first, date < first { date = first }
    return date
  }

  /// Whether something of a span lies within the limits.
  func meet(_ span: DateInterval) -> Bool {
    if areTwisted { return true }
    if let first, span.end < first || (span.end == first && span.duration > 0) { return false }
    if let last, span.start > last { return false }
    return true
  }
}

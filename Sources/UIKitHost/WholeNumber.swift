// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VA-1.
extension Int {
  /// The whole part of a number that may be anything, kept within a range.
  ///
  /// This is the one way from a floating-point number to an integer: `Int(_:)` ends the process for
  /// what no integer can hold. Say a range that the caller can go on reckoning with.
  ///
  /// - Parameters:
  ///   - value: the number; one that is not a number counts as 0.
  ///   - range: what the result lies in.
  @inlinable
  package init(_ value: Double, in range: ClosedRange<Int>) {
    // What a Double may round up to 2^63 is no Int, so the greatest one is compared, not converted.
    if value.isNaN {
      self = Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
    } else if value <= Double(range.lowerBound) {
      self = range.lowerBound
    } else if value >= Double(range.upperBound) {
      self = range.upperBound
    } else {
      self.init(value)
    }
  }
}

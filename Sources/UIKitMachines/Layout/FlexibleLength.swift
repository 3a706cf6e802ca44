// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A length between two margins, some of which give way when the room for all three changes.
package struct FlexibleLength: Equatable {
  /// The margin before it.
  package let start: CGFloat
  package let length: CGFloat

  package init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }

  /// Divides a change of the room among what is flexible, in proportion to its length, or evenly
  /// where all of that is empty.
  ///
  /// - Parameters:
  ///   - old: the room before.
  ///   - new: the room now.
  ///   - before: whether the margin before is flexible.
  ///   - size: whether the length is.
  ///   - after: whether the margin behind is.
  package func fitted(
    from old: CGFloat, to new: CGFloat, before: Bool, size: Bool, after: Bool
  ) -> FlexibleLength {
    let change = new - old
    let margin = old - start - length
    var flexible = (before ? start : 0) + (size ? length : 0) + (after ? margin : 0)
    let count = CGFloat((before ? 1 : 0) + (size ? 1 : 0) + (after ? 1 : 0))
    guard change != 0, count > 0 else { return self }
    let isProportional = flexible > 0
    if !isProportional { flexible = count }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      isFlexible ? change * (isProportional ? part : 1) / flexible : 0
    }
    return FlexibleLength(
      start: start + share(before, start), length: max(0, length + share(size, length)))
  }
}

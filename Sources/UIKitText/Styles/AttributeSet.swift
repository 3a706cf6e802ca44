// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Attributes that a stretch of text shares, and how it looks by them.
package final class AttributeSet {
  package let values: [NSAttributedString.Key: Any]
  package let style: TextStyle

  /// - Parameter base: what the attributes do not say.
  package init(_ values: [NSAttributedString.Key: Any] = [:], base: TextStyle) {
    self.values = values
    style = base.applying(values)
  }

  /// Whether text with these attributes cannot be told from text with others.
  package func isSame(as other: AttributeSet) -> Bool {
    if self === other { return true }
    guard style == other.style, values.count == other.values.count else { return false }
    return values.allSatisfy { Self.isSame($1, other.values[$0]) }
  }

  /// Whether two values of an attribute cannot be told apart.
  package static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }
}

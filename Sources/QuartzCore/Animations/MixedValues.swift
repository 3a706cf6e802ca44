// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What lies between two values of a property.
package enum MixedValues {
  /// A part of the way from one value to another, as an animation takes it.
  ///
  /// - Parameters:
  ///   - from: the start; nil for the nothing of the end's kind, such as 0.
  ///   - to: the end; nil for the nothing of the start's kind.
  ///   - part: of the way, from 0 to 1.
  /// - Returns: nil without a value; what cannot be mixed changes at the end.
  package static func value(from: Any?, to: Any?, _ part: Double) -> Any? {
    let ends = (from: AnimatedValue(from), to: AnimatedValue(to))
    return switch ends {
    case (.none, let to): to.zero.mixed(with: to, part).plain
    case (let from, .none): from.mixed(with: from.zero, part).plain
    case (let from, let to): from.mixed(with: to, part).plain
    }
  }
}

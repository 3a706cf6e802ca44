// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension CGFloat {
  /// A number of any kind, if it is one that a place can be computed with.
  package init?(finite value: Any?) {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    self = number
  }
}

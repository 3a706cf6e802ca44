// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What of a date picker a person sees and touches; one for each style.
@MainActor
protocol DateFace: UIView {
  /// Told of the date that a person chose.
  var didTurn: ((Date) -> Void)? { get set }
  /// Takes other rules; what is shown stays until `show` is called.
  func take(_ rules: DateRules)
  /// Shows a date.
  func show(_ date: Date, limits: DateLimits, animated: Bool)
}

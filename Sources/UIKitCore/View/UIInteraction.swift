// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A behaviour that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it was added to; set by its own `didMove(to:)`.
  var view: UIView? { get }
  /// Tells that it is about to be added to a view, or removed from its view for nil.
  func willMove(to view: UIView?)
  /// Tells that it was added to a view, or removed for nil.
  func didMove(to view: UIView?)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Something that tests and traces can name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name that no person sees; nil when there is none.
  var accessibilityIdentifier: String? { get set }
}

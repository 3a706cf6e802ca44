// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Something that knows what it is shown on: a screen, a view, a controller.
///
/// [Apple: UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What it is shown on now.
  var traitCollection: UITraitCollection { get }
  /// Tells that it is shown on something else than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DD-63 to DD-66.
/// What can be activated by a drag that rests on it, if that is wished.
///
/// [Apple: UISpringLoadedInteractionSupporting](https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting)
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests on it does what a tap does; false at first.
  var isSpringLoaded: Bool { get set }
}

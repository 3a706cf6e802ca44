// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Takes up again what a person did.
///
/// [Apple: UIUserActivityRestoring](https://developer.apple.com/documentation/uikit/uiuseractivityrestoring)
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  // Rules: UA-10.
  /// Brings the object to the state that an activity describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

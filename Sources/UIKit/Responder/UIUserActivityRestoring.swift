// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Takes up again what a person did.
///
/// [Apple: UIUserActivityRestoring](https://developer.apple.com/documentation/uikit/uiuseractivityrestoring)
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Brings the object to the state that an activity describes.
  ///
  /// - Rules: UA-10.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

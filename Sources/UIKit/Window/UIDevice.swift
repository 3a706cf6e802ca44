// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The device that the application runs on.
///
/// [Apple: UIDevice](https://developer.apple.com/documentation/uikit/uidevice)
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let only = UIDevice()

  override init() { super.init() }

  /// The device.
  open class var current: UIDevice { only }
}

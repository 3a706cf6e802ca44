// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Whether the pointer of a scene stays where it is.
///
/// [Apple: UIPointerLockState](https://developer.apple.com/documentation/uikit/uipointerlockstate)
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  override init() { super.init() }

  // Rules: AW-75.
  /// Whether it does: false.
  open var isLocked: Bool { false }

  /// Posted after `isLocked` changed, which no host makes it.
  public nonisolated static let didChangeNotification = NSNotification.Name(
    "UIPointerLockStateDidChangeNotification")
  /// Names the scene in that notification.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// What the status bar of a scene is like.
///
/// [Apple: UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager)
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  override init() { super.init() }

  // Rules: AW-49.
  /// How the bar looks: light or dark, after what the controller in front prefers.
  open var statusBarStyle: UIStatusBarStyle { ApplicationLink.port.statusBarLook.style }

  // Rules: AW-49.
  /// Whether the bar is out of sight.
  open var isStatusBarHidden: Bool { ApplicationLink.port.statusBarLook.isHidden }

  // Rules: AW-51.
  /// Where the bar is: the part of the screen's top that the device's furniture covers; zero while it
  /// is hidden.
  open var statusBarFrame: CGRect {
    isStatusBarHidden
      ? .zero
      : CGRect(
        x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.metrics.safeArea.top)
  }
}

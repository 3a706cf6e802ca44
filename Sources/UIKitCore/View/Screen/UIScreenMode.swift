// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A size in which a screen can show.
///
/// [Apple: UIScreenMode](https://developer.apple.com/documentation/uikit/uiscreenmode)
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  private let pixels: CGSize

  init(size: CGSize) {
    pixels = size
    super.init()
  }

  // Rules: DE-41.
  /// The size in pixels.
  open var size: CGSize { pixels }

  // Rules: DE-41.
  /// The width of a pixel in parts of its height: 1, as pixels are square.
  open var pixelAspectRatio: CGFloat { 1 }
}

extension UIScreen {
  /// What happens at edges that a screen cuts off.
  public enum OverscanCompensation: Int, Sendable {
    /// What is shown is made smaller.
    case scale = 0
    /// What is shown keeps its size and is moved inwards.
    case insetBounds = 1
    /// Nothing.
    case none = 2

    /// What is shown keeps its size and is moved inwards.
    public static var insetApplicationFrame: OverscanCompensation { .insetBounds }
  }

  /// Posted after another screen came; there is one, so never.
  public nonisolated static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Posted after a screen went; there is one, so never.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  // Rules: DE-41.
  /// Posted after the screen got other pixels.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  // Rules: DE-40.
  /// Posted after the brightness changed.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted after `isCaptured` changed; no host tells, so never.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

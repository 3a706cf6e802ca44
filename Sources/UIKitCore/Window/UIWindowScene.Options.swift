// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIWindowScene {
  /// How a new scene stands beside the others.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// As any other.
    case standard = 1
    /// Over the one that asked.
    case prominent = 2
  }

  /// How a scene leaves the screen.
  public enum DismissalAnimation: Int, Sendable {
    /// As any other.
    case standard = 1
    /// As what is done and sent off.
    case commit = 2
    /// As what is not wanted.
    case decline = 3
  }

  /// How a scene of windows is brought to the front.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    // Rules: AW-72.
    /// How it is to stand beside the others; on the one screen there is, it fills that.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }
}

/// How a scene of windows is taken off the screen.
///
/// [Apple: UIWindowSceneDestructionRequestOptions](https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions)
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  // Rules: AW-72.
  /// How it leaves; the trace names it, for a scene goes at once here.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

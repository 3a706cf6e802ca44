// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether a screen feels how hard it is pressed.
///
/// [Apple: UIForceTouchCapability](https://developer.apple.com/documentation/uikit/uiforcetouchcapability)
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How a presented controller comes and goes.
///
/// [Apple: UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle)
public enum UIModalTransitionStyle: Int, Sendable {
  /// It rises from the lower edge and sinks again.
  case coverVertical = 0
  /// It turns into sight about an upright line, and out of it again.
  case flipHorizontal = 1
  /// It fades in and out.
  case crossDissolve = 2
}

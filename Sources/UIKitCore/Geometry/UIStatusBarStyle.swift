// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How a status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light ground, light on dark ground.
  case `default` = 0
  /// Light, for dark ground.
  case lightContent = 1
  /// Dark, for light ground.
  case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By becoming visible.
  case fade = 1
  /// From above.
  case slide = 2
}

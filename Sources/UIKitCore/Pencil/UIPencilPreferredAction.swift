// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PC-5.
/// What the person wants to happen when they tap or squeeze their pencil.
///
/// [Apple: UIPencilPreferredAction](https://developer.apple.com/documentation/uikit/uipencilpreferredaction)
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// The eraser is taken, or put away.
  case switchEraser = 1
  /// The tool before is taken.
  case switchPrevious = 2
  /// Colours are shown.
  case showColorPalette = 3
  /// What the ink is like is shown.
  case showInkAttributes = 4
  /// Tools are shown that fit what is being done.
  case showContextualPalette = 5
  /// A shortcut of the system runs.
  case runSystemShortcut = 6
}

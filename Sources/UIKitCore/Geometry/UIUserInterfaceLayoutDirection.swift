// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a view's content means, and so whether it is mirrored where the interface runs from right to
/// left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Controls of something that plays: not mirrored.
  case playback = 1
  /// Controls of directions in space: not mirrored.
  case spatial = 2
  /// Never mirrored.
  case forceLeftToRight = 3
  /// Always mirrored.
  case forceRightToLeft = 4
}

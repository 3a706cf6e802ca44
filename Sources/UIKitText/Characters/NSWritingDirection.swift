// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether text runs to the left or to the right.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter demands.
  case natural = -1
  /// To the right, as Latin does.
  case leftToRight = 0
  /// To the left, as Arabic and Hebrew do.
  case rightToLeft = 1
}

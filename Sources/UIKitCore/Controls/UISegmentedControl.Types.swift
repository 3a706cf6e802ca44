// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UISegmentedControl {
  /// Which of the segments something is meant for.
  public enum Segment: Int, Sendable {
    /// Every one.
    case any = 0
    /// The first of several.
    case left = 1
    /// One between others.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }
}

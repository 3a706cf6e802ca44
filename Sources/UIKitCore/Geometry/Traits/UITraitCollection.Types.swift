// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little: the width of a phone, or its height when it lies on the side.
  case compact = 1
  /// Enough for two things side by side.
  case regular = 2
}

/// Whether an interface is dark on light ground, or light on dark ground.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark things on light ground.
  case light = 1
  /// Light things on dark ground.
  case dark = 2
}

/// How strong differences of brightness are to be.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designers like them.
  case normal = 0
  /// Strong.
  case high = 1
}

/// Which way an interface runs, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A device that is held in a hand.
  case phone = 0
  /// A device with room for two things side by side.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A computer with a mouse.
  case mac = 5
  /// Glasses.
  case vision = 6
}

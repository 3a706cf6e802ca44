// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the upper edge below.
  case portraitUpsideDown = 2
  /// Turned to the left: the upper edge is at the left.
  case landscapeLeft = 3
  /// Turned to the right: the upper edge is at the right.
  case landscapeRight = 4
  /// Lying on its back; no host tells of it.
  case faceUp = 5
  /// Lying on its screen; no host tells of it.
  case faceDown = 6

  /// Whether it is held upright, either way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is upright or turned to a side, that is, not lying and not unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

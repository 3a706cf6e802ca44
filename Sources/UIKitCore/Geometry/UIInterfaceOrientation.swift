// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which edge of the device is up.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The top edge is up.
  case portrait = 1
  /// The bottom edge is up.
  case portraitUpsideDown = 2
  /// The device's right edge is up.
  case landscapeRight = 3
  /// The device's left edge is up.
  case landscapeLeft = 4

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits: one for each raw value of `UIInterfaceOrientation`.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The set of one orientation; empty for `.unknown`.
  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }
  /// `UIInterfaceOrientation.portrait`.
  public static var portrait: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 1)
  }
  /// `UIInterfaceOrientation.portraitUpsideDown`.
  public static var portraitUpsideDown: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 2)
  }
  /// `UIInterfaceOrientation.landscapeRight`.
  public static var landscapeRight: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 3)
  }
  /// `UIInterfaceOrientation.landscapeLeft`.
  public static var landscapeLeft: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 4)
  }
  /// Both landscapes.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// All four.
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .landscape, .portraitUpsideDown]
  }
  /// All but upside down.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}

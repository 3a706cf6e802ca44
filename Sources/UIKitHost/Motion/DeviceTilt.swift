// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: MO-17.
/// From where a person looks at the device.
///
/// Both numbers are 0 for a person straight in front of the screen, and reach from -1 to 1.
public struct DeviceTilt: Sendable, Hashable, Codable {
  /// How far to the right of the screen's middle the person is; negative to the left.
  public var horizontal: Double
  /// How far below the screen's middle the person is; negative above.
  public var vertical: Double

  /// Straight in front of the screen.
  public static let straight = DeviceTilt(horizontal: 0, vertical: 0)

  /// Makes a tilt.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The nearest that there can be; nil for what is no number.
  package var possible: DeviceTilt? {
    guard !horizontal.isNaN, !vertical.isNaN else { return nil }
    return DeviceTilt(
      horizontal: min(1, max(-1, horizontal)), vertical: min(1, max(-1, vertical)))
  }
}

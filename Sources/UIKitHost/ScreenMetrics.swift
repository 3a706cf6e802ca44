// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The surface that a host shows an application on.
public struct ScreenMetrics: Sendable, Equatable, Codable {
  /// Which edge of the device is up: in `landscapeLeft` the left one, so the upper edge is at the
  /// right.
  public enum Orientation: UInt8, Sendable, Codable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// In points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: Double
  /// Frames a second.
  public var framesPerSecond: Int
  /// Which edge of the device is up.
  public var orientation: Orientation
  /// Space along the edges that the device's own furniture covers, in points.
  public var safeArea: EdgeDistances

  /// Makes the metrics of a screen.
  public init(
    size: CGSize, scale: Double, framesPerSecond: Int = 60, orientation: Orientation = .portrait,
    safeArea: EdgeDistances = EdgeDistances()
  ) {
    self.size = size
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.orientation = orientation
    self.safeArea = safeArea
  }

  /// Whether there could be such a screen, and its furniture leaves something of it; one that a host
  /// reports and that could not be is dropped.
  public var isPossible: Bool {
    Self.sides.contains(size.width) && Self.sides.contains(size.height)
      && Self.scales.contains(scale) && Self.rates.contains(framesPerSecond)
      && [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
        .allSatisfy { (0...Self.sides.upperBound).contains($0) }
      && safeArea.left + safeArea.right < size.width
      && safeArea.top + safeArea.bottom < size.height
  }

  private static let sides: ClosedRange<Double> = 1...100_000
  private static let scales: ClosedRange<Double> = 0.1...100
  private static let rates = 1...1000

  /// The screen of a headless run: a phone of 414 by 896 points at 2 pixels a point.
  public static let headless = ScreenMetrics(size: CGSize(width: 414, height: 896), scale: 2)
}

/// Distances from four edges, in points.
public struct EdgeDistances: Sendable, Equatable, Codable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes distances, 0 where none is given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

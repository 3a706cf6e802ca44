// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIImage {
  /// In which colours a picture is drawn.
  public enum RenderingMode: Int, Sendable {
    /// Symbols in the tint colour, other pictures in their own colours.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour, as opaque as it is.
    case alwaysTemplate = 2
  }

  // Rules: DR-53.
  /// How a picture is turned to be shown.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter, counterclockwise.
    case left = 2
    /// By a quarter, clockwise.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Top and bottom exchanged.
    case downMirrored = 5
    /// By a quarter counterclockwise, then top and bottom exchanged.
    case leftMirrored = 6
    /// By a quarter clockwise, then top and bottom exchanged.
    case rightMirrored = 7

    /// Whether width and height are exchanged.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }

    /// The same with left and right exchanged.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .leftMirrored
      case .leftMirrored: .left
      case .right: .rightMirrored
      case .rightMirrored: .right
      }
    }

    /// Where the right and the lower edge of the picture point to, and where its corner goes, in a square.
    var map:
      (right: (x: Double, y: Double), down: (x: Double, y: Double), corner: (x: Double, y: Double))
    {
      switch self {
      case .up: ((1, 0), (0, 1), (0, 0))
      case .down: ((-1, 0), (0, -1), (1, 1))
      case .left: ((0, -1), (1, 0), (0, 1))
      case .right: ((0, 1), (-1, 0), (1, 0))
      case .upMirrored: ((-1, 0), (0, 1), (1, 0))
      case .downMirrored: ((1, 0), (0, -1), (0, 1))
      case .leftMirrored: ((0, 1), (1, 0), (0, 0))
      case .rightMirrored: ((0, -1), (-1, 0), (1, 1))
      }
    }
  }

  /// How the parts of a picture are made larger that are not at its corners.
  public enum ResizingMode: Int, Sendable {
    /// By repeating them.
    case tile = 0
    /// By stretching them.
    case stretch = 1
  }
}

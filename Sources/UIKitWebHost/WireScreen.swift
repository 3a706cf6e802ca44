// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// The page's size as the wire has it.
  struct WireScreen: Decodable {
    /// The largest side that is believed, in points.
    static let largestSide = 32_768.0
    /// The largest number of pixels in a point that is believed.
    static let largestScale = 16.0
    /// The highest frame rate that is believed.
    static let highestRate = 1000

    var w: Double
    var h: Double
    var scale: Double
    var fps: Int
    var orientation: String
    /// Top, left, bottom, right.
    var safe: [Double]

    /// Checks the values.
    func metrics() throws -> ScreenMetrics {
      // The page tells where the upper edge points, the metrics which edge is up.
      let orientations: [String: ScreenMetrics.Orientation] = [
        "portrait": .portrait, "upsideDown": .portraitUpsideDown, "left": .landscapeRight,
        "right": .landscapeLeft,
      ]
      guard (0...Self.largestSide).contains(w), (0...Self.largestSide).contains(h),
        scale > 0, scale <= Self.largestScale, (1...Self.highestRate).contains(fps),
        let orientation = orientations[orientation], safe.count == 4,
        safe.allSatisfy({ (0...Self.largestSide).contains($0) })
      else { throw PageMessage.Malformed.impossible }
      return ScreenMetrics(
        size: CGSize(width: w, height: h), scale: scale, framesPerSecond: fps,
        orientation: orientation,
        safeArea: EdgeDistances(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3]))
    }
  }
#endif

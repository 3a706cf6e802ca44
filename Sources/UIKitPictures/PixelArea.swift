// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import UIKitHost

  /// A rectangle of whole pixels.
  struct PixelArea: Equatable {
    var x, y, width, height: Int

    /// Beyond them nothing is drawn.
    private static let places = -2_000_000...2_000_000

    init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = max(0, width)
      self.height = max(0, height)
    }

    /// The pixels that a rectangle touches; none for one that is not finite.
    init(around rect: CGRect) {
      let far = 1e6
      let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      guard rect.width > 0, rect.height > 0, edges.allSatisfy({ !$0.isNaN }) else {
        self.init(x: 0, y: 0, width: 0, height: 0)
        return
      }
      let (left, top) = (max(-far, edges[0].rounded(.down)), max(-far, edges[1].rounded(.down)))
      let (right, bottom) = (min(far, edges[2].rounded(.up)), min(far, edges[3].rounded(.up)))
      self.init(
        x: Int(left, in: Self.places), y: Int(top, in: Self.places),
        width: Int(right - left, in: Self.places), height: Int(bottom - top, in: Self.places))
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    var isEmpty: Bool { width == 0 || height == 0 }

    func overlap(_ other: PixelArea) -> PixelArea {
      let (left, top) = (max(x, other.x), max(y, other.y))
      let right = min(x + width, other.x + other.width)
      let bottom = min(y + height, other.y + other.height)
      return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Larger on all sides.
    func grown(by distance: Double) -> PixelArea {
      let whole = Int(distance.rounded(.up), in: 0...100_000)
      return PixelArea(
        x: x - whole, y: y - whole, width: width + 2 * whole, height: height + 2 * whole)
    }

    func moved(x dx: Double, y dy: Double) -> PixelArea {
      return PixelArea(
        x: x + Int(dx.rounded(.down), in: Self.places),
        y: y + Int(dy.rounded(.down), in: Self.places), width: width + 1,
        height: height + 1)
    }
  }

  extension Double {
    /// The nearest number of a range; its lower bound for what is no number.
    func clamped(to range: ClosedRange<Double>) -> Double {
      isNaN ? range.lowerBound : Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
    }
  }
#endif

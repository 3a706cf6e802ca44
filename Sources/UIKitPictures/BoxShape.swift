// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import Foundation
  import UIKitHost

  /// The edge of a layer's box: a rectangle whose corners may be round.
  struct BoxShape {
    var rect: CGRect
    var radius: Double
    var corners: LayerEffects.Corners
    var isSmooth: Bool

    init(_ bounds: CGRect, _ style: LayerStyle) {
      rect = bounds
      corners = style.effects?.corners ?? .all
      isSmooth = style.effects?.isSmooth ?? false
      radius = Self.fitting(style.cornerRadius, bounds.size, corners)
    }

    /// Corners that would meet are made smaller, all by the same factor.
    private static func fitting(
      _ radius: Double, _ size: CGSize, _ corners: LayerEffects.Corners
    ) -> Double {
      guard radius > 0, radius.isFinite, !corners.isEmpty else { return 0 }
      let bits = corners.rawValue
      let isShared = { (one: UInt8, other: UInt8) in bits & one != 0 && bits & other != 0 }
      let across = isShared(1, 2) || isShared(4, 8) ? size.width / 2 : size.width
      let down = isShared(1, 4) || isShared(2, 8) ? size.height / 2 : size.height
      return max(0, min(radius, across, down))
    }

    /// The same shape further in.
    func inset(by distance: Double) -> BoxShape {
      var shape = self
      shape.rect = rect.insetBy(
        dx: min(distance, rect.width / 2), dy: min(distance, rect.height / 2))
      shape.radius = max(0, radius - distance)
      return shape
    }

    /// Adds it to the current path.
    func add(to sheet: Sheet) {
      guard radius > 0 else { return sheet.addRect(rect) }
      var steps: [PathStep] = []
      let sides: [(bit: UInt8, corner: CGPoint, before: Direction, after: Direction)] = [
        (1, CGPoint(x: rect.minX, y: rect.minY), Direction(0, 1), Direction(1, 0)),
        (2, CGPoint(x: rect.maxX, y: rect.minY), Direction(-1, 0), Direction(0, 1)),
        (8, CGPoint(x: rect.maxX, y: rect.maxY), Direction(0, -1), Direction(-1, 0)),
        (4, CGPoint(x: rect.minX, y: rect.maxY), Direction(1, 0), Direction(0, -1)),
      ]
      for side in sides {
        guard corners.rawValue & side.bit != 0 else {
          steps.append(steps.isEmpty ? .move(side.corner) : .line(side.corner))
          continue
        }
        let start = side.corner + side.before * radius
        steps.append(steps.isEmpty ? .move(start) : .line(start))
        steps +=
          isSmooth
          ? smooth(side.corner, side.before, side.after)
          : [
            .cubic(
              control1: side.corner + side.before * (radius * Self.handle),
              control2: side.corner + side.after * (radius * Self.handle),
              end: side.corner + side.after * radius)
          ]
      }
      sheet.addPath(steps + [.close])
    }

    /// How far from the corner the controls of a quarter of a circle are, in radii.
    private static let handle = 0.4477152502
    /// The exponent of corners that go over into the edges smoothly; 2 would be a circle.
    private static let exponent = 2.4623
    private static let parts = 12

    private func smooth(_ corner: CGPoint, _ before: Direction, _ after: Direction) -> [PathStep] {
      (1...Self.parts).map { part in
        let angle = Double(part) / Double(Self.parts) * .pi / 2
        let (x, y) = (pow(cos(angle), 2 / Self.exponent), pow(sin(angle), 2 / Self.exponent))
        return .line(corner + before * (radius * (1 - y)) + after * (radius * (1 - x)))
      }
    }
  }

  /// A direction.
  private struct Direction {
    var x, y: Double
    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    static func * (direction: Direction, length: Double) -> Direction {
      Direction(direction.x * length, direction.y * length)
    }
  }

  private func + (point: CGPoint, way: Direction) -> CGPoint {
    CGPoint(x: point.x + way.x, y: point.y + way.y)
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: DE-42.
/// The screen as it lies with its upright edge up: points go the same way whichever edge is up.
@MainActor
final class UprightSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  private var orientation: ScreenMetrics.Orientation { screen.metrics.orientation }

  /// The bounds of the screen, higher than wide where it was turned to a side.
  var bounds: CGRect {
    let size = screen.bounds.size
    let isTurned = orientation == .landscapeLeft || orientation == .landscapeRight
    return CGRect(
      x: 0, y: 0, width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height)
  }

  /// A point of the screen as it is held, in this space.
  private func upright(_ point: CGPoint) -> CGPoint {
    let size = screen.bounds.size
    switch orientation {
    case .landscapeRight: return CGPoint(x: size.height - point.y, y: point.x)
    case .landscapeLeft: return CGPoint(x: point.y, y: size.width - point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .portrait: return point
    }
  }

  /// A point of this space on the screen as it is held.
  private func held(_ point: CGPoint) -> CGPoint {
    let size = screen.bounds.size
    switch orientation {
    case .landscapeRight: return CGPoint(x: point.y, y: size.height - point.x)
    case .landscapeLeft: return CGPoint(x: size.width - point.y, y: point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .portrait: return point
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is UprightSpace { return point }
    return screen.convert(held(point), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is UprightSpace { return point }
    return upright(screen.convert(point, from: coordinateSpace))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is UprightSpace { return rect }
    return screen.convert(Self.around(rect, held), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is UprightSpace { return rect }
    return Self.around(screen.convert(rect, from: coordinateSpace), upright)
  }

  private static func around(_ rect: CGRect, _ body: (CGPoint) -> CGPoint) -> CGRect {
    let a = body(CGPoint(x: rect.minX, y: rect.minY))
    let b = body(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
}

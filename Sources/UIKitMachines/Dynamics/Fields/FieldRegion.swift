// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: DY-18.
/// A part of the plane around the origin.
package indirect enum FieldRegion: Equatable, Sendable {
  case everywhere
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case outside(FieldRegion)
  case either(FieldRegion, FieldRegion)
  case both(FieldRegion, FieldRegion)

  package func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): hypot(Double(point.x), Double(point.y)) <= radius
    case .rectangle(let width, let height):
      abs(Double(point.x)) <= width / 2 && abs(Double(point.y)) <= height / 2
    case .outside(let region): !region.contains(point)
    case .either(let one, let other): one.contains(point) || other.contains(point)
    case .both(let one, let other): one.contains(point) && other.contains(point)
    }
  }
}

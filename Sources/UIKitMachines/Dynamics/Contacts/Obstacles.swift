// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DY-9.
/// Finds what a fast body would pass through within a step: boundaries and anchored bodies.
struct Obstacles {
  private struct Edge {
    var from: Vector
    var to: Vector
    var itemMask: UInt64
    var boundaryMask: UInt64
  }

  private let edges: [Edge]
  private let margins: [Double]
  private let masks: [(items: UInt64, boundaries: UInt64)]

  init(_ proxies: ProxyList, _ bodies: [Body]) {
    var edges: [Edge] = []
    var margins = [Double](repeating: .infinity, count: bodies.count)
    var masks = [(items: UInt64, boundaries: UInt64)](
      repeating: (0, 0), count: bodies.count)
    for proxy in proxies.proxies {
      guard !bodies[proxy.body].isMovable else {
        margins[proxy.body] = min(margins[proxy.body], proxy.margin)
        masks[proxy.body] = (proxy.itemMask, proxy.boundaryMask)
        continue
      }
      let last = proxy.body == 0 ? proxy.corners.upperBound - 1 : proxy.corners.upperBound
      for corner in proxy.corners.lowerBound..<last {
        let next = corner + 1 == proxy.corners.upperBound ? proxy.corners.lowerBound : corner + 1
        edges.append(
          Edge(
            from: proxies.corners[corner], to: proxies.corners[next], itemMask: proxy.itemMask,
            boundaryMask: proxy.body == 0 ? proxy.boundaryMask : 0))
      }
    }
    self.edges = edges
    self.margins = margins
    self.masks = masks
  }

  /// The part of a way that a body can go.
  func free(_ way: Vector, of body: Body, at index: Int) -> Vector {
    let length = way.length
    guard length > min(margins[index], Thresholds.mostContactMargin) else { return way }
    var part = 1.0
    for edge in edges
    where edge.itemMask & masks[index].items | edge.boundaryMask & masks[index].boundaries != 0 {
      part = min(part, Self.part(of: way, from: body.place, reach: body.reach, until: edge))
    }
    return part < 1 ? part * way : way
  }

  /// The part of a way after which a circle touches an edge, or 1.
  private static func part(
    of way: Vector, from place: Vector, reach: Double, until edge: Edge
  ) -> Double {
    let (along, length) = (edge.to - edge.from).direction
    let normal = along.turned
    let side = normal.dot(place - edge.from)
    let speed = normal.dot(way) * (side < 0 ? -1 : 1)
    guard speed < 0 else { return 1 }
    let distance = abs(side)
    func part(keeping rest: Double) -> Double? {
      let part = (distance - rest) / -speed
      guard part < 1 else { return nil }
      let meeting = along.dot(place + max(0, part) * way - edge.from)
      return meeting >= 0 && meeting <= length ? max(0, part) : nil
    }
    // The middle must not pass; before it, the body should not go in.
    let near = min(distance / 2, reach * 0.9)
    return part(keeping: near) ?? part(keeping: 0).map { _ in
      max(0, (distance - near) / -speed)
    } ?? 1
  }
}

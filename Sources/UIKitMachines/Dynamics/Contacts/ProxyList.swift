// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The shapes of all bodies and boundaries, where they are, and which of them are near each other.
struct ProxyList: Sendable {
  struct Proxy: Sendable {
    /// The place of its body in the list of bodies; 0 for a boundary.
    var body: Int
    /// What it is known by for as long as it exists.
    var key: UInt64
    /// Where its corners are in the list of corners.
    var corners: Range<Int>
    var radius: Double
    /// The groups in which it hits other bodies, and boundaries: a bit each, the last for the rest.
    var itemMask: UInt64
    var boundaryMask: UInt64
    /// The group of a boundary, as a place in the list of groups, and its id.
    var group = -1
    var boundary = 0
    var margin = 0.0
    var box = Box(around: [.zero], margin: 0)
  }

  private(set) var proxies: [Proxy] = []
  private var localCorners: [Vector] = []
  private var localNormals: [Vector] = []
  private(set) var corners: [Vector] = []
  private(set) var normals: [Vector] = []
  /// The proxies in the order of where they begin along an axis.
  private var order: [Int] = []
  private var sortsByY = false
  /// How many of the groups have a bit of their own.
  static let exactGroups = 63

  static func mask(_ groups: [Int]) -> UInt64 {
    groups.reduce(0) { $0 | (1 << UInt64(min($1, exactGroups))) }
  }

  /// Takes the shapes of bodies that are in a group, and the boundaries.
  mutating func rebuild(_ bodies: [Body], _ groups: [CollisionGroup]) {
    self = ProxyList()
    for (index, body) in bodies.enumerated() {
      let itemMask = Self.mask(body.itemGroups)
      let boundaryMask = Self.mask(body.boundaryGroups)
      guard itemMask | boundaryMask != 0 else { continue }
      for (number, shape) in body.shapes.enumerated() {
        let key = UInt64(body.id) << 16 | UInt64(number & 0xFFFF)
        add(shape.moved(by: -body.centroid), index, key, itemMask, boundaryMask)
      }
    }
    for (place, group) in groups.enumerated() where group.hitsBoundaries {
      for boundary in group.boundaries { add(boundary, of: group, at: place) }
    }
    corners = localCorners
    normals = localNormals
    for index in proxies.indices where proxies[index].body == 0 { place(index, .zero, Rotor(0)) }
    order = Array(proxies.indices)
  }

  private mutating func add(
    _ boundary: CollisionGroup.Boundary, of group: CollisionGroup, at place: Int
  ) {
    var last: Vector?
    var number: UInt64 = 0
    for point in boundary.points where point.isFinite {
      let point = point.limited(to: Thresholds.mostPlace)
      if let from = last {
        guard (point - from).squaredLength > 1e-6 else { continue }
        let key =
          1 << 63 | UInt64(group.id & 0xFFFFF) << 40 | UInt64(boundary.id & 0xFFFFF) << 20 | number
        number += 1
        add(.segment(from, point), 0, key, 0, Self.mask([place]))
        proxies[proxies.count - 1].group = place
        proxies[proxies.count - 1].boundary = boundary.id
      }
      last = point
    }
  }

  private mutating func add(
    _ shape: ConvexShape, _ body: Int, _ key: UInt64, _ itemMask: UInt64, _ boundaryMask: UInt64
  ) {
    let start = localCorners.count
    localCorners += shape.corners
    localNormals += shape.normals
    proxies.append(
      Proxy(
        body: body, key: key, corners: start..<localCorners.count, radius: shape.radius,
        itemMask: itemMask, boundaryMask: boundaryMask))
  }

  private mutating func place(_ index: Int, _ place: Vector, _ turn: Rotor) {
    let range = proxies[index].corners
    for corner in range {
      corners[corner] = place + turn.apply(localCorners[corner])
      normals[corner] = turn.apply(localNormals[corner])
    }
    proxies[index].box = Box(
      around: corners[range], margin: proxies[index].radius + proxies[index].margin)
  }

  /// Puts the shapes where their bodies are, with room for the way of a step.
  mutating func update(_ bodies: [Body], step: Double) {
    for index in proxies.indices {
      let body = proxies[index].body
      guard body != 0 else { continue }
      let way = step * bodies[body].velocity.length
      proxies[index].margin = Thresholds.contactMargin + min(way, Thresholds.mostContactMargin)
      place(index, bodies[body].place, bodies[body].turn)
    }
    sort()
  }

  private mutating func sort() {
    var sum = Vector.zero
    var squares = Vector.zero
    for proxy in proxies where proxy.body != 0 {
      let low = proxy.box.low
      sum += low
      squares += Vector(x: low.x * low.x, y: low.y * low.y)
    }
    let count = Double(max(1, proxies.count))
    let byY = squares.y - sum.y * sum.y / count > squares.x - sum.x * sum.x / count
    if byY != sortsByY {
      sortsByY = byY
      order = order.sorted { start($0) < start($1) }
    }
    // Hardly anything changed since the last step.
    for index in 1..<max(1, order.count) {
      let proxy = order[index]
      let value = start(proxy)
      var hole = index
      while hole > 0, start(order[hole - 1]) > value {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = proxy
    }
  }

  private func start(_ proxy: Int) -> Double {
    sortsByY ? proxies[proxy].box.low.y : proxies[proxy].box.low.x
  }

  /// Hands over all pairs whose boxes overlap and that may hit each other.
  func forEachPair(_ isWanted: (Proxy, Proxy) -> Bool, _ body: (Int, Int) -> Void) {
    for index in order.indices {
      let first = proxies[order[index]]
      let end = sortsByY ? first.box.high.y : first.box.high.x
      for later in order[(index + 1)...] {
        guard start(later) <= end else { break }
        let second = proxies[later]
        guard first.body != second.body, first.box.overlaps(second.box) else { continue }
        let isBoundary = first.body == 0 || second.body == 0
        let common =
          isBoundary
          ? first.boundaryMask & second.boundaryMask : first.itemMask & second.itemMask
        guard common != 0, isWanted(first, second) else { continue }
        if first.body < second.body { body(order[index], later) } else { body(later, order[index]) }
      }
    }
  }

  /// The corners of a shape where it is.
  func outline(
    _ proxy: Proxy, _ corners: UnsafeBufferPointer<Vector>,
    _ normals: UnsafeBufferPointer<Vector>
  ) -> Outline {
    Outline(
      corners: UnsafeBufferPointer(rebasing: corners[proxy.corners]),
      normals: UnsafeBufferPointer(rebasing: normals[proxy.corners]), radius: proxy.radius)
  }
}

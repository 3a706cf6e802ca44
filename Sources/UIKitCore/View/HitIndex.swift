// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The hit nodes of a view's subviews in the order of `subviews`, kept in step by every setter.
///
/// OPTIMIZATION: one contiguous array a parent lets hit-testing scan siblings without reference
/// counting; `HitGrid` finds them among very many. `HitTesting.plain` is the algorithm without
/// either, and the randomised test compares the two.
@MainActor
struct HitIndex {
  private(set) var nodes: UnsafeMutablePointer<HitNode>?
  private(set) var count: Int32 = 0
  private(set) var capacity: Int32 = 0
  /// Room for nodes before `nodes`, which is also by how much the slots exceed the places.
  private(set) var gap: Int32 = 0
  /// Made at the first search among many; dropped when the order changes.
  var grid: HitGrid?

  /// Counts every change of the arrays, so that a search notices when a client's code makes one.
  static private(set) var generation = 0

  /// The number of nodes a first subview makes room for.
  private static let firstCapacity: Int32 = 2

  /// Puts the node of `view` at `place`.
  ///
  /// OPTIMIZATION: the nodes on the shorter side make room, here and when one is taken out, and only
  /// they get other slots: at both ends it costs the same among any number, but for room that is made
  /// in advance now and then.
  mutating func insert(_ view: UIView, at place: Int) {
    if isNearRear(place) {
      reserveInFront()
      guard let nodes else { return }
      (nodes - 1).moveInitialize(from: nodes, count: place)
      self.nodes = nodes - 1
      gap -= 1
      capacity += 1
      count += 1
      (nodes - 1 + place).initialize(to: HitNode(view))
      renumber(0...place)
      grid = nil
      return
    }
    reserve(count + 1)
    guard let nodes else { return }
    (nodes + place + 1).moveInitialize(from: nodes + place, count: Int(count) - place)
    (nodes + place).initialize(to: HitNode(view))
    count += 1
    renumber(place...Int(count) - 1)
    if place == Int(count) - 1 { grid?.insert(place, box: nodes[place]) } else { grid = nil }
  }

  /// Takes the node at `place` out.
  mutating func remove(at place: Int) {
    guard let nodes else { return }
    if isNearRear(place) {
      grid = nil
      nodes[place].freeInverse()
      (nodes + 1).moveInitialize(from: nodes, count: place)
      self.nodes = nodes + 1
      count -= 1
      capacity -= 1
      gap += 1
      if place > 0 { renumber(0...place - 1) } else { HitIndex.generation += 1 }
      return
    }
    if place == Int(count) - 1 { grid?.remove(place, box: nodes[place]) } else { grid = nil }
    nodes[place].freeInverse()
    (nodes + place).moveInitialize(from: nodes + place + 1, count: Int(count) - place - 1)
    count -= 1
    if place < Int(count) { renumber(place...Int(count) - 1) } else { HitIndex.generation += 1 }
  }

  /// Exchanges the nodes at two places.
  mutating func exchange(_ one: Int, _ other: Int) {
    guard let nodes else { return }
    grid = nil
    (nodes[one], nodes[other]) = (nodes[other], nodes[one])
    renumber(one...one)
    renumber(other...other)
  }

  /// Whether there are fewer nodes behind a place than in front of it.
  private func isNearRear(_ place: Int) -> Bool { place < Int(count) / 2 }

  /// Reads place and shape of a subview again.
  @inline(__always)
  mutating func updateGeometry(of view: UIView) {
    guard let nodes else { return }
    let slot = Int(view.slot - gap)
    if grid == nil {
      nodes[slot].setGeometry(of: view)
    } else {
      let old = nodes[slot]
      nodes[slot].setGeometry(of: view)
      grid?.move(slot, from: old, to: nodes[slot])
    }
  }

  /// Reads again whether a subview can be touched.
  mutating func updateFlags(of view: UIView) { nodes?[Int(view.slot - gap)].setFlags(of: view) }

  /// Reads again where a subview keeps the nodes of its own subviews.
  mutating func updateChildren(of view: UIView) {
    guard let nodes else { return }
    let slot = Int(view.slot - gap)
    nodes[slot].children = view.index.nodes
    nodes[slot].childCount = view.index.count
  }

  /// Frees the array; the owner is going away.
  mutating func free() {
    if let nodes {
      for place in 0..<Int(count) { nodes[place].freeInverse() }
      (nodes - Int(gap)).deallocate()
    }
    nodes = nil
    count = 0
    capacity = 0
    gap = 0
    grid = nil
    HitIndex.generation += 1
  }

  /// The grid over these nodes, made now if there is none.
  mutating func gridForSearch() -> HitGrid? {
    if grid == nil, let nodes { grid = HitGrid(nodes, count: Int(count)) }
    return grid
  }

  private mutating func reserve(_ needed: Int32) {
    guard needed > capacity else { return }
    let larger = max(HitIndex.firstCapacity, capacity + capacity / 2, needed)
    let moved = UnsafeMutablePointer<HitNode>.allocate(capacity: Int(larger))
    if let nodes {
      moved.moveInitialize(from: nodes, count: Int(count))
      (nodes - Int(gap)).deallocate()
    }
    nodes = moved
    capacity = larger
    if gap > 0 {
      gap = 0
      renumber(0...Int(count) - 1)
    }
    HitIndex.generation += 1
  }

  /// Makes room before the nodes, as much as they need themselves.
  private mutating func reserveInFront() {
    guard gap == 0, let nodes else { return }
    gap = max(HitIndex.firstCapacity, count)
    // What is idle at the end does not grow with every round of those that come here and go there.
    capacity = min(capacity, count + count / 2 + HitIndex.firstCapacity)
    let larger = gap + capacity
    let moved = UnsafeMutablePointer<HitNode>.allocate(capacity: Int(larger)) + Int(gap)
    moved.moveInitialize(from: nodes, count: Int(count))
    nodes.deallocate()
    self.nodes = moved
    renumber(0...Int(count) - 1)
  }

  private mutating func renumber(_ places: ClosedRange<Int>) {
    guard let nodes else { return }
    for slot in places {
      nodes[slot].view.takeUnretainedValue().slot = Int32(slot) + gap
    }
    HitIndex.generation += 1
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What stands behind the nodes of a `HitIndex`, in the same piece of memory.
@MainActor
struct HitTable {
  private(set) var nodes: UnsafeMutablePointer<HitNode>
  private(set) var count: Int32 = 0
  private(set) var capacity: Int32
  /// Room for nodes before `nodes`, which is also by how much the slots exceed the places.
  private(set) var gap: Int32
  /// Made at the first search among many; dropped when the order changes.
  private(set) var grid: HitGrid?

  /// Makes a table without nodes, with room for some, and for some in front of them.
  static func allocate(capacity: Int32, gap: Int32) -> UnsafeMutablePointer<HitTable> {
    let room = Int(gap) + Int(capacity)
    let size = room * MemoryLayout<HitNode>.stride
    let memory =
      room <= HitMemory.capacity
      ? HitMemory.shared.allocate()
      : .allocate(
        byteCount: size + MemoryLayout<HitTable>.stride, alignment: MemoryLayout<HitNode>.alignment)
    let nodes = memory.assumingMemoryBound(to: HitNode.self)
    let table = (memory + size).assumingMemoryBound(to: HitTable.self)
    table.initialize(to: HitTable(nodes: nodes + Int(gap), capacity: capacity, gap: gap))
    return table
  }

  /// Lets the memory of a table go, whose nodes went before.
  static func deallocate(_ table: UnsafeMutablePointer<HitTable>) {
    let (nodes, gap) = (table.pointee.nodes, Int(table.pointee.gap))
    let room = gap + Int(table.pointee.capacity)
    table.deinitialize(count: 1)
    let memory = UnsafeMutableRawPointer(nodes - gap)
    if room <= HitMemory.capacity {
      HitMemory.shared.deallocate(memory)
    } else {
      memory.deallocate()
    }
  }

  private init(nodes: UnsafeMutablePointer<HitNode>, capacity: Int32, gap: Int32) {
    self.nodes = nodes
    self.capacity = capacity
    self.gap = gap
  }

  /// Takes the nodes of another table over, which fit in here, and its grid.
  mutating func take(from other: inout HitTable) {
    nodes.moveInitialize(from: other.nodes, count: Int(other.count))
    count = other.count
    grid = other.grid
    other.count = 0
    if gap != other.gap, count > 0 { renumber(0...Int(count) - 1) }
  }

  /// The node of the frontmost subview.
  var last: UnsafeMutablePointer<HitNode>? { count > 0 ? nodes + Int(count - 1) : nil }

  /// Whether there are fewer nodes behind a place than in front of it.
  func isNearRear(_ place: Int) -> Bool { place < Int(count) / 2 }

  /// Puts the node of `view` at `place`; those behind it move into the gap, which there has to be.
  mutating func insertTowardsRear(_ view: UIView, at place: Int) {
    (nodes - 1).moveInitialize(from: nodes, count: place)
    nodes -= 1
    gap -= 1
    capacity += 1
    count += 1
    (nodes + place).initialize(to: HitNode(view))
    renumber(0...place)
    grid = nil
  }

  /// Puts the node of `view` at `place`; those in front of it move to the end, where there is room.
  mutating func insertTowardsFront(_ view: UIView, at place: Int) {
    (nodes + place + 1).moveInitialize(from: nodes + place, count: Int(count) - place)
    (nodes + place).initialize(to: HitNode(view))
    count += 1
    renumber(place...Int(count) - 1)
    if place == Int(count) - 1 { grid?.insert(place, box: nodes[place]) } else { grid = nil }
  }

  /// Takes the node at `place` out.
  mutating func remove(at place: Int) {
    if isNearRear(place) {
      grid = nil
      nodes[place].freeInverse()
      (nodes + 1).moveInitialize(from: nodes, count: place)
      nodes += 1
      count -= 1
      capacity -= 1
      gap += 1
      if place > 0 { renumber(0...place - 1) } else { noteChange() }
      return
    }
    if place == Int(count) - 1 { grid?.remove(place, box: nodes[place]) } else { grid = nil }
    nodes[place].freeInverse()
    (nodes + place).moveInitialize(from: nodes + place + 1, count: Int(count) - place - 1)
    count -= 1
    if place < Int(count) { renumber(place...Int(count) - 1) } else { noteChange() }
  }

  /// Exchanges the nodes at two places.
  mutating func exchange(_ one: Int, _ other: Int) {
    grid = nil
    (nodes[one], nodes[other]) = (nodes[other], nodes[one])
    renumber(one...one)
    renumber(other...other)
  }

  /// Reads place and shape of a subview again.
  @inline(__always)
  mutating func updateGeometry(of view: UIView) {
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
  func updateFlags(of view: UIView) {
    let slot = Int(view.slot - gap)
    let old = nodes[slot]
    nodes[slot].setFlags(of: view)
    grid?.move(slot, from: old, to: nodes[slot])
  }

  /// Reads again where a subview keeps the nodes of its own subviews.
  func updateChildren(of view: UIView) {
    let slot = Int(view.slot - gap)
    nodes[slot].lastChild = view.index.last
    nodes[slot].childCount = view.index.count
  }

  /// The grid over these nodes, made now if there is none.
  mutating func gridForSearch() -> HitGrid {
    if let grid { return grid }
    let made = HitGrid(nodes, count: Int(count))
    grid = made
    return made
  }

  /// Lets the matrices of the nodes go, before the nodes are dropped.
  func freeInverses() {
    for place in 0..<Int(count) { nodes[place].freeInverse() }
  }

  private func renumber(_ places: ClosedRange<Int>) {
    for slot in places {
      nodes[slot].view.takeUnretainedValue().slot = Int32(slot) + gap
    }
    noteChange()
  }

  private func noteChange() { HitMemory.shared.generation += 1 }
}

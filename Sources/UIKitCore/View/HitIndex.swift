// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The hit nodes of a view's subviews in the order of `subviews`, kept in step by every setter.
///
/// OPTIMIZATION: one contiguous array a parent lets hit-testing scan siblings without reference
/// counting; `HitGrid` finds them among very many. `HitTesting.plain` is the algorithm without
/// either, and the randomised test compares the two.
@MainActor
struct HitIndex {
  /// The nodes and what is known of their array; nil until there is a first subview.
  ///
  /// OPTIMIZATION: a view without subviews, as most are, has room for a pointer here and no more.
  private var table: UnsafeMutablePointer<HitTable>?

  /// The number of nodes a first subview makes room for.
  private static let firstCapacity = Int32(HitMemory.capacity)

  var nodes: UnsafeMutablePointer<HitNode>? { table?.pointee.nodes }
  /// The node of the frontmost subview.
  var last: UnsafeMutablePointer<HitNode>? { table?.pointee.last }
  var count: Int32 { table?.pointee.count ?? 0 }
  var capacity: Int32 { table?.pointee.capacity ?? 0 }
  /// Room for nodes before `nodes`, which is also by how much the slots exceed the places.
  var gap: Int32 { table?.pointee.gap ?? 0 }
  var grid: HitGrid? { table?.pointee.grid }

  /// Puts the node of `view` at `place`.
  ///
  /// OPTIMIZATION: the nodes on the shorter side make room, here and when one is taken out, and only
  /// they get other slots: at both ends it costs the same among any number, but for room that is made
  /// in advance now and then.
  mutating func insert(_ view: UIView, at place: Int) {
    if let table, table.pointee.isNearRear(place) {
      if table.pointee.gap == 0 { makeRoomInFront(of: table) }
      self.table?.pointee.insertTowardsRear(view, at: place)
    } else {
      makeRoom(for: count + 1)
      table?.pointee.insertTowardsFront(view, at: place)
    }
  }

  /// Takes the node at `place` out.
  func remove(at place: Int) { table?.pointee.remove(at: place) }

  /// Exchanges the nodes at two places.
  func exchange(_ one: Int, _ other: Int) { table?.pointee.exchange(one, other) }

  /// Reads place and shape of a subview again.
  @inline(__always)
  func updateGeometry(of view: UIView) { table?.pointee.updateGeometry(of: view) }

  /// Reads again whether a subview can be touched.
  func updateFlags(of view: UIView) { table?.pointee.updateFlags(of: view) }

  /// Reads again where a subview keeps the nodes of its own subviews.
  func updateChildren(of view: UIView) { table?.pointee.updateChildren(of: view) }

  /// The grid over these nodes, made now if there is none.
  func gridForSearch() -> HitGrid? { table?.pointee.gridForSearch() }

  /// Frees the array; the owner is going away.
  mutating func free() {
    if let table {
      table.pointee.freeInverses()
      HitTable.deallocate(table)
    }
    table = nil
    HitMemory.shared.generation += 1
  }

  private mutating func makeRoom(for needed: Int32) {
    guard needed > capacity else { return }
    move(to: max(HitIndex.firstCapacity, capacity + capacity / 2, needed), gap: 0)
  }

  /// Makes room before the nodes, as much as they need themselves.
  private mutating func makeRoomInFront(of table: UnsafeMutablePointer<HitTable>) {
    let count = table.pointee.count
    // What is idle at the end does not grow with every round of those that come here and go there.
    let capacity = min(table.pointee.capacity, count + count / 2 + HitIndex.firstCapacity)
    move(to: capacity, gap: max(HitIndex.firstCapacity, count))
  }

  /// Puts the nodes into an array of another size, with room before them.
  private mutating func move(to capacity: Int32, gap: Int32) {
    let moved = HitTable.allocate(capacity: capacity, gap: gap)
    let old = table
    table = moved
    if let old {
      moved.pointee.take(from: &old.pointee)
      HitTable.deallocate(old)
    }
    HitMemory.shared.generation += 1
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds a small part of a list that still fails: delta debugging (Zeller, Hildebrandt 2002), with
/// the end of the list tried first, for what fails is mostly caused by what came last.
enum SmallestPart {
  /// A part of `items`, in their order, of which none can be left out alone; `items` fail.
  static func find<Item>(of items: [Item], _ fails: ([Item]) -> Bool) -> [Item] {
    var items = items
    while items.count > 1 {
      let end = Array(items.suffix((items.count + 1) / 2))
      guard fails(end) else { break }
      items = end
    }
    var size = max(1, items.count / 2)
    while !items.isEmpty {
      let hasShrunk = leaveOut(size, of: &items, fails)
      if size > 1 { size /= 2 } else if !hasShrunk { break }
    }
    return items
  }

  /// Leaves out every stretch of `size` items without which it fails; whether there was one.
  private static func leaveOut<Item>(
    _ size: Int, of items: inout [Item], _ fails: ([Item]) -> Bool
  ) -> Bool {
    var hasShrunk = false
    var end = items.count
    while end > 0 {
      let start = max(0, end - size)
      let rest = Array(items[..<start] + items[end...])
      if fails(rest) {
        items = rest
        hasShrunk = true
      }
      end = start
    }
    return hasShrunk
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The way of the Tab key through items and groups of items, round and round.
package enum FocusRound {
  // Rules: FO-11, FO-18.
  /// The place to go to from `place`: of the next group, from the end on to the beginning, the item
  /// with the greatest priority, the first of several.
  ///
  /// - Parameters:
  ///   - groups: the groups of the items in the order of the way; an item without one is a group of
  ///     its own.
  ///   - priority: of an item in the group that is entered.
  /// - Returns: nil when there is no other group.
  package static func next(
    after place: Int, groups: [String?], priority: (Int) -> Int
  ) -> Int? {
    let group = groups[place]
    let others = [Int](place + 1..<groups.count) + [Int](0..<place)
    guard let first = others.first(where: { group == nil || groups[$0] != group }) else {
      return nil
    }
    guard let entered = groups[first] else { return first }
    var best = first
    for other in groups.indices where groups[other] == entered {
      if priority(other) > priority(best) { best = other }
    }
    return best
  }
}

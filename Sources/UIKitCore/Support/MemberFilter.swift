// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Says of most newcomers to a list that they are none of its members, without a look at each.
///
/// OPTIMIZATION: whoever adds many would compare each with all before. A list of few has no filter.
struct MemberFilter<Key: Hashable> {
  private var keys: Set<Key> = []

  private static var few: Int { 8 }

  /// Whether there may be a member with this key; it counts as a member's from now on.
  ///
  /// - Parameters:
  ///   - count: how many members there are.
  ///   - members: their keys.
  mutating func mayHold(_ key: Key, among count: Int, members: () -> [Key]) -> Bool {
    guard count >= Self.few else {
      if !keys.isEmpty { keys = [] }
      return true
    }
    // Those that left are in it still, until they are too many.
    if keys.isEmpty || keys.count > 2 * count + Self.few { keys = Set(members()) }
    return !keys.insert(key).inserted
  }
}

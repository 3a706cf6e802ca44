// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Names in an order, each there once.
extension Array where Element: Hashable {
  /// The place of a name; nil for none.
  ///
  /// OPTIMIZATION: from both ends, where most of those are that a program asks for.
  func placeFromEnds(of name: Element) -> Int? {
    withUnsafeBufferPointer { names in
      var (low, high) = (0, names.count - 1)
      while low <= high {
        if names[low] == name { return low }
        if names[high] == name { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }

  /// Takes names out.
  ///
  /// OPTIMIZATION: a few are searched for one by one, because `removeAll` exchanges each that is behind
  /// them.
  mutating func removeNames(_ gone: Set<Element>) {
    guard gone.count <= Self.fewNames else { return removeAll(where: gone.contains) }
    for name in gone { if let place = placeFromEnds(of: name) { remove(at: place) } }
  }

  private static var fewNames: Int { 3 }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitMachines

// Rules: LY-4, LY-9.
/// The views of a tree that may be elsewhere than constraints want them, by their superviews: those of
/// which constraints say something else since they were placed, and those that anybody moved.
@MainActor
struct UnplacedViews {
  /// Boxes of views that left before they were placed, as many as may be kept.
  private static let mostGone = 16
  /// Of one in so many subviews it is cheaper to look at all than to put those in order.
  private static let fewOf = 4

  /// By superview: the number of its list.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lists: [[LayoutBox]] = []
  private var freeLists: [Int] = []

  /// Has a view looked at when its superview places subviews the next time.
  ///
  /// OPTIMIZATION: a box knows the number of its list, for it has one superview as long as it is.
  mutating func note(_ box: LayoutBox) {
    guard box.guide == nil, !box.isUnplaced, box.view.flags.contains(.constrained),
      let above = box.view.parent
    else { return }
    box.isUnplaced = true
    let list = box.unplacedList ?? number(of: above)
    box.unplacedList = list
    // In a superview that is never laid out they would be kept for ever.
    if lists[list].count > 2 * above.children.count + Self.mostGone {
      lists[list].removeAll(where: \.isGone)
    }
    lists[list].append(box)
  }

  private mutating func number(of above: UIView) -> Int {
    if let known = numbers[ObjectIdentifier(above)] { return known }
    if freeLists.isEmpty {
      freeLists.append(lists.count)
      lists.append([])
    }
    let number = freeLists.removeLast()
    numbers[ObjectIdentifier(above)] = number
    return number
  }

  /// Hands over those in a superview, in the order of subviews, and knows them no more.
  ///
  /// - Returns: nil where they are so many that all may as well be looked at.
  mutating func take(in above: UIView) -> [UIView]? {
    guard let list = numbers[ObjectIdentifier(above)] else { return [] }
    defer { lists[list].removeAll(keepingCapacity: true) }
    for box in lists[list] { box.isUnplaced = false }
    guard lists[list].count <= above.children.count / Self.fewOf else { return nil }
    // Held from now on: who is told that one is placed may take others away.
    return lists[list].filter { !$0.isGone }.map(\.view).sorted { $0.place < $1.place }
  }

  /// Forgets those in a superview that leaves, as they do with it.
  mutating func forget(in above: UIView) {
    guard let list = numbers.removeValue(forKey: ObjectIdentifier(above)) else { return }
    lists[list] = []
    freeLists.append(list)
  }
}

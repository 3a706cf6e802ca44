// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: CV-3, CV-71 to CV-74.
/// Where the groups of a section are, and the views at its edges.
///
/// Groups that are alike cost as much as one: only those with items that said their size are worked
/// out by themselves.
@MainActor
final class SectionSolution {
  let section: NSCollectionLayoutSection
  let count: Int
  /// Whether groups follow each other from the top down.
  let isVertical: Bool
  /// The room of the section, and what it keeps free at its sides.
  let room: CGSize
  let insets: NSDirectionalEdgeInsets
  /// What the views at its edges keep free.
  let edgeInsets: NSDirectionalEdgeInsets
  let traits: UITraitCollection
  var measured: [Int: CGSize] = [:]
  /// The sizes that views at the edges said, by their place in the list of them.
  var measuredEdges: [Int: CGSize] = [:]

  private struct Groups {
    /// The first item of each group; nil where all have as many.
    var firsts: [Int]?
    var lengths = RowHeights()
    /// Those that are not as the pattern is.
    var own: [Int: GroupSolution] = [:]
  }

  private var pattern = GroupSolution()
  private var built = Groups()
  /// Whether sizes were said by which groups may begin elsewhere.
  private var needsBuild = false
  /// The room of the groups across the way; nil until it is asked for.
  private var breadth: CGFloat?

  /// What to ask for instead of `built`: groups that begin elsewhere are worked out when many cells
  /// have said their sizes, not after each.
  private var groups: Groups {
    if needsBuild { buildOneByOne() }
    return built
  }

  init(
    _ section: NSCollectionLayoutSection, count: Int, isVertical: Bool, room: CGSize,
    insets: NSDirectionalEdgeInsets, edgeInsets: NSDirectionalEdgeInsets,
    traits: UITraitCollection
  ) {
    (self.section, self.count, self.isVertical) = (section, count, isVertical)
    (self.room, self.insets, self.edgeInsets) = (room, insets, edgeInsets)
    self.traits = traits
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// The axis along which groups follow each other.
  private var axis: ScrollAxis { isVertical != isOrthogonal ? .vertical : .horizontal }
  private var spacing: CGFloat { section.interGroupSpacing.asSpacing }

  /// The room of the groups.
  private var inner: CGSize { CGRect(origin: .zero, size: room).kept(within: insets).size }

  /// Works out where the groups are.
  ///
  /// - Parameter alike: a section with the same groups, in the same room, that is worked out; nil for
  ///   none.
  func build(like alike: SectionSolution?) {
    if let alike, !section.group.asksProgram {
      pattern = alike.pattern
    } else {
      var solver = GroupSolver(traits: traits)
      pattern = solver.solve(section.group, in: inner)
    }
    built = Groups()
    (needsBuild, breadth) = (false, nil)
    if section.group.hasChangingCount {
      buildOneByOne()
    } else {
      let groups = pattern.leaves.isEmpty ? 0 : (count + perGroup - 1) / perGroup
      built.lengths = RowHeights(count: groups, height: pattern.size[axis] + spacing)
      for group in Set(measured.keys.map { $0 / perGroup }) { solveAgain(group) }
    }
  }

  private var perGroup: Int { max(1, pattern.leaves.count) }

  private func buildOneByOne() {
    needsBuild = false
    var own: [Int: GroupSolution] = [:]
    var (first, all) = (0, [Int]())
    var sizes: [CGFloat] = []
    while first < count {
      let made = solve(from: first)
      guard !made.leaves.isEmpty else { break }
      own[all.count] = made
      all.append(first)
      sizes.append(made.size[axis] + spacing)
      first += made.leaves.count
    }
    built = Groups(firsts: all, lengths: RowHeights(sizes, areKnown: true), own: own)
    breadth = nil
  }

  private func solve(from first: Int) -> GroupSolution {
    var solver = GroupSolver(traits: traits)
    solver.measured = { [measured] in measured[$0] }
    (solver.next, solver.end) = (first, count)
    return solver.solve(section.group, in: inner)
  }

  private func solveAgain(_ group: Int) {
    let made = solve(from: group * perGroup)
    noteBreadth(from: built.own[group]?.size[axis.other], to: made.size[axis.other])
    built.own[group] = made
    built.lengths.set(made.size[axis] + spacing, of: group)
  }

  /// A group takes other room across the way; nil where it took that of the pattern, which counts
  /// anyway.
  private func noteBreadth(from old: CGFloat?, to new: CGFloat) {
    guard let most = breadth else { return }
    if new >= most {
      breadth = new
    } else if let old, old >= most, old > pattern.size[axis.other] {
      breadth = nil
    }
  }

  /// A view said how large it is.
  func take(_ size: CGSize, of item: Int) {
    measured[item] = size
    guard built.firsts != nil else { return solveAgain(item / perGroup) }
    // What a program is asked, it is asked at once.
    if section.group.asksProgram { buildOneByOne() } else { needsBuild = true }
  }

  // MARK: - Groups

  /// The room of all groups, along the way.
  var groupsLength: CGFloat {
    let lengths = groups.lengths
    return max(0, lengths.extent - (lengths.count > 0 ? spacing : 0))
  }

  var groupLength: CGFloat { pattern.size[axis] }
  var groupPitch: CGFloat { pattern.size[axis] + spacing }

  /// The room of the groups across the way.
  var groupsBreadth: CGFloat {
    guard count > 0 else { return 0 }
    let own = groups.own
    if let breadth { return breadth }
    let most = own.values.reduce(pattern.size[axis.other]) { max($0, $1.size[axis.other]) }
    breadth = most
    return most
  }

  private func group(holding item: Int, _ firsts: [Int]?) -> (group: Int, leaf: Int)? {
    guard item >= 0, item < count else { return nil }
    guard let firsts else {
      return pattern.leaves.isEmpty ? nil : (item / perGroup, item % perGroup)
    }
    var (low, high) = (0, firsts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= item { low = middle } else { high = middle }
    }
    return firsts.isEmpty ? nil : (low, item - firsts[low])
  }

  /// Where an item is among the groups, of which the first begins at zero.
  func leaf(_ item: Int) -> GroupSolution.Leaf? {
    let groups = groups
    guard let (group, index) = group(holding: item, groups.firsts) else { return nil }
    let leaves = (groups.own[group] ?? pattern).leaves
    guard leaves.indices.contains(index) else { return nil }
    var leaf = leaves[index]
    let start = groups.lengths.start(of: group)
    leaf.move(axis == .horizontal ? start : 0, axis == .vertical ? start : 0)
    return leaf
  }

  /// The items of the groups that touch a part of the way.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let (firsts, lengths) = (groups.firsts, groups.lengths)
    guard lengths.count > 0, end > 0, start < lengths.extent, end > start else { return 0..<0 }
    // Places may stand out of their group: one more at both sides.
    let first = max(0, (lengths.row(at: max(0, start)) ?? 0) - 1)
    let last = min(lengths.count - 1, (lengths.row(at: end) ?? (lengths.count - 1)) + 1)
    guard first <= last else { return 0..<0 }
    let from = firsts?[first] ?? first * perGroup
    let to =
      firsts.map { last + 1 < $0.count ? $0[last + 1] : count } ?? min(count, (last + 1) * perGroup)
    return from..<max(from, to)
  }
}

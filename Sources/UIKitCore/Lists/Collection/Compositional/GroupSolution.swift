// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

/// Where the items of one group are.
struct GroupSolution {
  struct Leaf {
    /// In the group.
    var frame: CGRect
    var item: NSCollectionLayoutItem
    var zIndex = 0
    var keepsWidth = true
    var keepsHeight = true
    /// The views by the groups that begin with it, and the places of those groups.
    var heads: [(group: CGRect, views: [NSCollectionLayoutSupplementaryItem])] = []

    /// The views that are told by its index path, and what they are placed by.
    @MainActor var badges: [(view: NSCollectionLayoutSupplementaryItem, box: CGRect)] {
      // A place that the program says has no views of its own: the item is the group.
      let own = item is NSCollectionLayoutGroup ? [] : item.supplementaryItems
      return own.map { ($0, frame) }
        + heads.flatMap { head in head.views.map { ($0, head.group) } }
    }

    mutating func move(_ x: CGFloat, _ y: CGFloat) {
      frame = frame.offsetBy(dx: x, dy: y)
      for index in heads.indices { heads[index].group = heads[index].group.offsetBy(dx: x, dy: y) }
    }
  }

  var size: CGSize = .zero
  var leaves: [Leaf] = []
}

// Rules: CV-71, CV-72.
/// Works out where the items of a group are.
@MainActor
struct GroupSolver {
  /// The size that the view of an item said, by its place in the section.
  var measured: (Int) -> CGSize? = { _ in nil }
  /// The item that comes next, and the end of all.
  var next = 0
  var end = Int.max
  let traits: UITraitCollection
  /// The most items of a group.
  private static let most = 10_000

  init(traits: UITraitCollection) { self.traits = traits }

  /// What a place takes: its room, and the items in it.
  private struct Node {
    var size: CGSize
    var leaves: [GroupSolution.Leaf]
  }

  mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupSolution {
    let node = node(of: group, in: container, size: nil)
    return GroupSolution(size: node.size, leaves: node.leaves)
  }

  private mutating func node(
    of item: NSCollectionLayoutItem, in container: CGSize, size given: CGSize?
  ) -> Node {
    if let group = item as? NSCollectionLayoutGroup {
      return self.group(group, in: container, size: given)
    }
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    let insets = item.contentInsets
    var size = given ?? item.layoutSize.size(in: container)
    if let said = measured(next) {
      if width.isEstimated, given == nil {
        size.width = (said.width + insets.leading + insets.trailing).asLayoutLength
      }
      if height.isEstimated {
        size.height = (said.height + insets.top + insets.bottom).asLayoutLength
      }
    }
    next += 1
    let leaf = GroupSolution.Leaf(
      frame: CGRect(origin: .zero, size: size).kept(within: insets), item: item,
      keepsWidth: !width.isEstimated || given != nil, keepsHeight: !height.isEstimated)
    return Node(size: size, leaves: [leaf])
  }

  // Rules: CV-140.
  /// The views of a group go with its first item.
  private mutating func group(
    _ group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize?
  ) -> Node {
    var node = filled(group, in: container, size: given)
    let views = group.supplementaryItems
    if !views.isEmpty, !node.leaves.isEmpty {
      node.leaves[0].heads.append((CGRect(origin: .zero, size: node.size), views))
    }
    return node
  }

  private mutating func filled(
    _ group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize?
  ) -> Node {
    let begin = next
    let thought = given ?? group.layoutSize.size(in: container)
    if case .custom(let provider) = group.way { return custom(group, provider, thought) }
    var node = fill(group, thought)
    let isTall = group.layoutSize.heightDimension.isEstimated
    let isWide = group.layoutSize.widthDimension.isEstimated && given == nil
    var size = thought
    if isTall { size.height = node.size.height }
    if isWide { size.width = node.size.width }
    if size != thought {
      // Parts of the group's own size are parts of what it turned out to be.
      next = begin
      node = fill(group, size)
    }
    node.size = size
    return node
  }

  private mutating func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ size: CGSize
  ) -> Node {
    let places = provider(LayoutPlace(size, group.contentInsets, traits)).prefix(Self.most)
    var leaves: [GroupSolution.Leaf] = []
    for place in places where next < end {
      next += 1
      leaves.append(
        GroupSolution.Leaf(frame: place.frame.sound, item: group, zIndex: place.zIndex))
    }
    return Node(size: size, leaves: leaves)
  }

  /// Puts the places of a group one after the other; the size is the room that they take.
  private mutating func fill(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> Node {
    let isRow: Bool
    if case .horizontal = group.way { isRow = true } else { isRow = false }
    let axis: ScrollAxis = isRow ? .horizontal : .vertical
    let inner = CGRect(origin: .zero, size: size).kept(within: group.contentInsets)
    let room = inner.size[axis]
    let space = group.interItemSpacing?.spacing.asSpacing ?? 0
    let dimension =
      isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    // What has to be found out has no end at which places would stop.
    let isEndless = dimension.isEstimated
    var row = Row()
    filling: while next < end, row.nodes.count < Self.most {
      for item in group.subitems {
        guard next < end else { break filling }
        let before = next
        var share: CGSize?
        if group.sharesEqually, let number = group.number {
          share = item.layoutSize.size(in: inner.size)
          let part = ((room - space * CGFloat(number - 1)) / CGFloat(number)).asLayoutLength
          if isRow { share?.width = part } else if !isEndless { share?.height = part }
        }
        let made = node(of: item, in: inner.size, size: share)
        let (lead, trail) = Self.edges(item, isRow)
        let length =
          (lead?.spacing.asSpacing ?? 0) + made.size[axis] + (trail?.spacing.asSpacing ?? 0)
        let more = (row.nodes.isEmpty ? 0 : space) + length
        if group.number == nil, !row.nodes.isEmpty, !isEndless, row.used + more > room + 0.001 {
          next = before
          break filling
        }
        row.add(made, lead, trail, space: row.nodes.isEmpty ? 0 : space, length: length)
        if let number = group.number, row.nodes.count >= number { break filling }
      }
      if group.subitems.isEmpty { break }
      if group.number == nil, isEndless || row.used <= 0.001 { break }
    }
    return place(row, group, inner, axis, isEndless: isEndless)
  }

  private struct Row {
    var nodes: [(node: Node, lead: NSCollectionLayoutSpacing?, trail: NSCollectionLayoutSpacing?)] =
      []
    var used: CGFloat = 0

    mutating func add(
      _ node: Node, _ lead: NSCollectionLayoutSpacing?, _ trail: NSCollectionLayoutSpacing?,
      space: CGFloat, length: CGFloat
    ) {
      nodes.append((node, lead, trail))
      used += space + length
    }
  }

  private static func edges(
    _ item: NSCollectionLayoutItem, _ isRow: Bool
  ) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
    let spacing = item.edgeSpacing
    return isRow ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
  }

  /// Gives flexible room its share, and all their places.
  private func place(
    _ row: Row, _ group: NSCollectionLayoutGroup, _ inner: CGRect, _ axis: ScrollAxis,
    isEndless: Bool
  ) -> Node {
    let free = isEndless ? 0 : max(0, inner.size[axis] - row.used)
    let stretched = row.nodes.reduce(0) { count, part in
      count + (part.lead?.isFlexible == true ? 1 : 0) + (part.trail?.isFlexible == true ? 1 : 0)
    }
    let gaps = group.interItemSpacing?.isFlexible == true ? max(0, row.nodes.count - 1) : 0
    let share = stretched + gaps > 0 ? free / CGFloat(stretched + gaps) : 0
    let space = (group.interItemSpacing?.spacing.asSpacing ?? 0) + (gaps > 0 ? share : 0)
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing.asSpacing + (spacing.isFlexible ? share : 0)
    }
    var leaves: [GroupSolution.Leaf] = []
    var place: CGFloat = 0
    var across: CGFloat = 0
    for (index, part) in row.nodes.enumerated() {
      place += (index == 0 ? 0 : space) + length(part.lead)
      let edge = crossEdge(group, index, axis)
      let x = inner.minX + (axis == .horizontal ? place : edge)
      let y = inner.minY + (axis == .horizontal ? edge : place)
      for var leaf in part.node.leaves {
        leaf.move(x, y)
        leaves.append(leaf)
      }
      place += part.node.size[axis] + length(part.trail)
      across = max(across, edge + part.node.size[axis.other])
    }
    let insets = group.contentInsets
    let (width, height) = axis == .horizontal ? (place, across) : (across, place)
    return Node(
      size: CGSize(
        width: (width + insets.leading + insets.trailing).asLayoutLength,
        height: (height + insets.top + insets.bottom).asLayoutLength), leaves: leaves)
  }

  private func crossEdge(
    _ group: NSCollectionLayoutGroup, _ index: Int, _ axis: ScrollAxis
  ) -> CGFloat {
    guard !group.subitems.isEmpty else { return 0 }
    let spacing = group.subitems[index % group.subitems.count].edgeSpacing
    return (axis == .horizontal ? spacing?.top : spacing?.leading)?.spacing.asSpacing ?? 0
  }
}

extension NSCollectionLayoutItem {
  /// Whether the view says how large it is, along any axis; in a group, whether any does.
  var isMeasured: Bool {
    if let group = self as? NSCollectionLayoutGroup {
      return group.subitems.contains { $0.isMeasured }
    }
    return layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated
  }

  /// Whether a program places items of a group.
  var asksProgram: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return false }
    if case .custom = group.way { return true }
    return group.subitems.contains { $0.asksProgram }
  }

  /// Whether how many items a group has depends on their sizes, or on the program.
  var hasChangingCount: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return false }
    let isRow: Bool
    switch group.way {
    case .horizontal: isRow = true
    case .vertical: isRow = false
    case .custom: return false
    }
    if group.subitems.contains(where: \.hasChangingCount) { return true }
    let own = isRow ? layoutSize.widthDimension : layoutSize.heightDimension
    guard group.number == nil, !own.isEstimated else { return false }
    return group.subitems.contains { item in
      isRow
        ? item.layoutSize.widthDimension.isEstimated : item.layoutSize.heightDimension.isEstimated
    }
  }
}

extension CGRect {
  /// Without insets at the sides, but never less than nothing.
  func kept(within insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading.asSpacing, y: minY + insets.top.asSpacing,
      width: (width - insets.leading - insets.trailing).asLayoutLength,
      height: (height - insets.top - insets.bottom).asLayoutLength)
  }

  /// With numbers only.
  var sound: CGRect {
    CGRect(
      x: origin.x.asPlace, y: origin.y.asPlace, width: size.width.asLayoutLength,
      height: size.height.asLayoutLength)
  }
}

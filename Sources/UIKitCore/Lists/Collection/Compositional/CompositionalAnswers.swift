// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: CV-71 to CV-77.
/// Where a compositional layout has things.
extension UICollectionViewCompositionalLayout {
  private func along(_ way: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
  }

  var wholeSize: CGSize {
    let cross = solvedSize ?? .zero
    let length = (starts.last ?? 0) + globalLength(isBefore: false)
    let taken = owner?.adjustedContentInset ?? .zero
    return isVertical
      ? CGSize(width: (cross.width - taken.left - taken.right).asLayoutLength, height: length)
      : CGSize(width: length, height: (cross.height - taken.top - taken.bottom).asLayoutLength)
  }

  /// The part of the content that is seen, along the way.
  private var visiblePart: (top: CGFloat, bottom: CGFloat) {
    guard let owner else { return (0, 0) }
    // On paper nothing stays at an edge.
    if owner.engine.printed != nil { return (-.infinity, .infinity) }
    let (bounds, inset) = (owner.bounds, owner.adjustedContentInset)
    return isVertical
      ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
      : (bounds.minX + inset.left, bounds.maxX - inset.right)
  }

  // MARK: - Items

  /// Where the groups of a section begin in the content, as far as it is scrolled.
  private func origin(of section: Int) -> CGPoint {
    let solution = solutions[section]
    let (start, body) = (along(starts[section]), solution.bodyOrigin)
    let way = solution.isOrthogonal ? ways[section] ?? 0 : 0
    let shift = isVertical ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
    return CGPoint(x: start.x + body.x - shift.x, y: start.y + body.y - shift.y)
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, solutions.indices.contains(path.section),
      let leaf = solutions[path.section].leaf(path.item)
    else { return nil }
    let origin = origin(of: path.section)
    let made = makeAttributes(.cell(path))
    made.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
    made.zIndex = leaf.zIndex
    (made.keepsWidth, made.keepsHeight) = (leaf.keepsWidth, leaf.keepsHeight)
    made.look = look(of: path)
    return made
  }

  func badge(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, solutions.indices.contains(path.section),
      let leaf = solutions[path.section].leaf(path.item),
      let (item, place) = leaf.badges.first(where: { $0.view.elementKind == kind })
    else { return nil }
    let origin = origin(of: path.section)
    let box = place.offsetBy(dx: origin.x, dy: origin.y)
    let made = makeAttributes(
      CollectionElement(category: .supplementaryView, kind: kind, path: path))
    made.frame = item.frame(in: box)
    made.zIndex = item.zIndex
    (made.keepsWidth, made.keepsHeight) = (true, true)
    return made
  }

  // MARK: - Edges

  /// The place of a view in the list of those at the edges of its section.
  func edgeIndex(_ kind: String, _ path: IndexPath) -> Int? {
    guard path.count == 2, solutions.indices.contains(path.section) else { return nil }
    let items = solutions[path.section].section.boundarySupplementaryItems
    let alike = items.indices.filter { items[$0].elementKind == kind }
    return alike.indices.contains(path.item) ? alike[path.item] : nil
  }

  func edge(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let index = globalIndex(kind, path) { return global(index) }
    guard let index = edgeIndex(kind, path) else { return nil }
    let solution = solutions[path.section]
    let item = solution.section.boundarySupplementaryItems[index]
    let start = starts[path.section]
    let seen = visiblePart
    let frame = solution.edgeFrame(index, top: seen.top - start, bottom: seen.bottom - start)
    let made = makeAttributes(
      CollectionElement(category: .supplementaryView, kind: kind, path: path))
    let way = along(start)
    made.isPinned = frame != solution.edgeFrame(index, top: -.infinity, bottom: .infinity)
    made.frame = frame.offsetBy(dx: way.x, dy: way.y)
    made.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
    made.keepsWidth = !item.layoutSize.widthDimension.isEstimated
    made.keepsHeight = !item.layoutSize.heightDimension.isEstimated
    made.look = look(ofEdge: kind, path)
    return made
  }

  private func edges(of section: Int) -> [UICollectionViewLayoutAttributes] {
    var counts: [String: Int] = [:]
    return solutions[section].section.boundarySupplementaryItems.compactMap { item in
      let number = counts[item.elementKind, default: 0]
      counts[item.elementKind] = number + 1
      return edge(item.elementKind, IndexPath(item: number, section: section))
    }
  }

  // MARK: - Edges of all

  /// The place of a view in the list of those at the edges of all: it has one index.
  func globalIndex(_ kind: String, _ path: IndexPath) -> Int? {
    guard path.count == 1 else { return nil }
    let items = configuration.boundarySupplementaryItems
    let alike = items.indices.filter { items[$0].elementKind == kind }
    return alike.indices.contains(path[0]) ? alike[path[0]] : nil
  }

  private func globalSize(_ index: Int) -> CGSize {
    let item = configuration.boundarySupplementaryItems[index]
    var size = item.layoutSize.size(in: solvedSize ?? .zero)
    if let said = globalSizes[index] {
      if item.layoutSize.widthDimension.isEstimated { size.width = said.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = said.height }
    }
    return size
  }

  func globalLength(isBefore: Bool) -> CGFloat {
    configuration.boundarySupplementaryItems.enumerated().reduce(0) { most, part in
      let place = part.element.alignment.place
      let side = isVertical ? place.y : place.x
      guard part.element.extendsBoundary, isBefore ? side < 0 : side > 0 else { return most }
      let size = globalSize(part.offset)
      return max(most, isVertical ? size.height : size.width)
    }
  }

  private func global(_ index: Int) -> UICollectionViewLayoutAttributes {
    let item = configuration.boundarySupplementaryItems[index]
    let (size, whole) = (globalSize(index), wholeSize)
    let place = item.alignment.place
    var frame = CGRect(
      x: (whole.width - size.width) * (place.x + 1) / 2 + item.offset.x.asPlace,
      y: (whole.height - size.height) * (place.y + 1) / 2 + item.offset.y.asPlace,
      width: size.width, height: size.height)
    let natural = frame
    if item.pinToVisibleBounds {
      let seen = visiblePart
      if isVertical {
        if place.y < 0 { frame.origin.y = max(frame.minY, seen.top) }
        if place.y > 0 { frame.origin.y = min(frame.minY, seen.bottom - size.height) }
      } else {
        if place.x < 0 { frame.origin.x = max(frame.minX, seen.top) }
        if place.x > 0 { frame.origin.x = min(frame.minX, seen.bottom - size.width) }
      }
    }
    let alike = configuration.boundarySupplementaryItems[..<index].filter {
      $0.elementKind == item.elementKind
    }
    let made = makeAttributes(
      CollectionElement(
        category: .supplementaryView, kind: item.elementKind, path: IndexPath(index: alike.count)))
    made.frame = frame
    made.isPinned = frame != natural
    made.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 3) : item.zIndex
    made.keepsWidth = !item.layoutSize.widthDimension.isEstimated
    made.keepsHeight = !item.layoutSize.heightDimension.isEstimated
    return made
  }

  // MARK: - Behind sections

  func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, solutions.indices.contains(path.section),
      let item = solutions[path.section].section.decorationItems.first(where: {
        $0.elementKind == kind
      })
    else { return nil }
    let solution = solutions[path.section]
    let start = along(starts[path.section])
    let whole = CGRect(
      x: start.x, y: start.y, width: isVertical ? solution.room.width : solution.length,
      height: isVertical ? solution.length : solution.room.height)
    let made = makeAttributes(
      CollectionElement(category: .decorationView, kind: kind, path: path))
    made.frame = whole.kept(within: item.contentInsets)
    made.zIndex = item.zIndex - 1
    return made
  }

  // MARK: - All in a part

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = configuration.boundarySupplementaryItems.indices.map(global)
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for section in sections(from: start, to: end) {
      found += elements(of: section, in: rect)
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  /// The sections that touch a part of the way; others may be between them.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    SectionSearch.sections(beginningAt: starts, overlap: overlap, from: start, to: end)
  }

  private func elements(
    of section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let solution = solutions[section]
    let origin = origin(of: section)
    let isAcross = isVertical == solution.isOrthogonal
    let (from, to) =
      isAcross
      ? (rect.minX - origin.x, rect.maxX - origin.x) : (rect.minY - origin.y, rect.maxY - origin.y)
    var found: [UICollectionViewLayoutAttributes] = []
    for number in solution.items(from: from, to: to) {
      let path = IndexPath(item: number, section: section)
      guard let cell = item(at: path) else { continue }
      found.append(cell)
      for (view, _) in solution.leaf(number)?.badges ?? [] {
        if let badge = badge(view.elementKind, path) { found.append(badge) }
      }
    }
    found += edges(of: section)
    for item in solution.section.decorationItems {
      let path = IndexPath(item: 0, section: section)
      if let behind = decoration(item.elementKind, path) { found.append(behind) }
    }
    if let handler = solution.section.visibleItemsInvalidationHandler, let owner {
      let visible = found.filter { $0.frame.intersects(rect) }
      var offset = owner.contentOffset
      if solution.isOrthogonal {
        let way = ways[section] ?? 0
        offset = isVertical ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
      }
      handler(visible, offset, LayoutPlace(solution.room, solution.insets, owner.traitCollection))
    }
    return found
  }

  // MARK: - Sections that scroll

  /// How a section scrolls by itself; nil for one that does not.
  func plan(of section: Int) -> OrthogonalPlan? {
    guard solutions.indices.contains(section), solutions[section].isOrthogonal else { return nil }
    let solution = solutions[section]
    let body = solution.bodyOrigin
    let (start, room, insets) = (starts[section], solution.room, solution.insets)
    let frame =
      isVertical
      ? CGRect(x: 0, y: start + body.y, width: room.width, height: solution.bodyLength)
      : CGRect(x: start + body.x, y: 0, width: solution.bodyLength, height: room.height)
    let length = solution.groupsLength
    let content =
      isVertical
      ? CGSize(
        width: (length + insets.leading + insets.trailing).asLayoutLength, height: frame.height)
      : CGSize(width: frame.width, height: (length + insets.top + insets.bottom).asLayoutLength)
    return OrthogonalPlan(
      frame: frame, contentSize: content,
      behavior: solution.section.orthogonalScrollingBehavior, pitch: solution.groupPitch,
      groupLength: solution.groupLength, isHorizontal: isVertical)
  }
}

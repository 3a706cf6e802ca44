// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// The sections of a flow, one after the other.
struct FlowGeometry {
  var sections: [FlowSection] = []
  /// Where each begins, and at the end where all end.
  var starts: [CGFloat] = [0]
  /// The room across the lines.
  var cross: CGFloat = 0
  /// The size of the collection for which it was worked out.
  var bounds: CGSize = .zero

  /// How far lines reach beyond their section, whose insets are less than none.
  private var overhang: CGFloat = 0

  mutating func append(_ section: FlowSection) {
    overhang = max(overhang, -section.metrics.leading, -section.metrics.trailing)
    sections.append(section)
    starts.append((starts.last ?? 0) + section.length)
  }

  /// Gives items of a section other sizes.
  mutating func resize(_ sizes: [Int: FlowSection.Extent], in section: Int) {
    guard sections.indices.contains(section) else { return }
    let before = sections[section].length
    sections[section].resize(sizes)
    let change = sections[section].length - before
    guard change != 0 else { return }
    for later in section + 1..<starts.count { starts[later] += change }
  }

  var length: CGFloat { starts.last ?? 0 }

  /// The sections that touch a part; others may be between them.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    SectionSearch.sections(beginningAt: starts, overlap: overhang, from: start, to: end)
  }
}

// Rules: CV-20 to CV-25.
/// How a flow layout works out its lines.
extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }
  private var header: String { UICollectionView.elementKindSectionHeader }
  private var footer: String { UICollectionView.elementKindSectionFooter }

  private func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func extent(_ size: CGSize) -> FlowSection.Extent {
    FlowSection.Extent(main: main(size), cross: cross(size))
  }

  private func rect(
    _ main: CGFloat, _ cross: CGFloat, _ size: FlowSection.Extent
  ) -> CGRect {
    isVertical
      ? CGRect(x: cross, y: main, width: size.cross, height: size.main)
      : CGRect(x: main, y: cross, width: size.main, height: size.cross)
  }

  /// The room across the lines in a collection of a size.
  private func crossRoom(_ bounds: CGSize) -> CGFloat {
    let inset = owner?.adjustedContentInset ?? .zero
    let taken = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    return (cross(bounds) - taken).asLength
  }

  func flowChanges(with bounds: CGRect) -> Bool {
    needsFlow || crossRoom(bounds.size) != flow.cross
  }

  var flowContentSize: CGSize {
    isVertical
      ? CGSize(width: flow.cross, height: flow.length)
      : CGSize(width: flow.length, height: flow.cross)
  }

  // MARK: - Building

  /// Moves on what cells that said sizes since have made larger.
  func resizeFlow() {
    guard !resized.isEmpty else { return }
    for (section, sizes) in resized {
      flow.resize(sizes.mapValues { extent($0) }, in: section)
    }
    resized = [:]
  }

  func buildFlow() {
    needsFlow = false
    resized = [:]
    var made = FlowGeometry()
    guard let owner else {
      flow = made
      return
    }
    made.bounds = owner.bounds.size
    made.cross = crossRoom(made.bounds)
    let delegate = owner.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<owner.numberOfSections {
      let count = owner.numberOfItems(inSection: section)
      let metrics = metrics(of: section, owner, delegate, made.cross)
      made.append(items(of: section, count, metrics, owner, delegate))
    }
    flow = made
  }

  private func metrics(
    of section: Int, _ owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ room: CGFloat
  ) -> FlowSection.Metrics {
    var metrics = FlowSection.Metrics()
    let head = delegate?.collectionView(
      owner, layout: self, referenceSizeForHeaderInSection: section)
    let foot = delegate?.collectionView(
      owner, layout: self, referenceSizeForFooterInSection: section)
    metrics.header = main(head ?? headerReferenceSize).asLength
    metrics.footer = main(foot ?? footerReferenceSize).asLength
    let own =
      delegate?.collectionView(owner, layout: self, insetForSectionAt: section) ?? sectionInset
    let more = referenceInset(owner)
    let (start, end) =
      isVertical
      ? (own.left + more.left, own.right + more.right)
      : (own.top + more.top, own.bottom + more.bottom)
    metrics.leading = (isVertical ? own.top : own.left).asSpacing
    metrics.trailing = (isVertical ? own.bottom : own.right).asSpacing
    metrics.crossStart = start.asSpacing
    metrics.crossLength = (room - start.asSpacing - end.asSpacing).asLength
    metrics.lineSpacing =
      delegate?.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    return metrics
  }

  /// Room across the lines that is kept free beyond the content insets.
  private func referenceInset(_ owner: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea:
      let (safe, taken) = (owner.safeAreaInsets, owner.adjustedContentInset)
      return UIEdgeInsets(
        top: max(0, safe.top - taken.top), left: max(0, safe.left - taken.left),
        bottom: max(0, safe.bottom - taken.bottom), right: max(0, safe.right - taken.right))
    case .fromLayoutMargins: return owner.layoutMargins
    }
  }

  private func items(
    of section: Int, _ count: Int, _ metrics: FlowSection.Metrics, _ owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    func uniform(_ size: CGSize) -> FlowSection {
      FlowSection(count: count, size: extent(size), metrics)
    }
    if estimatedItemSize != .zero {
      let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      guard let said = measured[section: section] else { return uniform(estimate) }
      var sizes = Array(repeating: extent(estimate), count: count)
      for (item, size) in said where sizes.indices.contains(item) { sizes[item] = extent(size) }
      return FlowSection(sizes, metrics)
    }
    guard let delegate, count > 0 else { return uniform(itemSize) }
    func size(_ item: Int) -> CGSize {
      // Placeholders are of no item that the delegate knows.
      guard !owner.list.isPlaceholder(path(item)) else { return itemSize }
      return delegate.collectionView(
        owner, layout: self, sizeForItemAt: owner.list.told(path(item)))
    }
    var first = CGSize.zero
    let isDefault = isDefault { first = size(0) }
    if isDefault { return uniform(itemSize) }
    var sizes = [extent(first)]
    var isUniform = true
    for item in 1..<max(1, count) {
      let size = extent(size(item))
      isUniform = isUniform && size == sizes[0]
      sizes.append(size)
    }
    return isUniform ? uniform(first) : FlowSection(sizes, metrics)
  }

  // MARK: - Answers

  func flowItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, flow.sections.indices.contains(path.section),
      let (place, size) = flow.sections[path.section].item(path.item)
    else { return nil }
    let attributes = makeAttributes(.cell(path))
    attributes.frame = rect(flow.starts[path.section] + place.main, place.cross, size)
    return attributes
  }

  func flowEdge(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = path.first, flow.sections.indices.contains(section),
      kind == header || kind == footer
    else { return nil }
    let shape = flow.sections[section]
    let (start, end) = (flow.starts[section], flow.starts[section + 1])
    let isHeader = kind == header
    let length = isHeader ? shape.metrics.header : shape.metrics.footer
    guard length > 0 else { return nil }
    let attributes = makeAttributes(
      CollectionElement(category: .supplementaryView, kind: kind, path: path))
    var place = isHeader ? start : end - length
    // On paper nothing stays at an edge.
    if let owner, owner.engine.printed == nil,
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    {
      let (bounds, inset) = (owner.bounds, owner.adjustedContentInset)
      let top = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
      let bottom = isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
      place =
        isHeader
        ? max(start, min(top, end - shape.metrics.footer - length))
        : min(end - length, max(bottom - length, start + shape.metrics.header))
      attributes.isPinned = place != (isHeader ? start : end - length)
      attributes.zIndex = 10
    }
    attributes.frame = rect(place, 0, FlowSection.Extent(main: length, cross: flow.cross))
    return attributes
  }

  func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let start = isVertical ? rect.minY : rect.minX
    let end = isVertical ? rect.maxY : rect.maxX
    let (left, right) = isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in flow.sections(from: start, to: end) {
      let (shape, from) = (flow.sections[section], flow.starts[section])
      for item in shape.items(from: start - from, to: end - from) {
        guard let (place, size) = shape.item(item), from + place.main < end,
          from + place.main + size.main > start, place.cross < right,
          place.cross + size.cross > left
        else { continue }
        let attributes = makeAttributes(.cell(IndexPath(item: item, section: section)))
        attributes.frame = self.rect(from + place.main, place.cross, size)
        found.append(attributes)
      }
      for kind in [header, footer] {
        let path = IndexPath(item: 0, section: section)
        guard let edge = flowEdge(kind, path), edge.frame.intersects(rect) else { continue }
        found.append(edge)
      }
    }
    return found
  }
}

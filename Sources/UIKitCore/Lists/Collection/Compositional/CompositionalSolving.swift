// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: CV-70 to CV-72.
/// How a compositional layout works its sections out.
extension UICollectionViewCompositionalLayout {
  var isVertical: Bool { configuration.scrollDirection == .vertical }

  func solveAll() {
    needsSolving = false
    // A program that is asked about sections may ask where those are that it knows.
    settleStarts()
    guard let owner else {
      (solutions, addedStarts, solvedSize) = ([], [0], nil)
      return
    }
    let size = owner.bounds.size
    let before = solutions
    let keepsSizes = solvedSize?.width == size.width
    solvedSize = size
    let room = CGSize(width: size.width.asLayoutLength, height: size.height.asLayoutLength)
    let traits = owner.traitCollection
    let reference = insets(of: configuration.contentInsetsReference, owner)
    var made: [SectionSolution] = []
    for index in 0..<owner.numberOfSections {
      let count = owner.numberOfItems(inSection: index)
      // Sections that are all placed alike have the same room too.
      let alike = areAlike ? made.last : nil
      let section =
        alike?.section ?? provider(index, LayoutPlace(room, reference, traits)) ?? Self.nothing
      let solution = SectionSolution(
        section, count: count, isVertical: isVertical, room: room,
        insets: alike?.insets ?? insets(of: section, owner),
        edgeInsets: alike?.edgeInsets ?? edgeInsets(of: section, owner), traits: traits)
      if keepsSizes, before.indices.contains(index) {
        solution.measured = before[index].measured.filter { $0.key < count }
        solution.measuredEdges = before[index].measuredEdges
      }
      solution.build(like: alike)
      made.append(solution)
    }
    solutions = made
    overlap =
      max(0, -configuration.interSectionSpacing.asSpacing)
      + (made.map(\.overhang).max() ?? 0)
    lengths = []
    addUp()
  }

  /// A section without room.
  private static var nothing: NSCollectionLayoutSection {
    let zero = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: zero, subitems: []))
  }

  /// Works out where sections begin, if cells have said sizes since; called before anything becomes
  /// another that it depends on and that is not worked out yet.
  func settleStarts() {
    if needsStarts { addUp() }
  }

  /// Works out where sections begin.
  ///
  /// OPTIMIZATION: of many sections only those are asked in which cells have said sizes.
  private func addUp() {
    needsStarts = false
    if lengths.count == solutions.count {
      for index in changedSections { lengths[index] = solutions[index].length }
    } else {
      lengths = solutions.map(\.length)
    }
    changedSections = []
    let space = configuration.interSectionSpacing.asSpacing
    var starts = [globalLength(isBefore: true)]
    starts.reserveCapacity(lengths.count + 1)
    for (index, length) in lengths.enumerated() {
      let isLast = index == lengths.count - 1
      starts.append(max(0, starts[index] + length + (isLast ? 0 : space)))
    }
    addedStarts = starts
  }

  private func insets(
    of section: NSCollectionLayoutSection, _ owner: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    return add(insets(of: reference, owner), to: section.contentInsets)
  }

  // Rules: CV-141.
  /// What the views at the edges of a section keep free.
  private func edgeInsets(
    of section: NSCollectionLayoutSection, _ owner: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let follows = section.supplementariesFollowContentInsets
    guard section.supplementaryContentInsetsReference != .automatic else {
      return follows ? insets(of: section, owner) : .zero
    }
    return add(
      insets(of: section.supplementaryContentInsetsReference, owner),
      to: follows ? section.contentInsets : .zero)
  }

  /// Insets with more of them across the way.
  private func add(
    _ more: NSDirectionalEdgeInsets, to insets: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    var result = insets
    if isVertical {
      result.leading += more.leading
      result.trailing += more.trailing
    } else {
      result.top += more.top
      result.bottom += more.bottom
    }
    return result
  }

  /// The part of an area's insets that the collection does not keep free by itself.
  private func insets(
    of reference: UIContentInsetsReference, _ owner: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let area: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: area = owner.safeAreaInsets
    case .layoutMargins: area = owner.layoutMargins
    case .readableContent:
      let (frame, bounds) = (owner.readableContentGuide.layoutFrame, owner.bounds)
      area = UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
    let taken = owner.adjustedContentInset
    return NSDirectionalEdgeInsets(
      top: max(0, area.top - taken.top), leading: max(0, area.left - taken.left),
      bottom: max(0, area.bottom - taken.bottom), trailing: max(0, area.right - taken.right))
  }

  // MARK: - Sizes that views said

  func isMeasured(_ element: CollectionElement) -> Bool {
    guard element.path.count == 2, solutions.indices.contains(element.path.section) else {
      return globalIndex(element.kind, element.path).map { globalSizes[$0] != nil } ?? true
    }
    let solution = solutions[element.path.section]
    if element.category == .cell { return solution.measured[element.path.item] != nil }
    guard let index = edgeIndex(element.kind, element.path) else { return true }
    return solution.measuredEdges[index] != nil
  }

  func takeSize(_ preferred: UICollectionViewLayoutAttributes) {
    let element = preferred.element
    let size = CGSize(
      width: preferred.size.width.asLayoutLength, height: preferred.size.height.asLayoutLength)
    if element.path.count == 2, solutions.indices.contains(element.path.section) {
      let solution = solutions[element.path.section]
      changedSections.insert(element.path.section)
      if element.category == .cell {
        solution.take(size, of: element.path.item)
      } else if let index = edgeIndex(element.kind, element.path) {
        solution.measuredEdges[index] = size
      }
    } else if let index = globalIndex(element.kind, element.path) {
      globalSizes[index] = size
    }
    needsStarts = true
  }

  func carrySizes(_ update: ListUpdate) {
    settleStarts()
    var sizes: [Int: [Int: CGSize]] = [:]
    for (section, solution) in solutions.enumerated() {
      for (item, size) in solution.measured {
        let element = CollectionElement.cell(IndexPath(item: item, section: section))
        guard !update.isGone(element), let now = update.element(after: element)?.path else {
          continue
        }
        sizes[now.section, default: [:]][now.item] = size
      }
    }
    var moved: [Int: CGFloat] = [:]
    for (section, way) in ways { if let now = update.section(after: section) { moved[now] = way } }
    ways = moved
    let last = max(solutions.count, (sizes.keys.max() ?? -1) + 1)
    // The sections themselves are asked for anew; only what views said is kept.
    lengths = []
    while solutions.count < last, let one = solutions.first { solutions.append(one.emptied()) }
    solutions = solutions.enumerated().map { index, old in
      let new = old.emptied()
      new.measured = sizes[index] ?? [:]
      return new
    }
    needsSolving = true
  }
}

extension SectionSolution {
  /// The same section, of which nothing is known.
  fileprivate func emptied() -> SectionSolution {
    SectionSolution(
      section, count: 0, isVertical: isVertical, room: room, insets: insets,
      edgeInsets: edgeInsets, traits: traits)
  }
}

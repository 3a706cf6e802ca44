// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
import UIKitMachines

/// Says how a section is placed, by its number and where it is.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

// Rules: CV-70 to CV-77.
/// Sections of groups of items, each with a size of its own, a part of what contains it, or of the
/// view's choice.
///
/// [Apple: UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Whether it says the same of every section, so that one need be worked out.
  final let areAlike: Bool
  final var solutions: [SectionSolution] = []
  /// Where each section begins, and at the end where all end, added up when it is asked for after
  /// sections became longer: many cells say their sizes before that.
  final var starts: [CGFloat] {
    settleStarts()
    return addedStarts
  }
  final var addedStarts: [CGFloat] = [0]
  final var needsStarts = false
  /// How far sections reach beyond their room: where there is less than none between or around them.
  final var overlap: CGFloat = 0
  /// How long each section is; empty when that is to be asked of all of them.
  final var lengths: [CGFloat] = []
  /// Those that may be longer than that since.
  final var changedSections: Set<Int> = []
  final var needsSolving = true
  final var ways: [Int: CGFloat] = [:]
  final var globalSizes: [Int: CGSize] = [:]
  private final var stored: UICollectionViewCompositionalLayoutConfiguration

  // Rules: RT-102.
  /// Makes a layout whose sections are all placed alike.
  public init(section: NSCollectionLayoutSection) {
    (provider, areAlike) = ({ _, _ in section }, true)
    stored = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout whose sections are all placed alike.
  ///
  /// - Parameters:
  ///   - section: how they are.
  ///   - configuration: what concerns all sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, areAlike) = ({ _, _ in section }, true)
    stored = configuration.duplicate()
    super.init()
  }

  /// Makes a layout that asks how each section is placed, again when the collection has another size.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, areAlike) = (sectionProvider, false)
    stored = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that asks how each section is placed, again when the collection has another size.
  ///
  /// - Parameters:
  ///   - sectionProvider: says how a section is placed; nil for a section without room.
  ///   - configuration: what concerns all sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, areAlike) = (sectionProvider, false)
    stored = configuration.duplicate()
    super.init()
  }

  /// Makes a layout without sections; nothing is read.
  public required init?(coder: NSCoder) {
    (provider, areAlike) = ({ _, _ in nil }, false)
    stored = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What concerns all sections; set it to change it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { stored }
    set {
      settleStarts()
      stored = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// True: sections begin where lines do.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: - As a layout

  /// Works out where sections and groups are; an override calls super.
  open override func prepare() {
    super.prepare()
    if needsSolving { solveAll() }
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize {
    owner?.list.prepareIfNeeded()
    return wholeSize
  }

  /// What is in a part of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    owner?.list.prepareIfNeeded()
    return elements(in: rect)
  }

  /// Where an item is; nil for no item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.list.prepareIfNeeded()
    return item(at: indexPath)
  }

  /// Where a view at an edge or by an item is; nil for none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.list.prepareIfNeeded()
    return edge(elementKind, indexPath) ?? badge(elementKind, indexPath)
  }

  /// Where a view behind a section is; nil for none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.list.prepareIfNeeded()
    return decoration(elementKind, indexPath)
  }

  /// Has what the context names worked out anew; an override calls super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.isOfEverything || context.isOfCounts || context.movement != nil {
      needsSolving = true
    }
    super.invalidateLayout(with: context)
  }

  /// Whether the collection has another size, or views stay in view.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != solvedSize
  }

  /// The context for another size.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isOfEverything = newBounds.size != solvedSize
    return context
  }

  final var solvedSize: CGSize?

  // Rules: CV-32.
  /// Whether a view says how large it is, and is otherwise than thought.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wished, now) = (preferredAttributes.size, originalAttributes.size)
    return (!originalAttributes.keepsWidth && wished.width != now.width)
      || (!originalAttributes.keepsHeight && wished.height != now.height)
      || measures(originalAttributes, isNew: true)
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    asksCells(attributes) && !isMeasured(attributes.element)
  }

  override func asksCells(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    (!attributes.keepsWidth || !attributes.keepsHeight)
      && attributes.element.category != .decorationView
  }

  override func take(_ preferred: UICollectionViewLayoutAttributes) { takeSize(preferred) }

  override var keepsSizes: Bool { true }

  override func forgetSizes() {
    settleStarts()
    lengths = []
    for index in solutions.indices {
      (solutions[index].measured, solutions[index].measuredEdges) = ([:], [:])
    }
  }

  override func forgetPlaces() { needsSolving = true }

  override func carry(_ update: ListUpdate) { carrySizes(update) }

  override func orthogonalSections(in area: CGRect) -> [Int] {
    let (start, end) = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
    return sections(from: start, to: end).filter { solutions[$0].isOrthogonal }
  }

  override func orthogonalPlan(of section: Int) -> OrthogonalPlan? { plan(of: section) }

  override func isOrthogonal(_ element: CollectionElement) -> Bool {
    guard element.category != .decorationView, element.path.count == 2,
      solutions.indices.contains(element.path.section),
      solutions[element.path.section].isOrthogonal
    else { return false }
    return element.category == .cell || edge(element.kind, element.path) == nil
  }

  override func orthogonalWay(of section: Int) -> CGFloat { ways[section] ?? 0 }

  override func scrolled(_ section: Int, to way: CGFloat) { ways[section] = way }
}

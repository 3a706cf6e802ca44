// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
import UIKitMachines

// Rules: CV-20 to CV-25.
/// Items in lines that are filled one after the other, with headers and footers around them.
///
/// The delegate of the collection may say sizes for each item and section, as a
/// `UICollectionViewDelegateFlowLayout`.
///
/// [Apple: UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout)
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where insets of sections count.
  public enum SectionInsetReference: Int, Sendable {
    /// From the content insets of the collection.
    case fromContentInset
    /// From its safe area.
    case fromSafeArea
    /// From its layout margins.
    case fromLayoutMargins
  }

  final var flow = FlowGeometry()
  final var needsFlow = true
  final var measured = FlowSizes()
  /// The sizes among these that the lines do not have yet, by section and item.
  final var resized: [Int: [Int: CGSize]] = [:]
  private final var wasAskedForDefault = false

  /// Makes a layout of items of 50 × 50 points.
  public override init() { super.init() }

  /// Makes a layout of items of 50 × 50 points; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The estimate for cells that measure themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // MARK: - Sizes

  /// Along which axis lines follow each other; `vertical` at first.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { changed() } }
  }

  /// The size of an item, where the delegate says none; 50 × 50 points at first.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { changed() } }
  }

  // Rules: CV-32.
  /// About how large an item is; with any size but zero, at first, cells say how large they are.
  ///
  /// With `automaticSize` the estimate is `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { changed() } }
  }

  /// Room between lines, in points; 10 at first.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { changed() } }
  }

  /// The least room between items of a line, in points; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { changed() } }
  }

  /// The size of headers, of which the extent along the way counts; zero, for none, at first.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { changed() } }
  }

  /// The size of footers, of which the extent along the way counts; zero, for none, at first.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { changed() } }
  }

  /// Room around the items of a section; none at first.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { changed() } }
  }

  /// From where that counts; from the content insets at first.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { changed() } }
  }

  // Rules: CV-23.
  /// Whether headers stay in view with their section; false at first.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { changed() } }
  }

  /// Whether footers stay in view with their section; false at first.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { changed() } }
  }

  private func changed() { invalidateLayout() }

  // Rules: CV-24.
  /// Notes that the delegate was asked for the size of an item and does not say any.
  final var itemSizeByDefault: CGSize {
    wasAskedForDefault = true
    return itemSize
  }

  /// Runs `question`; whether it came to the default of the delegate.
  final func isDefault(_ question: () -> Void) -> Bool {
    wasAskedForDefault = false
    question()
    return wasAskedForDefault
  }

  // MARK: - As a layout

  /// The class of contexts that say what of a flow is another.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Works out the lines; an override calls super.
  open override func prepare() {
    super.prepare()
    if needsFlow { buildFlow() } else { resizeFlow() }
  }

  /// The size of all lines, headers and footers.
  open override var collectionViewContentSize: CGSize {
    owner?.list.prepareIfNeeded()
    return flowContentSize
  }

  /// What is in a part of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    owner?.list.prepareIfNeeded()
    return flowElements(in: rect)
  }

  /// Where an item is; nil for no item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.list.prepareIfNeeded()
    return flowItem(indexPath)
  }

  /// Where a header or footer is; nil for none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.list.prepareIfNeeded()
    return flowEdge(elementKind, indexPath)
  }

  /// Has what the context names worked out anew; an override calls super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.isOfEverything || context.isOfCounts || needsLines(context) { needsFlow = true }
    super.invalidateLayout(with: context)
  }

  /// Whether all lines are to be worked out anew.
  private func needsLines(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard let own = context as? UICollectionViewFlowLayoutInvalidationContext else { return true }
    return own.invalidateFlowLayoutDelegateMetrics
      || own.invalidateFlowLayoutAttributes && !own.isOfSizes
  }

  /// Whether the size across the lines is another, or headers stay in view.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flowChanges(with: newBounds) || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  /// The context for another size, or for headers that stay in view.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isOther = flowChanges(with: newBounds)
    if let own = context as? UICollectionViewFlowLayoutInvalidationContext {
      own.invalidateFlowLayoutAttributes = isOther
      own.invalidateFlowLayoutDelegateMetrics = isOther
    }
    return context
  }

  // Rules: CV-32.
  /// Whether cells say how large they are, and this one is otherwise than thought.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.element.category == .cell
      && measured[preferredAttributes.indexPath] != preferredAttributes.size
  }

  // Rules: CV-32.
  /// The context for a cell that says how large it is: only the lines around it are others.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [preferredAttributes.indexPath])
    if let own = context as? UICollectionViewFlowLayoutInvalidationContext {
      own.invalidateFlowLayoutDelegateMetrics = false
      own.isOfSizes = true
    }
    return context
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    asksCells(attributes) && measured[attributes.indexPath] == nil
  }

  override func asksCells(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.element.category == .cell
  }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    measured[preferred.indexPath] = preferred.size
    guard !needsFlow, let place = RowPlace(preferred.indexPath) else { return }
    resized[place.section, default: [:]][place.row] = preferred.size
  }

  override var keepsSizes: Bool { true }

  override func forgetSizes() { measured = FlowSizes() }

  override func forgetPlaces() { needsFlow = true }

  override func carry(_ update: ListUpdate) {
    var moved = FlowSizes()
    for (path, size) in measured.all where !update.isGone(.cell(path)) {
      if let now = update.element(after: .cell(path))?.path { moved[now] = size }
    }
    measured = moved
  }
}

/// What of a flow layout is no longer right.
///
/// [Apple: UICollectionViewFlowLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext)
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes anew; true at first.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the lines are worked out anew; true at first.
  open var invalidateFlowLayoutAttributes = true

  /// Whether nothing is other than the sizes that cells said.
  final var isOfSizes = false
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: CV-10 to CV-15.
/// Works out where the items of a collection are.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`
/// and `layoutAttributesForItem(at:)`. The collection asks for a part of the content at a time, and
/// makes views for what is in it.
///
/// [Apple: UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final weak var owner: UICollectionView?
  /// What decoration views are made of, by kind.
  final var decorationOrigins: [String: ReuseOrigin<UICollectionReusableView>] = [:]
  /// The update that is being shown.
  final var update: ListUpdate?

  /// Makes a layout of no collection.
  public override init() { super.init() }

  /// Makes a layout of no collection; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that the layout is of; nil for none.
  open var collectionView: UICollectionView? { owner }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The direction for which the layout is written; from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection turns the layout over where lines go from right to left; false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - What is where

  // Rules: CV-10.
  /// Works out what is needed to answer; called before the first question, and again after the
  /// layout was invalidated.
  open func prepare() {}

  /// The size of all that the layout places; zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// What is in a part of the content; none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where an item is; nil for nowhere.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view is; nil for nowhere.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - indexPath: which of the kind.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view is; nil for nowhere.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - indexPath: which of the kind.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // Rules: CV-16.
  /// Says of which class decoration views of a kind are made; nil forgets it.
  ///
  /// - Parameters:
  ///   - viewClass: a subclass of `UICollectionReusableView`.
  ///   - elementKind: the kind of view.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationOrigins[elementKind] = ElementPool.checked(viewClass, elementKind)
      .map(ReuseOrigin.type)
  }

  // Rules: CV-16, IF-6.
  /// Says of which interface file decoration views of a kind are made; nil forgets it.
  ///
  /// - Parameters:
  ///   - nib: the file, whose first object is the view.
  ///   - elementKind: the kind of view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationOrigins[elementKind] = nib.map(ReuseOrigin.file)
  }

  // MARK: - What is no longer right

  // Rules: CV-13.
  /// Has all worked out anew at the next layout of the collection.
  open func invalidateLayout() {
    let context = makeContext()
    context.isOfEverything = true
    invalidateLayout(with: context)
  }

  /// Has what the context names worked out anew; an override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.list.invalidated(self, context)
  }

  /// Whether the layout is another when the collection is scrolled or has another size; false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for such a change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // Rules: CV-32.
  /// Whether the layout is another when a view wants to be otherwise than the layout said; false.
  ///
  /// - Parameters:
  ///   - preferredAttributes: what the view wants.
  ///   - originalAttributes: what the layout said.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for such a wish.
  ///
  /// - Parameters:
  ///   - preferredAttributes: what the view wants.
  ///   - originalAttributes: what the layout said.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = type(of: self).invalidationContextClass
    return ObjectMaker.make(type) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Attributes of the layout's class.
  final func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let type: AnyClass = type(of: self).layoutAttributesClass
    let made =
      type == UICollectionViewLayoutAttributes.self
      ? nil : ObjectMaker.make(type) as? UICollectionViewLayoutAttributes
    let attributes = made ?? UICollectionViewLayoutAttributes()
    attributes.element = element
    return attributes
  }

  /// Whether a view that is seen is asked for the size that it wants.
  func measures(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool { isNew }

  /// Whether a cell is asked again when it may want another size.
  func asksCells(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Takes the size that a view wants over.
  func take(_ preferred: UICollectionViewLayoutAttributes) {}

  /// Whether it knows itself which sizes were found out, and `forgetSizes()` has cells asked anew.
  var keepsSizes: Bool { false }

  /// Has the sizes of all items found out anew.
  func forgetSizes() {}

  /// Has everything placed anew, for it is placed in another collection, or was in none.
  func forgetPlaces() {}

  /// The sections that scroll by themselves and may touch a part of the content, in order.
  func orthogonalSections(in area: CGRect) -> [Int] { [] }

  /// How a section scrolls by itself; nil for one that does not.
  func orthogonalPlan(of section: Int) -> OrthogonalPlan? { nil }

  /// How far a section that scrolls by itself is scrolled.
  func orthogonalWay(of section: Int) -> CGFloat { 0 }

  /// A section that scrolls by itself is scrolled.
  func scrolled(_ section: Int, to way: CGFloat) {}

  /// Carries what is known of items over to the places that they have after an update.
  func carry(_ update: ListUpdate) {}

  /// The scroll view that shows the items of a section, where it is not the collection.
  final func scroller(of element: CollectionElement) -> OrthogonalScroller? {
    guard isOrthogonal(element), let section = element.path.first else { return nil }
    return owner?.list.scrollers[section]
  }

  /// Whether something scrolls with its section.
  func isOrthogonal(_ element: CollectionElement) -> Bool { false }

  // MARK: - Scrolling

  // Rules: CV-15.
  /// Where the content comes to rest after a finger let go; where it would by itself.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where it would by itself.
  ///   - velocity: of the content offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after an update or with another layout; where it was.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - Updates

  // Rules: CV-14.
  /// Tells what an update consists of, after `prepare()`; an override calls super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that all has been asked about an update; an override calls super.
  open func finalizeCollectionViewUpdates() {}

  /// Supplementary views that go with the update, by where they were; none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that go with the update, by where they were; none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that come with the update and fade in; none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that come with the update and fade in; none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Where an item comes from that is seen now; nil, for one that stays, is where it was.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(.cell(itemIndexPath), isComing: true) }

  /// Where an item goes that is seen no more, named by where it was.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(.cell(itemIndexPath), isComing: false) }

  /// Where a supplementary view comes from.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - elementIndexPath: which of the kind.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, path: elementIndexPath)
    return faded(element, isComing: true)
  }

  /// Where a supplementary view goes.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - elementIndexPath: which of the kind it was.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, path: elementIndexPath)
    return faded(element, isComing: false)
  }

  /// Where a decoration view comes from.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - decorationIndexPath: which of the kind.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(
      category: .decorationView, kind: elementKind, path: decorationIndexPath)
    return faded(element, isComing: true)
  }

  /// Where a decoration view goes.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - decorationIndexPath: which of the kind it was.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(
      category: .decorationView, kind: elementKind, path: decorationIndexPath)
    return faded(element, isComing: false)
  }

  // MARK: - Transitions

  // Rules: CV-53.
  /// Tells that another layout takes over; an override calls super.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells that the layout takes over from another; an override calls super.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells that all has been asked about a change of layouts; an override calls super.
  open func finalizeLayoutTransition() {}

  /// Tells that the size of the collection changes; an override calls super.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells that all has been asked about a change of size; an override calls super.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: - Items that a finger moves

  // Rules: CV-51.
  /// The place of a moved item while the finger is at a point: that of the item there.
  ///
  /// - Parameters:
  ///   - previousIndexPath: where it is now.
  ///   - position: the point in the content.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

  /// How a moved item looks: where the finger has it, in front of the others.
  ///
  /// - Parameters:
  ///   - indexPath: where it is now.
  ///   - position: the point in the content where its middle is.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let made =
      layoutAttributesForItem(at: indexPath)?.copied ?? makeAttributes(.cell(indexPath))
    made.center = position
    made.zIndex = Int(Int32.max)
    return made
  }

  /// The context for a step of moved items.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: where they are to be.
  ///   - targetPosition: the point of the content where the finger has them.
  ///   - previousIndexPaths: where they were.
  ///   - previousPosition: the point before.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = CollectionMovement(
      before: previousIndexPaths, after: targetIndexPaths, target: targetPosition)
    return context
  }

  /// The context for the end of a movement.
  ///
  /// - Parameters:
  ///   - indexPaths: where the items are.
  ///   - previousIndexPaths: where they were.
  ///   - movementCancelled: whether they went back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = CollectionMovement(
      before: previousIndexPaths, after: indexPaths, target: .zero)
    return context
  }
}

extension UICollectionViewLayout {
  /// Where something is, as a subclass says; nil for nowhere.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  private func isNamedNew(_ element: CollectionElement) -> Bool {
    switch element.category {
    case .cell: false
    case .supplementaryView:
      indexPathsToInsertForSupplementaryView(ofKind: element.kind).contains(element.path)
    case .decorationView:
      indexPathsToInsertForDecorationView(ofKind: element.kind).contains(element.path)
    }
  }

  /// What comes or goes in an update, where it is or was and without being seen; nil for what stays.
  fileprivate func faded(
    _ element: CollectionElement, isComing: Bool
  ) -> UICollectionViewLayoutAttributes? {
    guard let list = owner?.list, let update else { return nil }
    let known: UICollectionViewLayoutAttributes?
    if isComing {
      guard update.isNew(element) || isNamedNew(element) else { return nil }
      known = list.attributes(of: element)
    } else {
      guard update.isGone(element) else { return nil }
      known = list.former[element]
    }
    let result = known?.copied
    result?.alpha = 0
    return result
  }
}

extension ListUpdate {
  /// Whether something was not there before, or is shown anew.
  func isNew(_ element: CollectionElement) -> Bool {
    guard let place = RowPlace(element.path) else { return false }
    let sections = changes.insertedSections.union(
      changes.reloadedSections.compactMap(section(after:)))
    if sections.contains(place.section) { return true }
    guard element.category == .cell else { return false }
    return changes.insertedRows.contains(place)
      || changes.reloadedRows.contains { row(after: $0) == place }
  }

  /// Whether something is not there any more, or is shown anew.
  func isGone(_ element: CollectionElement) -> Bool {
    guard let place = RowPlace(element.path) else { return false }
    if changes.deletedSections.union(changes.reloadedSections).contains(place.section) {
      return true
    }
    guard element.category == .cell else { return false }
    return changes.deletedRows.contains(place) || changes.reloadedRows.contains(place)
  }
}

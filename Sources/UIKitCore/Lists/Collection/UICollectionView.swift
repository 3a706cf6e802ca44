// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
import UIKitMachines

// Rules: CV-1 to CV-9, CV-35 to CV-42, CV-44, CV-51, CV-53.
/// Items in sections, placed by a layout, of which only those that are seen have views.
///
/// The data source says how many items there are and makes cells for those that come into view,
/// mostly from cells that left it. The delegate decides about selection.
///
/// [Apple: UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private(set) final lazy var list = CollectionEngine(of: self, UICollectionViewFlowLayout())

  /// Makes a collection without items.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview.
  ///   - layout: places the items; it belongs to one collection at a time.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    setUp(layout)
  }

  /// Makes a collection of a flow layout; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(UICollectionViewFlowLayout())
  }

  private func setUp(_ layout: UICollectionViewLayout) {
    backgroundColor = .systemBackground
    layout.owner?.list.release(layout)
    list.layout = layout
    layout.owner = self
    layout.forgetPlaces()
    setNeedsLayout()
  }

  // Rules: CV-53.
  /// Places the items; another one does so at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { list.layout }
    set { list.exchange(newValue, animated: false, nil) }
  }

  /// Has another layout place the items.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - animated: whether the items are seen going to their new places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    list.exchange(layout, animated: animated, nil)
  }

  /// Has another layout place the items.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - animated: whether the items are seen going to their new places.
  ///   - completion: called when they are there, with false if it was broken off.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { list.exchange(layout, animated: animated, completion) }

  // Rules: CV-113, CV-114.
  /// Begins to go to another layout as far as a program says.
  ///
  /// - Parameters:
  ///   - layout: where it goes.
  ///   - completion: called when all is at rest again.
  /// - Returns: the layout between the two, whose progress is set; the delegate may make it.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { list.startTransition(to: layout, completion) }

  // Rules: CV-114.
  /// Goes the rest of the way to the new layout; nothing while none was begun.
  open func finishInteractiveTransition() { list.endTransition(isFinished: true, animated: true) }

  /// Goes back to the layout that there was; nothing while no change was begun.
  open func cancelInteractiveTransition() { list.endTransition(isFinished: false, animated: true) }

  // Rules: CV-1, CV-2.
  /// Makes the cells; not retained.
  ///
  /// Another one has the collection loaded anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { list.reload() } }
  }

  /// Who decides about selection and sizes, not kept; another one is asked for all sizes anew.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { list.delegateDidChange() } }
  }

  // Rules: CV-110.
  /// Brings up the menus of items; nil while there is no delegate that could have any.
  open var contextMenuInteraction: UIContextMenuInteraction? { list.menus.interaction }

  // Rules: CV-8.
  /// Is told of items before they are needed; not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is told; true by default.
  open var isPrefetchingEnabled = true

  // Rules: CV-5.
  /// What lies behind all items and does not scroll; nil at first.
  open var backgroundView: UIView? {
    didSet { list.backgroundDidChange(from: oldValue) }
  }

  // Rules: CV-130, CV-131.
  /// Whether items that say their sizes get another one when their cells ask for it; they do at
  /// first.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled {
    didSet {
      guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
      ViewTrees.shared.haveConstraintReaders = true
    }
  }

  // MARK: - Items and places

  /// How many sections the collection knows of.
  open var numberOfSections: Int { list.loaded.numberOfSections }

  /// How many items of a section the collection knows of; 0 for no section.
  open func numberOfItems(inSection section: Int) -> Int { list.number(in: section) }

  /// How the layout wants an item; nil for no item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    list.attributes(of: .cell(list.inside(indexPath)))
  }

  /// How the layout wants a supplementary view; nil for none.
  ///
  /// - Parameters:
  ///   - kind: the kind of view.
  ///   - indexPath: which of the kind.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    list.attributes(
      of: CollectionElement(category: .supplementaryView, kind: kind, path: indexPath))
  }

  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    list.path(at: point).flatMap(list.outside)
  }

  /// The item that a cell shows; nil for a cell that shows none of this collection.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    list.path(of: cell).flatMap(list.outside)
  }

  /// The cell of an item that is seen; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    list.cell(at: list.inside(indexPath))
  }

  /// The cells that are seen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    list.seen(.cell, "").compactMap { list.cell(at: $0.path) }
  }

  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    list.seen(.cell, "").compactMap { list.outside($0.path) }
  }

  /// A supplementary view that is seen; nil for others.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - indexPath: which of the kind.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    list.shown[
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// The supplementary views of a kind that are seen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    list.seen(.supplementaryView, elementKind).compactMap { list.shown[$0] }
  }

  /// Which supplementary views of a kind are seen.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { list.seen(.supplementaryView, elementKind).map(\.path) }

  // Rules: CV-9.
  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - scrollPosition: where it comes to be; along an axis of which nothing is said, as far as it
  ///     takes to see it.
  ///   - animated: whether a person sees it happen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { list.scroll(to: list.inside(indexPath), scrollPosition, animated: animated) }

  // MARK: - Changes

  // Rules: CV-2.
  /// Asks the data source for everything anew; nothing is selected afterwards.
  ///
  /// The numbers are asked for at once, the cells with the next layout.
  open func reloadData() { list.reload() }

  // Rules: CV-40, CV-41.
  /// Changes items and sections together, with animation.
  ///
  /// - Parameters:
  ///   - updates: changes the data and calls the methods below, in any order.
  ///   - completion: called when everything has come to rest, with false if it was broken off.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    list.beginUpdates()
    if let completion { list.completions.append(completion) }
    updates?()
    list.endUpdates()
  }

  /// Shows items that were added to the data, named by where they are now.
  open func insertItems(at indexPaths: [IndexPath]) {
    list.change { $0.insertedRows.formUnion(list.places(indexPaths)) }
  }

  /// Takes items away that are gone from the data, named by where they were.
  open func deleteItems(at indexPaths: [IndexPath]) {
    list.change { $0.deletedRows.formUnion(list.places(indexPaths)) }
  }

  /// Asks for the cells of items anew, named by where they were; they are not selected afterwards.
  open func reloadItems(at indexPaths: [IndexPath]) {
    list.change { $0.reloadedRows.formUnion(list.places(indexPaths)) }
  }

  /// Shows that an item has another place.
  ///
  /// - Parameters:
  ///   - indexPath: where it was.
  ///   - newIndexPath: where it is now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let places = list.places([indexPath, newIndexPath])
    list.change { $0.movedRows.append(.init(from: places[0], to: places[1])) }
  }

  /// Shows sections that were added to the data, named by where they are now.
  open func insertSections(_ sections: IndexSet) {
    list.change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that are gone from the data, named by where they were.
  open func deleteSections(_ sections: IndexSet) {
    list.change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all of a section anew, named by where it was.
  open func reloadSections(_ sections: IndexSet) {
    list.change { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows that a section has another place.
  ///
  /// - Parameters:
  ///   - section: where it was.
  ///   - newSection: where it is now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    list.change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // Rules: CV-44.
  /// Has the data source make cells of items anew that are seen, in which it gets the same cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    list.reconfigure(indexPaths.map(list.inside))
  }

  /// Whether changes were begun and not shown yet.
  open var hasUncommittedUpdates: Bool { list.isUpdating }

  // MARK: - Selection

  // Rules: CV-37.
  /// Whether a person selects items while the collection is not edited; true by default.
  open var allowsSelection = true {
    didSet { list.selectionRulesDidChange() }
  }

  /// Whether a person selects several items; false by default.
  open var allowsMultipleSelection = false {
    didSet { list.selectionRulesDidChange() }
  }

  /// Whether a person selects items while the collection is edited; false by default.
  open var allowsSelectionDuringEditing = false {
    didSet { list.selectionRulesDidChange() }
  }

  /// Whether a person selects several items while the collection is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { list.selectionRulesDidChange() }
  }

  /// Whether the collection is edited, which has other rules of selection; false at first.
  open var isEditing: Bool {
    get { list.isEditing }
    set {
      guard newValue != list.isEditing else { return }
      list.closeSwipe(animated: true)
      list.isEditing = newValue
      list.selectionRulesDidChange()
      list.editingDidChange()
    }
  }

  // Rules: CV-39.
  /// The selected items, in order; nil without.
  open var indexPathsForSelectedItems: [IndexPath]? { list.selectedPaths }

  /// Selects an item, about which nobody is told or asked.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nil deselects all.
  ///   - animated: whether scrolling is seen.
  ///   - scrollPosition: where it is scrolled to; an empty one does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { list.select(indexPath.map(list.inside), animated: animated, scrollPosition) }

  /// Deselects an item, about which nobody is told or asked.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether its look changes slowly.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    list.deselect(list.inside(indexPath))
  }

  // MARK: - Items that a finger moves

  // Rules: CV-51.
  /// Begins to move an item, mostly when a long press begins; false when it cannot be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    list.beginMove(indexPath)
  }

  /// Has the moved item be at a point of the content, and the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    list.followMove(to: targetPosition)
  }

  /// Leaves the moved item where it is, of which the data source is told.
  open func endInteractiveMovement() { list.endMove(isCancelled: false) }

  /// Puts the moved item back.
  open func cancelInteractiveMovement() { list.endMove(isCancelled: true) }

  /// Drags its items and takes what is dropped on it; nil until somebody wants that.
  final var dragger: (any UIDragInteractionDelegate)?

  // MARK: - Views to use again

  // Rules: CV-6.
  /// Says of which class cells with a name are made; nil forgets it.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of `UICollectionViewCell`.
  ///   - identifier: the name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    list.pool.register(cellClass, for: .init(category: .cell, kind: "", name: identifier))
  }

  /// Says of which class supplementary views with a name are made; nil forgets it.
  ///
  /// - Parameters:
  ///   - viewClass: a subclass of `UICollectionReusableView`.
  ///   - elementKind: the kind of view.
  ///   - identifier: the name.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    list.pool.register(
      viewClass, for: .init(category: .supplementaryView, kind: elementKind, name: identifier))
  }

  // Rules: IF-6.
  /// Says in which interface file the cells with a name are, as its first object; nil forgets it.
  ///
  /// - Parameters:
  ///   - nib: the file.
  ///   - identifier: the name.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    list.pool.register(nib, for: .init(category: .cell, kind: "", name: identifier))
  }

  // Rules: IF-6.
  /// Says in which interface file supplementary views with a name are; nil forgets it.
  ///
  /// - Parameters:
  ///   - nib: the file.
  ///   - kind: the kind of view.
  ///   - identifier: the name.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    list.pool.register(
      nib, for: .init(category: .supplementaryView, kind: kind, name: identifier))
  }

  /// A cell that left view, or a new one of the class that must be registered for the name.
  ///
  /// - Parameters:
  ///   - identifier: the name.
  ///   - indexPath: the item it is for.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    list.dequeueCell(.init(category: .cell, kind: "", name: identifier), indexPath)
  }

  /// A supplementary view that left view, or a new one of the class that must be registered.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - identifier: the name.
  ///   - indexPath: which of the kind it is for.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    list.dequeue(
      .init(category: .supplementaryView, kind: elementKind, name: identifier), indexPath)
  }

  // MARK: - As a view

  // Rules: CV-13.
  /// The part of the content that is seen; the layout is asked whether it is another for it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds { list.boundsWillChange(to: newValue) }
      super.bounds = newValue
    }
  }

  // Rules: CV-146.
  /// Watches for fingers that open items as scenes; an override calls super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    list.watchForSpreads()
  }

  /// Brings views for what is seen; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    list.tile()
  }

  // Rules: CV-147.
  override func textSizeDidChange() { list.textSizeDidChange() }

  override func withPrinted(_ part: CGRect, _ body: () -> Void) { withContent(part, body) }

  /// Has the layout asked about the new insets; an override calls super.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    list.layout.invalidateLayout()
  }

  // Rules: CV-35, CV-37.
  /// Highlights the item of a touch that its cell did not keep; an override calls super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Gives up an item that the finger leaves; an override calls super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the item of the touch; an override calls super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesEnded(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Gives the item of the touch up; an override calls super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  // Rules: CV-111, CV-112.
  /// Takes the press that operates the item with focus; an override calls super.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesBegan(presses)
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  /// Passes on what does not operate the item.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesToPassOn(presses)
    if !left.isEmpty { super.pressesChanged(left, with: event) }
  }

  /// Chooses the item of the press; an override calls super.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesEnded(presses)
    if !left.isEmpty { super.pressesEnded(left, with: event) }
  }

  /// Gives the item of the press up; an override calls super.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesEnded(presses, isCancelled: true)
    if !left.isEmpty { super.pressesCancelled(left, with: event) }
  }

  // Rules: CV-111, CV-112.
  /// Selects all items, one after another, as a person would.
  open override func selectAll(_ sender: Any?) { list.chooseAll() }

  /// All can be selected where several can; an override calls super for what it does not do.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.name == StandardEditAction.selectAll, !list.maySelectSeveral { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Focus

  // Rules: CV-111, CV-112.
  /// The items that may have focus, those out of sight that arrows go to among them.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    list.focus.prepareNeighbors()
    return super.focusItems(in: rect)
  }

  /// The item that the delegate prefers, that had focus last, or that is selected.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    list.focus.preferred
  }

  /// A name of its own where items take focus: Tab goes to the collection as a whole.
  open override var focusGroupIdentifier: String? {
    get { list.focus.group(super.focusGroupIdentifier) }
    set { super.focusGroupIdentifier = newValue }
  }

  /// Asks for focus to be looked for anew.
  open override func setNeedsFocusUpdate() {
    list.focus.willAsk()
    super.setNeedsFocusUpdate()
  }

  /// Asks the delegate.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    list.focus.agrees(to: context)
  }

  /// Tells the delegate, and selects where selection follows; an override calls super.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    list.focus.didUpdate(context, with: coordinator)
  }

  // Rules: CV-98, CV-105, CV-120.
  /// Decides about the recognizers of the collection: an override calls super.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if let swiper = list.swiper, gestureRecognizer === swiper.recognizer {
      return swiper.mayBegin()
    }
    if let selector = list.panSelector, gestureRecognizer === selector.recognizer {
      return selector.mayBegin()
    }
    if gestureRecognizer === panGestureRecognizer, list.move != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // Rules: CV-15.
  override func chosenRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    list.layout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}

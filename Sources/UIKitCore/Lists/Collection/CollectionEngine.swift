// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitMachines

/// What a collection knows of its items, and the views of those that are seen.
///
/// The parts are in files of their own: `CollectionEngine+Loading`, `+Tiling`, `+Touches`,
/// `+Selection`, `+Updates`, `+Scrolling`, `+Moves`, `+Transitions`, `+InteractiveTransition`.
@MainActor
final class CollectionEngine {
  unowned let view: UICollectionView
  var layout: UICollectionViewLayout

  /// How many items each section has; the lengths in it mean nothing.
  var counts = TableGeometry()
  /// Whether the data source has to be asked for numbers.
  var needsLoad = true
  /// Whether it is being asked.
  var isLoading = false
  /// Whether the layout has to work out anew where things are.
  var needsPrepare = true
  /// Counts what makes index paths mean others, so that whoever asks somebody notices.
  var generation = 0
  var isTiling = false
  var isPreparing = false
  /// The size for which the layout was asked whether it is another.
  var askedSize: CGSize?

  /// The views that are seen, and how the layout wants them.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var placed: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// How the layout wanted what was seen before the update that is being shown.
  var former: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// What is being made now, so that dequeued views have their size from the beginning.
  var arriving: UICollectionViewLayoutAttributes?
  /// Whether that is edited with the collection.
  var arrivesEdited = false
  /// Cells that may want another size, and whether a person is to see what becomes of it.
  var unsettled = UnsettledCells<UICollectionViewCell>()
  /// Whether the person wants text in another size than what was measured has.
  var hasOtherText = false
  /// Whether a cell is being made, or asked for its size.
  var isAskingCells = false
  /// Views that go with animation.
  var leaving: [LeavingElement] = []
  /// The scroll views of sections that scroll by themselves.
  var scrollers: [Int: OrthogonalScroller] = [:]
  let pool = ElementPool()
  /// What keeps the names of registrations from being used again.
  var registrations: [String: RegistrationName] = [:]
  /// Items of which the prefetching data source was told.
  var prefetched: Set<IndexPath> = []

  var selected: ListSelection<IndexPath> = []
  /// The item under a finger.
  var highlight: ItemHighlight?
  var isEditing = false
  /// What follows swipes over lists; nil before there is a list with some.
  var swiper: RowSwiper?
  /// Follows fingers that select several items; nil before there may be some.
  var panSelector: PanSelector?
  /// Follows fingers that open items as scenes; nil before there may be some.
  var spreads: UIWindowScene.ActivationInteraction?
  /// Titles at the side by which a finger goes to items.
  var sectionIndex: SectionIndex?
  /// What is behind lists.
  var ground: UIView?
  /// A change of layouts that a person leads.
  var transition: InteractiveTransition?
  /// From a finger on a handle to the middle of the item that it moves.
  var grip: CGFloat = 0
  /// The item that a finger moves.
  var move: ItemMove?
  /// What is shown that the data does not have.
  var phantoms = PhantomRows()
  var placeholders: [Int: ListPlaceholder] = [:]
  /// Cells of placeholders, of which nobody is told.
  var placeholderCells: Set<ObjectIdentifier> = []
  /// How deep a layout is at work, to which places are those of what is shown.
  var presenting = 0
  let members = DelegateMembers<CollectionDefaults>()
  private(set) lazy var menus = ListMenus(of: self)
  private(set) lazy var focus = ListFocus(of: self)
  /// The cell at which a menu came up last.
  weak var menuCell: UICollectionViewCell?

  /// What was said about items and sections since changes began.
  var changes = ListChanges()
  /// How deep changes are nested.
  var updateDepth = 0
  var reloadsAfterUpdates = false
  var completions: [(Bool) -> Void] = []

  init(of view: UICollectionView, _ layout: UICollectionViewLayout) {
    self.view = view
    self.layout = layout
  }

  /// The delegate, if it cares for items.
  var delegate: (any UICollectionViewDelegate)? { view.delegate as? any UICollectionViewDelegate }

  /// Asks another delegate than before.
  func delegateDidChange() {
    members.forget()
    if delegate != nil { menus.watch(view) }
    watchForSelectionPans()
    watchForSpreads()
    if isEditing { editingDidChange() }
    layout.invalidateLayout()
  }

  // MARK: - Places

  /// How many items there are, after asking if nobody has yet.
  var loaded: TableGeometry {
    loadIfNeeded()
    return counts
  }

  func exists(_ path: IndexPath) -> Bool {
    RowPlace(path).map { loaded.contains($0) } ?? false
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    shown[.cell(path)] as? UICollectionViewCell
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, element.category == .cell, shown[element] === cell else {
      return nil
    }
    return element.path
  }

  /// The items that index paths name; the paths have to have two indexes.
  func places(_ paths: [IndexPath]) -> [RowPlace] {
    paths.map { RowPlace(section: $0.section, row: $0.item) }
  }

  /// How the layout wants something; nil for what is not there.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return present { presentedAttributes(of: element) }
  }

  private func presentedAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let isThere = element.category != .cell || exists(element.path)
    let found = isThere ? layout.attributes(of: element) : nil
    return isTurned ? found.map(turned) : found
  }

  // Rules: CV-12.
  /// Whether what the layout says is turned over, from left to right.
  var isTurned: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  private func turned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let other = attributes.copied
    other.center.x = max(view.contentSize.width, view.bounds.width) - other.center.x
    return other
  }

  /// What the layout has in a part of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    present { presentedElements(in: rect) }
  }

  private func presentedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isTurned else { return layout.layoutAttributesForElements(in: rect) ?? [] }
    var other = rect
    other.origin.x = max(view.contentSize.width, view.bounds.width) - rect.maxX
    return (layout.layoutAttributesForElements(in: other) ?? []).map(turned)
  }

  /// The greatest part of the content that is shown, in points.
  private static let farthest: CGFloat = 100_000

  /// The part of the content that is seen or printed.
  var window: CGRect { Self.window(on: view.shownPart) }

  private static func window(on part: CGRect) -> CGRect {
    // Of a collection that is endlessly large, not all items can have cells.
    CGRect(
      x: part.minX, y: part.minY, width: min(part.width, farthest),
      height: min(part.height, farthest))
  }

  func isSeen(_ frame: CGRect) -> Bool { Self.touches(frame, window) }

  // Rules: PG-12.
  /// Whether a part of the content is seen, whatever is printed.
  func isOnScreen(_ frame: CGRect) -> Bool { Self.touches(frame, Self.window(on: view.bounds)) }

  private static func touches(_ frame: CGRect, _ window: CGRect) -> Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    return frame.minX < window.maxX && frame.maxX > window.minX && frame.minY < window.maxY
      && frame.maxY > window.minY
  }

  /// The elements of a kind that are seen, in order.
  func seen(_ category: UICollectionView.ElementCategory, _ kind: String) -> [CollectionElement] {
    shown.keys.filter { element in
      element.category == category && element.kind == kind
        && (placed[element].map { isOnScreen($0.frame) } ?? false)
    }.sorted()
  }

  /// The item at a point of the content, the frontmost of several.
  func path(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let found = elements(in: spot).filter {
      $0.element.category == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    // Of those that are as far in front, the last is before the others.
    return found.reversed().max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: - Placeholders

  /// The item of the data that is shown at a place, as whoever decides about it is told.
  func told(_ path: IndexPath) -> IndexPath {
    guard !phantoms.isEmpty, let place = RowPlace(path) else { return path }
    return IndexPath(phantoms.data(place))
  }

  /// Whether a place is that of a placeholder.
  func isPlaceholder(_ path: IndexPath) -> Bool {
    !phantoms.isEmpty && RowPlace(path).flatMap(phantoms.name) != nil
  }

  // MARK: - Which places a program means

  /// The item of the data that is shown at a place; nil for a placeholder, but not to a layout.
  func outside(_ path: IndexPath) -> IndexPath? {
    if phantoms.isEmpty || presenting > 0 { return path }
    return isPlaceholder(path) ? nil : told(path)
  }

  /// Where an item that a program names is shown; a layout names what is shown.
  func inside(_ path: IndexPath) -> IndexPath {
    presenting == 0 && !phantoms.isEmpty
      ? RowPlace(path).map { IndexPath(phantoms.shown($0)) } ?? path : path
  }

  /// How many items of a section there are, of the data, or to a layout of what is shown.
  func number(in section: Int) -> Int {
    loaded.numberOfRows(in: section) - (presenting > 0 ? 0 : phantoms.count(in: section))
  }

  /// Runs what a layout does, whose places are those of what is shown.
  func present<Value>(_ body: () -> Value) -> Value {
    presenting += 1
    defer { presenting -= 1 }
    return body()
  }
}

/// A view that goes with animation.
struct LeavingElement {
  let view: UICollectionReusableView
  let element: CollectionElement
  /// Where it goes.
  let goal: UICollectionViewLayoutAttributes?
}

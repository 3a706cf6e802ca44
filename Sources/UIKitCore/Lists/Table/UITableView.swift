// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
import UIKitMachines

// Rules: TV-2 to TV-27, TV-30 to TV-35.
/// Rows in sections, one below the other, of which only those that are seen have views.
///
/// The data source says how many rows there are and makes cells for those that come into view, mostly
/// from cells that left it. The delegate decides about heights and selection.
///
/// [Apple: UITableView](https://developer.apple.com/documentation/uikit/uitableview)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  private(set) final lazy var list = TableEngine(of: self)
  private final let storedStyle: Style

  /// Makes a table without rows.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview.
  ///   - style: how sections are told apart; it stays.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table of size zero; nothing is read.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    list.start()
  }

  /// How sections are told apart.
  open var style: Style { storedStyle }

  // Rules: TV-2, TV-3.
  /// Makes the cells; not retained.
  ///
  /// Another one has the table loaded anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { list.reload() } }
  }

  // MARK: - Heights

  // Rules: TV-6.
  /// The height of a row in points; `automaticDimension`, the default, measures each.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { list.measureAnew() } }
  }

  // Rules: TV-9.
  /// The height of a header in points; `automaticDimension`, the default, measures each.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { list.measureAnew() } }
  }

  /// The height of a footer in points; `automaticDimension`, the default, measures each.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { list.measureAnew() } }
  }

  // Rules: TV-7.
  /// About how high a row is that was not seen yet; 0 has all heights asked for at once.
  ///
  /// `automaticDimension`, the default, is 44 points.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { list.measureAnew() } }
  }

  /// About how high a header is that was not seen yet.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { list.measureAnew() } }
  }

  /// About how high a footer is that was not seen yet.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { list.measureAnew() } }
  }

  // Rules: TV-88, TV-91.
  /// Whether rows that are measured get another height when their cells ask for it; they do at first.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled {
    didSet {
      guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
      ViewTrees.shared.haveConstraintReaders = true
    }
  }

  // Rules: TV-10.
  /// Room above the headers of a plain table in points; `automaticDimension`, the default, is 22.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { list.measureAnew() } }
  }

  // Rules: TV-11.
  /// What stands above all sections and scrolls with them; keeps its height.
  open var tableHeaderView: UIView? {
    didSet { list.edgeDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// What stands below all sections; keeps its height.
  open var tableFooterView: UIView? {
    didSet { list.edgeDidChange(from: oldValue, to: tableFooterView) }
  }

  /// What lies behind all rows and does not scroll; nil at first.
  open var backgroundView: UIView? {
    didSet { list.backgroundDidChange(from: oldValue) }
  }

  // MARK: - Lines between rows

  // Rules: TV-16.
  /// Whether there are lines between rows; a single one by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { list.linesDidChange() }
  }

  /// The colour of the lines; `separator` by default, and again for nil.
  open var separatorColor: UIColor? = .separator {
    didSet { list.linesDidChange() }
  }

  /// How far lines keep from the sides, where a cell says nothing; 16 points on the left by default.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }

  /// What was set as `separatorInset`; nil for nothing.
  private(set) final var ownSeparatorInset: UIEdgeInsets? { didSet { list.linesDidChange() } }

  // Rules: TV-98.
  /// What `separatorInset` counts from once it is set; the edges of cells by default.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { list.linesDidChange() }
  }

  // Rules: TV-99.
  /// Through what the colour of the lines is seen; nil, at first, for nothing.
  open var separatorEffect: UIVisualEffect? { didSet { list.linesDidChange() } }

  // Rules: TV-97.
  /// Whether what rows show keeps to a middle that is not too wide to read; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      list.linesDidChange()
      list.measureAnew()
    }
  }

  /// Whether what cells show keeps clear of what covers the sides of the table; true by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { list.linesDidChange() }
  }

  // MARK: - Rows and places

  // Rules: TV-3.
  /// How many sections the table knows of.
  open var numberOfSections: Int { list.loaded.numberOfSections }

  /// How many rows of a section the table knows of; 0 for no section.
  open func numberOfRows(inSection section: Int) -> Int {
    list.loaded.numberOfRows(in: section) - list.phantoms.count(in: section)
  }

  // Rules: TV-4.
  /// Where a section lies, with header and footer; zero for no section.
  open func rect(forSection section: Int) -> CGRect {
    list.rect(list.loaded.section(section), isFull: true)
  }

  /// Where the header of a section lies when it does not stay in view; zero for no section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    list.rect(list.loaded.header(of: section), isFull: true)
  }

  /// Where the footer of a section lies; zero for no section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    list.rect(list.loaded.footer(of: section), isFull: true)
  }

  /// Where a row lies, by the best that is known of those above; zero for no row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    list.rect(list.existing(indexPath).flatMap { list.geometry.row($0) })
  }

  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    list.loaded.row(at: point.y).flatMap(list.known)
  }

  /// The row that a cell shows; nil for a cell that shows none of this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    list.place(of: cell).flatMap(list.known)
  }

  /// The rows that touch a part of the content, from the top; nil without rows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { list.paths(in: rect) }

  /// The cell of a row that is seen; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    RowPlace(indexPath).flatMap { list.cells[list.phantoms.shown($0)] }
  }

  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] { list.visiblePlaces.compactMap { list.cells[$0] } }

  /// The rows that are seen, from the top; nil when there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    let places = list.visiblePlaces
    return places.isEmpty ? nil : places.compactMap(list.known)
  }

  /// The header of a section that is seen; nil for another kind of view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is seen; nil for another kind of view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.footers[section] as? UITableViewHeaderFooterView
  }

  // Rules: TV-14.
  /// Scrolls to a row; a row of `NSNotFound` is the beginning of a section.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - scrollPosition: where it comes to be.
  ///   - animated: whether a person sees it happen.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { list.scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the selected row that is nearest to what is seen.
  ///
  /// - Parameters:
  ///   - scrollPosition: where it comes to be.
  ///   - animated: whether a person sees it happen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    list.scrollToNearestSelected(scrollPosition, animated: animated)
  }

  // MARK: - Changes

  // Rules: TV-3.
  /// Asks the data source for everything anew; nothing is selected afterwards.
  ///
  /// The numbers are asked for at once, the cells with the next layout.
  open func reloadData() { list.reload() }

  // Rules: TV-30, TV-31.
  /// Changes rows and sections together, with animation.
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

  /// Begins changes that `endUpdates()` shows together; both may be nested.
  open func beginUpdates() { list.beginUpdates() }

  /// Shows the changes since `beginUpdates()`; without any, heights are asked for anew.
  open func endUpdates() { list.endUpdates() }

  // Rules: TV-8.
  /// Who decides about heights and selection, not kept; another one is asked for all heights anew.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { list.delegateDidChange() } }
  }

  // Rules: TV-71.
  /// Is told of rows before they are needed; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is told; true by default.
  open var isPrefetchingEnabled = true

  // Rules: TV-30, TV-31.
  /// Shows rows that were added to the data, named by where they are now.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, by where they are now.
  ///   - animation: how the change is shown.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(with: animation) { $0.insertedRows.formUnion(list.places(indexPaths)) }
  }

  /// Takes rows away that are gone from the data, named by where they were.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, by where they were.
  ///   - animation: how the change is shown.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(with: animation) { $0.deletedRows.formUnion(list.places(indexPaths)) }
  }

  /// Asks for the cells of rows anew, named by where they were; they are not selected afterwards.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, by where they were.
  ///   - animation: how the change is shown.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(with: animation) { $0.reloadedRows.formUnion(list.places(indexPaths)) }
  }

  /// Shows that a row has another place.
  ///
  /// - Parameters:
  ///   - indexPath: where it was.
  ///   - newIndexPath: where it is now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let places = list.places([indexPath, newIndexPath])
    list.change(with: .automatic) { $0.movedRows.append(.init(from: places[0], to: places[1])) }
  }

  /// Shows sections that were added to the data, named by where they are now.
  ///
  /// - Parameters:
  ///   - sections: the sections, by where they are now.
  ///   - animation: how the change is shown.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(with: animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that are gone from the data, named by where they were.
  ///
  /// - Parameters:
  ///   - sections: the sections, by where they were.
  ///   - animation: how the change is shown.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(with: animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all of a section anew, named by where it was.
  ///
  /// - Parameters:
  ///   - sections: the sections, by where they were.
  ///   - animation: how the change is shown.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(with: animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows that a section has another place.
  ///
  /// - Parameters:
  ///   - section: where it was.
  ///   - newSection: where it is now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    list.change(with: .automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // Rules: TV-34.
  /// Has the data source make cells of rows anew that are seen, in which it gets the same cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    list.reconfigure(list.places(indexPaths))
  }

  /// Whether changes were begun and not shown yet.
  open var hasUncommittedUpdates: Bool { list.isUpdating }

  // MARK: - Selection

  // Rules: TV-22.
  /// Whether a person selects rows while the table is not edited; true by default.
  open var allowsSelection = true {
    didSet { list.selectionRulesDidChange() }
  }

  /// Whether a person selects several rows; false by default.
  open var allowsMultipleSelection = false {
    didSet { list.selectionRulesDidChange() }
  }

  // Rules: TV-23.
  /// The selected row, the topmost of several; nil without.
  open var indexPathForSelectedRow: IndexPath? { list.selectedPaths.first }

  /// The selected rows, from the top; nil without.
  open var indexPathsForSelectedRows: [IndexPath]? {
    list.selected.isEmpty ? nil : list.selectedPaths
  }

  /// Selects a row, about which nobody is told or asked.
  ///
  /// - Parameters:
  ///   - indexPath: the row; nil deselects all.
  ///   - animated: whether its look changes slowly.
  ///   - scrollPosition: where it is scrolled to; `none` does not scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { list.select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row, about which nobody is told or asked.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - animated: whether its look changes slowly.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let place = RowPlace(list.shownPath(indexPath)) { list.deselect(place, animated: animated) }
  }

  // Rules: TV-61.
  /// Whether a person selects rows while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false {
    didSet { list.selectionRulesDidChange() }
  }

  /// Whether a person selects several rows while the table is edited, by circles before them; false
  /// by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { list.selectionRulesDidChange() }
  }

  // MARK: - Editing

  // Rules: TV-60.
  /// Whether rows show the controls by which they are deleted, inserted and moved.
  open var isEditing: Bool {
    get { list.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Has rows show the controls by which they are deleted, inserted and moved.
  ///
  /// - Parameters:
  ///   - editing: whether they do.
  ///   - animated: whether they slide.
  open func setEditing(_ editing: Bool, animated: Bool) {
    list.setEditing(editing, animated: animated)
  }

  /// Drags its rows and takes what is dropped on it; nil until somebody wants that.
  final var dragger: (any UIDragInteractionDelegate)?

  // Rules: TV-70.
  /// Brings up the menus of rows; nil while there is no delegate that could have any.
  open var contextMenuInteraction: UIContextMenuInteraction? { list.menus.interaction }

  // MARK: - The index

  /// A title that is shown as a magnifying glass.
  public static let indexSearch = "{search}"

  // Rules: TV-72.
  /// Asks the data source for the titles of the index anew.
  open func reloadSectionIndexTitles() { list.loadIndex() }

  /// How many rows there are at least while the index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

  /// The colour of the titles; nil, the default, for the tint.
  open var sectionIndexColor: UIColor? { didSet { list.dressIndex() } }

  /// What is behind the titles; nil, the default, for nothing.
  open var sectionIndexBackgroundColor: UIColor? { didSet { list.dressIndex() } }

  /// What is behind them under a finger; nil, the default, for the same.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { list.dressIndex() } }

  // MARK: - Views to use again

  // Rules: TV-13.
  /// A cell that left view, or a new one of the class registered for the name; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    list.pool.cell(identifier)
  }

  /// A cell that left view, or a new one of the class that must be registered for the name.
  ///
  /// - Parameters:
  ///   - identifier: the name.
  ///   - indexPath: the row it is for.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { list.pool.registeredCell(identifier) }

  /// A header or footer that left view, or a new one of the class registered for the name.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { list.dequeueHeaderFooter(identifier) }

  /// Says of which class cells with a name are made; nil forgets it.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of `UITableViewCell`.
  ///   - identifier: the name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    list.pool.register(cell: cellClass, identifier)
  }

  /// Says of which class headers and footers with a name are made; nil forgets it.
  ///
  /// - Parameters:
  ///   - aClass: a subclass of `UITableViewHeaderFooterView`.
  ///   - identifier: the name.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    list.pool.register(headerFooter: aClass, identifier)
  }

  // Rules: IF-6.
  /// Says in which interface file the cells with a name are, as its first object; nil forgets it.
  ///
  /// - Parameters:
  ///   - nib: the file.
  ///   - identifier: the name.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    list.pool.register(cell: nib, identifier)
  }

  // Rules: IF-6.
  /// Says in which interface file headers and footers with a name are; nil forgets it.
  ///
  /// - Parameters:
  ///   - nib: the file.
  ///   - identifier: the name.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    list.pool.register(headerFooter: nib, identifier)
  }

  // MARK: - As a view

  /// Brings cells for the rows that are seen; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    list.tile()
  }

  // Rules: TV-102.
  override func textSizeDidChange() { list.textSizeDidChange() }

  override func withPrinted(_ part: CGRect, _ body: () -> Void) { withContent(part, body) }

  // Rules: TV-20, TV-26.
  /// Highlights the row of a touch that its cell did not keep; an override calls super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Gives up a row that the finger leaves; an override calls super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the row of the touch; an override calls super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesEnded(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Gives the row of the touch up; an override calls super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !list.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  // Rules: TV-73 to TV-79.
  /// Takes the press that operates the row with focus; an override calls super.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesBegan(presses)
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  /// Passes on what does not operate the row.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesToPassOn(presses)
    if !left.isEmpty { super.pressesChanged(left, with: event) }
  }

  /// Chooses the row of the press; an override calls super.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesEnded(presses)
    if !left.isEmpty { super.pressesEnded(left, with: event) }
  }

  /// Gives the row of the press up; an override calls super.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = list.focus.pressesEnded(presses, isCancelled: true)
    if !left.isEmpty { super.pressesCancelled(left, with: event) }
  }

  // Rules: TV-73 to TV-79.
  /// Selects all rows, one after another, as a person would.
  open override func selectAll(_ sender: Any?) { list.chooseAll() }

  /// All can be selected where several can; an override calls super for what it does not do.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.name == StandardEditAction.selectAll, !list.maySelectSeveral { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Focus

  // Rules: TV-73 to TV-79.
  /// The rows that may have focus, those out of sight that arrows go to among them.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    list.focus.prepareNeighbors()
    return super.focusItems(in: rect)
  }

  /// The row that the delegate prefers, that had focus last, or that is selected.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    list.focus.preferred
  }

  /// A name of its own where rows take focus: Tab goes to the table as a whole.
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

  override func reveal(_ rect: CGRect) { list.reveal(rect) }

  // Rules: TV-63, TV-65, TV-80.
  /// Decides about the recognizers of the table: an override calls super.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === list.swiper.recognizer { return list.swiper.mayBegin() }
    if let selector = list.panSelector, gestureRecognizer === selector.recognizer {
      return selector.mayBegin()
    }
    if gestureRecognizer === panGestureRecognizer, list.rowMove != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("separatorStyle", \UITableView.separatorStyle),
      .of("separatorColor", \UITableView.separatorColor),
      .of("separatorInset", \UITableView.separatorInset),
      .of("rowHeight", \UITableView.rowHeight),
    ]
  }
}

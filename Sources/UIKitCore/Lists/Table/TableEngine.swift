// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitMachines

/// Members of the delegate and data source that have a default which a table needs to know of.
struct TableDefaults: OptionSet {
  let rawValue: Int
  static let rowHeights = TableDefaults(rawValue: 1)
  static let headerHeights = TableDefaults(rawValue: 2)
  static let footerHeights = TableDefaults(rawValue: 4)
  static let rowEstimates = TableDefaults(rawValue: 8)
  static let headerViews = TableDefaults(rawValue: 16)
  static let footerViews = TableDefaults(rawValue: 32)
  static let editableRows = TableDefaults(rawValue: 64)
  static let movableRows = TableDefaults(rawValue: 128)
  static let trailingSwipes = TableDefaults(rawValue: 256)
  static let contextMenus = TableDefaults(rawValue: 512)
  static let focusableRows = TableDefaults(rawValue: 1024)
  static let selectionPans = TableDefaults(rawValue: 2048)
}

/// What a table knows of its rows, and the views of those that are seen.
///
/// The parts are in files of their own: `TableEngine+Loading`, `+Tiling`, `+Headers`, `+Touches`,
/// `+Selection`, `+Updates`, `+Scrolling`.
@MainActor
final class TableEngine {
  unowned let table: UITableView

  /// Where everything lies, as far as it is known.
  var geometry = TableGeometry()
  /// Whether the data source has to be asked for everything.
  var needsLoad = true
  /// Whether it is being asked.
  var isLoading = false
  /// Whether heights have to be asked for anew.
  var needsMeasure = false
  /// The width for which rows were measured.
  var measuredWidth: CGFloat?
  /// Whether the person wants text in another size than what was measured has.
  var hasOtherText = false
  /// Counts what makes places of rows mean others, so that whoever asks a delegate notices.
  var generation = 0
  var isTiling = false

  var cells: [RowPlace: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that were made to find out whether there are any, by section.
  var spareHeaders: [Int: UIView] = [:]
  var spareFooters: [Int: UIView] = [:]
  /// Whether the delegate is asked for a footer, instead of a header.
  var isAskingFooter = false
  /// Views that go with animation, and the row or section they were of.
  var leaving: [LeavingView] = []
  let pool = ReusePool()

  /// Cells that may want another height.
  var unsettled = UnsettledCells<UITableViewCell>()
  /// Whether a cell is being made, or asked for its height.
  var isAskingCells = false

  var selected: ListSelection<RowPlace> = []
  /// The row under a finger.
  var highlight: RowHighlight?

  /// Whether rows are edited.
  var isEditing = false
  private(set) lazy var swiper = RowSwiper(of: self)
  /// Follows fingers that select several rows; nil before there may be some.
  var panSelector: PanSelector?
  /// The row that a finger moves.
  var rowMove: RowMove?
  /// What is shown that the data does not have.
  var phantoms = PhantomRows()
  var placeholders: [Int: ListPlaceholder] = [:]
  /// Cells of placeholders, of which nobody is told.
  var placeholderCells: Set<ObjectIdentifier> = []

  /// What was said about rows and sections since changes began.
  var changes = ListChanges()
  /// How deep changes are nested.
  var updateDepth = 0
  var animations = UpdateAnimations()
  var reloadsAfterUpdates = false
  var completions: [(Bool) -> Void] = []

  let members = DelegateMembers<TableDefaults>()
  private(set) lazy var menus = ListMenus(of: self)
  private(set) lazy var focus = ListFocus(of: self)
  /// Rows of which the prefetching data source was told.
  var prefetched: Set<RowPlace> = []
  /// Titles at the side by which a finger goes to sections.
  var sectionIndex: SectionIndex?

  /// How high a row is of which nothing is known, in points.
  static let ordinaryHeight: CGFloat = 44

  init(of table: UITableView) { self.table = table }

  /// Asks for the first layout.
  func start() {
    table.addGestureRecognizer(swiper.recognizer)
    table.setNeedsLayout()
  }

  // MARK: - Who is asked

  /// The delegate, if it cares for rows.
  var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  // Rules: TV-8.
  /// Asks another delegate than before for all heights.
  func delegateDidChange() {
    members.forget()
    if delegate != nil { menus.watch(table) }
    watchForSelectionPans()
    measureAnew()
  }

  // MARK: - Places

  /// Where everything lies, after asking for it if nobody has yet.
  var loaded: TableGeometry {
    loadIfNeeded()
    return geometry
  }

  /// The row that an index path names, if there is one.
  func existing(_ path: IndexPath) -> RowPlace? {
    RowPlace(path).flatMap { named in
      let place = phantoms.shown(named)
      return loaded.contains(place) ? place : nil
    }
  }

  /// The rows that index paths name; the paths have to have two indexes.
  func places(_ paths: [IndexPath]) -> [RowPlace] {
    paths.map { RowPlace(section: $0.section, row: $0.row) }
  }

  func place(of cell: UITableViewCell) -> RowPlace? {
    guard let place = cell.rowPlace, cells[place] === cell else { return nil }
    return place
  }

  /// Where the sides of rows are.
  var sides: (x: CGFloat, width: CGFloat) {
    let width = min(table.bounds.width, Self.highest)
    guard table.style == .insetGrouped else { return (0, width) }
    let safe = table.safeAreaInsets
    let (left, right) = (Self.groupInset + safe.left, Self.groupInset + safe.right)
    return (left, max(0, width - left - right))
  }

  /// Room beside the sections of an inset group, in points.
  static let groupInset: CGFloat = 16
  /// The radius of its corners.
  static let groupRadius: CGFloat = 10

  /// The rectangle of a part of the content; zero for none.
  func rect(_ span: ListSpan?, isFull: Bool = false) -> CGRect {
    guard let span else { return .zero }
    let (x, width) = isFull ? (0, table.bounds.width) : sides
    return CGRect(x: x, y: span.start, width: width, height: span.length)
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    guard rect.height > 0 || rect.width > 0 else { return [] }
    guard let last = rows(from: rect.minY, to: rect.maxY) else { return nil }
    return last.compactMap(known)
  }

  /// The rows that touch a part of the content; nil when there are none.
  func rows(from start: CGFloat, to end: CGFloat) -> [RowPlace]? {
    let geometry = loaded
    var found: [RowPlace] = []
    var next = geometry.firstRow(from: start)
    while let place = next, let span = geometry.row(place), span.start < end {
      found.append(place)
      next = row(below: place, span)
    }
    return found.isEmpty ? nil : found
  }

  /// The next row with any height.
  func row(below place: RowPlace, _ span: ListSpan) -> RowPlace? {
    guard let next = geometry.firstRow(from: span.end) else { return nil }
    return next > place ? next : geometry.row(after: place)
  }

  /// The greatest part of the content that is shown, and the greatest width of rows, in points.
  private static let highest: CGFloat = 1_000_000

  /// The part of the content that is seen or printed, from top to bottom.
  var window: Range<CGFloat> { Self.window(on: table.shownPart) }

  private static func window(on part: CGRect) -> Range<CGFloat> {
    // Of a table that is endlessly high, not all rows can have cells.
    part.minY..<max(part.minY, min(part.maxY, part.minY + highest))
  }

  func isSeen(_ span: ListSpan) -> Bool {
    let window = window
    return span.start < window.upperBound && span.end > window.lowerBound
  }

  // Rules: PG-12.
  /// Whether a part of the content is seen, whatever is printed.
  func isOnScreen(_ span: ListSpan) -> Bool {
    let seen = Self.window(on: table.bounds)
    return span.start < seen.upperBound && span.end > seen.lowerBound
  }

  /// The rows that are seen and have a cell, from the top.
  var visiblePlaces: [RowPlace] {
    cells.keys.filter { place in geometry.row(place).map(isOnScreen) ?? false }.sorted()
  }
}

/// The row that a finger is on, or that a key operates.
struct RowHighlight {
  var place: RowPlace
  let cell: UITableViewCell
  /// The touch, or the press.
  let cause: AnyObject
}

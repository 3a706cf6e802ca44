// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A list as focus sees it: its rows or items by the index paths that its delegate knows.
@MainActor
protocol FocusableList: AnyObject {
  var scrollView: UIScrollView { get }
  /// Whether it is being edited.
  var isEditing: Bool { get }
  /// What the delegate says of focus in an item; nil where it says nothing of any.
  func mayFocus(_ path: IndexPath) -> Bool?
  /// The item of a cell; nil for a cell that the list does not have now, and for a placeholder.
  func pathForFocus(of cell: UIView) -> IndexPath?
  /// The cell of an item, which is made where it is out of sight; nil where there is no such item.
  func cellForFocus(at path: IndexPath) -> UIView?
  /// The items that arrows go to from one, near what is seen, whether they are seen or not.
  func neighborsForFocus(of path: IndexPath) -> [IndexPath]
  /// The first of the items that are selected.
  var firstSelectedPath: IndexPath? { get }
  /// Where the delegate wants focus.
  var preferredPath: IndexPath? { get }
  /// Whether the delegate agrees with a move.
  func agrees(to move: ListFocusMove) -> Bool
  /// Tells the delegate of a move.
  func tell(of move: ListFocusMove, with coordinator: UIFocusAnimationCoordinator)
  /// Selects the item that focus came to, where that is wanted, and nothing else.
  func selectByFocus(_ path: IndexPath)
  /// Counts what makes index paths mean others.
  var generation: Int { get }
  /// Whether an item has a cell.
  func showsCell(at path: IndexPath) -> Bool
  /// The text by which an item is found; nil where it has none, or there is no such item.
  func textForTyping(at path: IndexPath) -> String?
  /// The item after one, the first after the last; nil where there is none.
  func pathForTyping(after path: IndexPath) -> IndexPath?
  /// Highlights a cell for a press, as for a finger; false where it may not be.
  func highlight(_ cell: UIView, for press: UIPress) -> Bool
  /// Ends what a press highlighted; where it is not cancelled the item is chosen as by a tap.
  func endHighlight(by press: UIPress, isCancelled: Bool)
}

/// A move of focus, and the items of a list that it goes from and to.
struct ListFocusMove {
  let context: UIFocusUpdateContext
  let previous: IndexPath?
  let next: IndexPath?
}

// Rules: TV-73 to TV-78, TV-86, TV-87, CV-111, CV-127.
/// What focus and keys do with the rows or items of a list.
@MainActor
final class ListFocus {
  private unowned let list: any FocusableList

  /// Whether rows take focus where the delegate does not say.
  var allowsFocus = false
  var allowsFocusDuringEditing = false
  var selectionFollowsFocus = false
  var remembersLast = false

  /// The cell to which focus came last, or to something in it.
  ///
  /// Kept, for when a cell goes the list does not know its item any more.
  private weak var lastHolder: UIView?
  /// The item that had focus last.
  private var last: IndexPath?
  /// The item whose cell was taken away while it had focus.
  private var interrupted: IndexPath?
  /// Cells out of sight that arrows may go to.
  private var reachable: Set<ObjectIdentifier> = []
  private lazy var typing = TypedSearch(in: list)
  /// The press that highlights a cell.
  private weak var pressed: UIPress?
  /// Whether the delegate said yes to some item.
  private var isWantedByDelegate = false

  init(of list: any FocusableList) { self.list = list }

  // MARK: - Who may have focus

  /// Whether a cell may have focus.
  func allows(_ cell: UIView) -> Bool {
    list.pathForFocus(of: cell).map(allows) ?? false
  }

  func allows(_ path: IndexPath) -> Bool {
    if let said = list.mayFocus(path) {
      if said { isWantedByDelegate = true }
      return said
    }
    return list.isEditing ? allowsFocusDuringEditing : allowsFocus
  }

  /// The name of the group that Tab goes to as one.
  func group(_ inherited: String?) -> String? {
    if let own = list.scrollView.extras?.focusGroup { return own }
    guard allowsFocus || isWantedByDelegate else { return inherited }
    return "list \(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
  }

  /// The cell that has focus, or has what has focus in it.
  private var holder: UIView? {
    guard let lastHolder,
      let focused = FocusSystems.shared.system(for: list.scrollView)?.focused,
      FocusPath.from(focused).contains(where: { $0 === lastHolder })
    else { return nil }
    return lastHolder
  }

  private func cell(around item: (any UIFocusItem)?) -> UIView? {
    guard let item else { return nil }
    return FocusPath.from(item).lazy.compactMap { $0 as? UIView }
      .first { self.list.pathForFocus(of: $0) != nil }
  }

  /// Whether a cell stays though it is not seen.
  func holds(_ cell: UIView) -> Bool {
    lastHolder === cell && holder === cell || reachable.contains(ObjectIdentifier(cell))
  }

  // MARK: - Where focus goes

  /// Makes the cells that arrows may go to.
  func prepareNeighbors() {
    guard let holder, let path = list.pathForFocus(of: holder) else { return }
    reachable = []
    for neighbor in list.neighborsForFocus(of: path) {
      guard let cell = list.cellForFocus(at: neighbor) else { continue }
      reachable.insert(ObjectIdentifier(cell))
    }
  }

  // Rules: TV-75, TV-77, TV-87.
  /// Where focus goes that comes to the list, or that one of its items cannot have any more.
  ///
  /// A cell that may not have it stands for what in it may, as the control of a row that is edited.
  var preferred: [any UIFocusEnvironment] {
    let remembered = remembersLast ? last : nil
    let wishes = [list.preferredPath, remembered, list.firstSelectedPath]
    let kept = holder == nil ? nil : interrupted
    let lost = holder.flatMap { allows($0) ? nil : list.pathForFocus(of: $0) }
    let paths = [kept] + wishes.filter { $0.map(allows) ?? false } + [lost]
    return paths.compactMap { $0 }.compactMap(list.cellForFocus)
  }

  /// The program asks where focus goes: what a cell had that is gone does not count.
  func willAsk() { interrupted = nil }

  /// A cell goes; focus stays at its item, whichever cell shows that.
  func willDrop(_ cell: UIView, at path: IndexPath) {
    guard lastHolder === cell, holder === cell else { return }
    interrupted = path
    ViewFocus.requestUpdate(in: list.scrollView)
  }

  private func move(_ context: UIFocusUpdateContext) -> ListFocusMove {
    func path(of item: (any UIFocusItem)?) -> IndexPath? {
      cell(around: item).flatMap(list.pathForFocus)
    }
    return ListFocusMove(
      context: context, previous: path(of: context.previouslyFocusedItem),
      next: path(of: context.nextFocusedItem))
  }

  func agrees(to context: UIFocusUpdateContext) -> Bool { list.agrees(to: move(context)) }

  func didUpdate(_ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    let move = move(context)
    lastHolder = cell(around: context.nextFocusedItem)
    reachable = []
    if move.next != interrupted { interrupted = nil }
    if let path = move.next { last = path }
    list.tell(of: move, with: coordinator)
    // A program that moves focus says itself what is selected.
    if let path = move.next, path != move.previous, !context.focusHeading.isEmpty {
      list.selectByFocus(path)
    }
    list.scrollView.setNeedsLayout()
  }

  // MARK: - Presses

  /// Takes what is typed, and the press that operates the row with focus; the others are left.
  func pressesBegan(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard let cell = holder, cell.isFocused, let path = list.pathForFocus(of: cell) else {
      return presses
    }
    let left = typing.began(presses, at: path, allows: allows)
    guard pressed == nil, let press = left.first(where: \.isForOperation),
      list.highlight(cell, for: press)
    else { return left }
    pressed = press
    return left.subtracting([press])
  }

  func pressesToPassOn(_ presses: Set<UIPress>) -> Set<UIPress> {
    let left = typing.others(presses)
    return pressed.map { left.subtracting([$0]) } ?? left
  }

  /// Chooses the row of the press that ends.
  func pressesEnded(_ presses: Set<UIPress>, isCancelled: Bool = false) -> Set<UIPress> {
    let left = typing.ended(presses)
    guard let press = pressed, left.contains(press) else { return left }
    pressed = nil
    list.endHighlight(by: press, isCancelled: isCancelled)
    return left.subtracting([press])
  }
}

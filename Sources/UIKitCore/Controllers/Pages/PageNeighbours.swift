// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: PV-10, PV-11, PV-12.
/// The pages beside those that are shown, as far as the data source was asked for them.
@MainActor
final class PageNeighbours {
  private unowned let book: PageBook
  /// Empty where there are none, nil where nobody asked.
  private var before: [UIViewController]?
  private var after: [UIViewController]?
  /// Counts what was forgotten.
  private var changes = 0

  init(of book: PageBook) { self.book = book }

  /// What is known without asking.
  func known(_ direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
    direction == .forward ? after : before
  }

  func forget() {
    changes += 1
    (before, after) = (nil, nil)
  }

  /// What was shown is beside what is now, in the direction that leads back.
  func didTurn(_ turn: PageTurn) {
    forget()
    guard turn.isByPerson, turn.steps == 1, book.pagesPerTurn == turn.old.count else { return }
    if turn.direction == .forward { before = turn.old } else { after = turn.old }
  }

  // Rules: PV-10.
  /// Asks the data source for both, the later first.
  func askBoth() {
    ask(.forward)
    ask(.reverse)
  }

  /// The pages of the next turn, empty where there are none; the data source is asked unless it was.
  @discardableResult
  func ask(
    _ direction: UIPageViewController.NavigationDirection, steps: Int = 1
  ) -> [UIViewController] {
    if steps == 1, let known = known(direction) { return known }
    let shown = book.shown
    guard let source = book.owner.dataSource,
      var page = direction == .forward ? shown.last : shown.first
    else { return [] }
    let change = changes
    let wanted = book.pagesPerTurn
    var found: [UIViewController] = []
    for _ in 0..<max(1, steps) {
      found = []
      while found.count < wanted, let next = self.next(to: page, direction, source) {
        found.append(next)
        page = next
      }
    }
    // The data source set other pages, or asked for others to be looked for.
    guard change == changes else { return [] }
    let isNew = found.without(shown).count == wanted
    if !isNew, !found.isEmpty {
      Trace.record(
        .controller,
        "\(Trace.name(book.owner)) has no whole turn in \(found.map { Trace.name($0) })")
    }
    // Two come in reading order, or the page before the back of its leaf.
    let ordered = direction == .forward && book.spine == .mid ? found : found.reversed()
    let pages = isNew ? ordered : []
    guard steps == 1 else { return pages }
    if direction == .forward { after = pages } else { before = pages }
    return pages
  }

  private func next(
    to page: UIViewController, _ direction: UIPageViewController.NavigationDirection,
    _ source: any UIPageViewControllerDataSource
  ) -> UIViewController? {
    direction == .forward
      ? source.pageViewController(book.owner, viewControllerAfter: page)
      : source.pageViewController(book.owner, viewControllerBefore: page)
  }
}

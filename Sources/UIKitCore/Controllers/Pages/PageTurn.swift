// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A change from some pages to others, by a person or by the program.
@MainActor
final class PageTurn {
  let direction: UIPageViewController.NavigationDirection
  /// What was shown.
  let old: [UIViewController]
  /// What is going to be, and behind that the back of the leaf that is turned.
  let new: [UIViewController]
  /// Whether a person turns, of which the delegate is told.
  let isByPerson: Bool
  let isAnimated: Bool
  /// How many pages further the new ones are.
  var steps = 1
  /// Whether the pages were told that they appear and disappear.
  var isTold = false
  /// Whether the new pages are in the view.
  var isIn = false
  /// What the program wants to know at the end.
  var completion: ((Bool) -> Void)?

  init(
    _ direction: UIPageViewController.NavigationDirection, from old: [UIViewController],
    to new: [UIViewController], isByPerson: Bool, isAnimated: Bool
  ) {
    self.direction = direction
    self.old = old
    self.new = new
    self.isByPerson = isByPerson
    self.isAnimated = isAnimated
  }

  /// The pages that were not shown before.
  var coming: [UIViewController] { new.without(old) }
  /// The pages that are not shown afterwards.
  var going: [UIViewController] { old.without(new) }

  /// Tells pages that what began is done; those that leave are contained no more.
  func finish(
    in book: PageBook, staying: [UIViewController], leaving: [UIViewController]
  ) {
    let owner = book.owner
    if isTold {
      for page in staying + leaving { AppearanceTransition.end(page) }
    }
    for page in staying where page.container === owner && page.movement == .entering {
      page.didMove(toParent: owner)
    }
    // A callback may have shown one of them again.
    let needed = book.shown + (book.turn?.new ?? [])
    for page in leaving.without(needed) where page.container === owner {
      Containment.remove(page)
    }
  }
}

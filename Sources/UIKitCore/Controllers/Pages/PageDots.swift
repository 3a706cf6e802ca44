// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PV-40, PV-41, PV-42.
/// The dots below pages that scroll sideways.
@MainActor
final class PageDots {
  private unowned let book: PageBook
  private var control: UIPageControl?
  /// The dot of what is shown.
  private var index = 0
  /// Points at the bottom that are theirs; observed.
  private static let height: CGFloat = 37

  init(of book: PageBook) { self.book = book }

  /// Points at the bottom that pages leave to them.
  var height: CGFloat {
    guard let control else { return 0 }
    return PageDots.height + (control.superview?.safeAreaInsets.bottom ?? 0)
  }

  /// Asks the data source how many there are, and which one is meant.
  func refresh() {
    let owner = book.owner
    guard owner.options.style == .scroll, owner.options.orientation == .horizontal,
      !book.current.isEmpty, let root = owner.viewIfLoaded
    else { return }
    let count = owner.dataSource?.presentationCount(for: owner) ?? 0
    let index = count > 0 ? owner.dataSource?.presentationIndex(for: owner) ?? .min : .min
    guard index != .min else { return remove(from: root) }
    let control = control ?? make(in: root)
    control.numberOfPages = count
    control.currentPage = index
    self.index = control.currentPage
  }

  private func make(in root: UIView) -> UIPageControl {
    let made = UIPageControl()
    made.addAction(
      UIAction { [weak self] _ in self?.personChose() }, for: .valueChanged)
    control = made
    root.addSubview(made)
    root.setNeedsLayout()
    return made
  }

  private func remove(from root: UIView) {
    guard let control else { return }
    self.control = nil
    control.removeFromSuperview()
    root.setNeedsLayout()
  }

  /// Places them, and gives the rectangle that is left for pages.
  func layOut(in root: UIView) -> CGRect {
    var area = root.bounds
    guard let control else { return area }
    area.size.height = max(0, area.height - height)
    control.frame = CGRect(
      x: area.minX, y: area.maxY, width: area.width, height: PageDots.height)
    return area
  }

  // Rules: PV-41.
  /// Follows a turn of a person; beyond the last dot is the first.
  func step(_ turn: PageTurn) {
    guard let control, control.numberOfPages > 0 else { return }
    let count = control.numberOfPages
    let way = turn.direction.step * (turn.steps % count)
    index = (index + way + count) % count
    control.currentPage = index
  }

  /// Shows the dot of what is shown again.
  func stay() { control?.currentPage = index }

  // Rules: PV-42.
  /// A person touched a dot.
  private func personChose() {
    guard let control else { return }
    let way = control.currentPage - index
    guard way != 0 else { return }
    let goes = book.go(way > 0 ? .forward : .reverse, steps: abs(way))
    if !goes { stay() }
  }
}

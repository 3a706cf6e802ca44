// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: TV-72, CV-125.
/// A list with titles at its side by which a finger goes to sections.
@MainActor
protocol IndexedList: AnyObject {
  var indexedList: UIScrollView { get }
  /// What shows the titles; nil without any.
  var sectionIndex: SectionIndex? { get set }
  /// The titles, as the data source says.
  func askIndexTitles() -> [String]
  /// Whether the titles are not shown now.
  var hidesIndex: Bool { get }
  func dressIndex()
  /// Scrolls to where one of the titles leads.
  func goToTitle(_ title: String, at place: Int)
  /// Which title leads to what is at the top; nil where none does.
  func titleAtTop(of titles: [String]) -> Int?
}

extension IndexedList {
  /// Asks for the titles anew.
  func loadIndex() {
    let titles = askIndexTitles()
    guard !titles.isEmpty else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let index = sectionIndex ?? makeIndex()
    index.titles = titles
    sectionIndex = index
    dressIndex()
    indexedList.setNeedsLayout()
  }

  private func makeIndex() -> SectionIndex {
    let index = SectionIndex()
    index.go = { [weak self] title, place in self?.goToTitle(title, at: place) }
    index.titleAtTop = { [weak self] titles in self?.titleAtTop(of: titles) }
    indexedList.addSubview(index)
    return index
  }

  /// Has it lie over what is seen, where there is enough to seek.
  func placeIndex() {
    guard let index = sectionIndex else { return }
    let list = indexedList
    index.isHidden = hidesIndex || list.engine.printed != nil
    let seen = list.bounds.inset(by: list.adjustedContentInset)
    let width = SectionIndex.width
    index.frame = CGRect(
      x: list.isMirrored ? seen.minX : seen.maxX - width, y: seen.minY, width: width,
      height: seen.height.asLength)
    if list.subviews.last !== index { list.bringSubviewToFront(index) }
  }

  /// Where what is seen begins.
  var topOfSight: CGPoint {
    indexedList.bounds.inset(by: indexedList.adjustedContentInset).origin
  }

  /// Which of some goals is the farthest that is not behind the top; the first of equal ones.
  func farthest<Goal: Comparable>(of goals: [Goal?], upTo top: Goal) -> Int? {
    let before = goals.compactMap { $0 }.filter { $0 <= top }
    return before.max().flatMap { goals.firstIndex(of: $0) }
  }
}

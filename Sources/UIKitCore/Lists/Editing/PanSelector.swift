// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

/// A list of which fingers that pass over it select several rows.
@MainActor
protocol PannedList: AnyObject {
  var pannedList: UIScrollView { get }
  var panSelector: PanSelector? { get set }
  /// How many rows there are.
  var loaded: TableGeometry { get }
  var generation: Int { get }
  var isUpdating: Bool { get }
  /// Whether the delegate may have fingers select several rows, now or while the list is edited.
  var wantsSelectionPans: Bool { get }
  /// Whether a person may select several rows now.
  var maySelectSeveral: Bool { get }
  /// The row at a point of the content; nil for none.
  func pannedRow(at point: CGPoint) -> RowPlace?
  /// Whether a single finger selects that comes down at a point of the content and goes a way.
  func selectsByOneFinger(at point: CGPoint, _ way: CGPoint) -> Bool
  func mayBeginSelectionPan(at place: RowPlace) -> Bool
  func selectionPanDidBegin(at place: RowPlace)
  func selectionPanDidEnd()
  func isChosen(_ place: RowPlace) -> Bool
  /// Asks and tells the delegate what it hears of a tap, and does what a tap does.
  func tap(_ place: RowPlace)
}

extension PannedList {
  // Rules: TV-82, CV-122.
  /// Watches for fingers that select, where they may.
  func watchForSelectionPans() {
    let isWanted = wantsSelectionPans
    if isWanted, panSelector == nil {
      let made = PanSelector(of: self)
      panSelector = made
      pannedList.addGestureRecognizer(made.recognizer)
    }
    if let recognizer = panSelector?.recognizer, recognizer.isEnabled != isWanted {
      recognizer.isEnabled = isWanted
    }
  }
}

// Rules: TV-80 to TV-82, CV-120 to CV-122.
/// Selects the rows that fingers pass, and takes back what they go back over.
@MainActor
final class PanSelector {
  /// What one pair of fingers does.
  private struct Course {
    /// Where the fingers came down, in the window.
    let start: CGPoint
    /// The row at which it began, and the one at which it is.
    var first: RowPlace
    var last: RowPlace
    /// Which of the rows between were chosen before.
    var chosen: Set<RowPlace> = []
    /// Whether rows are to be selected that are passed, or deselected.
    var selects = true
    /// Whether rows have been chosen, and not only the delegate been told.
    var isUnderWay = false
  }

  private unowned let list: any PannedList
  private(set) lazy var recognizer = SelectionPan(of: self)
  private var course: Course?
  /// Scrolls while the fingers are at an edge; nil while they are not.
  private var edges: EdgeScroller?

  init(of list: any PannedList) { self.list = list }

  private var view: UIScrollView { list.pannedList }

  /// A point of the window in the content.
  private func content(_ point: CGPoint) -> CGPoint { view.convert(point, from: view.window) }

  /// Whether the fingers select from where they came down.
  func mayBegin() -> Bool {
    guard !list.isUpdating, list.wantsSelectionPans, view.window != nil else { return false }
    let start = content(recognizer.start)
    guard
      recognizer.numberOfTouches > 1
        || list.selectsByOneFinger(at: start, recognizer.translation(in: view)),
      let place = list.pannedRow(at: start)
    else { return false }
    let may = list.mayBeginSelectionPan(at: place)
    // Fingers cost nothing more where nobody implements it.
    if !list.wantsSelectionPans { recognizer.isEnabled = false }
    return may
  }

  func begin() {
    let start = recognizer.start
    guard view.window != nil, let place = list.pannedRow(at: content(start)) else { return }
    course = Course(start: start, first: place, last: place)
    list.selectionPanDidBegin(at: place)
    guard var now = course else { return }
    now.selects = !list.isChosen(now.first)
    now.isUnderWay = true
    course = now
    guard list.maySelectSeveral else { return end() }
    pass(now.first)
    follow()
  }

  /// Goes on to the row at which the fingers are.
  func follow() {
    guard let begun = course, begun.isUnderWay, view.window != nil, !list.isUpdating else { return }
    guard list.maySelectSeveral else { return end() }
    // Not where the fingers are, whose middle leaps when one of two lifts.
    let way = recognizer.translation(in: nil)
    let point = content(CGPoint(x: begun.start.x + way.x, y: begun.start.y + way.y))
    let before = list.generation
    if let goal = list.pannedRow(at: nearest(to: point)) {
      // One at a time, for whoever hears of a row may end all of it.
      while let now = course, now.last != goal, before == list.generation, list.maySelectSeveral {
        step(now, to: goal)
      }
    }
    if course != nil { scroll(at: point) }
  }

  /// The point of what is seen that is nearest to one.
  private func nearest(to point: CGPoint) -> CGPoint {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    func within(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(least, min(value, most - 1))
    }
    return CGPoint(
      x: within(point.x, seen.minX, seen.maxX), y: within(point.y, seen.minY, seen.maxY))
  }

  /// Goes one row on to another.
  private func step(_ now: Course, to goal: RowPlace) {
    let isDown = now.last < goal
    let loaded = list.loaded
    guard let next = isDown ? loaded.row(after: now.last) : loaded.row(before: now.last) else {
      course?.last = goal
      return
    }
    course?.last = next
    let goesBack = isDown ? next <= now.first : next >= now.first
    if goesBack { restore(now.last) } else { pass(next) }
  }

  private func pass(_ place: RowPlace) {
    guard let now = course else { return }
    let isChosen = list.isChosen(place)
    if isChosen { course?.chosen.insert(place) }
    if isChosen != now.selects { list.tap(place) }
  }

  private func restore(_ place: RowPlace) {
    let was = course?.chosen.remove(place) != nil
    if list.isChosen(place) != was { list.tap(place) }
  }

  private func scroll(at point: CGPoint) {
    let speed = EdgeScroller.speed(at: point, in: view)
    edges.scroll(view, by: speed) { [weak self] in
      guard let self else { return }
      withExtendedLifetime(view) { self.follow() }
    }
  }

  func end() {
    guard course != nil else { return }
    course = nil
    edges.end()
    list.selectionPanDidEnd()
  }

  // Rules: TV-82, CV-122.
  /// Rows have other places now, or none.
  func rowsDidChange(_ now: (RowPlace) -> RowPlace?) {
    guard let old = course else { return }
    guard let first = now(old.first), let last = now(old.last) else { return end() }
    course?.first = first
    course?.last = last
    course?.chosen = Set(old.chosen.compactMap(now))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// A view that goes with animation.
struct LeavingView {
  enum Kind {
    case row(RowPlace)
    case header(Int)
    case footer(Int)
  }

  let view: UIView
  let kind: Kind
  /// What it has to be like again to be used once more.
  let alpha: CGFloat
}

/// How each row and section comes and goes.
struct UpdateAnimations {
  private var rowsIn: [RowPlace: UITableView.RowAnimation] = [:]
  private var rowsOut: [RowPlace: UITableView.RowAnimation] = [:]
  private var sectionsIn: [Int: UITableView.RowAnimation] = [:]
  private var sectionsOut: [Int: UITableView.RowAnimation] = [:]
  /// Whether anything was asked to be seen moving; true too when nothing was said.
  private(set) var areSeen = true
  private var isFirst = true

  mutating func note(_ animation: UITableView.RowAnimation, for change: ListChanges) {
    areSeen = isFirst ? animation != .none : areSeen || animation != .none
    isFirst = false
    for place in change.insertedRows { rowsIn[place] = animation }
    for place in change.deletedRows.union(change.reloadedRows) { rowsOut[place] = animation }
    for section in change.insertedSections { sectionsIn[section] = animation }
    for section in change.deletedSections.union(change.reloadedSections) {
      sectionsOut[section] = animation
    }
  }

  func coming(_ place: RowPlace) -> UITableView.RowAnimation {
    rowsIn[place] ?? sectionsIn[place.section] ?? .automatic
  }

  func going(_ kind: LeavingView.Kind) -> UITableView.RowAnimation {
    switch kind {
    case .row(let place): rowsOut[place] ?? sectionsOut[place.section] ?? .automatic
    case .header(let section), .footer(let section): sectionsOut[section] ?? .automatic
    }
  }
}

// Rules: TV-33.
/// What is seen of an update: everything goes from where it was to where it is.
@MainActor
final class UpdateMotion {
  /// Seconds that an update takes.
  private static let duration: TimeInterval = 0.3

  private unowned let engine: TableEngine
  private let animations: UpdateAnimations
  private let offset: CGPoint
  /// Where what is seen was before.
  private let places: [ObjectIdentifier: CGRect]
  private var leaving: [LeavingView] = []
  /// Rows that came, by their places now.
  var inserted: Set<RowPlace> = []
  var insertedSections: Set<Int> = []

  init(_ engine: TableEngine, _ animations: UpdateAnimations) {
    self.engine = engine
    self.animations = animations
    offset = engine.table.contentOffset
    places = Dictionary(
      Self.views(of: engine).map { (ObjectIdentifier($0), $0.frame) }, uniquingKeysWith: { $1 })
  }

  private static func views(of engine: TableEngine) -> [UIView] {
    var views: [UIView] = Array(engine.cells.values)
    views += Array(engine.headers.values) + Array(engine.footers.values)
    if let footer = engine.table.tableFooterView { views.append(footer) }
    return views
  }

  /// A view goes.
  func leave(_ view: UIView, _ kind: LeavingView.Kind) {
    (view as? UITableViewCell)?.rowPlace = nil
    let leaver = LeavingView(view: view, kind: kind, alpha: view.alpha)
    leaving.append(leaver)
    engine.leaving.append(leaver)
  }

  /// Has everything go from where it was; everything is where it has to be already.
  func run(_ told: [(Bool) -> Void]) {
    let engine = engine
    let table = engine.table
    guard animations.areSeen, engine.table.window != nil, UIView.areAnimationsEnabled else {
      for view in leaving { engine.finish(view) }
      return told.forEach { $0(true) }
    }
    let scrolled = engine.table.contentOffset.y - offset.y
    var goals: [(UIView, CGRect, CGFloat)] = []
    UIView.performWithoutAnimation {
      let drift = drift(scrolled)
      for view in Self.views(of: engine) {
        goals.append((view, view.frame, view.alpha))
        if let was = places[ObjectIdentifier(view)] {
          view.frame = was.offsetBy(dx: 0, dy: scrolled)
        } else if let cell = view as? UITableViewCell, let place = cell.rowPlace {
          start(cell, place, drift)
        } else {
          view.alpha = 0
        }
      }
      for view in leaving {
        view.view.frame = view.view.frame.offsetBy(dx: 0, dy: scrolled)
        engine.table.insertSubview(view.view, at: engine.table.backgroundView == nil ? 0 : 1)
      }
    }
    let (leavers, animations) = (leaving, animations)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        for (view, frame, alpha) in goals {
          view.frame = frame
          view.alpha = alpha
        }
        for view in leavers {
          view.view.frame = animations.going(view.kind).aside(view.view.frame)
          view.view.alpha = 0
        }
      },
      completion: { isFinished in
        // Held meanwhile: views that leave belong to it.
        withExtendedLifetime(table) {
          for view in leavers { engine.finish(view) }
          told.forEach { $0(isFinished) }
        }
      })
  }

  /// Where a row begins that was not seen before.
  private func start(_ cell: UITableViewCell, _ place: RowPlace, _ drift: CGFloat) {
    guard inserted.contains(place) || insertedSections.contains(place.section) else {
      cell.frame = cell.frame.offsetBy(dx: 0, dy: drift)
      return
    }
    let animation = animations.coming(place)
    guard animation != .none else { return }
    cell.frame = animation.aside(cell.frame)
    cell.alpha = 0
  }

  /// How far rows have come that stayed in view: those that come into view come as far.
  private func drift(_ scrolled: CGFloat) -> CGFloat {
    for (_, cell) in engine.cells.sorted(by: { $0.key > $1.key }) {
      if let was = places[ObjectIdentifier(cell)] { return was.minY + scrolled - cell.frame.minY }
    }
    return 0
  }
}

extension UITableView.RowAnimation {
  /// Where a row is before it came, and after it went.
  fileprivate func aside(_ frame: CGRect) -> CGRect {
    switch self {
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// The scenes of tables, collections and calendars.
extension RashScene {
  static let lists = [
    table("table", reload: { $0.loadOthers($1) }),
    table("table in batches", reload: { $0.change($1) }),
    RashScene("table that is edited", 12) { stage in
      makeTable(stage) { $0.change($1) }
    } drive: { stage, generator in
      let table = stage.subject as? UITableView
      try? generator.fingerDrag(from: at(380, 175), to: at(200, 175), duration: 0.3)
      generator.advance(by: 0.6)
      try? generator.fingerTap(at: at(360, 175))
      generator.advance(by: 0.6)
      table?.setEditing(true, animated: true)
      generator.advance(by: 0.6)
      try? generator.fingerTap(at: at(25, 225))
      generator.advance(by: 0.6)
      try? generator.fingerTap(at: at(360, 225))
      generator.advance(by: 0.6)
      try? generator.fingerDrag(from: at(370, 175), to: at(370, 330), duration: 0.5)
      generator.advance(by: 0.6)
      table?.setEditing(false, animated: true)
      generator.advance(by: 0.6)
    },
    RashScene("table of drags", 9) { stage in
      let rows = makeTable(stage) { $0.change($1) }
      (stage.subject as? UITableView)?.dragDelegate = rows
      (stage.subject as? UITableView)?.dropDelegate = rows
    } drive: { stage, generator in
      try? generator.fingerDragAndDrop(from: at(100, 175), to: at(100, 330))
      generator.advance(by: 1)
      try? generator.fingerDragAndDrop(from: at(100, 225), to: at(100, 700))
      generator.advance(by: 1)
    },
    listOfMenus,
    largeTitle,
    tableOfPans,
    collectionOfPans,
    collectionOfScenes,
    collection("collection", reload: { $0.loadOthers($1) }),
    collection("collection in batches", reload: { $0.change($1) }),
    RashScene("dates", 3) { stage in
      let delegate = stage.delegate()
      let picker = stage.show(UIDatePicker(), in: CGRect(x: 0, y: 60, width: 390, height: 200))
      picker.preferredDatePickerStyle = .wheels
      picker.addTarget(delegate, action: RashDelegate.act, for: .valueChanged)
      let calendar = UICalendarView(frame: CGRect(x: 0, y: 270, width: 390, height: 320))
      calendar.delegate = delegate
      calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: delegate)
      stage.root?.view.addSubview(calendar)
      stage.track(calendar)
      stage.reload = { [weak picker, weak calendar] in
        picker?.datePickerMode = .time
        calendar?.visibleDateComponents = DateComponents(year: 2030, month: 2)
      }
    } drive: { stage, generator in
      try? generator.fingerDrag(from: at(120, 180), to: at(120, 110), duration: 0.2)
      generator.advance(by: 2)
      try? generator.fingerTap(at: at(195, 460))
      generator.advance(by: 0.5)
      try? generator.fingerDrag(from: at(350, 460), to: at(40, 460), duration: 0.2)
      generator.advance(by: 1)
      (stage.subject as? UIDatePicker)?.setDate(.distantPast, animated: true)
      generator.advance(by: 1)
    },
  ]

  @MainActor @discardableResult
  static func makeTable(
    _ stage: RashStage, reload: @escaping @MainActor (RashRows, UITableView) -> Void
  ) -> RashRows {
    let rows = RashRows(stage)
    stage.kept.append(rows)
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    stage.show(table, in: CGRect(x: 0, y: 90, width: 390, height: 500))
    stage.track(rows)
    stage.reload = { [weak rows, weak table] in
      if let rows, let table { reload(rows, table) }
    }
    return rows
  }

  private static func table(
    _ name: String, reload: @escaping @MainActor @Sendable (RashRows, UITableView) -> Void
  ) -> RashScene {
    RashScene(name, 14) { stage in
      makeTable(stage, reload: reload)
    } drive: { stage, generator in
      try? generator.fingerTap(at: at(150, 200))
      generator.advance(by: 0.5)
      try? generator.fingerTap(at: at(150, 260))
      generator.advance(by: 0.5)
      try? generator.fingerDrag(from: at(200, 450), to: at(200, 200), duration: 0.1)
      generator.advance(by: 2)
      let table = stage.subject as? UITableView
      let rows = stage.kept.lazy.compactMap { $0 as? RashRows }.first
      if let table, let rows { rows.change(table) }
      generator.advance(by: 0.2)
      if (table?.numberOfRows(inSection: 0) ?? 0) > 20 {
        table?.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
      }
      generator.advance(by: 1)
      if let table, let rows { rows.loadOthers(table) }
      generator.advance(by: 0.2)
    }
  }

  @MainActor @discardableResult
  static func makeCollection(
    _ stage: RashStage, reload: @escaping @MainActor (RashItems, UICollectionView) -> Void
  ) -> RashItems {
    let items = RashItems(stage)
    stage.kept.append(items)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    view.dataSource = items
    view.delegate = items
    stage.show(view, in: CGRect(x: 0, y: 90, width: 390, height: 500))
    stage.track(items)
    stage.reload = { [weak items, weak view] in
      if let items, let view { reload(items, view) }
    }
    return items
  }

  private static func collection(
    _ name: String, reload: @escaping @MainActor @Sendable (RashItems, UICollectionView) -> Void
  ) -> RashScene {
    RashScene(name, 16) { stage in
      makeCollection(stage, reload: reload)
    } drive: { stage, generator in
      try? generator.fingerTap(at: at(60, 200))
      generator.advance(by: 0.5)
      try? generator.fingerTap(at: at(200, 200))
      generator.advance(by: 0.5)
      try? generator.fingerDrag(from: at(200, 450), to: at(200, 200), duration: 0.1)
      generator.advance(by: 2)
      let view = stage.subject as? UICollectionView
      let items = stage.kept.lazy.compactMap { $0 as? RashItems }.first
      if let view, let items { items.change(view) }
      generator.advance(by: 0.5)
      if let view, let path = view.indexPathsForVisibleItems.min(),
        view.beginInteractiveMovementForItem(at: path)
      {
        for y: CGFloat in [20, 90, 160] {
          view.updateInteractiveMovementTargetPosition(
            CGPoint(x: 200, y: view.contentOffset.y + y))
          generator.advance(by: 0.1)
        }
        view.endInteractiveMovement()
      }
      generator.advance(by: 0.5)
      let lines = UICollectionViewFlowLayout()
      lines.minimumLineSpacing = 30
      view?.setCollectionViewLayout(lines, animated: true) { [weak stage] _ in
        stage?.hear("arranged")
      }
      generator.advance(by: 1)
      if let view, let items { items.loadOthers(view) }
      generator.advance(by: 0.2)
    }
  }
}

extension RashDelegate: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    hear()
    return .default()
  }
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { hear() }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    hear()
    return true
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { hear() }
}

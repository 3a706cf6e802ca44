// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What the elements on the screen make together, as far as it was looked through.
@MainActor
struct ReadingWholes {
  /// Where an element or a whole is.
  struct Place {
    var whole: UInt64?
    var cell: ReadableCell?
  }

  /// Those found, each behind the one that it is in.
  private(set) var all: [ReadableWhole] = []
  private var known: Set<UInt64> = []
  /// More rows and columns than anything has.
  private static let most = 1 << 30

  // Rules: AX-24 to AX-27.
  /// Whether an object around an element is told: as a whole, or as a cell of one.
  static func counts(_ object: any AccessibleObject) -> Bool {
    kind(of: object) != nil || object is any UIAccessibilityContainerDataTableCell
  }

  // Rules: AX-24, AX-25, AX-27.
  /// What an object makes of what is in it; nil for nothing.
  private static func kind(of object: any AccessibleObject) -> ReadableWhole.Kind? {
    switch object.accessibilityContainerType {
    case .list: .list
    case .landmark: .landmark
    case .dataTable: object is any UIAccessibilityContainerDataTable ? .table : .group
    case .semanticGroup: .group
    case .none: object.accessibilityCustomRotors?.isEmpty == false ? .group : nil
    }
  }

  // Rules: AX-24 to AX-26.
  /// Where an element is; what it is in is told from now on.
  ///
  /// - Parameter number: the number of an object.
  mutating func place(
    of finding: AccessibilityFinding, number: (AnyObject) -> UInt64
  ) -> Place {
    var place = Place()
    var table: (any UIAccessibilityContainerDataTable)?
    for holder in finding.holders {
      if place.cell == nil { place.cell = Self.cell(holder, in: table) }
      guard let kind = Self.kind(of: holder) else { continue }
      table = kind == .table ? holder as? any UIAccessibilityContainerDataTable : nil
      let id = number(holder)
      if known.insert(id).inserted {
        all.append(
          ReadableWhole(
            id: id, kind: kind, label: holder.accessibilityLabel ?? "",
            rotors: holder.accessibilityCustomRotors?.map(\.spokenName) ?? [], whole: place.whole,
            cell: place.cell, rows: Self.bounded(table?.accessibilityRowCount()),
            columns: Self.bounded(table?.accessibilityColumnCount())))
      }
      place = Place(whole: id)
    }
    if place.cell == nil { place.cell = Self.cell(finding.element, in: table) }
    return place
  }

  private static func bounded(_ count: Int?) -> Int { min(max(0, count ?? 0), most) }

  // Rules: AX-26.
  /// The cell of a table that an object is; nil where it is none.
  private static func cell(
    _ object: AnyObject, in table: (any UIAccessibilityContainerDataTable)?
  ) -> ReadableCell? {
    guard let table, let cell = object as? any UIAccessibilityContainerDataTableCell
    else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    guard (0...most).contains(rows.location), (0...most).contains(columns.location)
    else { return nil }
    var role = ReadableCell.Role.value
    if heads(cell, table.accessibilityHeaderElements(forColumn: columns.location)) {
      role = .columnHeader
    } else if heads(cell, table.accessibilityHeaderElements(forRow: rows.location)) {
      role = .rowHeader
    }
    return ReadableCell(
      row: rows.location, column: columns.location, rows: max(1, bounded(rows.length)),
      columns: max(1, bounded(columns.length)), role: role)
  }

  private static func heads(
    _ cell: any UIAccessibilityContainerDataTableCell,
    _ headers: [any UIAccessibilityContainerDataTableCell]?
  ) -> Bool {
    headers?.contains { $0 === cell } ?? false
  }
}

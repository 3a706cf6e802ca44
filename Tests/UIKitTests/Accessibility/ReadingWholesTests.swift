// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("AX what hosts are told that elements make together", .freshApplication)
struct ReadingWholesTests {
  /// Rows and columns of which the first ones are headers.
  private final class Grid: UIView, UIAccessibilityContainerDataTable {
    var cells: [Cell] { subviews.compactMap { $0 as? Cell } }

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.rows.location == row && $0.columns.location == column }
    }

    func accessibilityRowCount() -> Int { 100 }
    func accessibilityColumnCount() -> Int { -1 }

    func accessibilityHeaderElements(
      forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      accessibilityDataTableCellElement(forRow: row, column: 0).map { [$0] }
    }

    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      accessibilityDataTableCellElement(forRow: 0, column: column).map { [$0] }
    }
  }

  private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1)
    var columns = NSRange(location: 0, length: 1)

    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  /// A page on a host, which is read out from the beginning of `body`.
  private func read(
    _ views: UIView..., body: (HeadlessHost, EventGenerator) throws -> Void
  ) throws {
    let (host, page) = (HeadlessHost(), UIView(frame: UIScreen.main.bounds))
    try ApplicationDriving.attach(to: host)
    for view in views { page.addSubview(view) }
    let generator = try EventGenerator(view: page)
    generator.traceTopics = [.host, .anomaly]
    generator.voiceOver.start()
    try body(host, generator)
  }

  private func words(
    _ label: String, _ rotors: [String], _ whole: UInt64?, _ cell: ReadableCell?
  ) -> String {
    var line = label.isEmpty ? "" : " '\(label)'"
    for rotor in rotors { line += " by \(rotor)" }
    if let whole { line += " in \(whole)" }
    if let cell {
      line += " at \(cell.row),\(cell.column) of \(cell.rows)x\(cell.columns) \(cell.role)"
    }
    return line
  }

  private func wholes(_ host: HeadlessHost) -> [String] {
    (host.readable?.wholes ?? []).map { whole in
      let size = whole.kind == .table ? " \(whole.rows)x\(whole.columns)" : ""
      return "\(whole.id) \(whole.kind)\(size)"
        + words(whole.label, whole.rotors, whole.whole, whole.cell)
    }
  }

  private func elements(_ host: HeadlessHost) -> [String] {
    (host.readable?.elements ?? []).map { element in
      "\(element.id)" + words(element.label, element.rotors, element.whole, element.cell)
    }
  }

  private func label(_ text: String, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func box(_ y: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: y, width: 300, height: height))
    for view in views { box.addSubview(view) }
    return box
  }

  @Test func `AX-24 AX-25 containers are told around what is in them`() throws {
    let list = box(0, 200, box(0, 100, label("A", 0)), label("B", 120))
    list.accessibilityContainerType = .list
    let main = box(0, 200, list)
    main.accessibilityContainerType = .landmark
    main.accessibilityLabel = "Main"
    let bare = box(200, 100, label("C", 0))
    bare.accessibilityContainerType = .dataTable
    try read(main, bare, label("D", 300)) { host, generator in
      #expect(wholes(host) == ["1 landmark 'Main'", "2 list in 1", "5 group"])
      #expect(elements(host) == ["3 'A' in 2", "4 'B' in 2", "6 'C' in 5", "7 'D'"])
      main.accessibilityContainerType = .none
      list.accessibilityContainerType = .semanticGroup
      bare.accessibilityContainerType = .none
      generator.advance(by: 0)
      #expect(wholes(host) == ["2 group"])
      #expect(elements(host) == ["3 'A' in 2", "4 'B' in 2", "6 'C'", "7 'D'"])
    }
  }

  @Test func `AX-26 cells of tables are told with their places and headers`() throws {
    let grid = Grid(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    grid.accessibilityContainerType = .dataTable
    func add(_ name: String, _ y: CGFloat, rows: NSRange, columns: NSRange) -> Cell {
      let cell = Cell(frame: CGRect(x: 0, y: y, width: 300, height: 40))
      (cell.rows, cell.columns) = (rows, columns)
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = name
      grid.addSubview(cell)
      return cell
    }
    let (first, second) = (NSRange(location: 0, length: 1), NSRange(location: 1, length: 1))
    let nowhere = NSRange(location: NSNotFound, length: 0)
    _ = add("Name", 0, rows: first, columns: first)
    _ = add("Ann", 40, rows: second, columns: first)
    let wide = add("", 80, rows: second, columns: NSRange(location: 1, length: 2))
    wide.isAccessibilityElement = false
    wide.addSubview(label("Born", 0))
    wide.addSubview(label("1999", 20))
    _ = add("Empty", 120, rows: NSRange(location: 7, length: 0), columns: second)
    _ = add("Loose", 160, rows: nowhere, columns: first)
    try read(grid) { host, _ in
      #expect(wholes(host) == ["1 table 100x0"])
      #expect(
        elements(host) == [
          "2 'Name' in 1 at 0,0 of 1x1 columnHeader", "3 'Ann' in 1 at 1,0 of 1x1 rowHeader",
          "4 'Born' in 1 at 1,1 of 1x2 value", "5 '1999' in 1 at 1,1 of 1x2 value",
          "6 'Empty' in 1 at 7,1 of 1x1 value", "7 'Loose' in 1",
        ])
    }
  }

  @Test func `AX-27 a rotor of a container leads on and back`() throws {
    let labels = [label("Heading 1", 0), label("Text", 40), label("Heading 2", 80)]
    let headings = [labels[0], labels[2]]
    let page = box(0, 120, labels[0], labels[1], labels[2])
    page.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .heading) { predicate in
        let here = predicate.currentItem.targetElement as? UILabel
        let place = here.flatMap { here in headings.firstIndex { $0 === here } } ?? -1
        let next = place + (predicate.searchDirection == .next ? 1 : -1)
        guard headings.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: headings[next], targetRange: nil)
      }
    ]
    try read(page) { host, generator in
      #expect(wholes(host) == ["1 group by Headings"])
      #expect(elements(host) == ["2 'Heading 1' in 1", "3 'Text' in 1", "4 'Heading 2' in 1"])
      var focus: [UInt64?] = []
      for isBack in [false, false, true, true] {
        HostInput.send(.reading(.turn(1, rotor: 0, isBack: isBack), at: 0))
        focus.append(host.readable?.focus)
      }
      #expect(focus == [4, 4, 2, 2])
      HostInput.send(.reading(.turn(1, rotor: 1, isBack: false), at: 0))
      HostInput.send(.reading(.turn(9, rotor: 0, isBack: false), at: 0))
      #expect(generator.trace.filter { $0.hasPrefix("anomaly") }.count == 2)
      #expect(generator.voiceOver.turn("Headings"))
    }
  }

  @Test func `AX-27 a rotor goes on from what it found, where that is around an element`() throws {
    let labels = (1...3).map { label("Row \($0)", 0) }
    let rows = labels.enumerated().map { box(CGFloat($0) * 40, 40, $1) }
    let list = box(0, 120, rows[0], rows[1], rows[2])
    list.accessibilityContainerType = .list
    var asked: [Int?] = []
    list.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Rows") { predicate in
        let here = rows.firstIndex { $0 === predicate.currentItem.targetElement }
        asked.append(here)
        let next = (here ?? -1) + (predicate.searchDirection == .next ? 1 : -1)
        guard rows.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: rows[next], targetRange: nil)
      }
    ]
    try read(list) { _, generator in
      var read: [String?] = []
      for isBack in [false, false, false, true] {
        HostInput.send(.reading(.turn(1, rotor: 0, isBack: isBack), at: 0))
        read.append((generator.voiceOver.focusedElement as? UILabel)?.text)
      }
      #expect(read == ["Row 1", "Row 2", "Row 3", "Row 2"])
      #expect(asked == [nil, 0, 1, 2])
    }
  }

  @Test func `AX-27 a rotor of a text goes on behind the words it found, which are said`() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 80))
    text.text = "one two six"
    text.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Words") { [unowned text] predicate in
        let begin = text.beginningOfDocument
        let former = predicate.currentItem.targetRange
        let place = former.map { text.offset(from: begin, to: $0.end) + 1 } ?? 0
        guard let from = text.position(from: begin, offset: place),
          let to = text.position(from: from, offset: 3),
          let range = text.textRange(from: from, to: to)
        else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: text, targetRange: range)
      }
    ]
    try read(label("Title", 0), text) { host, _ in
      #expect(elements(host).last == "2 by Words")
      for _ in 0..<4 { HostInput.send(.reading(.turn(2, rotor: 0, isBack: false), at: 0)) }
      #expect(host.words == ["one", "two", "six"] && host.readable?.focus == 2)
    }
  }
}

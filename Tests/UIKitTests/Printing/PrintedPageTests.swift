// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("What is drawn on pages", .freshApplication)
struct PrintedPageTests {
  private let font = UIFont.systemFont(ofSize: 12)

  /// What a renderer draws on a page of 200 points and so many lines.
  private func commands(_ formatter: UIPrintFormatter, lines: CGFloat, page: Int)
    -> [DrawingCommand]
  {
    let renderer = UIPrintPageRenderer()
    let paper = CGRect(x: 10, y: 20, width: 200, height: lines * font.lineHeight + 1)
    renderer.setValue(paper, forKey: "printableRect")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let context = CGContext()
    UIGraphicsPushContext(context)
    renderer.drawPage(at: page, in: paper)
    UIGraphicsPopContext()
    return context.commands
  }

  private func lines(_ commands: [DrawingCommand]) -> [TextLine] {
    commands.compactMap { command in
      guard case .text(let line) = command else { return nil }
      return line
    }
  }

  @Test func `PG-5 a page has its lines, the first at its top without room above`() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = font.lineHeight
    let text = NSAttributedString(
      string: (1...9).map(String.init).joined(separator: "\n"),
      attributes: [.font: font, .paragraphStyle: style])
    let formatter = UISimpleTextPrintFormatter(attributedText: text)
    var strings: [[String]] = []
    for page in 0...3 {
      let shown = lines(commands(formatter, lines: 5, page: page))
      strings.append(shown.map(\.string))
      guard let first = shown.first else { continue }
      #expect(first.origin.x == 10 && abs(first.origin.y - 20 - font.ascender) < 0.01)
    }
    #expect(strings == [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], []])
  }

  @Test func `PG-6 text on paper is for light ground`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.text = "dark"
    let formatter = view.viewPrintFormatter()
    let light = lines(commands(formatter, lines: 5, page: 0))
    var dark: [TextLine] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      dark = lines(commands(formatter, lines: 5, page: 0))
    }
    #expect(light.count == 1 && light == dark)
    #expect(light.first?.color == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func `PG-11 a page of a scroll view has what reaches there`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.contentSize = CGSize(width: 100, height: 150)
    let colors: [UIColor] = [.red, .green, .blue]
    for (place, color) in colors.enumerated() {
      let child = UIView(frame: CGRect(x: 0, y: place * 50, width: 100, height: 40))
      child.backgroundColor = color
      view.addSubview(child)
    }
    var found: [[RGBA]] = []
    let formatter = view.viewPrintFormatter()
    for page in 0...3 {
      let drawn = commands(formatter, lines: 60 / font.lineHeight, page: page)
      found.append(
        drawn.compactMap { command in
          guard case .fill(_, let color, _) = command else { return nil }
          return color
        })
    }
    #expect(found == colors.map { [$0.cgColor.rgba] } + [[]])
  }

  /// Rows of 40 points below a title.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: Set<Int> = []
    var scrolls = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.insert(indexPath.row)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test func `PG-12 a table has what is printed besides what is seen, and scrolls nothing`() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 120), style: .plain)
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    table.layoutIfNeeded()
    table.contentOffset = CGPoint(x: 0, y: 420)
    table.layoutIfNeeded()
    let seen = table.visibleCells
    let seenRows = Set((table.indexPathsForVisibleRows ?? []).map(\.row))
    (rows.asked, rows.scrolls) = ([], 0)
    var places: [CGFloat?] = []
    for start in [0, 400, 700] as [CGFloat] {
      table.withPrinted(CGRect(x: 0, y: start, width: 100, height: 120)) {
        places.append(table.headerView(forSection: 0)?.frame.minY)
      }
    }
    #expect(places == [table.rectForHeader(inSection: 0).minY, nil, nil])
    #expect(table.headerView(forSection: 0)?.frame.minY == 450)
    #expect(rows.asked.contains(0) && rows.asked.isDisjoint(with: seenRows))
    #expect(rows.scrolls == 0 && table.contentOffset == CGPoint(x: 0, y: 420))
    #expect(!seen.isEmpty && table.visibleCells.elementsEqual(seen, by: ===))
  }
}

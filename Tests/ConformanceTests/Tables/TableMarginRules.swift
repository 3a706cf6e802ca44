// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV margins of rows", .freshApplication)
struct TableMarginRules {
  /// A table of two rows, and the first of them.
  private func make(width: CGFloat) throws -> (stage: TableStage, cell: UITableViewCell) {
    let stage = TableStage([["a", "b"]])
    stage.table.frame.size.width = width
    stage.table.layoutIfNeeded()
    return (stage, try #require(stage.table.cellForRow(at: stage.path(0))))
  }

  /// The line below a cell.
  private func line(_ cell: UITableViewCell) -> UIView? {
    cell.superview?.layoutIfNeeded()
    return cell.subviews.last { $0.frame.height <= 1 }
  }

  /// From where to where something is, across.
  private func span(_ view: UIView?) -> [CGFloat] {
    view.map { [$0.frame.minX, $0.frame.maxX] } ?? []
  }

  @Test func `TV-97 what wide rows show keeps to a middle that can be read`() throws {
    let (stage, cell) = try make(width: 1000)
    #expect(span(cell.textLabel) == [16, 984])
    #expect(span(line(cell)) == [16, 1000])
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    stage.table.layoutIfNeeded()
    #expect(span(cell.textLabel) == [164, 836])
    #expect(span(line(cell)) == [164, 836])
    #expect(span(cell.contentView) == [0, 1000])
    #expect(cell.contentView.layoutMargins.left == 164)
    #expect(cell.contentView.layoutMarginsGuide.layoutFrame.width == 672)
    stage.table.frame.size.width = 300
    stage.table.layoutIfNeeded()
    #expect(span(cell.textLabel) == [16, 284])
    #expect(span(line(cell)) == [16, 300])
    #expect(cell.contentView.layoutMargins.left == 8)
  }

  @Test func `TV-97 accessories and controls of editing keep to the middle too`() throws {
    let (stage, cell) = try make(width: 1000)
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryView = mark
    stage.table.layoutIfNeeded()
    #expect(span(mark) == [816, 836])
    #expect(span(cell.contentView) == [0, 816])
    #expect(span(cell.textLabel) == [164, 800])
    #expect(cell.contentView.layoutMargins.right == 8)
    cell.accessoryView = nil
    stage.table.setEditing(true, animated: false)
    stage.table.layoutIfNeeded()
    let start = cell.contentView.frame.minX
    #expect(start > 164 && cell.contentView.layoutMargins.left == 8)
    #expect(span(cell.textLabel) == [16, 836 - start])
  }

  @Test func `TV-97 list contents keep to the middle`() throws {
    let (stage, cell) = try make(width: 1000)
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    cell.contentConfiguration = content
    stage.table.layoutIfNeeded()
    let label = try #require(
      cell.contentView.subviews.first?.subviews.first { ($0 as? UILabel)?.text == "a" })
    #expect(span(label) == [16, 984])
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    stage.table.layoutIfNeeded()
    #expect(span(label) == [164, 836])
  }

  @Test func `TV-98 insets of lines count from the edges or from where lines are by themselves`()
    throws
  {
    let (stage, cell) = try make(width: 1000)
    stage.table.separatorInsetReference = .fromAutomaticInsets
    #expect(span(line(cell)) == [16, 1000])
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    #expect(span(line(cell)) == [56, 990])
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    #expect(span(line(cell)) == [204, 826])
    stage.table.separatorInsetReference = .fromCellEdges
    #expect(span(line(cell)) == [40, 990])
    stage.table.separatorInsetReference = .fromAutomaticInsets
    cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    #expect(span(line(cell)) == [5, 1000])
  }

  @Test func `TV-99 the colour of lines is seen through an effect`() throws {
    let (stage, cell) = try make(width: 300)
    let effect = UIBlurEffect(style: .light)
    stage.table.separatorEffect = effect
    stage.table.separatorColor = .red
    let own = line(cell)
    let ground = try #require(own?.subviews.first as? UIVisualEffectView)
    #expect(ground.effect === effect && ground.frame == own?.bounds)
    #expect(ground.contentView.backgroundColor == .red && own?.backgroundColor == nil)
    stage.table.separatorEffect = nil
    #expect(line(cell)?.subviews == [] && own?.backgroundColor == .red)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PG views on paper", .freshApplication)
struct ViewPrintRules {
  /// Writes down which parts it draws, and where their corners lie on the paper.
  private final class Sheet: UIView {
    var log: [String] = []

    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
      log.append(note(rect, formatter))
    }

    func note(_ rect: CGRect, _ formatter: UIViewPrintFormatter) -> String {
      let map = UIGraphicsGetCurrentContext()?.ctm ?? .identity
      let corner = CGRect(origin: rect.origin.applying(map), size: .zero)
      let isOwn = formatter.view === self
      return "\(PrintStage.short(rect)) at \(PrintStage.short(corner).dropLast(4)) \(isOwn)"
    }
  }

  /// Draws as views do by themselves.
  private final class Plain: UIView {
    var log: [String] = []
    private var isPrinting = false

    override func draw(_ rect: CGRect) { if isPrinting { log.append(PrintStage.short(rect)) } }
    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
      isPrinting = true
      super.draw(rect, for: formatter)
      isPrinting = false
    }
  }

  private final class Scroll: UIScrollView {
    var log: [String] = []
    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
      log.append(PrintStage.short(rect))
    }
  }

  /// Draws all pages of a view on paper of 100 by 120 points whose corner is at (10, 20).
  private func print(_ view: UIView) -> Int {
    let renderer = UIPrintPageRenderer()
    PrintStage.setPaper(of: renderer, CGRect(x: 10, y: 20, width: 100, height: 120))
    renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
    UIGraphicsBeginImageContext(CGSize(width: 200, height: 200))
    for page in 0..<renderer.numberOfPages {
      renderer.drawPage(at: page, in: renderer.printableRect)
    }
    UIGraphicsEndImageContext()
    return renderer.numberOfPages
  }

  @Test func `PG-10 a text view is printed as its whole text, as wide as the paper`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.text = PrintStage.rows(25)
    let renderer = UIPrintPageRenderer()
    PrintStage.setPaper(of: renderer, lines: 10)
    let formatter = view.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.view === view && renderer.numberOfPages == 3)
    view.text = PrintStage.rows(11)
    #expect(renderer.numberOfPages == 2)
    view.font = UIFont.systemFont(ofSize: 24)
    #expect(renderer.numberOfPages == 3)
    view.text = ""
    #expect(renderer.numberOfPages == 0)
  }

  @Test func `PG-11 PG-13 a wide view is made smaller, and draws its parts`() {
    let sheet = Sheet(frame: CGRect(x: 3, y: 4, width: 200, height: 300))
    #expect(print(sheet) == 2)
    #expect(sheet.log == ["0,0 200x240 at 10,20 true", "0,240 200x60 at 10,20 true"])
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 130))
    #expect(print(plain) == 2 && plain.log == ["0,0 50x120", "0,120 50x10"])
    #expect(print(UIView()) == 0)
  }

  @Test func `PG-12 a page ends above a view that it would cut`() {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 100, height: 330))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 330))
    sheet.addSubview(box)
    for (y, height) in [(0, 90), (90, 100), (190, 130)] as [(CGFloat, CGFloat)] {
      box.addSubview(UIView(frame: CGRect(x: 0, y: y, width: 50, height: height)))
    }
    let hidden = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 15))
    hidden.isHidden = true
    box.addSubview(hidden)
    #expect(print(sheet) == 3)
    #expect(
      sheet.log == [
        "0,0 100x90 at 10,20 true", "0,90 100x120 at 10,20 true", "0,210 100x120 at 10,20 true",
      ])
  }

  @Test func `PG-11 a scroll view is printed as all its content`() {
    let view = Scroll(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
    view.contentSize = CGSize(width: 0, height: 250)
    view.contentOffset = CGPoint(x: 0, y: 70)
    #expect(print(view) == 3)
    #expect(view.log == ["0,0 80x120", "0,120 80x120", "0,240 80x10"])
    #expect(view.contentOffset == CGPoint(x: 0, y: 70))
  }

  @Test func `PG-12 a table is printed row by row and is seen as before`() {
    let stage = TableStage(rows: 30)
    stage.table.contentOffset = CGPoint(x: 0, y: 200)
    stage.table.layoutIfNeeded()
    let before = (stage.table.frame, stage.table.contentOffset, stage.shown)
    let renderer = UIPrintPageRenderer()
    PrintStage.setPaper(of: renderer, CGRect(x: 0, y: 0, width: 300, height: 130))
    renderer.addPrintFormatter(stage.table.viewPrintFormatter(), startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 10)
    _ = stage.log()
    stage.logged = ["cell"]
    UIGraphicsBeginImageContext(CGSize(width: 300, height: 130))
    renderer.drawPage(at: 9, in: renderer.printableRect)
    UIGraphicsEndImageContext()
    let drawn = Set(stage.log())
    #expect(drawn.isSuperset(of: ["cell 0.27", "cell 0.28", "cell 0.29"]))
    #expect(stage.table.frame == before.0 && stage.table.contentOffset == before.1)
    #expect(stage.shown == before.2)
  }
}

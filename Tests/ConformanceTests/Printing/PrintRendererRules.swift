// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PG renderers of pages", .freshApplication)
struct PrintRendererRules {
  private final class Report: UIPrintPageRenderer {
    var log: [String] = []

    private func note(_ part: String, _ page: Int, _ rect: CGRect) {
      log.append("\(part) \(page) \(PrintStage.short(rect))")
    }

    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      note("header", pageIndex, headerRect)
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      note("content", pageIndex, contentRect)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      note("footer", pageIndex, footerRect)
    }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
      log.append("formatter \(printFormatters?.firstIndex(of: printFormatter) ?? -1)")
      super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
    }
  }

  private final class OwnPaper: UIPrintPageRenderer {
    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 50, height: 60) }
  }

  /// Rooms that differ from page to page, in points.
  private final class Rooms: UISimpleTextPrintFormatter {
    var heights: [CGFloat] = []

    override func rectForPage(at pageIndex: Int) -> CGRect {
      let height = pageIndex < heights.count ? heights[pageIndex] : heights.last ?? 0
      return CGRect(x: 0, y: 0, width: 100, height: height)
    }
  }

  @Test func `PG-1 paper is what a subclass says, else what was set by name`() {
    let paper = CGRect(x: 0, y: 0, width: 595, height: 842)
    for renderer in [UIPrintPageRenderer(), OwnPaper()] {
      renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
      renderer.setValue(CGRect(x: 20, y: 30, width: 555, height: 782), forKey: "printableRect")
      let own = renderer is OwnPaper
      #expect(renderer.paperRect == (own ? CGRect(x: 0, y: 0, width: 50, height: 60) : paper))
      let printable = renderer.value(forKey: "printableRect") as? CGRect
      #expect(printable == CGRect(x: 20, y: 30, width: 555, height: 782))
      #expect(renderer.printableRect == printable)
      let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)
      renderer.setValue(endless, forKey: "printableRect")
      #expect(renderer.printableRect == .zero)
    }
  }

  @Test func `PG-2 a page is its header, content, formatters and footer`() {
    let report = Report()
    PrintStage.setPaper(of: report, CGRect(x: 10, y: 10, width: 100, height: 200))
    for page in [1, 0] {
      report.addPrintFormatter(UISimpleTextPrintFormatter(text: "a"), startingAtPageAt: page)
    }
    report.addPrintFormatter(UISimpleTextPrintFormatter(text: "a"), startingAtPageAt: 1)
    report.headerHeight = 20
    report.footerHeight = 10
    report.prepare(forDrawingPages: NSRange(location: 0, length: report.numberOfPages))
    report.drawPage(at: 1, in: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      report.log == [
        "header 1 10,10 100x20", "content 1 10,30 100x170", "formatter 0", "formatter 2",
        "footer 1 10,200 100x10",
      ])
    report.log = []
    report.headerHeight = 0
    report.footerHeight = -5
    report.drawPage(at: 2, in: .zero)
    report.setValue(CGRect.zero, forKey: "printableRect")
    report.footerHeight = 500
    report.drawPage(at: 0, in: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(
      report.log == ["content 2 10,10 100x200", "content 0 1,2 30x0", "footer 0 1,2 30x40"])
  }

  @Test func `PG-3 a formatter belongs to one renderer and begins on a page`() {
    let renderers = [UIPrintPageRenderer(), UIPrintPageRenderer()]
    for renderer in renderers { PrintStage.setPaper(of: renderer, lines: 10) }
    let long = UISimpleTextPrintFormatter(text: PrintStage.rows(25))
    let short = UISimpleTextPrintFormatter(text: "a")
    #expect(long.pageCount == 0 && long.startPage == Int.max && renderers[0].numberOfPages == 0)
    renderers[0].addPrintFormatter(long, startingAtPageAt: 0)
    renderers[0].addPrintFormatter(short, startingAtPageAt: 4)
    #expect(long.pageCount == 3 && renderers[0].numberOfPages == 5)
    let counts = [-1, 0, 2, 3, 4, 5].map { renderers[0].printFormattersForPage(at: $0)?.count }
    #expect(counts == [nil, 1, 1, nil, 1, nil])
    renderers[1].addPrintFormatter(short, startingAtPageAt: -3)
    #expect(short.printPageRenderer === renderers[1])
    #expect(renderers.map(\.numberOfPages) == [3, 1])
    long.removeFromPrintPageRenderer()
    #expect(renderers[0].printFormatters == nil && long.printPageRenderer == nil)
    #expect(long.pageCount == 0 && renderers[0].numberOfPages == 0)
    long.startPage = 2
    renderers[0].printFormatters = [long, short]
    #expect(renderers.map(\.numberOfPages) == [5, 0])
  }

  @Test func `PG-4 PG-9 content lies between header and footer, within its insets`() {
    let renderer = UIPrintPageRenderer()
    PrintStage.setPaper(of: renderer, CGRect(x: 0, y: 0, width: 200, height: 400))
    renderer.headerHeight = 40
    renderer.footerHeight = 60
    let formatter = UISimpleTextPrintFormatter(text: PrintStage.rows(50))
    #expect(formatter.rectForPage(at: 0) == .zero)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    let whole = formatter.pageCount
    formatter.contentInsets = UIEdgeInsets(top: 10, left: 5, bottom: 7, right: 15)
    formatter.perPageContentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fits = { (room: CGFloat) in (room / PrintStage.line).rounded(.down) * PrintStage.line }
    let places = [2, 3, 20].map { formatter.rectForPage(at: $0) }
    let wanted: [CGRect] = [
      CGRect(x: 7, y: 51, width: 174, height: fits(286)),
      CGRect(x: 7, y: 41, width: 174, height: fits(296)),
      CGRect(x: 7, y: 41, width: 174, height: 296),
    ]
    #expect(places.map(PrintStage.short) == wanted.map(PrintStage.short))
    formatter.maximumContentWidth = 100
    formatter.maximumContentHeight = 50
    #expect(PrintStage.short(formatter.rectForPage(at: 99)) == "7,41 100x50")
    #expect(whole > 1 && formatter.pageCount > whole)
    renderer.headerHeight = 340
    #expect(formatter.pageCount == 0 && renderer.numberOfPages == 0)
    renderer.headerHeight = .nan
    formatter.contentInsets.left = .infinity
    #expect(formatter.pageCount == 0)
  }

  @Test func `PG-5 text goes on where the room ends, a line at a time at least`() {
    let line = PrintStage.line
    let rooms: [(heights: [CGFloat], pages: Int)] = [
      ([2 * line, 4 * line], 3), ([1], 10), ([line, -5], 10), ([100 * line], 1), ([0], 0),
      ([.nan], 0),
    ]
    for room in rooms {
      let formatter = Rooms(text: PrintStage.rows(10))
      formatter.heights = room.heights
      #expect(formatter.pageCount == room.pages)
    }
  }

  @Test func `PG-7 a text has the formatter's font where no attribute says one`() {
    let renderer = UIPrintPageRenderer()
    PrintStage.setPaper(of: renderer, lines: 10)
    let formatter = UISimpleTextPrintFormatter(text: PrintStage.rows(20))
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    var counts = [formatter.pageCount]
    formatter.font = UIFont.systemFont(ofSize: 24)
    counts.append(formatter.pageCount)
    formatter.attributedText = NSAttributedString(
      string: PrintStage.rows(20), attributes: [.font: UIFont.systemFont(ofSize: 12)])
    counts.append(formatter.pageCount)
    #expect(formatter.text == PrintStage.rows(20) && formatter.attributedText?.length == 50)
    formatter.text = "a"
    counts.append(formatter.pageCount)
    #expect(counts == [2, 4, 2, 1] && formatter.attributedText == nil)
    formatter.text = nil
    #expect(formatter.pageCount == 0)
  }

  @Test func `PG-8 HTML is printed as it is read elsewhere`() throws {
    let html = (1...20).map { "<p>Paragraph <b>\($0)</b></p>" }.joined()
    let renderer = UIPrintPageRenderer()
    PrintStage.setPaper(of: renderer, lines: 10)
    let markup = UIMarkupTextPrintFormatter(markupText: html)
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    let text = try NSAttributedString(
      data: Data(html.utf8), options: options, documentAttributes: nil)
    let plain = UISimpleTextPrintFormatter(attributedText: text)
    renderer.printFormatters = [markup, plain]
    #expect(markup.pageCount > 2 && markup.pageCount == plain.pageCount)
    #expect(markup.markupText?.isEmpty == false)
    markup.markupText = nil
    #expect(markup.pageCount == 0 && renderer.numberOfPages == plain.pageCount)
  }

  @Test func `PG-20 PG-21 there is one thing to print, and no printer`() {
    let controller = UIPrintInteractionController.shared
    #expect(controller === UIPrintInteractionController.shared)
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    #expect(UIPrintInteractionController.printableUTIs.isEmpty)
    #expect(!UIPrintInteractionController.canPrint(Data("%PDF-1.4".utf8)))
    var calls = 0
    #expect(!controller.present(animated: true) { _, _, _ in calls += 1 })
    let view = UIView()
    let item = UIBarButtonItem()
    #expect(!controller.present(from: .zero, in: view, animated: true) { _, _, _ in calls += 1 })
    #expect(!controller.present(from: item, animated: true) { _, _, _ in calls += 1 })
    controller.dismiss(animated: true)
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.pdf")))
    #expect(calls == 0)
    func held() -> [Bool] {
      [
        controller.printingItem != nil, controller.printingItems != nil,
        controller.printPageRenderer != nil, controller.printFormatter != nil,
      ]
    }
    var seen: [[Bool]] = []
    controller.printingItem = UIImage()
    seen.append(held())
    controller.printPageRenderer = UIPrintPageRenderer()
    controller.printingItem = nil
    seen.append(held())
    controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
    seen.append(held())
    controller.printFormatter = nil
    controller.printingItems = [UIImage()]
    seen.append(held())
    #expect(
      seen == [
        [true, false, false, false], [false, false, true, false], [false, false, false, true],
        [false, true, false, false],
      ])
  }

  @Test func `PG-22 how it is printed can be kept in a dictionary`() throws {
    let info = UIPrintInfo(dictionary: nil)
    #expect(info.jobName == "" && info.outputType == .general && info.duplex == .none)
    info.jobName = "Report"
    info.printerID = "a"
    info.outputType = .photoGrayscale
    info.orientation = .landscape
    info.duplex = .shortEdge
    let copy = try #require(info.copy() as? UIPrintInfo)
    #expect(copy !== info && copy.jobName == "Report" && copy.printerID == "a")
    #expect(copy.outputType == .photoGrayscale && copy.duplex == .shortEdge)
    #expect(copy.orientation == .landscape)
    let odd = UIPrintInfo(dictionary: ["outputType": 99, "jobName": 5, "orientation": 1])
    #expect(odd.outputType == .general && odd.jobName == "" && odd.orientation == .landscape)
    let plain = [UIPrintInfo(), UIPrintInfo.printInfo()]
    #expect(plain.allSatisfy { $0.jobName == "" && $0.printerID == nil && $0.duplex == .none })
  }
}

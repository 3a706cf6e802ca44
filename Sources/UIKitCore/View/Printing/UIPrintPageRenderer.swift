// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: PG-1, PG-2.
/// Draws pages: what its formatters lay out, and what a subclass draws around it.
///
/// A program that makes a document begins a page of it, then calls `drawPage(at:in:)`, for each. It says
/// how large the paper is by overriding `paperRect` and `printableRect`, or by `setValue(_:forKey:)` with
/// these names.
///
/// [Apple: UIPrintPageRenderer](https://developer.apple.com/documentation/uikit/uiprintpagerenderer)
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(
        "paperRect", get: { (me: UIPrintPageRenderer) in me.paperRect },
        set: { $0.paper = $1.finite }),
      .property(
        "printableRect", get: { (me: UIPrintPageRenderer) in me.printableRect },
        set: { $0.printable = $1.finite }),
      .property(
        "headerHeight", get: { (me: UIPrintPageRenderer) in me.headerHeight },
        set: { $0.headerHeight = $1 }),
      .property(
        "footerHeight", get: { (me: UIPrintPageRenderer) in me.footerHeight },
        set: { $0.footerHeight = $1 }),
      .property("numberOfPages", get: { (me: UIPrintPageRenderer) in me.numberOfPages }))
  }

  private final var paper = CGRect.zero
  private final var printable = CGRect.zero
  private final var formatters: [UIPrintFormatter] = []

  /// Makes a renderer without paper and formatters.
  public override init() { super.init() }

  // MARK: - Paper

  /// The paper, in points; zero until it is set by its name.
  open var paperRect: CGRect { paper }

  /// The part of the paper that is drawn on, in points from the upper left of the paper; zero until it
  /// is set by its name.
  open var printableRect: CGRect { printable }

  /// The height of the header at the top of `printableRect`, in points; 0, as at first, for none.
  open var headerHeight: CGFloat = 0

  /// The height of the footer at the bottom of `printableRect`, in points; 0, as at first, for none.
  open var footerHeight: CGFloat = 0

  // MARK: - Formatters

  /// The formatters, in the order in which they were added; nil for none.
  ///
  /// Those that are set begin on the page that they say themselves.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.renderer = nil }
      formatters = []
      for formatter in newValue ?? [] { add(formatter) }
    }
  }

  /// Adds a formatter, which leaves the renderer that it was added to before.
  ///
  /// - Parameters:
  ///   - formatter: the formatter, which may share pages with others.
  ///   - pageIndex: the number of the page that its content begins on, from 0.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    add(formatter)
  }

  /// The formatters with content on a page, in the order in which they were added; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { $0.pageRange.contains(pageIndex) }
    return found.isEmpty ? nil : found
  }

  private func add(_ formatter: UIPrintFormatter) {
    formatter.renderer?.remove(formatter)
    formatter.renderer = self
    formatters.append(formatter)
  }

  final func remove(_ formatter: UIPrintFormatter) {
    guard formatter.renderer === self else { return }
    formatter.renderer = nil
    formatters.removeAll { $0 === formatter }
  }

  // MARK: - Pages

  /// How many pages there are: as many as the formatters need, 0 without any.
  ///
  /// A subclass that draws pages by itself overrides it.
  open var numberOfPages: Int {
    formatters.map { $0.pageRange }.filter { !$0.isEmpty }.map(\.upperBound).max() ?? 0
  }

  /// Called by a program before it draws pages; does nothing unless overridden.
  ///
  /// - Parameter range: the numbers of the pages, from 0.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: header, content, what formatters draw, and footer.
  ///
  /// Header and footer are left out where they have no height.
  ///
  /// - Parameters:
  ///   - pageIndex: the number of the page, from 0.
  ///   - printableRect: stands for the renderer's own where that is empty.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let own = self.printableRect
    let parts = PageParts(
      of: own.isEmpty ? printableRect : own, header: headerHeight, footer: footerHeight)
    if parts.header.height > 0 { drawHeaderForPage(at: pageIndex, in: parts.header) }
    drawContentForPage(at: pageIndex, in: parts.content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if parts.footer.height > 0 { drawFooterForPage(at: pageIndex, in: parts.footer) }
  }

  /// Draws what a formatter has for a page, where the formatter says.
  ///
  /// - Parameters:
  ///   - printFormatter: the formatter.
  ///   - pageIndex: the number of the page, from 0.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    let rect = printFormatter.rectForPage(at: pageIndex)
    printFormatter.draw(in: rect, forPageAt: pageIndex)
  }

  /// Draws the header; does nothing unless overridden.
  ///
  /// - Parameters:
  ///   - pageIndex: the number of the page, from 0.
  ///   - headerRect: where, in the coordinates of the paper.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the footer; does nothing unless overridden.
  ///
  /// - Parameters:
  ///   - pageIndex: the number of the page, from 0.
  ///   - footerRect: where, in the coordinates of the paper.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Draws what is behind the formatters' content; does nothing unless overridden.
  ///
  /// - Parameters:
  ///   - pageIndex: the number of the page, from 0.
  ///   - contentRect: what is between header and footer, in the coordinates of the paper.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
}

extension UIPrintPageRenderer {
  /// What is between header and footer.
  var contentArea: CGRect {
    PageParts(of: printableRect, header: headerHeight, footer: footerHeight).content
  }
}

// Rules: PG-2.
/// Header, content and footer of a page.
private struct PageParts {
  let header: CGRect
  let content: CGRect
  let footer: CGRect

  /// - Parameters:
  ///   - header: the height that the header wants, in points.
  ///   - footer: the height that the footer wants.
  init(of rect: CGRect, header: CGFloat, footer: CGFloat) {
    let top = header > 0 ? min(header, rect.height) : 0
    let bottom = footer > 0 ? min(footer, rect.height - top) : 0
    let (x, width) = (rect.minX, rect.width)
    self.header = CGRect(x: x, y: rect.minY, width: width, height: top)
    content = CGRect(
      x: x, y: rect.minY + top, width: width, height: rect.height - top - bottom)
    self.footer = CGRect(x: x, y: rect.maxY - bottom, width: width, height: bottom)
  }
}

extension CGRect {
  /// The rectangle; zero for one that no paper has.
  var finite: CGRect {
    [minX, minY, width, height].allSatisfy(\.isFinite) ? self : .zero
  }
}

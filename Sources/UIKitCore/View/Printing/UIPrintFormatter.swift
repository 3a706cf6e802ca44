// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: PG-3, PG-4, PG-9.
/// Lays content out over pages of a renderer, and draws them; those below it say which content.
///
/// [Apple: UIPrintFormatter](https://developer.apple.com/documentation/uikit/uiprintformatter)
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The most pages, and the greatest number of a first page.
  static let mostPages = 100_000

  final weak var renderer: UIPrintPageRenderer?
  private final var counted: CountedPages?
  private final var isCounting = false

  /// Makes a formatter without content.
  public override init() { super.init() }

  /// The renderer that it was added to; not retained, nil for none.
  open weak var printPageRenderer: UIPrintPageRenderer? { renderer }

  /// Takes the formatter off its renderer.
  open func removeFromPrintPageRenderer() { renderer?.remove(self) }

  // MARK: - Places

  /// The most height of content on a page, in points; 0, as at first, is no limit.
  open var maximumContentHeight: CGFloat = 0

  /// The most width of content, in points; 0, as at first, is no limit.
  open var maximumContentWidth: CGFloat = 0

  /// Room around all the content: `top` counts on its first page, the sides on each, `bottom` nowhere.
  open var contentInsets = UIEdgeInsets.zero

  /// Room around the content of each page, besides `contentInsets`.
  open var perPageContentInsets = UIEdgeInsets.zero

  /// The number of the renderer's page that the content begins on, from 0.
  ///
  /// What is no such number, as `Int.max` is, which it is at first, stands for page 0.
  open var startPage = Int.max

  /// Where content lies on a page: in what is between header and footer, without insets, as far down as
  /// there is content.
  ///
  /// While pages are counted it is all the room; an override, which may make it smaller, is asked then.
  ///
  /// - Parameter pageIndex: the number of the renderer's page, from 0.
  /// - Returns: in the coordinates of the paper; zero without a renderer, the room for a page without
  ///   content.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    var rect = room(at: pageIndex)
    guard !isCounting, pageIndex >= firstPage else { return rect }
    let page = pageIndex - firstPage
    if page < countPages(), let height = counted?.pages?.height(page) { rect.size.height = height }
    return rect
  }

  private func room(at pageIndex: Int) -> CGRect {
    guard let renderer else { return .zero }
    let (all, page) = (contentInsets, perPageContentInsets)
    let top = pageIndex <= firstPage ? all.top : 0
    let insets = UIEdgeInsets(
      top: top + page.top, left: all.left + page.left, bottom: page.bottom,
      right: all.right + page.right)
    var rect = renderer.contentArea.inset(by: insets)
    if maximumContentWidth > 0 { rect.size.width = min(rect.size.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.size.height, maximumContentHeight) }
    rect = rect.finite
    let hasRoom = rect.size.width > 0 && rect.size.height > 0
    return hasRoom ? rect : CGRect(origin: rect.origin, size: .zero)
  }

  // MARK: - Pages

  /// How many pages the content takes; 0 where there is no room for it, as without a renderer.
  open var pageCount: Int { countPages() }

  private func countPages() -> Int {
    guard !isCounting else { return counted?.count ?? 0 }
    isCounting = true
    defer { isCounting = false }
    let start = firstPage
    let first = rectForPage(at: start)
    let next = rectForPage(at: start + 1)
    if let counted, counted.first == first, counted.next == next, hasSameContent {
      return counted.count
    }
    var pages: (any PrintedPages)?
    if first.width > 0, first.height > 0 {
      pages = makePages(width: first.width) { page in
        page == 0 ? first.height : rectForPage(at: start + page).height
      }
    }
    let made = CountedPages(first: first, next: next, pages: pages)
    counted = made
    return made.count
  }

  /// Draws the content of a page into the current context.
  ///
  /// - Parameters:
  ///   - rect: where, in the coordinates of the context.
  ///   - pageIndex: the number of the renderer's page, from 0; one without content draws nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let range = pageRange
    // Held meanwhile, for what is drawn may change the content.
    let pages = counted?.pages
    if range.contains(pageIndex) { pages?.draw(pageIndex - range.lowerBound, in: rect) }
  }

  /// Whether pages are drawn on the main thread alone: true, for views and fonts are of that.
  open var requiresMainThread: Bool { true }

  // MARK: - For those below

  /// Lays the content out over pages; nil for no content.
  ///
  /// - Parameters:
  ///   - width: of the first page, in points, which is more than 0.
  ///   - room: the height of a page, by its number from 0.
  func makePages(width: CGFloat, room: (Int) -> CGFloat) -> (any PrintedPages)? { nil }

  /// Whether the content is what it was when it was laid out.
  var hasSameContent: Bool { true }

  /// Has pages made anew.
  final func contentDidChange() { counted = nil }
}

extension UIPrintFormatter {
  /// `startPage`, or what it stands for.
  fileprivate var firstPage: Int { (0...Self.mostPages).contains(startPage) ? startPage : 0 }

  /// The renderer's pages that have some of the content.
  var pageRange: Range<Int> {
    firstPage..<firstPage + min(max(0, pageCount), Self.mostPages)
  }
}

/// The pages that there are, and what they were made for.
@MainActor
private struct CountedPages {
  let first: CGRect
  let next: CGRect
  let pages: (any PrintedPages)?

  var count: Int { pages?.count ?? 0 }
}

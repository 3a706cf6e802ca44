// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// Lays out the text around what is seen.
@MainActor
enum TextViewLayout {
  /// How much more than what is seen is drawn, above and below, in heights of the view.
  private static let margin: CGFloat = 0.5

  private static func lineWidth(_ view: UITextView, in width: CGFloat) -> CGFloat {
    let inset = view.textContainerInset
    let room = width - inset.left - inset.right - 2 * view.textContainer.lineFragmentPadding
    return max(0, room)
  }

  static func boundsDidChange(of view: UITextView) {
    guard let surface = view.parts.surface else { return }
    view.parts.touches?.menu.textDidScroll()
    if !covers(surface, view.bounds, view) { view.setNeedsLayout() }
  }

  /// Whether all text that is seen is drawn.
  private static func covers(_ surface: TextSurface, _ bounds: CGRect, _ view: UITextView) -> Bool {
    let seen = bounds.intersection(CGRect(origin: .zero, size: view.contentSize))
    return seen.isEmpty || (surface.frame.minY <= seen.minY && surface.frame.maxY >= seen.maxY)
  }

  static func place(_ view: UITextView) {
    guard let surface = view.parts.surface else { return }
    let document = view.editor.document
    TextDetection.update(view)
    TextContainers.track(view)
    let width = view.textContainer.lineWidth
    if document.frame.width != width {
      document.frame.width = width
      view.parts.isStale = true
    }
    // What is seen is laid out before its heights are used.
    if view.parts.showsCaretNext { showCaret(view) }
    let seen = view.bounds
    if view.parts.isStale || !covers(surface, seen, view) {
      if view.parts.isStale, !view.isScrollEnabled { view.invalidateIntrinsicContentSize() }
      view.parts.isStale = false
      let top = seen.minY - view.textOrigin.y
      let from = top - seen.height * margin
      let to = top + seen.height * (1 + margin)
      document.forEachParagraph(from: from, to: to) { _, _, _ in }
      updateContentSize(view)
      let height = max(view.contentSize.height, seen.height)
      let upper = max(0, from + view.textOrigin.y)
      let lower = min(height, to + view.textOrigin.y)
      surface.frame = CGRect(
        x: 0, y: upper, width: seen.width, height: max(0, lower - upper))
      surface.refresh()
    }
    TextViewFinding.place(view)
  }

  private static func updateContentSize(_ view: UITextView) {
    let inset = view.textContainerInset
    let size = CGSize(
      width: view.bounds.width, height: (height(of: view) + inset.top + inset.bottom).rounded(.up))
    if view.contentSize != size { view.contentSize = size }
  }

  /// The height of the text, as far as it is shown.
  private static func height(of view: UITextView) -> CGFloat {
    let document = view.editor.document
    let container = view.textContainer
    let all = document.cut(afterLines: container.maximumNumberOfLines)?.bottom ?? document.height
    return container.size.height > 0 ? min(all, container.size.height) : all
  }

  private static func showCaret(_ view: UITextView) {
    view.parts.showsCaretNext = false
    guard view.isFirstResponder, !view.isTracking else { return }
    updateContentSize(view)
    let rect = view.editor.document.rect(of: view.editor.selection.head)
    updateContentSize(view)
    reveal(rect, in: view)
    let caret = rect.offsetBy(dx: view.textOrigin.x, dy: view.textOrigin.y)
    TextReveal.show(caret.intersection(view.bounds), of: view, animated: false)
  }

  /// Scrolls to a rectangle of the text, with the room above the first and below the last line.
  private static func reveal(_ rect: CGRect, in view: UITextView) {
    let inset = view.textContainerInset
    var target = rect.offsetBy(dx: view.textOrigin.x, dy: view.textOrigin.y)
    target.origin.x = 0
    target.size.width = view.bounds.width
    if rect.minY <= 0 { target = target.union(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    if rect.maxY >= view.editor.document.height - 1 { target.size.height += inset.bottom }
    view.scrollRectToVisible(target, animated: false)
  }

  static func show(_ range: NSRange, in view: UITextView) {
    guard let wanted = Range(range) else { return }
    view.layoutIfNeeded()
    let document = view.editor.document
    let range = document.valid(wanted)
    // Laying the place out may move it, by making estimates exact.
    for _ in 0..<2 {
      let start = document.rect(of: TextCaret(offset: range.lowerBound))
      let end = document.rect(of: TextCaret(offset: range.upperBound))
      updateContentSize(view)
      let all = start.union(end)
      let seen = view.bounds.inset(by: view.adjustedContentInset).height
      reveal(all.height <= seen ? all : start, in: view)
      view.layoutIfNeeded()
    }
  }

  static func size(of view: UITextView, fitting size: CGSize) -> CGSize {
    let document = view.editor.document
    let old = document.frame.width
    let width = size.width > 0 && size.width.isFinite ? size.width : CGFloat.infinity
    document.frame.width = width.isFinite ? lineWidth(view, in: width) : .infinity
    var widest: CGFloat = 0
    document.forEachParagraph(from: 0, to: .infinity) { _, layout, _ in
      widest = max(widest, layout.width)
    }
    let inset = view.textContainerInset
    let result = CGSize(
      width: min(
        width,
        (widest + inset.left + inset.right + 2 * view.textContainer.lineFragmentPadding
          + TextDocument.caretWidth)
          .rounded(.up)),
      height: (height(of: view) + inset.top + inset.bottom).rounded(.up))
    document.frame.width = old
    return result
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitText

/// Lays out the text around what is seen.
extension UITextView {
  /// How much more than what is seen is drawn, above and below, in heights of the view.
  private static let margin: CGFloat = 0.5

  private func lineWidth(in width: CGFloat) -> CGFloat {
    let inset = textContainerInset
    let room = width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding
    return max(0, room)
  }

  func textBoundsDidChange() {
    guard let surface = parts.surface else { return }
    parts.touches?.menu.textDidScroll()
    if !covers(surface, bounds) { setNeedsLayout() }
  }

  /// Whether all text that is seen is drawn.
  private func covers(_ surface: TextSurface, _ bounds: CGRect) -> Bool {
    let (top, bottom) = (max(0, bounds.minY), min(contentSize.height, bounds.maxY))
    guard bounds.maxX > 0, bounds.minX < contentSize.width, top < bottom else { return true }
    return surface.frame.minY <= top && surface.frame.maxY >= bottom
  }

  func placeText() {
    guard let surface = parts.surface else { return }
    let document = editor.document
    updateDetectedLinks()
    TextContainers.track(self)
    let width = textContainer.lineWidth
    if document.frame.width != width {
      document.frame.width = width
      parts.isStale = true
    }
    let reports = FontTable.shared.generation
    if parts.fontReports != reports {
      parts.fontReports = reports
      parts.isStale = true
    }
    // What is seen is laid out before its heights are used.
    if parts.showsCaretNext { showCaret() }
    let seen = bounds
    if parts.isStale || !covers(surface, seen) {
      if parts.isStale, !isScrollEnabled { invalidateIntrinsicContentSize() }
      parts.isStale = false
      let top = seen.minY - textOrigin.y
      let from = top - seen.height * Self.margin
      let to = top + seen.height * (1 + Self.margin)
      document.layOut(from: from, to: to)
      updateContentSize()
      let height = max(contentSize.height, seen.height)
      let upper = max(0, from + textOrigin.y)
      let lower = min(height, to + textOrigin.y)
      surface.setComputedFrame(
        CGRect(x: 0, y: upper, width: seen.width, height: max(0, lower - upper)))
      surface.refresh()
    }
    TextViewFinding.place(self)
  }

  private func updateContentSize() {
    let inset = textContainerInset
    let size = CGSize(
      width: bounds.width, height: (textHeight() + inset.top + inset.bottom).rounded(.up))
    if contentSize != size { contentSize = size }
  }

  /// The height of the text, as far as it is shown.
  private func textHeight() -> CGFloat {
    let document = editor.document
    let container = textContainer
    let all = document.cut(afterLines: container.maximumNumberOfLines)?.bottom ?? document.height
    return container.size.height > 0 ? min(all, container.size.height) : all
  }

  private func showCaret() {
    parts.showsCaretNext = false
    guard isFirstResponder, !isTracking else { return }
    updateContentSize()
    let rect = editor.document.rect(of: editor.selection.head)
    updateContentSize()
    revealText(rect)
    let caret = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    TextReveal.show(caret.overlap(with: bounds), of: self, animated: false)
  }

  /// Scrolls to a rectangle of the text, with the room above the first and below the last line.
  private func revealText(_ rect: CGRect) {
    let inset = textContainerInset
    var target = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    target.origin.x = 0
    target.size.width = bounds.width
    if rect.minY <= 0 { target = target.union(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    if rect.maxY >= editor.document.height - 1 { target.size.height += inset.bottom }
    scrollRectToVisible(target, animated: false)
  }

  func showText(_ range: NSRange) {
    guard let wanted = Range(named: range) else { return }
    layoutIfNeeded()
    let document = editor.document
    let range = document.valid(wanted)
    // Laying the place out may move it, by making estimates exact.
    for _ in 0..<2 {
      let start = document.rect(of: TextCaret(offset: range.lowerBound))
      let end = document.rect(of: TextCaret(offset: range.upperBound))
      updateContentSize()
      let all = start.union(end)
      let seen = bounds.inset(by: adjustedContentInset).height
      revealText(all.height <= seen ? all : start)
      layoutIfNeeded()
    }
  }

  func textSize(fitting size: CGSize) -> CGSize {
    let container = textContainer
    let width = size.width > 0 && size.width.isFinite ? size.width : CGFloat.infinity
    let text = editor.document.size(
      inLinesOf: width.isFinite ? lineWidth(in: width) : .infinity,
      lineLimit: container.maximumNumberOfLines)
    let height = container.size.height > 0 ? min(text.height, container.size.height) : text.height
    let inset = textContainerInset
    return CGSize(
      width: min(
        width,
        (text.width + inset.left + inset.right + 2 * container.lineFragmentPadding
          + TextDocument.caretWidth)
          .rounded(.up)),
      height: (height + inset.top + inset.bottom).rounded(.up))
  }
}

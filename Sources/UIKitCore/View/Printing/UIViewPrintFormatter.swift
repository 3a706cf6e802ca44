// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: PG-10 to PG-13.
/// Prints a view: its text, all its content, or what it shows.
///
/// A view makes one, by `viewPrintFormatter()`.
///
/// [Apple: UIViewPrintFormatter](https://developer.apple.com/documentation/uikit/uiviewprintformatter)
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  private final let printed: UIView
  /// The text that was laid out; nil where the view is cut into slices.
  private final var text: PrintedText?
  private final var pages = TextPages()
  private final var slices: ViewSlices?

  init(of view: UIView) {
    printed = view
    super.init()
  }

  /// The view that is printed.
  open var view: UIView { printed }

  private final var textNow: PrintedText? {
    printed.drawsOwnPages ? nil : printed.printedText
  }

  override func makePages(width: CGFloat, room: (Int) -> CGFloat) -> Int {
    text = textNow
    if let text {
      pages = TextPages(
        StringDrawing.text(text.text.attributedString), alignment: text.alignment, width: width,
        room: room)
      return pages.count
    }
    let made = ViewSlices(of: printed, width: width, room: room)
    slices = made
    return made.count
  }

  override var hasSameContent: Bool {
    text == textNow && (text != nil || slices?.area == printed.printedArea)
  }

  override func contentHeight(_ page: Int) -> CGFloat? {
    text != nil ? pages.height(page) : slices?.height(page)
  }

  override func drawContent(_ page: Int, in rect: CGRect) {
    if text != nil {
      pages.draw(page, in: rect)
    } else {
      slices?.draw(page, of: printed, in: rect, for: self)
    }
  }
}

/// Text that a view shows.
struct PrintedText: Equatable {
  let text: StyledText
  /// Where lines lie whose paragraphs do not say.
  let alignment: NSTextAlignment

  static func == (a: PrintedText, b: PrintedText) -> Bool {
    a.alignment == b.alignment && a.text.string == b.text.string
      && a.text.runs.elementsEqual(b.text.runs) {
        $0.length == $1.length && $0.attributes.isSame(as: $1.attributes)
      }
  }
}

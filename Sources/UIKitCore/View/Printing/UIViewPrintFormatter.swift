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
  /// What was cut into slices; nil where there is text.
  private final var area: CGRect?

  init(of view: UIView) {
    printed = view
    super.init()
  }

  /// The view that is printed.
  open var view: UIView { printed }

  private final var textNow: PrintedText? {
    printed.drawsOwnPages ? nil : printed.printedText
  }

  override func makePages(width: CGFloat, room: (Int) -> CGFloat) -> (any PrintedPages)? {
    text = textNow
    if let text {
      area = nil
      return TextPages(
        StringDrawing.text(text.text.attributedString), alignment: text.alignment, width: width,
        room: room)
    }
    let slices = ViewSlices(for: self, width: width, room: room)
    area = slices.area
    return slices
  }

  override var hasSameContent: Bool {
    text == textNow && (text != nil || area == printed.printedArea)
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

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: PG-5, PG-8.
/// Prints a text of HTML, as `NSAttributedString` reads it; nothing is loaded.
///
/// [Apple: UIMarkupTextPrintFormatter](https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter)
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  private final var markup: String?

  /// Makes a formatter of a text.
  ///
  /// - Parameter markupText: HTML.
  public init(markupText: String) {
    markup = markupText
    super.init()
  }

  /// The text, as HTML; nil for none.
  open var markupText: String? {
    get { markup }
    set {
      markup = newValue
      contentDidChange()
    }
  }

  override func makePages(width: CGFloat, room: (Int) -> CGFloat) -> (any PrintedPages)? {
    let text = StringDrawing.text(MarkupText.attributedString(of: markup ?? ""))
    return TextPages(text, alignment: .natural, width: width, room: room)
  }
}

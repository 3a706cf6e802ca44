// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKitText

// Rules: PG-5, PG-7.
/// Prints a text, in one font and colour or with attributes.
///
/// [Apple: UISimpleTextPrintFormatter](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter)
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private final var plain: String?
  private final var attributed: NSAttributedString?

  /// Makes a formatter of a text in one font and colour.
  public init(text: String) {
    plain = text
    super.init()
  }

  /// Makes a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    attributed = attributedText.kept
    super.init()
  }

  /// The text, also of one with attributes; nil for none.
  ///
  /// Setting it takes attributes away.
  open var text: String? {
    get { plain ?? attributed?.string }
    set {
      (plain, attributed) = (newValue, nil)
      contentDidChange()
    }
  }

  /// The text with attributes; nil where it has none.
  ///
  /// Setting it replaces `text`.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      (plain, attributed) = (nil, newValue?.kept)
      contentDidChange()
    }
  }

  /// The font where no attribute says one; nil, as at first, is the system font in 12 points.
  open var font: UIFont? { didSet { contentDidChange() } }

  /// The colour where no attribute says one; nil, as at first, is black.
  open var color: UIColor? { didSet { contentDidChange() } }

  /// Where lines lie whose paragraphs do not say; natural at first.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

  override func makePages(width: CGFloat, room: (Int) -> CGFloat) -> (any PrintedPages)? {
    let style = TextStyle(
      font: font ?? UIFont.systemFont(ofSize: Self.usualSize), color: color ?? .black)
    let measured =
      attributed.map { MeasuredText($0, style: style) } ?? MeasuredText(plain ?? "", style: style)
    return TextPages(measured, alignment: textAlignment, width: width, room: room)
  }

  /// The size of text that nothing is said of, in points.
  private static let usualSize: CGFloat = 12
}

extension NSAttributedString {
  /// The text as it is now.
  fileprivate var kept: NSAttributedString { NSAttributedString(attributedString: self) }
}

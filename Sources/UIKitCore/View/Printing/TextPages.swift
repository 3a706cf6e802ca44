// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: PG-5, PG-6.
/// Text that is printed, broken into pages at the ends of lines.
struct TextPages: PrintedPages {
  private let pages: [TextLayout]

  /// - Parameters:
  ///   - alignment: where lines lie whose paragraphs do not say.
  ///   - width: the room for lines, in points.
  ///   - room: the height of a page, by its number from 0.
  init(
    _ text: MeasuredText, alignment: NSTextAlignment, width: CGFloat, room: (Int) -> CGFloat
  ) {
    pages = TextLayout(text, TextLayout.Options(width: width, alignment: alignment)).pages(room)
  }

  var count: Int { pages.count }

  /// The height of the lines of a page.
  func height(_ page: Int) -> CGFloat? { pages.indices.contains(page) ? pages[page].height : nil }

  /// Draws a page in the colours for light ground.
  func draw(_ page: Int, in rect: CGRect) {
    guard pages.indices.contains(page) else { return }
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      StringDrawing.record(pages[page], in: rect, count: .max)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Text views that do not scroll are as large as their text.
@MainActor @Suite("Text views that grow", .freshApplication)
struct GrowingTextTests {
  private static let pieces = [
    "a", "b", " ", "word ", "\n", "\r\n", "é", "e\u{301}", "日本", "שלום", "12", ".", "\t", "😀", "",
    "a longer piece of text, to fill lines with ", "\n\n",
  ]
  private static let room: [CGFloat] = [140, 90, 300, 0, .greatestFiniteMagnitude]

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 140, height: 100))

  init() {
    window.makeKeyAndVisible()
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 140),
    ])
  }

  /// A view with the same text and looks that was never measured.
  private func fresh() -> UITextView {
    let made = UITextView(frame: view.frame)
    made.isScrollEnabled = false
    made.textContainerInset = view.textContainerInset
    made.textContainer.lineFragmentPadding = view.textContainer.lineFragmentPadding
    made.textContainer.maximumNumberOfLines = view.textContainer.maximumNumberOfLines
    made.textContainer.lineBreakMode = view.textContainer.lineBreakMode
    let (own, other) = (made.editor.document, view.editor.document)
    own.base = other.base
    own.lengthOfPiece = other.lengthOfPiece
    own.setText(other.buffer.text(in: 0..<other.length))
    return made
  }

  private func change(_ random: inout SeededRandom) -> String {
    let length = view.textStorage.length
    let start = random.int(0..<length + 1)
    view.selectedRange = NSRange(
      location: start, length: min(length - start, random.int(0..<20)))
    let paragraphs = view.textStorage.mutableString.paragraphRange(for: view.selectedRange)
    switch random.int(0..<16) {
    case 0 where view.selectedRange.length > 0:
      view.textStorage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 24), range: view.selectedRange)
      return "font of a part"
    case 1:
      view.font = UIFont.systemFont(ofSize: CGFloat(random.int(10..<20)))
      return "font"
    case 2:
      view.textContainerInset.left = CGFloat(random.int(0..<20))
      return "inset"
    case 3:
      view.textContainer.lineFragmentPadding = CGFloat(random.int(0..<10))
      return "padding"
    case 4:
      view.textContainer.maximumNumberOfLines = random.int(0..<5)
      return "lines"
    case 5:
      view.textContainer.lineBreakMode = random.chance(0.5) ? .byCharWrapping : .byWordWrapping
      return "line break"
    case 6:
      view.typingAttributes[.font] = UIFont.systemFont(ofSize: 18)
      view.insertText("large ")
      return "typing attributes"
    case 7 where paragraphs.length > 0:
      let format = NSMutableParagraphStyle()
      format.paragraphSpacing = CGFloat(random.int(0..<9))
      format.firstLineHeadIndent = 10
      view.textStorage.addAttribute(.paragraphStyle, value: format, range: paragraphs)
      return "paragraph style"
    case 8:
      view.deleteBackward()
      return "delete"
    default:
      view.insertText(Self.pieces[random.int(0..<Self.pieces.count)])
      return "insert"
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `LY-10 after any edit a text view is as large as a new one with the same text`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    view.text = "some text\nin three\nparagraphs"
    for step in 0..<300 {
      let change = change(&random)
      window.layoutIfNeeded()
      if step % 3 > 0 { continue }
      let new = fresh()
      for width in Self.room {
        let size = CGSize(width: width, height: 0)
        let (found, expected) = (view.sizeThatFits(size), new.sizeThatFits(size))
        guard found == expected, view.intrinsicContentSize == new.intrinsicContentSize else {
          Issue.record(
            "seed \(seed), step \(step), \(change): \(found) instead of \(expected) in \(width)")
          return
        }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A text view that does not scroll but is as high as its text, with the caret in the middle.
final class GrowingTextScene: KeyStage {
  static let strokes = 40
  private static let paragraph = "Some words of a note.\n"
  /// Typed characters after which a paragraph ends.
  private static let lineLength = 20
  private let text = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private var typed = 0

  init(paragraphs: Int) {
    super.init(interval: 1.0 / 30)
    text.isScrollEnabled = false
    text.translatesAutoresizingMaskIntoConstraints = false
    text.text = String(repeating: Self.paragraph, count: paragraphs)
    window.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      text.topAnchor.constraint(equalTo: window.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 400),
    ])
    window.layoutIfNeeded()
    text.becomeFirstResponder()
    text.selectedRange = NSRange(
      location: paragraphs / 2 * Self.paragraph.utf16.count, length: 0)
  }

  /// Types characters, each of which is laid out; by how many the caret moved.
  func typePass() -> @MainActor () -> Int {
    { [self] in
      let before = text.selectedRange.location
      for _ in 0..<Self.strokes {
        typed += 1
        if typed % Self.lineLength == 0 { stroke(0x28, "\n") } else { stroke(0x04, "a") }
      }
      return text.selectedRange.location - before
    }
  }
}

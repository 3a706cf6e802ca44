// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A text view with a long text and the caret in its middle.
final class TypingScene: KeyStage {
  /// The height of the font that a text view has by itself, and its width, in points.
  static let fontSize = 12.0
  static let width = 400.0
  private static let size = CGSize(width: width, height: 800)

  private static let line = "The quick brown fox jumps over the lazy dog, and does so again."
  /// Typed characters after which a line ends.
  private static let lineLength = 60

  private let text = UITextView(frame: CGRect(origin: .zero, size: TypingScene.size))
  private var typed = 0
  private let isParagraph: Bool

  /// - Parameter isParagraph: whether the text has no line feed, and gets none.
  init(length: Int, isParagraph: Bool) {
    self.isParagraph = isParagraph
    super.init(size: Self.size, interval: 1.0 / 30)
    let content = Self.text(length: length, isParagraph: isParagraph)
    text.text = content.text
    window.addSubview(text)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: content.middle, length: 0)
  }

  /// A text of lines or of one paragraph, and where its middle line begins.
  static func text(length: Int, isParagraph: Bool) -> (text: String, middle: Int) {
    let line = Self.line + (isParagraph ? " " : "\n")
    let count = length / line.utf16.count
    return (String(repeating: line, count: count), count / 2 * line.utf16.count)
  }

  /// Types characters; by how many the caret moved.
  func typePass(_ strokes: Int) -> @MainActor () -> Int {
    { [self] in
      let before = text.selectedRange.location
      for _ in 0..<strokes {
        typed += 1
        if typed % Self.lineLength == 0 {
          if isParagraph { stroke(0x2C, " ") } else { stroke(0x28, "\n") }
        } else {
          stroke(0x04, "a")
        }
      }
      return text.selectedRange.location - before
    }
  }
}

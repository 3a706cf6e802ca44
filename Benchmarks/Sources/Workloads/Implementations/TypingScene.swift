// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A text view with a long text and the caret in its middle.
@MainActor
final class TypingScene {
  /// The height of the font that a text view has by itself, and its width, in points.
  static let fontSize = 12.0
  static let width = 400.0

  private static let interval = 1.0 / 30
  private static let line = "The quick brown fox jumps over the lazy dog, and does so again."
  /// Typed characters after which a line ends.
  private static let lineLength = 60

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: TypingScene.width, height: 800))
  private let text = UITextView(frame: CGRect(x: 0, y: 0, width: TypingScene.width, height: 800))
  private let clock = VirtualClock()
  private var typed = 0
  private let isParagraph: Bool

  /// - Parameter isParagraph: whether the text has no line feed, and gets none.
  init(length: Int, isParagraph: Bool) {
    self.isParagraph = isParagraph
    TimeSource.clock = clock
    let content = Self.text(length: length, isParagraph: isParagraph)
    text.text = content.text
    window.addSubview(text)
    window.makeKeyAndVisible()
    HostInput.send(.lifecycle(.activate, at: clock.now))
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: content.middle, length: 0)
  }

  /// A text of lines or of one paragraph, and where its middle line begins.
  static func text(length: Int, isParagraph: Bool) -> (text: String, middle: Int) {
    let line = Self.line + (isParagraph ? " " : "\n")
    let count = length / line.utf16.count
    return (String(repeating: line, count: count), count / 2 * line.utf16.count)
  }

  isolated deinit { window.isHidden = true }

  /// Types characters; by how many the caret moved.
  func typePass(_ strokes: Int) -> @MainActor () -> Int {
    { [self] in
      let before = text.selectedRange.location
      for _ in 0..<strokes {
        typed += 1
        if typed % Self.lineLength == 0 {
          if isParagraph { type(" ", usage: 0x2C) } else { type("\n", usage: 0x28) }
        } else {
          type("a", usage: 0x04)
        }
      }
      return text.selectedRange.location - before
    }
  }

  private func type(_ characters: String, usage: UInt16) {
    for phase in [KeyStroke.Phase.began, .ended] {
      clock.advance(by: Self.interval)
      HostInput.send(
        .key(
          KeyStroke(
            usage: usage, phase: phase, characters: characters,
            charactersIgnoringModifiers: characters, modifiers: [], isRepeat: false,
            time: clock.now)))
    }
  }
}

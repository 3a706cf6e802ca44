// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A text view with a long text and the caret in its middle.
@MainActor
final class TypingScene {
  private static let interval = 1.0 / 30
  private static let line = "The quick brown fox jumps over the lazy dog, and does so again."
  /// Typed characters after which a line ends.
  private static let lineLength = 60

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let text = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let clock = VirtualClock()
  private var typed = 0
  private let isParagraph: Bool

  /// - Parameter isParagraph: whether the text has no line feed, and gets none.
  init(length: Int, isParagraph: Bool) {
    self.isParagraph = isParagraph
    TimeSource.clock = clock
    let line = Self.line + (isParagraph ? " " : "\n")
    let count = length / line.utf16.count
    text.text = String(repeating: line, count: count)
    window.addSubview(text)
    window.makeKeyAndVisible()
    HostInput.send(.lifecycle(.activate, at: clock.now))
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: count / 2 * line.utf16.count, length: 0)
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

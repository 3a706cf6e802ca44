// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A text view whose text has many attachments.
@MainActor
final class AttachmentScene {
  private static let size = CGSize(width: 12, height: 12)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let text = NSMutableAttributedString(string: "")

  init(count: Int) {
    TimeSource.clock = VirtualClock()
    for _ in 0..<count {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(origin: .zero, size: Self.size)
      text.append(NSAttributedString(attachment: attachment))
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  /// The text is set and laid out to its end; how long it is.
  func setPass() -> @MainActor () -> Int {
    { [self] in
      view.attributedText = text
      window.layoutIfNeeded()
      return view.contentSize.height > Self.size.height ? view.attributedText.length : -1
    }
  }
}

/// A text view whose text is selected as a whole.
final class SelectionScene: KeyStage {
  private static let line = "The quick brown fox jumps over the lazy dog, and does so again.\n"
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let text: String

  init(length: Int) {
    text = String(repeating: Self.line, count: length / Self.line.utf16.count)
    super.init()
    view.text = text
    window.addSubview(view)
    view.becomeFirstResponder()
  }

  /// Everything is selected, then its beginning; 1 when that was so.
  func selectPass() -> @MainActor () -> Int {
    { [self] in
      view.selectAll(nil)
      window.layoutIfNeeded()
      let count = view.selectedRange.length
      view.selectedRange = NSRange(location: 0, length: 0)
      return count == text.utf16.count ? 1 : 0
    }
  }

  /// Everything is copied; 1 when it was.
  func copyPass() -> @MainActor () -> Int {
    view.selectAll(nil)
    return { [self] in
      view.copy(nil)
      return UIPasteboard.general.string?.utf8.count == text.utf8.count ? 1 : 0
    }
  }

  /// Everything is selected and replaced; 1 when it was.
  func replacePass() -> @MainActor () -> Int {
    { [self] in
      view.selectAll(nil)
      view.insertText(text)
      window.layoutIfNeeded()
      view.undoManager?.removeAllActions()
      return view.text.utf8.count == text.utf8.count ? 1 : 0
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// A tap that knows how many taps came before it.
final class TextTapRecognizer: UITapGestureRecognizer {
  private(set) var taps = 1

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { taps = touch.tapCount }
    super.touchesBegan(touches, with: event)
  }
}

/// A text that fingers work on.
@MainActor
protocol TextTouchTarget: TextEditorHost, TextSurfaceOwner, UITextInput {
  /// Whether a touch may select; with false a tap does not even begin editing.
  var isTouchable: Bool { get }
}

/// Puts caret and selection where fingers and pointers go.
///
/// A tap makes the text first responder and puts the caret at the nearest character. Two taps select
/// a word, three a paragraph. A finger that rests moves the caret; a pointer that is pressed selects.
///
/// - Rules: FR-29.
@MainActor
final class TextTouches: NSObject {
  private unowned let view: any TextTouchTarget
  let tap = TextTapRecognizer()
  let press = UILongPressGestureRecognizer()
  let drag = UILongPressGestureRecognizer()

  init(_ view: any TextTouchTarget) {
    self.view = view
    super.init()
    tap.addTarget(self, action: Selector("tapped", TextTouches.tapped))
    press.addTarget(self, action: Selector("pressed", TextTouches.pressed))
    drag.addTarget(self, action: Selector("dragged", TextTouches.dragged))
    let pointer = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    let fingers = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    press.allowedTouchTypes = fingers
    drag.allowedTouchTypes = pointer
    drag.minimumPressDuration = 0
    tap.allowedTouchTypes = fingers
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(drag)
  }

  private var editor: TextEditor { view.editor }

  /// The caret at a recognizer's place, as the view's own `closestPosition(to:)` finds it.
  private func caret(at recognizer: UIGestureRecognizer) -> TextCaret? {
    (view.closestPosition(to: recognizer.location(in: view)) as? TextPlace)?.caret
  }

  private func begin() -> Bool {
    guard view.isTouchable else { return false }
    return view.isFirstResponder || view.becomeFirstResponder()
  }

  private func tapped() {
    guard begin(), let caret = caret(at: tap) else { return }
    select(caret, taps: tap.taps)
  }

  private func select(_ caret: TextCaret, taps: Int) {
    switch taps {
    case ...1: editor.select(TextSelection(caret))
    case 2: editor.select(TextSelection(editor.word(at: caret.offset)))
    default:
      let (text, start) = editor.document.paragraph(at: caret.offset)
      let end = start + TextUnits.contentLength(of: text)
      editor.select(TextSelection(start..<end))
    }
  }

  private func pressed() {
    guard press.state == .began || press.state == .changed else { return }
    guard begin(), let caret = caret(at: press) else { return }
    editor.select(TextSelection(caret))
  }

  private var pointerTaps = 1

  private func dragged() {
    guard let caret = caret(at: drag) else { return }
    switch drag.state {
    case .began:
      guard begin() else { return }
      let last = drag.attempt.last
      pointerTaps = last?.tapCount ?? 1
      select(caret, taps: pointerTaps)
    case .changed where pointerTaps == 1 && view.isFirstResponder:
      let selection = TextSelection(anchor: editor.selection.anchor, head: caret)
      editor.select(selection)
    default: break
    }
  }
}

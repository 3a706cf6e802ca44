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
  /// Whether a person can change the text.
  var isEditable: Bool { get }
  /// Whether a finger selected last: then the selection has handles.
  var isSelectedByTouch: Bool { get set }
  /// The part of the view in which text is seen.
  var seenText: CGRect { get }
  /// Scrolls the text by as much of a step as there is room for; false when there is none.
  func scrollText(by step: CGPoint) -> Bool
}

/// Puts caret and selection where fingers and pointers go.
///
/// A tap makes the text first responder and puts the caret at the nearest character. Two taps select
/// a word, three a paragraph. A finger that rests moves the caret, and selects words of a text that is
/// only read; one that takes hold of a handle or of the caret drags it. A pointer that is pressed
/// selects.
///
/// - Rules: FR-29, FR-80, FR-81, FR-84, FR-85.
@MainActor
final class TextTouches: NSObject, UIGestureRecognizerDelegate {
  private unowned let view: any TextTouchTarget
  let tap = TextTapRecognizer()
  let press = UILongPressGestureRecognizer()
  let drag = UILongPressGestureRecognizer()
  let grab = TextGrabRecognizer()
  /// Whether fingers selected last, and not keys or a pointer.
  var isByTouch = true {
    didSet { if isByTouch != oldValue, !view.editor.selection.isEmpty { view.textNeedsDisplay() } }
  }
  private var handleDrag: TextHandleDrag?
  /// What can be done with the selection.
  private(set) lazy var menu = TextMenu(view) { [unowned self] in prepareMenu(at: $0) }

  init(_ view: any TextTouchTarget) {
    self.view = view
    super.init()
    tap.addTarget(self, action: Selector("tapped", TextTouches.tapped))
    press.addTarget(self, action: Selector("pressed", TextTouches.pressed))
    drag.addTarget(self, action: Selector("dragged", TextTouches.dragged))
    grab.addTarget(self, action: Selector("grabbed", TextTouches.grabbed))
    grab.find = { [unowned self] in grip(at: $0) }
    press.delegate = self
    drag.delegate = self
    let pointer = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    let fingers = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    for recognizer in [tap, press, grab] { recognizer.allowedTouchTypes = fingers }
    drag.allowedTouchTypes = pointer
    drag.minimumPressDuration = 0
    for recognizer in [grab, tap, press, drag] { view.addGestureRecognizer(recognizer) }
    _ = menu
  }

  private var editor: TextEditor { view.editor }

  /// Whether a recognizer is one of these.
  func owns(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === tap || recognizer === press || recognizer === drag
  }

  /// The caret at a recognizer's place, as the view's own `closestPosition(to:)` finds it.
  private func caret(at recognizer: UIGestureRecognizer) -> TextCaret? {
    (view.closestPosition(to: recognizer.location(in: view)) as? TextPlace)?.caret
  }

  private func begin() -> Bool {
    guard view.isTouchable else { return false }
    return view.isFirstResponder || view.becomeFirstResponder()
  }

  private func tapped() {
    let wasFirst = view.isFirstResponder
    guard begin(), let caret = caret(at: tap) else { return }
    isByTouch = true
    if wasFirst, tap.taps <= 1, !menu.wentJustNow, isSelected(caret, tap.location(in: view)) {
      return menu.presentAfterTaps()
    }
    select(caret, taps: tap.taps)
    if tap.taps > 1 { menu.presentAfterTaps() }
  }

  /// Whether a point is on what is selected: its characters, its handles, or the caret.
  private func isSelected(_ caret: TextCaret, _ point: CGPoint) -> Bool {
    if editor.selection.isEmpty { return caret.offset == editor.selection.head.offset }
    return view.shownHandles?.grip(at: point) != nil
      || view.shownSelection.contains { $0.contains(point) }
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

  private let pressLoupe = TextDragLoupe()

  private func pressed() {
    if press.state == .ended, view.isFirstResponder { menu.present() }
    guard press.state == .began || press.state == .changed else { return pressLoupe.hide() }
    guard begin(), let caret = caret(at: press) else { return }
    isByTouch = true
    select(caret, taps: view.isEditable ? 1 : 2)
    if let shown = view.shownCaret {
      pressLoupe.show(at: press.location(in: view), caret: shown, in: view)
    }
  }

  // MARK: Handles

  /// What a finger at a point would take hold of.
  func grip(at point: CGPoint) -> TextGrip? {
    if let grip = view.shownHandles?.grip(at: point) { return grip }
    return view.shownCaret.map { $0.reach.contains(point) } ?? false ? .caret : nil
  }

  private func grabbed() {
    switch grab.state {
    case .began:
      guard let grip = grab.grip else { return }
      isByTouch = true
      handleDrag = TextHandleDrag(grip, of: view, from: grab.start) { [unowned self] in
        grab.location(in: view)
      }
      handleDrag?.follow()
    case .changed: handleDrag?.follow()
    default:
      handleDrag?.stop()
      handleDrag = nil
      if grab.state == .ended { menu.present() }
    }
  }

  /// A finger that rests on a handle does not put the caret there.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== press || grab.grip == nil || grab.grip == .caret
  }

  // MARK: Pointers

  /// The second button is for the menu.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    gestureRecognizer !== drag || !event.buttonMask.contains(.secondary)
  }

  /// Selects what a menu at a point is for: what is selected there, else the word.
  ///
  /// - Rules: FR-88.
  private func prepareMenu(at point: CGPoint) -> Bool {
    guard begin(), let place = view.closestPosition(to: point) as? TextPlace else { return false }
    isByTouch = false
    if !view.shownSelection.contains(where: { $0.contains(point) }) {
      select(place.caret, taps: view.characterRange(at: point) == nil ? 1 : 2)
    }
    return true
  }

  private var pointerTaps = 1

  private func dragged() {
    guard let caret = caret(at: drag) else { return }
    switch drag.state {
    case .began:
      guard begin() else { return }
      isByTouch = false
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

extension TextTouchTarget {
  /// The edges of the selection, if fingers made it, as far as they are seen.
  func selectionEdges(isSeen: (CGRect) -> Bool) -> TextHandlePlaces? {
    guard isSelectedByTouch, !editor.selection.isEmpty else { return nil }
    let range = editor.selection.range
    let start = editor.caretRect(for: TextPlace(range.lowerBound))
    let end = editor.caretRect(for: TextPlace(range.upperBound, isTrailing: true))
    return TextHandlePlaces(start: isSeen(start) ? start : nil, end: isSeen(end) ? end : nil)
  }
}

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

// Rules: FR-29, FR-80, FR-81, FR-84, FR-85, FR-89, FR-91.
/// Puts caret and selection where fingers and pointers go.
///
/// A tap makes the text first responder and puts the caret at the nearest character. Two taps select
/// a word, three a paragraph. A finger that rests moves the caret, and selects words of a text that is
/// only read; one that takes hold of a handle or of the caret drags it. A pointer that is pressed
/// selects.
@MainActor
final class TextTouches: NSObject, UIGestureRecognizerDelegate {
  private unowned let target: any TextTouchTarget
  private weak var view: UIView?
  let tap = TextTapRecognizer()
  let press = UILongPressGestureRecognizer()
  let drag = UILongPressGestureRecognizer()
  let grab = TextGrabRecognizer()
  /// Whether fingers selected last, and not keys or a pointer.
  var isByTouch = true {
    didSet {
      if isByTouch != oldValue, input?.selectedTextRange?.isEmpty == false {
        target.textNeedsDisplay()
      }
    }
  }
  private var handleDrag: TextHandleDrag?
  private let pressLoupe = TextDragLoupe()
  /// What can be done with the selection.
  private(set) lazy var menu = TextMenu(target) { [unowned self] in prepareMenu(at: $0) }

  /// - Parameter view: what is touched: the view of the text, or one around it.
  init(_ target: any TextTouchTarget, on view: UIView) {
    self.target = target
    self.view = view
    super.init()
    tap.addTarget(self, action: Selector("tapped", TextTouches.tapped))
    press.addTarget(self, action: Selector("pressed", TextTouches.pressed))
    drag.addTarget(self, action: Selector("dragged", TextTouches.dragged))
    grab.addTarget(self, action: Selector("grabbed", TextTouches.grabbed))
    grab.find = { [unowned self] in grip(at: $0) }
    let pointer = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    let fingers = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    for recognizer in [tap, press, grab] { recognizer.allowedTouchTypes = fingers }
    drag.allowedTouchTypes = pointer
    drag.minimumPressDuration = 0
    for recognizer in recognizers {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
    menu.attach(to: view)
  }

  /// All of them; the one that drags goes first.
  var recognizers: [UIGestureRecognizer] { [grab, tap, press, drag] }

  /// Takes recognizers and menu away.
  func detach() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    menu.detach()
  }

  private var input: (any UIResponder & UITextInput)? { target.input }

  /// Whether a recognizer is one of these that select.
  func owns(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === tap || recognizer === press || recognizer === drag
  }

  /// Where a recognizer is, in the coordinates of the text.
  private func point(_ recognizer: UIGestureRecognizer) -> CGPoint {
    recognizer.location(in: input?.textInputView)
  }

  /// The position at a recognizer's place, as the text itself finds it.
  private func position(at recognizer: UIGestureRecognizer) -> UITextPosition? {
    input?.closestPosition(to: point(recognizer))
  }

  private func begin() -> Bool {
    guard target.isTouchable, let input else { return false }
    return input.isFirstResponder || input.becomeFirstResponder()
  }

  // Rules: FR-103.
  /// The position that a recognizer meant, in the text that is first responder then; nil where it
  /// does not become that.
  ///
  /// The place is taken before: a keyboard that comes up moves the text away under the finger.
  private func begin(at recognizer: UIGestureRecognizer) -> UITextPosition? {
    let place = point(recognizer)
    return begin() ? input?.closestPosition(to: place) : nil
  }

  // Rules: AW-46.
  /// Handles what a recognizer tells; whoever is told of that may let go of the text meanwhile.
  private func keepingTarget(_ body: () -> Void) { withExtendedLifetime(target.keeper, body) }

  private func tapped() { keepingTarget(tapWasMade) }
  private func pressed() { keepingTarget(pressDidChange) }
  private func grabbed() { keepingTarget(grabDidChange) }
  private func dragged() { keepingTarget(dragDidChange) }

  private func tapWasMade() {
    target.touchWillBegin()
    defer { target.touchDidEnd() }
    let wasFirst = input?.isFirstResponder ?? false
    guard let position = begin(at: tap) else { return }
    isByTouch = true
    if wasFirst, tap.taps <= 1, !menu.wentJustNow, isSelected(position, point(tap)) {
      return menu.presentAfterTaps()
    }
    select(position, taps: tap.taps)
    if tap.taps > 1 { menu.presentAfterTaps() }
  }

  /// Whether a point is on what is selected: its characters, its handles, or the caret.
  private func isSelected(_ position: UITextPosition, _ point: CGPoint) -> Bool {
    guard let input, let range = input.selectedTextRange else { return false }
    if range.isEmpty { return input.compare(position, to: range.start) == .orderedSame }
    return target.shownHandles?.grip(at: point) != nil
      || target.shownSelection.contains { $0.contains(point) }
  }

  private func select(_ position: UITextPosition, taps: Int) {
    guard let input else { return }
    let unit: UITextRange? =
      switch taps {
      case ...1: nil
      case 2: input.word(at: position)
      default: input.unit(.paragraph, at: position)
      }
    select(unit ?? input.textRange(from: position, to: position))
  }

  private func select(_ range: UITextRange?) {
    if let range { target.selectByTouch(range) }
  }

  private func pressDidChange() {
    switch press.state {
    case .began: target.touchWillBegin()
    case .changed: break
    default:
      pressLoupe.hide()
      if press.state == .ended, input?.isFirstResponder == true { menu.present() }
      return target.touchDidEnd()
    }
    guard let position = begin(at: press) else { return }
    isByTouch = true
    select(position, taps: target.isEditable ? 1 : 2)
    if let shown = target.shownCaret, let view = input?.textInputView {
      pressLoupe.show(at: point(press), caret: shown, in: view)
    }
  }

  // MARK: Handles

  /// What a finger at a point of the touched view would take hold of.
  private func grip(at place: CGPoint) -> TextGrip? {
    guard let view, let inner = input?.textInputView else { return nil }
    let point = view.convert(place, to: inner)
    if let grip = target.shownHandles?.grip(at: point) { return grip }
    return target.shownCaret.map { $0.reach.contains(point) } ?? false ? .caret : nil
  }

  private func grabDidChange() {
    switch grab.state {
    case .began:
      target.touchWillBegin()
      guard let grip = grab.grip, let view, let inner = input?.textInputView else { return }
      isByTouch = true
      handleDrag = TextHandleDrag(
        grip, of: target, from: view.convert(grab.start, to: inner)
      ) { [unowned self] in
        point(grab)
      }
      handleDrag?.follow()
    case .changed: handleDrag?.follow()
    default:
      handleDrag?.stop()
      handleDrag = nil
      if grab.state == .ended { menu.present() }
      target.touchDidEnd()
    }
  }

  // Rules: DD-70.
  /// A finger that rests on a handle, or lifts what is selected, does not put the caret there; nor does
  /// a tap that takes it along on a drag.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === press, let grip = grab.grip, grip != .caret { return false }
    let isDragging = DragCenter.made?.isDragging == true
    if gestureRecognizer === press || (gestureRecognizer === tap && isDragging),
      target.liftsSelection(at: point(gestureRecognizer))
    {
      return false
    }
    return target.allowsTouch(at: point(gestureRecognizer))
  }

  // MARK: Pointers

  /// The second button is for the menu.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    gestureRecognizer !== drag || !event.buttonMask.contains(.secondary)
  }

  // Rules: FR-88.
  /// Selects what a menu at a point is for: what is selected there, else the word.
  private func prepareMenu(at place: CGPoint) -> Bool {
    guard let view, let inner = input?.textInputView else { return false }
    let point = view.convert(place, to: inner)
    guard target.allowsTouch(at: point), begin(), let input,
      let position = input.closestPosition(to: point)
    else { return false }
    isByTouch = false
    if !target.shownSelection.contains(where: { $0.contains(point) }) {
      select(position, taps: input.characterRange(at: point) == nil ? 1 : 2)
    }
    return true
  }

  /// Where the selection of the pointer was begun; nil while it has selected a word or more.
  private var anchor: UITextPosition?

  private func dragDidChange() {
    switch drag.state {
    case .began:
      target.touchWillBegin()
      guard let position = begin(at: drag) else { return }
      isByTouch = false
      let taps = drag.touchSequence.last?.tapCount ?? 1
      anchor = taps == 1 ? position : nil
      select(position, taps: taps)
    case .changed:
      guard let input, let anchor, input.isFirstResponder, let position = position(at: drag)
      else { return }
      select(input.selection(from: anchor, to: position))
    default:
      anchor = nil
      target.touchDidEnd()
    }
  }
}

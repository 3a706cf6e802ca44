// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitMachines

// Rules: FR-85, FR-86, FR-87, FR-88.
/// The edit menu of a text that fingers work on.
///
/// It comes up beside the selection that a finger made, and where a pointer's second button clicks. It
/// goes when text, selection or place change.
final class TextMenu: NSObject, UIEditMenuInteractionDelegate {
  private unowned let target: any TextTouchTarget
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private var delay: ClockTimer?
  /// What was selected when the menu came up, and where the view was scrolled to.
  private var selected = 0..<0
  private var origin = CGPoint.zero
  private var isAtPointer = false
  private var left = -TimeInterval.infinity

  /// - Parameter prepare: has a pointer's second button select at a point of the view; false when
  ///   there is nothing to be done there.
  init(_ target: any TextTouchTarget, prepare: @escaping (CGPoint) -> Bool) {
    self.target = target
    super.init()
    interaction.willClick = { [unowned self] point in
      isAtPointer = true
      note()
      return prepare(point)
    }
    interaction.didChoose = { [unowned self] in choiceWasMade() }
  }

  /// Comes up for a view from now on: that of the text, or one around it.
  func attach(to view: UIView) { view.addInteraction(interaction) }

  /// Comes up no more.
  func detach() {
    stopWaiting()
    interaction.view?.removeInteraction(interaction)
  }

  private var input: (any UIResponder & UITextInput)? { target.input }

  /// Whether it is on the screen.
  var isShown: Bool { interaction.isShown }

  /// Whether it went so short a time ago that a tap which is handled now took it away.
  var wentJustNow: Bool { TimeSource.clock.now - left < Thresholds.tapDuration }

  /// Brings the menu up beside the selection.
  func present() {
    stopWaiting()
    guard let input, input.isFirstResponder else { return }
    // Scrolling to the selection would take the menu away.
    input.textInputView.layoutIfNeeded()
    isAtPointer = false
    note()
    let place = place
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: place.midX, y: place.midY)))
  }

  /// Brings the menu up unless another tap follows.
  func presentAfterTaps() {
    stopWaiting()
    delay = TimeSource.clock.schedule(after: Thresholds.tapInterval) { [weak self] in
      guard let self else { return }
      withExtendedLifetime(target.keeper) {
        // A finger that scrolls meanwhile wants to read on.
        if target.scrollView?.isDragging == true { stopWaiting() } else { present() }
      }
    }
  }

  /// Takes the menu away.
  func dismiss() {
    stopWaiting()
    interaction.dismissMenu()
  }

  /// Takes the menu away if something else is selected now.
  func selectionMayHaveChanged() {
    if isShown, input?.selectedOffsets != selected { dismiss() }
  }

  /// Takes the menu away if the text was scrolled under it.
  func textDidScroll() {
    if isShown, input?.textInputView.bounds.origin != origin { dismiss() }
  }

  private func stopWaiting() {
    delay?.cancel()
    delay = nil
  }

  private func note() {
    selected = input?.selectedOffsets ?? 0..<0
    origin = input?.textInputView.bounds.origin ?? .zero
  }

  /// A command that selected is followed by what can be done with the selection.
  private func choiceWasMade() {
    TextTouchFinder.interaction(of: input)?.target.textNeedsDisplay()
    let range = input?.selectedOffsets ?? 0..<0
    if !isAtPointer, !range.isEmpty, range != selected { present() }
  }

  /// The selection as far as it is seen, with its handles; in the coordinates of the interaction's view.
  private var place: CGRect {
    guard let inner = input?.textInputView else { return .zero }
    return inner.convert(textPlace, to: interaction.view)
  }

  private var textPlace: CGRect {
    let seenText = target.seenText
    let rects = target.shownSelection + [target.shownCaret].compactMap { $0 }
    guard let first = rects.first else { return CGRect(origin: seenText.origin, size: .zero) }
    let seen = rects.dropFirst().reduce(first) { $0.union($1) }.overlap(with: seenText)
    guard !seen.isNull else {
      return CGRect(x: seenText.midX, y: seenText.midY, width: 0, height: 0)
    }
    return target.shownHandles == nil ? seen : seen.insetBy(dx: 0, dy: -TextHandle.knobSize)
  }

  // MARK: The interaction's questions

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    input.flatMap { input in
      input.selectedTextRange.flatMap {
        input.editMenu(for: $0, suggestedActions: suggestedActions)
      }
    } ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    isAtPointer ? .null : place
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    input?.willPresentEditMenu(animator: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    left = TimeSource.clock.now
    input?.willDismissEditMenu(animator: animator)
  }
}

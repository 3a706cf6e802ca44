// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// The edit menu of a text field or a text view.
///
/// It comes up beside the selection that a finger made, and where a pointer's second button clicks. It
/// goes when text, selection or place change.
///
/// - Rules: FR-85, FR-86, FR-87, FR-88.
final class TextMenu: NSObject, UIEditMenuInteractionDelegate {
  private unowned let view: any TextTouchTarget
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private var delay: ClockTimer?
  /// What was selected when the menu came up, and where the view was scrolled to.
  private var selected = 0..<0
  private var origin = CGPoint.zero
  private var isAtPointer = false
  private var left = -TimeInterval.infinity

  /// - Parameter prepare: has a pointer's second button select at a point of the view; false when
  ///   there is nothing to be done there.
  init(_ view: any TextTouchTarget, prepare: @escaping (CGPoint) -> Bool) {
    self.view = view
    super.init()
    interaction.willClick = { [unowned self] point in
      isAtPointer = true
      note()
      return prepare(point)
    }
    interaction.didChoose = { [unowned self] in choiceWasMade() }
    view.addInteraction(interaction)
  }

  /// Whether it is on the screen.
  var isShown: Bool { interaction.isShown }

  /// Whether it went so short a time ago that a tap which is handled now took it away.
  var wentJustNow: Bool { TimeSource.clock.now - left < Thresholds.tapDuration }

  /// Brings the menu up beside the selection.
  func present() {
    stopWaiting()
    guard view.isFirstResponder else { return }
    // Scrolling to the selection would take the menu away.
    view.layoutIfNeeded()
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
      // A finger that scrolls meanwhile wants to read on.
      if (view as? UIScrollView)?.isDragging == true { stopWaiting() } else { present() }
    }
  }

  /// Takes the menu away.
  func dismiss() {
    stopWaiting()
    interaction.dismissMenu()
  }

  /// Takes the menu away if the text was scrolled under it.
  func textDidScroll() {
    if isShown, view.bounds.origin != origin { dismiss() }
  }

  private func stopWaiting() {
    delay?.cancel()
    delay = nil
  }

  private func note() {
    selected = view.editor.selection.range
    origin = view.bounds.origin
  }

  /// A command that selected is followed by what can be done with the selection.
  private func choiceWasMade() {
    let range = view.editor.selection.range
    if !isAtPointer, !range.isEmpty, range != selected { present() }
  }

  /// The selection as far as it is seen, with its handles; in the coordinates of the view.
  private var place: CGRect {
    let rects = view.shownSelection + [view.shownCaret].compactMap { $0 }
    guard let first = rects.first else { return CGRect(origin: view.seenText.origin, size: .zero) }
    let seen = rects.dropFirst().reduce(first) { $0.union($1) }.intersection(view.seenText)
    guard !seen.isNull else {
      return CGRect(x: view.seenText.midX, y: view.seenText.midY, width: 0, height: 0)
    }
    return view.shownHandles == nil ? seen : seen.insetBy(dx: 0, dy: -TextHandle.knobSize)
  }

  // MARK: The interaction's questions

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    view.editMenu(for: TextSpan(view.editor.selection.range), suggestedActions: suggestedActions)
      ?? UIMenu(children: suggestedActions)
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
    view.willPresentEditMenu(animator: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    left = TimeSource.clock.now
    view.willDismissEditMenu(animator: animator)
  }
}

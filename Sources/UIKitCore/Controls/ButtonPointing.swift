// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import ResponderFoundation

extension UIButton {
  // Rules: PN-26.
  /// Decides how a button and the pointer look while the pointer is over it.
  ///
  /// It gets the button, the effect and the shape that the system proposes; nil leaves the pointer and
  /// the button as they are.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?
}

// Rules: CT-75, PN-26.
/// Whether a pointer rests on a button that wants to know, and what becomes of both then.
@MainActor
final class ButtonPointing {
  private var hover: ButtonHover?
  private var style: ButtonPointerStyle?
  private var interaction: UIPointerInteraction?

  init() {}

  var isOn: Bool { hover?.isOn ?? false }

  /// Begins to follow the pointer, or stops.
  func update(_ button: UIButton) {
    if button.isPointerInteractionEnabled {
      guard hover == nil else { return }
      let made = ButtonHover()
      hover = made
      button.addGestureRecognizer(made)
      let style = ButtonPointerStyle()
      let interaction = UIPointerInteraction(delegate: style)
      (self.style, self.interaction) = (style, interaction)
      button.addInteraction(interaction)
    } else if let hover {
      self.hover = nil
      button.removeGestureRecognizer(hover)
      guard let interaction else { return }
      (style, self.interaction) = (nil, nil)
      button.removeInteraction(interaction)
    }
  }

  /// Asks for the style again, if the pointer rests on the button.
  func styleDidChange() { interaction?.invalidate() }
}

// Rules: PN-26.
/// What becomes of a button under the pointer: one with a ground of its own rises, any other gets one.
final class ButtonPointerStyle: NSObject, UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton else { return nil }
    let preview = UITargetedPreview(view: button)
    let effect: UIPointerEffect = button.hasOwnGround ? .lift(preview) : .highlight(preview)
    let outline = PointerOutline(
      of: preview, margin: button.hasOwnGround ? 0 : PointerLooks.margin)
    let shape = UIPointerShape.roundedRect(outline.rect, radius: outline.radius)
    guard let provider = button.pointerStyleProvider else {
      return UIPointerStyle(effect: effect, shape: shape)
    }
    return provider(button, effect, shape)
  }
}

extension UIButton {
  /// Whether something is seen behind title and picture.
  fileprivate final var hasOwnGround: Bool {
    if let configuration { return configuration.style != .plain }
    return currentBackgroundImage != nil || (backgroundColor?.cgColor.alpha ?? 0) > 0
  }
}

// Rules: CT-75.
/// Tells a button of a pointer above it.
final class ButtonHover: UIHoverGestureRecognizer {
  private(set) var isOn = false

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("follow", ButtonHover.follow))
  }

  private func follow() {
    let isOn = state == .began || state == .changed
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    (view as? UIButton)?.setNeedsUpdateConfiguration()
  }
}

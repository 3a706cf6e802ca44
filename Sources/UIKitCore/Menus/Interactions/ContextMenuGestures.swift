// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The fingers that bring a context menu up: one that rests, or a pointer's second button.
///
/// A finger that rested may go on into the menu and choose by lifting.
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger moves a list that is too long before it stops choosing.
  static let scrollSlop: CGFloat = 10
  private weak var interaction: UIContextMenuInteraction?
  private weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private let click = UITapGestureRecognizer()
  private var configuration: UIContextMenuConfiguration?
  private var session: (any ShownMenu)?
  private var start = CGPoint.zero
  private var hasMoved = false

  init(on view: UIView, for interaction: UIContextMenuInteraction) {
    self.view = view
    self.interaction = interaction
    super.init()
    press.addTarget(self, action: Selector("pressed:", ContextMenuGestures.pressed))
    click.addTarget(self, action: Selector("clicked:", ContextMenuGestures.clicked))
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    for recognizer in [press, click] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Whether they bring a menu up.
  var isEnabled: Bool {
    get { press.isEnabled }
    set {
      press.isEnabled = newValue
      click.isEnabled = newValue
    }
  }

  func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  func remove() {
    for recognizer in [press, click] { view?.removeGestureRecognizer(recognizer) }
  }

  /// Begins only where something would come up.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let interaction else { return false }
    configuration = interaction.configuration(at: gestureRecognizer.location(in: view))
    return configuration != nil
  }

  // Rules: DD-10.
  /// What is dragged is lifted beside the menu, which goes when the drag begins.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is DragPressRecognizer }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      open(at: recognizer.location(in: view))
      start = place
      hasMoved = false
    case .changed:
      let slop = Self.scrollSlop
      if abs(place.x - start.x) > slop || abs(place.y - start.y) > slop { hasMoved = true }
      if hasMoved { session?.drag(to: onScreen(place)) }
    case .ended:
      if hasMoved { session?.release(at: onScreen(place)) }
      session = nil
    default: session = nil
    }
  }

  private func clicked(_ recognizer: UITapGestureRecognizer) {
    open(at: recognizer.location(in: view))
    session = nil
  }

  private func open(at location: CGPoint) {
    guard let configuration, let interaction else { return }
    session = interaction.open(configuration, beside: CGRect(origin: location, size: .zero))
  }

  private func onScreen(_ place: CGPoint) -> CGPoint {
    view?.window?.convert(place, to: nil) ?? place
  }
}

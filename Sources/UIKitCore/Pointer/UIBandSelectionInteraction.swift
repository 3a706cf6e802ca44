// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost

// Rules: PN-60 to PN-63.
/// Lets a person select with a band: a pointer that drags over a view draws a rectangle.
///
/// Add it to a view with `addInteraction(_:)`. Fingers and pencils draw no bands.
///
/// [Apple: UIBandSelectionInteraction](https://developer.apple.com/documentation/uikit/uibandselectioninteraction)
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// How far a band is.
  public enum State: Int, Sendable {
    /// There is none.
    case possible
    /// The pointer was dragged far enough: there is one now.
    case began
    /// It follows the pointer.
    case selecting
    /// The button was let go, or something else ended it.
    case ended
  }

  private let selectionHandler: (UIBandSelectionInteraction) -> Void
  private weak var ownView: UIView?
  private var gesture: BandGesture?
  private var band: UIView?
  private var progress = State.possible
  private var modifiers: UIKeyModifierFlags = []
  private var rect: CGRect?

  /// Makes an interaction.
  ///
  /// - Parameter selectionHandler: called each time that `state` or `selectionRect` changed, but not
  ///   when the state goes back to possible.
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
  }

  // Rules: PN-63.
  /// Whether a person can draw bands; true at first.
  ///
  /// False ends one that is drawn.
  open var isEnabled = true {
    didSet {
      gesture?.pan.isEnabled = isEnabled
      if !isEnabled { end() }
    }
  }

  // Rules: PN-60.
  /// How far the band is.
  open var state: State { progress }

  // Rules: PN-61.
  /// The band in the coordinates of the view; nil while there is none.
  public final var selectionRect: CGRect? { rect }

  // Rules: PN-61.
  /// The modifier keys that were held when the band began; none before the first one.
  open var initialModifierFlags: UIKeyModifierFlags { modifiers }

  // Rules: PN-62.
  /// Decides whether a band begins, by where in the view the button was pressed; nil lets each begin.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Ends the band on the view that it is taken off.
  open func willMove(to view: UIView?) {
    end()
    if let gesture { ownView?.removeGestureRecognizer(gesture.pan) }
    gesture = nil
  }

  /// Follows the pointer on the view from now on.
  open func didMove(to view: UIView?) {
    ownView = view
    guard let view else { return }
    let made = BandGesture(of: self)
    made.pan.isEnabled = isEnabled
    gesture = made
    view.addGestureRecognizer(made.pan)
  }

  // Rules: PN-60, PN-61.
  /// The pointer is elsewhere.
  fileprivate final func draw(to corner: CGPoint, from start: CGPoint) {
    guard let view = ownView, isEnabled else { return }
    let isNew = band == nil
    let band = band ?? makeBand(on: view)
    let drawn = CGRect(
      x: min(start.x, corner.x), y: min(start.y, corner.y), width: abs(corner.x - start.x),
      height: abs(corner.y - start.y))
    rect = drawn
    UIView.performWithoutAnimation { band.frame = drawn }
    view.bringSubviewToFront(band)
    if isNew { modifiers = gesture?.pan.modifierFlags ?? [] }
    go(to: isNew ? .began : .selecting)
  }

  private func makeBand(on view: UIView) -> UIView {
    let made = UIView()
    made.isUserInteractionEnabled = false
    made.backgroundColor = view.tintColor.withAlphaComponent(Self.groundAlpha)
    made.layer.borderColor = view.tintColor.withAlphaComponent(Self.borderAlpha).cgColor
    made.layer.borderWidth = 1
    view.addSubview(made)
    band = made
    return made
  }

  /// How strong a band is; chosen.
  private static let groundAlpha: CGFloat = 0.15
  private static let borderAlpha: CGFloat = 0.6

  // Rules: PN-60, PN-63.
  /// Takes the band away.
  fileprivate final func end() {
    guard progress == .began || progress == .selecting else { return }
    band?.removeFromSuperview()
    band = nil
    go(to: .ended)
    guard progress == .ended else { return }
    progress = .possible
    rect = nil
  }

  private func go(to next: State) {
    progress = next
    Trace.record(.delivery, "band on \(Trace.name(ownView)) \(next)")
    selectionHandler(self)
  }
}

extension UIBandSelectionInteraction: WindowLeaving {
  // Rules: PN-63.
  func viewDidLeaveWindow() { end() }
}

/// Follows the pointer that draws a band.
@MainActor
private final class BandGesture: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  private weak var interaction: UIBandSelectionInteraction?
  /// Where in the view the button was pressed.
  private var start = CGPoint.zero

  init(of interaction: UIBandSelectionInteraction) {
    self.interaction = interaction
    super.init()
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pan.delegate = self
    pan.addTarget(self, action: Selector("panned:", BandGesture.panned))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // The band is that of the first pointer.
    guard pan.numberOfTouches == 0 else { return false }
    start = touch.location(in: pan.view)
    return true
  }

  // Rules: PN-60, PN-62.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, pan.buttonMask == .primary else { return false }
    return interaction.shouldBeginHandler?(interaction, start) ?? true
  }

  // Rules: PN-62.
  /// What is dragged by the same pointer around the band waits for it: a scroll view.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer, let around = otherGestureRecognizer.view
    else { return false }
    return pan.view?.isDescendant(of: around) ?? false
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      interaction?.draw(to: recognizer.location(in: recognizer.view), from: start)
    default: interaction?.end()
    }
  }
}

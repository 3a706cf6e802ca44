// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Recognizes a number of taps with a number of fingers; discrete.
///
/// [Apple: UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer, GestureThatWaits {
  private var fingers = FingerTrack()
  private var machine = TapMachine()
  private var timer: GestureTimer?
  private var hasStarted = false

  /// How many taps make the gesture; 1 by default.
  ///
  /// - Rules: GR-79.
  open var numberOfTapsRequired = 1

  /// How many fingers must tap together; 1 by default.
  ///
  /// - Rules: GR-79, GR-83.
  open var numberOfTouchesRequired = 1

  /// The buttons that a pointer must press; the primary one by default, no matter for fingers.
  ///
  /// - Rules: GR-34.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// Where the first tap was.
  ///
  /// - Rules: GR-84.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place = machine.place else { return super.location(in: view) }
    return GestureLocation.convert(place, of: self, to: view)
  }

  /// The fingers that are down; when it has recognized, those it required.
  ///
  /// - Rules: GR-27.
  open override var numberOfTouches: Int {
    currentState == .ended && super.numberOfTouches == 0
      ? min(numberOfTouchesRequired, attempt.count { !$0.standsForPress })
      : super.numberOfTouches
  }

  /// Where a finger is; when it has recognized, where one of the last tap was.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
    return GestureLocation.location(
      ofTouch: touchIndex, of: attempt.suffix(numberOfTouchesRequired), in: view)
  }

  /// Stops everything but a tap recognizer for more taps.
  ///
  /// - Rules: GR-53, GR-54.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  var isWaitingForTouches: Bool { machine.isBetweenTaps }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start()
    guard PointerButtons.match(buttonMaskRequired, touches, event) else {
      return move(to: .failed, because: "other buttons than required")
    }
    fingers.begin(touches)
    act(machine.began(count: fingers.count, middle: fingers.middle))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.move(touches)
    act(machine.moved(shift: fingers.shift))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.move(touches)
    let effect = machine.moved(shift: fingers.shift)
    guard effect == .none else { return act(effect) }
    fingers.end(touches)
    act(machine.ended(remaining: fingers.count))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    act(machine.cancelled())
  }

  override var ordinaryPressTypes: [NSNumber] { GestureExtras.select }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    start()
    let place = super.location(in: nil)
    for press in presses { fingers.begin(ObjectIdentifier(press), at: place) }
    act(machine.began(count: fingers.count, middle: fingers.middle))
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { fingers.end(ObjectIdentifier(press)) }
    act(machine.ended(remaining: fingers.count))
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    act(machine.cancelled())
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    machine = TapMachine(
      settings: .init(taps: numberOfTapsRequired, touches: numberOfTouchesRequired))
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    fingers.removeAll()
    machine = TapMachine()
    hasStarted = false
  }

  private func act(_ effect: TapMachine.Effect) {
    switch effect {
    case .none: break
    case .wait(let time):
      timer?.cancel()
      timer = GestureEnvironment.shared.schedule(after: time, for: self) { [weak self] in
        guard let self else { return }
        act(machine.deadline())
      }
    case .recognize:
      timer?.cancel()
      state = .ended
    case .fail(let reason):
      timer?.cancel()
      move(to: .failed, because: reason.description)
    }
  }
}

/// Which buttons of a pointer are down.
///
/// - Rules: GR-34.
@MainActor
enum PointerButtons {
  /// Whether touches are no pointer's, or the pointer's pressed buttons are those required.
  static func match(
    _ required: UIEvent.ButtonMask, _ touches: Set<UITouch>, _ event: UIEvent
  ) -> Bool {
    guard touches.contains(where: { $0.type == .indirectPointer }) else { return true }
    var pressed = event.buttonMask
    if pressed.isEmpty { pressed = .primary }
    if pressed == .primary, event.modifierFlags.contains(.control) { pressed = .secondary }
    return pressed.isSuperset(of: required)
  }
}

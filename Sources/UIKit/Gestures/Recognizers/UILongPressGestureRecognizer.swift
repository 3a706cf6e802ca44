// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Recognizes fingers that rest, after a number of taps; continuous.
///
/// It begins by a timer, without an event, and ends when a finger lifts.
///
/// - Rules: GR-87 to GR-90.
///
/// [Apple: UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer)
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer, GestureThatWaits {
  private var fingers = FingerTrack()
  private var machine = LongPressMachine()
  private var timer: GestureTimer?
  private var hasStarted = false

  /// How many taps come before the press; 0 by default.
  open var numberOfTapsRequired = 0

  /// How many fingers must press; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How long the fingers must rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = Thresholds.longPressDuration

  /// How far the fingers may move before it begins, in points; 10 by default.
  ///
  /// - Rules: GR-88.
  open var allowableMovement: CGFloat = Thresholds.longPressMovement

  var isWaitingForTouches: Bool { machine.isBetweenTaps }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start()
    fingers.begin(touches)
    act(machine.began(count: fingers.count, middle: fingers.middle))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.move(touches)
    act(machine.moved(shift: fingers.shift))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.end(touches)
    act(machine.ended(remaining: fingers.count))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.end(touches)
    act(machine.cancelled())
  }

  override var ordinaryPressTypes: [NSNumber] { GestureExtras.select }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    start()
    let place = location(in: nil)
    for press in presses { fingers.begin(ObjectIdentifier(press), at: place) }
    act(machine.began(count: fingers.count, middle: fingers.middle))
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { fingers.end(ObjectIdentifier(press)) }
    act(machine.ended(remaining: fingers.count))
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { fingers.end(ObjectIdentifier(press)) }
    act(machine.cancelled())
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    machine = LongPressMachine(
      settings: .init(
        taps: numberOfTapsRequired, touches: numberOfTouchesRequired,
        duration: minimumPressDuration, movement: allowableMovement))
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    fingers.removeAll()
    machine = LongPressMachine()
    hasStarted = false
  }

  private func act(_ effect: LongPressMachine.Effect) {
    switch effect {
    case .none: break
    case .wait(let time):
      timer?.cancel()
      timer = GestureEnvironment.shared.schedule(after: time, for: self) { [weak self] in
        guard let self else { return }
        act(machine.deadline())
      }
    case .begin:
      timer?.cancel()
      move(to: .began, because: "held \(minimumPressDuration) s")
    case .change: state = .changed
    case .end: state = .ended
    case .cancel: state = .cancelled
    case .fail(let reason):
      timer?.cancel()
      move(to: .failed, because: reason.description)
    }
  }
}

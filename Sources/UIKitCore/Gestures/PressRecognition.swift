// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: PK-10, PK-34.
/// Lets recognizers take part in presses, before responders are told of them.
///
/// A touch that nobody is told of stands for the press in the touch sequences of its recognizers,
/// so that they arbitrate as over a touch: in the middle of the view that the press goes to first.
extension GestureEnvironment {
  /// Collects the recognizers of the view that the press goes to first and of all above.
  func enroll(_ press: UIPress, of event: UIPressesEvent) {
    guard press.phase == .began, press.proxyTouch == nil, let view = press.responder?.pressedView
    else {
      return
    }
    let proxy = UITouch()
    proxy.contact = PressEnrollment.noContact
    proxy.currentType = .indirect
    proxy.currentWindow = view.window
    proxy.currentView = view
    proxy.currentLocation = view.convert(
      CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    proxy.currentTime = event.timestamp
    var level = 0
    var current: UIView? = view
    while let owner = current {
      for recognizer in owner.extras?.recognizers ?? []
      where PressEnrollment.admits(recognizer, press, event) {
        join(recognizer, proxy)
        recognizer.depth = -level
        recognizer.extras?.idleTimer?.cancel()
        Trace.record(
          .gesture, "\(Trace.name(recognizer)) of \(Trace.name(owner)) gets the press")
      }
      current = owner.superview
      level += 1
    }
    for recognizer in proxy.recognizers { recognizer.depth += level }
    if !proxy.recognizers.isEmpty { press.proxyTouch = proxy }
  }

  /// Tells each recognizer of its presses, then does what they decided.
  func deliver(_ presses: [UIPress], of event: UIPressesEvent) {
    let watched = presses.filter { $0.proxyTouch?.recognizers.isEmpty == false }
    guard !watched.isEmpty else { return }
    scope {
      for recognizer in distinct(watched.lazy.compactMap(\.proxyTouch)) {
        for phase in UIPress.Phase.told {
          let own = watched.filter { $0.phase == phase && recognizer.isListening(to: $0) }
          if !own.isEmpty { tell(recognizer, phase, Set(own), event) }
        }
      }
    }
    for press in watched where press.phase.isFinal { lift(press) }
  }

  /// Takes a press away from a recognizer that does not want it.
  func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
    guard let proxy = press.proxyTouch else { return }
    Trace.record(.gesture, "\(Trace.name(recognizer)) ignores a press")
    recognizer.touchSequence.removeAll { $0 === proxy }
    proxy.forget(recognizer)
    sharesLess(recognizer)
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, _ phase: UIPress.Phase, _ presses: Set<UIPress>,
    _ event: UIPressesEvent
  ) {
    if recognizer.extras != nil || !event.modifierFlags.isEmpty {
      recognizer.needExtras.modifiers = event.modifierFlags
    }
    telling(phase.method) {
      switch phase {
      case .began: recognizer.pressesBegan(presses, with: event)
      case .changed: recognizer.pressesChanged(presses, with: event)
      case .ended: recognizer.pressesEnded(presses, with: event)
      case .cancelled: recognizer.pressesCancelled(presses, with: event)
      case .stationary: break
      }
    }
  }

  private func lift(_ press: UIPress) {
    guard let proxy = press.proxyTouch else { return }
    proxy.currentPhase = .ended
    for recognizer in proxy.recognizers where recognizer.isUndecided { becameIdle(recognizer) }
  }
}

/// Which recognizers get a new press.
@MainActor
enum PressEnrollment {
  /// The number of no contact: it marks the proxy of a press.
  static let noContact = Int.min

  static func admits(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent
  ) -> Bool {
    guard recognizer.isEnabled, !recognizer.currentState.isTerminal,
      recognizer.pendingDecision?.last.isTerminal != true,
      // One whose class does not handle presses must not take part: others would wait for it.
      recognizer.overrides(.pressesBegan),
      recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
      recognizer.shouldReceive(event)
    else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: press)
  }
}

extension UIGestureRecognizer {
  /// Whether it is told of `press`: it tracks it and has decided nothing final.
  final func isListening(to press: UIPress) -> Bool {
    guard !currentState.isTerminal, let proxy = press.proxyTouch,
      touchSequence.contains(where: { $0 === proxy })
    else { return false }
    return pendingDecision.map { !$0.last.isTerminal } ?? true
  }
}

extension UITouch {
  /// Whether it is no touch, but the proxy of a press among those of a recognizer.
  final var isPressProxy: Bool { contact == PressEnrollment.noContact }
}

extension UIPress.Phase {
  /// The phases that responders and recognizers are told of, in their order.
  static let told: [UIPress.Phase] = [.began, .changed, .ended, .cancelled]
}

extension UIResponder {
  /// The view whose recognizers see the presses that come to this object first.
  fileprivate var pressedView: UIView? {
    if let view = self as? UIView { return view }
    return ResponderChain.first(from: self) { $0 is UIView } as? UIView
  }
}

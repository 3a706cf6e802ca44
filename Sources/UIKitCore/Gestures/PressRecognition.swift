// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: PK-10, PK-34.
/// Lets recognizers take part in presses, before responders are told of them.
///
/// A touch that nobody is told of stands for the press in the attempts of its recognizers, so that
/// they arbitrate as over a touch: in the middle of the view that the press goes to first.
extension GestureEnvironment {
  /// Collects the recognizers of the view that the press goes to first and of all above.
  func enroll(_ press: UIPress, of event: UIPressesEvent) {
    guard press.phase == .began, press.stand == nil, let view = press.responder?.pressedView else {
      return
    }
    let stand = UITouch()
    stand.contact = PressEnrollment.noContact
    stand.currentType = .indirect
    stand.currentWindow = view.window
    stand.currentView = view
    stand.currentLocation = view.convert(
      CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stand.currentTime = event.timestamp
    var level = 0
    var current: UIView? = view
    while let owner = current {
      for recognizer in owner.extras?.recognizers ?? []
      where PressEnrollment.admits(recognizer, press, event) {
        stand.recognizers.append(recognizer)
        recognizer.attempt.append(stand)
        recognizer.depth = -level
        recognizer.extras?.idleTimer?.cancel()
        Trace.record(
          .gesture, "\(Trace.name(recognizer)) of \(Trace.name(owner)) gets the press")
      }
      current = owner.superview
      level += 1
    }
    for recognizer in stand.recognizers { recognizer.depth += level }
    if !stand.recognizers.isEmpty { press.stand = stand }
  }

  /// Tells each recognizer of its presses, then does what they decided.
  func deliver(_ presses: [UIPress], of event: UIPressesEvent) {
    let watched = presses.filter { $0.stand?.recognizers.isEmpty == false }
    guard !watched.isEmpty else { return }
    scope {
      var told: [UIGestureRecognizer] = []
      for recognizer in watched.flatMap({ $0.stand?.recognizers ?? [] })
      where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
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
    guard let stand = press.stand else { return }
    Trace.record(.gesture, "\(Trace.name(recognizer)) ignores a press")
    recognizer.attempt.removeAll { $0 === stand }
    stand.recognizers.removeAll { $0 === recognizer }
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
    guard let stand = press.stand else { return }
    stand.currentPhase = .ended
    for recognizer in stand.recognizers where recognizer.isUndecided { becameIdle(recognizer) }
  }
}

/// Which recognizers get a new press.
@MainActor
enum PressEnrollment {
  /// The number of no contact: it marks what stands for a press.
  static let noContact = Int.min

  static func admits(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent
  ) -> Bool {
    guard recognizer.isEnabled, !recognizer.currentState.isTerminal,
      recognizer.wish?.last.isTerminal != true,
      finder.overrides(of: type(of: recognizer)).contains(.pressesBegan),
      recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
      recognizer.shouldReceive(event)
    else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: press)
  }

  private final class None: UIGestureRecognizer {}
  private final class Began: UIGestureRecognizer {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  }

  /// A recognizer whose class does not handle presses must not take part: others would wait for it.
  private static let finder = OverrideFinder<UIGestureRecognizer>(
    control: None.self, probes: [(.pressesBegan, [Began.self])])
}

extension Overrides<UIGestureRecognizer> {
  fileprivate static var pressesBegan: Self { Self(rawValue: 1 << 0) }
}

extension UIGestureRecognizer {
  /// Whether it is told of `press`: it tracks it and has decided nothing final.
  final func isListening(to press: UIPress) -> Bool {
    guard !currentState.isTerminal, let stand = press.stand,
      stand.recognizers.contains(where: { $0 === self })
    else { return false }
    return wish.map { !$0.last.isTerminal } ?? true
  }
}

extension UITouch {
  /// Whether it is no touch, but stands for a press among those of a recognizer.
  final var standsForPress: Bool { contact == PressEnrollment.noContact }
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

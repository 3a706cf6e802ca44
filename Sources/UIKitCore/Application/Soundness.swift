// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost

/// What is wrong with an application between two events.
package struct SoundnessFault: Equatable, CustomStringConvertible {
  /// Which invariant is broken; the same for every way to break it.
  package let name: String
  /// What breaks it, for a person.
  package let detail: String

  package var description: String { "\(name): \(detail)" }
}

/// Watches what must hold whatever an application and its devices do.
///
/// It reads what the classes know of themselves and changes nothing, so that a run that is watched
/// goes as one that is not.
@MainActor
package final class Soundness {
  /// The touches of the last look that were not over, or that a recognizer kept from their views.
  private var touches: [UITouch] = []
  /// Every controller that was met, as long as it is there.
  private var controllers: [ObjectIdentifier: WeakController] = [:]

  struct WeakController { weak var controller: UIViewController? }

  package init() {}

  /// What is wrong after an event; nil when nothing is.
  package func look() -> SoundnessFault? {
    // At every look, so that a replay, which rests once, knows those that a storm met at its rests.
    for window in WindowList.shared.all { window.root.map(meet) }
    let active = ActiveTouches.shared
    let known = touches
    touches = active.touches + active.withheld
    for touch in known where !touches.contains(where: { $0 === touch }) {
      if let fault = fault(ofGone: touch) { return fault }
    }
    return fault(of: active) ?? firstResponderFault()
  }

  /// What is wrong when nothing is down and time has passed; nil when nothing is.
  package func lookAtRest() -> SoundnessFault? {
    look() ?? inputFault() ?? movementFault() ?? controllerFault() ?? viewFault()
  }

  // MARK: - Touches

  /// Whoever was told of the beginning of a touch that is gone was told of its end.
  private func fault(ofGone touch: UITouch) -> SoundnessFault? {
    if let receiver = touch.receiver {
      let isCancelled = touch.currentPhase == .cancelled
      return SoundnessFault(
        name: isCancelled ? "lost-cancel" : "lost-end",
        detail: "\(Trace.name(receiver)) was not told that its touch "
          + (isCancelled ? "was cancelled" : "ended"))
    }
    let keeper = touch.recognizers.first { $0.tracks(touch) }
    return keeper.map {
      SoundnessFault(
        name: "leaked-touch", detail: "\(Trace.name($0)) tracks a touch whose finger is up")
    }
  }

  private func fault(of active: ActiveTouches) -> SoundnessFault? {
    for (place, touch) in active.touches.enumerated() {
      if active.touches[..<place].contains(where: { $0.contact == touch.contact }) {
        return SoundnessFault(
          name: "doubled-touch", detail: "two touches are of contact \(touch.contact)")
      }
      if touch.currentPhase.isFinal {
        return SoundnessFault(
          name: "leaked-touch", detail: "the touch of contact \(touch.contact) is over and stayed")
      }
      if let receiver = touch.receiver, receiver.window == nil {
        return SoundnessFault(
          name: "lost-cancel",
          detail: "\(Trace.name(receiver)) left its window and keeps its touch")
      }
    }
    return nil
  }

  // MARK: - First responders

  private func firstResponderFault() -> SoundnessFault? {
    for window in WindowList.shared.visible {
      guard let first = window.firstResponder else { continue }
      let place: UIView?
      switch first {
      case let view as UIView: place = view
      case let controller as UIViewController: place = controller.loadedView
      default: continue
      }
      if place?.window !== window {
        return SoundnessFault(
          name: "first-responder-outside",
          detail: "\(Trace.name(first)) is first responder of \(Trace.name(window)) and not in it")
      }
    }
    return nil
  }

  // MARK: - At rest

  private func inputFault() -> SoundnessFault? {
    let active = ActiveTouches.shared
    if let touch = active.touches.first ?? active.withheld.first {
      return SoundnessFault(
        name: "leaked-touch", detail: "the touch of contact \(touch.contact) is not over")
    }
    if let press = ActivePresses.shared.presses.first {
      let source = press.source.map { "\($0)" } ?? "nothing"
      return SoundnessFault(name: "leaked-press", detail: "a press of \(source) is not over")
    }
    if UIApplication.shared.isIgnoringInteractionEvents {
      return SoundnessFault(
        name: "ignored-interaction", detail: "the application still ignores touches")
    }
    return nil
  }

  private func movementFault() -> SoundnessFault? {
    if let transition = RunningTransitions.shared.transitions.first {
      return SoundnessFault(name: "stuck-transition", detail: "\(transition) is under way")
    }
    if MovingScrollViews.shared.isAnyMoving {
      return SoundnessFault(name: "stuck-scrolling", detail: "a scroll view moves by itself")
    }
    // What moves by dynamics may go on for ever, as a weight on a spring does.
    if LayerAnimator.shared.isBusy {
      return SoundnessFault(name: "stuck-animation", detail: "an animation that ends goes on")
    }
    return nil
  }

  // MARK: - Controllers

  private func controllerFault() -> SoundnessFault? {
    let met = controllers.values.compactMap(\.controller)
    controllers = controllers.filter { $0.value.controller != nil }
    // By name, so that the same run names the same one.
    return met.compactMap(fault).min { $0.detail < $1.detail }
  }

  /// Takes in a controller, what it contains, and what it presents.
  private func meet(_ controller: UIViewController) {
    let id = ObjectIdentifier(controller)
    if controllers[id]?.controller == nil {
      controllers[id] = WeakController(controller: controller)
    }
    for child in controller.contained { meet(child) }
    if let presented = controller.presentation?.presented { meet(presented) }
  }

  private func fault(of controller: UIViewController) -> SoundnessFault? {
    let window = controller.loadedView?.window
    let isShown = window.map { !$0.isHidden } ?? false
    let name = Trace.name(controller)
    func unbalanced(_ detail: String) -> SoundnessFault {
      SoundnessFault(name: "unbalanced-appearance", detail: "\(name) \(detail)")
    }
    switch controller.appearance.phase {
    case .appearing: return unbalanced("began to appear and never did")
    case .disappearing: return unbalanced("began to disappear and never did")
    case .appeared where !isShown: return unbalanced("appeared, and its view is in no window")
    case .disappeared where isShown: return unbalanced("disappeared, and its view is in a window")
    case .appeared, .disappeared: break
    }
    guard let presented = controller.presentation?.presented else { return nil }
    if presented.presentingViewController !== controller {
      return SoundnessFault(
        name: "lost-presentation",
        detail: "\(name) presents \(Trace.name(presented)), which another one presents")
    }
    if isShown, presented.loadedView?.window == nil {
      return SoundnessFault(
        name: "lost-presentation",
        detail: "\(name) presents \(Trace.name(presented)), which is in no window")
    }
    return nil
  }

  // MARK: - Views

  private func viewFault() -> SoundnessFault? {
    for window in WindowList.shared.visible {
      if let fault = fault(below: window) { return fault }
    }
    return nil
  }

  private func fault(below view: UIView) -> SoundnessFault? {
    for recognizer in view.gestureRecognizers ?? [] {
      if let fault = fault(of: recognizer) { return fault }
    }
    if let control = view as? UIControl, control.isTracking {
      return SoundnessFault(name: "stuck-control", detail: "\(Trace.name(control)) tracks a touch")
    }
    if let scroll = view as? UIScrollView,
      scroll.isTracking || scroll.isDragging || scroll.isDecelerating
    {
      return SoundnessFault(
        name: "stuck-scrolling", detail: "\(Trace.name(scroll)) is being dragged or slows down")
    }
    for child in view.subviews {
      if let fault = fault(below: child) { return fault }
    }
    return nil
  }

  private func fault(of recognizer: UIGestureRecognizer) -> SoundnessFault? {
    if !recognizer.touches.isEmpty {
      return SoundnessFault(
        name: "leaked-touch", detail: "\(Trace.name(recognizer)) tracks a touch that is over")
    }
    if recognizer.currentState != .possible {
      return SoundnessFault(
        name: "stuck-recognizer",
        detail: "\(Trace.name(recognizer)) is \(recognizer.currentState) without touches")
    }
    if recognizer.pendingDecision != nil {
      return SoundnessFault(
        name: "stuck-recognizer", detail: "\(Trace.name(recognizer)) still waits for others")
    }
    return nil
  }
}

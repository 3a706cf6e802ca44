// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost

// Rules: AN-22.
/// An animation of what changes between a call that begins it and one that commits it.
@MainActor
final class BegunAnimation: OpenAnimation {
  /// A view that a person is to see change.
  private struct Transition {
    let view: UIView
    let old: UIView
    let kind: ViewTransition.Kind
  }

  /// Seconds that it takes unless another number is given; Apple's documented default.
  private static let usualDuration: TimeInterval = 0.2

  let group: AnimationGroup
  let listener: AnimationListener
  /// Whether animations were switched on as it began.
  private let isAnimated = ViewTrees.shared.areAnimated
  private var transitions: [Transition] = []

  /// The one that calls of the program are about: the innermost that it began where it is.
  static var current: BegunAnimation? { AnimationCapture.shared.innermost as? BegunAnimation }

  /// Begins one, which takes over what is left of the animation around it.
  init(_ listener: AnimationListener) {
    self.listener = listener
    let outer = ViewAnimation.outer
    group = AnimationGroup(
      start: TimeSource.clock.now, duration: outer?.remaining ?? Self.usualDuration,
      timing: outer?.timing ?? .easeInOut, reverses: outer?.reverses ?? false)
    group.rounds = outer?.rounds ?? 1
    AnimationCapture.shared.begin(self, isPaused: !isAnimated)
  }

  // Rules: AN-24.
  /// Lets a person see what a view holds change.
  ///
  /// What it looks like now is kept for that; in no window there is nobody to see it.
  func add(_ kind: ViewTransition.Kind, of view: UIView) {
    guard isAnimated, view.window != nil else { return }
    ViewAnimation.withoutAnimation {
      guard let old = view.snapshotView(afterScreenUpdates: false) else { return }
      transitions.removeAll { $0.view === view }
      transitions.append(Transition(view: view, old: old, kind: kind))
    }
  }

  // Rules: AN-22, AN-24.
  func commit() {
    let capture = AnimationCapture.shared
    let delay = max(0, group.start - TimeSource.clock.now)
    guard isAnimated, ViewTrees.shared.areAnimated, group.duration > 0 else {
      _ = capture.end(as: nil)
      return listener.tellSoon()
    }
    if let scrubber = AnimationScrubber.current {
      listener.wait(for: 1, after: delay)
      let end: (Bool) -> Void = { [listener] in listener.partDidEnd($0) }
      return scrubber.add(group.duration, delay, .allowUserInteraction, group.timing, end) {
        capture.end(as: $0)
      }
    }
    group.start = TimeSource.clock.now + delay
    let layers = capture.end(as: group)
    let moves = !layers.isEmpty || group.isRunning
    let parts = transitions.count + (moves ? 1 : 0)
    guard parts > 0 else { return listener.tellSoon() }
    listener.wait(for: parts, after: delay)
    if moves { group.completion = { [listener] in listener.partDidEnd($0) } }
    for transition in transitions { show(transition, after: delay) }
  }

  private func show(_ transition: Transition, after delay: TimeInterval) {
    ViewAnimation.withoutAnimation {
      ContentTransition.show(
        transition.view, insteadOf: transition.old, transition.kind, group.duration, delay: delay,
        .onItsOwn
      ) { [listener] in listener.partDidEnd($0) }
    }
  }
}

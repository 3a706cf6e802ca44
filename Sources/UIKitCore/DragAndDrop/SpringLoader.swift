// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: DD-60 to DD-62.
/// Activates the view on which a finger holds what it drags.
///
/// ```
/// inactive ── comes ──▶ possible ── stays ──▶ activating ── stays ──▶ activated
///    ▲                     │                      │                       │
///    └──────────────────── leaves, or may not be activated ───────────────┘
/// ```
///
/// Whoever is told may end the drag or change views: what follows asks again how far it is.
@MainActor
final class SpringLoader {
  private unowned let drag: any DragSource
  /// What the finger is on.
  private var interaction: UISpringLoadedInteraction?
  private var context: SpringContext?
  private var timer: ClockTimer? { didSet { oldValue?.cancel() } }

  init(of drag: any DragSource) { self.drag = drag }

  // Rules: DD-60, DD-61.
  /// Looks whether a view that is under the finger can be activated.
  func follow(over hit: UIView?) {
    guard drag.isUnderWay else { return }
    let found = Self.innermost(from: hit)
    if found?.identity !== interaction?.identity {
      leave()
      guard drag.isUnderWay, interaction == nil else { return }
      interaction = found
      context = found.map { SpringContext(of: drag, on: $0.view) }
    } else if let found, found !== interaction {
      interaction = found
      context?.target.view = found.view
    }
    ask()
  }

  private static func innermost(from hit: UIView?) -> UISpringLoadedInteraction? {
    var next = hit
    while let view = next {
      for interaction in view.extras?.interactions.reversed() ?? [] {
        if let found = interaction as? UISpringLoadedInteraction, found.view === view {
          return found
        }
      }
      next = view.superview
    }
    return nil
  }

  // Rules: DD-61.
  /// Asks whether it may go on, or begin.
  private func ask() {
    guard let interaction, let context else { return }
    let old = context.target
    let isAllowed = interaction.interactionBehavior.shouldAllow(interaction, with: context)
    guard self.context === context, drag.isUnderWay else { return }
    let new = context.target
    if context.state != .inactive, !isAllowed || !new.isSame(as: old) {
      context.target = old
      change(to: .inactive)
      guard self.context === context, drag.isUnderWay else { return }
      context.target = new
    }
    if isAllowed, context.state == .inactive { change(to: .possible) }
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    timer = nil
    context.state = state
    tell(of: context, interaction)
    guard self.context === context, context.state == state, drag.isUnderWay else { return }
    switch state {
    case .possible: wait(DragLooks.springDelay, for: .activating)
    case .activating: wait(DragLooks.springBlink, for: .activated)
    case .activated: interaction.activate(context)
    case .inactive: break
    }
  }

  private func tell(of context: SpringContext, _ interaction: UISpringLoadedInteraction) {
    Trace.record(.delivery, "drag: \(Trace.name(context.targetView)) is \(context.state)")
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func wait(_ delay: TimeInterval, for state: UISpringLoadedInteractionEffectState) {
    timer = TimeSource.clock.schedule(after: delay) { [weak self] in self?.advance(to: state) }
  }

  /// Goes on, if what is under the finger that rested is still the same.
  private func advance(to state: UISpringLoadedInteractionEffectState) {
    guard let context else { return }
    let before = context.state
    timer = nil
    follow(over: DragWindow.view(at: drag.point))
    // What began anew waits again.
    guard self.context === context, context.state == before, timer == nil else { return }
    change(to: state)
  }

  // Rules: DD-60, DD-61.
  /// The finger is on it no longer.
  func leave() {
    guard let interaction, let context else { return }
    timer = nil
    self.interaction = nil
    self.context = nil
    if context.state != .inactive {
      context.state = .inactive
      tell(of: context, interaction)
    }
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }

  func forget(_ interaction: UISpringLoadedInteraction) {
    if self.interaction === interaction { leave() }
  }
}

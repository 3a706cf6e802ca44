// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Recognizers are told of an event before the views: each of its own touches, the deepest first.

extension GestureEnvironment {
  /// Tells each recognizer of its touches, in the order of phases, then does what they decided.
  ///
  /// - Parameter set: the touches of the event's window.
  /// - Rules: GR-22, GR-23, GR-24, GR-74.
  func deliver(_ touches: [UITouch], of event: UIEvent, as set: Set<UITouch>) {
    guard isWatched(touches) else { return }
    scope {
      let recognizers = takeRecognizers(of: touches)
      for recognizer in recognizers { tell(recognizer, of: touches, event, set) }
      giveBack(recognizers)
      flush()
      for touch in touches where touch.phase.isFinal { lift(touch) }
    }
  }

  /// Whether any recognizer tracks any of the touches.
  private func isWatched(_ touches: [UITouch]) -> Bool {
    for touch in touches where !touch.recognizers.isEmpty { return true }
    return false
  }

  /// The same for one touch, the only one of its window: no array or set is made.
  func deliverSingle(_ touch: UITouch, of event: UIEvent, as set: Set<UITouch>) {
    let phase = touch.phase
    guard !touch.recognizers.isEmpty, phase != .stationary else { return }
    scope {
      for recognizer in touch.recognizers where recognizer.isListening(to: touch) {
        note(event, phase, recognizer)
        tell(recognizer, phase, set, event)
      }
      flush()
      if phase.isFinal { lift(touch) }
    }
  }

  /// OPTIMIZATION: loops, for closures would check their executor at every touch.
  private func tell(
    _ recognizer: UIGestureRecognizer, of touches: [UITouch], _ event: UIEvent,
    _ all: Set<UITouch>
  ) {
    for phase in UITouch.Phase.told {
      var count = 0
      for touch in touches where touch.phase == phase && recognizer.isListening(to: touch) {
        count += 1
      }
      guard count > 0 else { continue }
      var own = all
      if count < all.count {
        own = Set(minimumCapacity: count)
        for touch in touches where touch.phase == phase && recognizer.isListening(to: touch) {
          own.insert(touch)
        }
      }
      note(event, phase, recognizer)
      tell(recognizer, phase, own, event)
    }
  }

  /// Notes, for the trace, what a recognizer is told while `body` tells it.
  @inline(__always)
  func telling(_ method: @autoclosure () -> String, _ body: () -> Void) {
    guard Trace.isOn(.gesture) else { return body() }
    occasion = method()
    body()
    occasion = nil
  }

  /// Tells a recognizer of touches in one phase.
  @inline(__always)
  func tell(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    telling(phase.method) { call(recognizer, phase, touches, event) }
  }

  @inline(__always)
  private func call(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// - Rules: GR-34.
  private func note(
    _ event: UIEvent, _ phase: UITouch.Phase, _ recognizer: UIGestureRecognizer
  ) {
    let modifiers = event.modifierFlags
    let buttons = event.buttonMask
    guard !modifiers.isEmpty || !buttons.isEmpty || recognizer.extras != nil else { return }
    let extras = recognizer.needExtras
    extras.modifiers = modifiers
    if !buttons.isEmpty || phase == .began { extras.buttons = buttons }
  }

  /// The recognizers of several touches, each once, the deepest first.
  ///
  /// - Rules: GR-23.
  private func takeRecognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    swap(&recognizers, &buffer)
    round += 1
    for touch in touches where touch.phase != .stationary {
      for recognizer in touch.recognizers where recognizer.round != round {
        recognizer.round = round
        var place = recognizers.count
        while place > 0, recognizers[place - 1].depth < recognizer.depth { place -= 1 }
        recognizers.insert(recognizer, at: place)
      }
    }
    return recognizers
  }

  private func giveBack(_ recognizers: consuming [UIGestureRecognizer]) {
    recognizers.removeAll(keepingCapacity: true)
    buffer = recognizers
  }

  /// Tells the recognizers of a touch that values which were estimated are known.
  ///
  /// - Rules: TE-49.
  func estimatesDidChange(_ touch: UITouch) {
    scope {
      for recognizer in touch.recognizers where !recognizer.currentState.isTerminal {
        recognizer.touchesEstimatedPropertiesUpdated([touch])
      }
    }
  }
}

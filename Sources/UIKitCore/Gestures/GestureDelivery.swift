// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Recognizers get an event before the views: those of a new touch are collected when it begins, and
// each is told of its own touches, the deepest first.

extension GestureEnvironment {
  // Rules: GR-15, GR-16.
  /// Collects the recognizers of the touches that begin.
  func enroll(_ touches: EventTouches, of event: UIEvent) {
    for touch in touches.inOrder where touch.phase == .began && touch.recognizers.isEmpty {
      enroll(touch, of: event)
    }
  }

  // Rules: GR-20, TE-26, TE-29, TE-55.
  /// Collects the recognizers of the touch's view and of all above, the view's own first.
  private func enroll(_ touch: UITouch, of event: UIEvent) {
    var level = 0
    var current = Self.watched(from: touch.view, &level)
    while let view = current {
      for recognizer in view.extras?.recognizers ?? []
      where GestureEnrollment.admits(recognizer, touch, event) {
        join(recognizer, touch)
        recognizer.touches.append(touch)
        recognizer.depth = -level
        recognizer.extras?.idleTimer?.cancel()
        Trace.record(.gesture, "\(Trace.name(recognizer)) of \(Trace.name(view)) gets the touch")
      }
      level += 1
      current = Self.watched(from: view.parent, &level)
    }
    for recognizer in touch.recognizers { recognizer.depth += level }
  }

  /// The view, or the first above it, that has recognizers; nil for none.
  ///
  /// OPTIMIZATION: most views have none, and those are not retained.
  ///
  /// - Parameter level: counts the views that are passed by.
  private static func watched(from view: UIView?, _ level: inout Int) -> UIView? {
    guard let view else { return nil }
    var current: Unmanaged<UIView>? = .passUnretained(view)
    while let step = current {
      if step.withoutRetaining({ $0.hasRecognizers }) { return step.takeUnretainedValue() }
      level += 1
      current = step.withoutRetaining { $0.parentLink }
    }
    return nil
  }

  // Rules: GR-22, GR-23, GR-24, GR-74.
  /// Tells each recognizer of its touches, in the order of phases, then does what they decided.
  @inline(__always)
  func deliver(_ touches: EventTouches, of event: UIEvent) {
    if let watched = watched(among: touches) { tell(watched, of: touches, event) }
  }

  private func tell(_ watched: Watched, of touches: EventTouches, _ event: UIEvent) {
    scope {
      if watched.isOnly {
        // OPTIMIZATION: the recognizers of one touch stand in their order, so no list is made; this
        // copy of it holds them.
        let recognizers = watched.first.withoutRetaining { $0.recognizers }
        for place in recognizers.indices {
          Unmanaged.passUnretained(recognizers[place]).withoutRetaining {
            tell($0, of: touches, event)
          }
        }
      } else {
        let recognizers = takeRecognizers(of: touches)
        for recognizer in recognizers { tell(recognizer, of: touches, event) }
        giveBack(recognizers)
      }
      flush()
      for touch in touches.unretained {
        touch.withoutRetaining { if touches.phase(of: $0).isFinal { lift($0) } }
      }
    }
  }

  /// The first touch that changed and that any recognizer tracks, and whether it is the only one.
  private typealias Watched = (first: Unmanaged<UITouch>, isOnly: Bool)

  @inline(__always)
  private func watched(among touches: EventTouches) -> Watched? {
    var first: Unmanaged<UITouch>?
    for touch in touches.unretained
    where touch.withoutRetaining({
      !$0.recognizers.isEmpty && touches.phase(of: $0) != .stationary
    }) {
      if let first { return (first, isOnly: false) }
      first = touch
    }
    guard let first else { return nil }
    return (first, isOnly: true)
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, of touches: EventTouches, _ event: UIEvent
  ) {
    for phase in touches.phases {
      touches.withThose {
        touches.phase(of: $0) == phase && recognizer.isListening(to: $0)
      } _: { own in
        note(event, phase, recognizer)
        tell(recognizer, phase, own, event)
      }
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

  // Rules: GR-34.
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

  // Rules: GR-23.
  /// The recognizers of several touches, each once, the deepest first.
  private func takeRecognizers(of touches: EventTouches) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    swap(&recognizers, &buffer)
    round += 1
    for touch in touches.inOrder where touches.phase(of: touch) != .stationary {
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

  // Rules: TE-49.
  /// Tells the recognizers of a touch that values which were estimated are known.
  func estimatesDidChange(_ touch: UITouch) {
    scope {
      for recognizer in touch.recognizers where !recognizer.currentState.isTerminal {
        recognizer.touchesEstimatedPropertiesUpdated([touch])
      }
    }
  }
}

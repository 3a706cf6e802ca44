// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
package import UIKitHost

extension UIApplication {
  // Rules: AW-1, AW-20, AW-28.
  /// Takes an event of the host: it waits its turn, and each event is one turn.
  ///
  /// What a handler causes to be reported comes after the event in progress. An application that
  /// ended takes nothing more.
  package func receive(_ event: HostEvent) { accept(event) }

  // OPTIMIZATION: what an event takes that nothing comes between is one function.

  @inline(__always)
  func accept(_ event: HostEvent) {
    guard !hasEnded, queue.begin() else { return postpone(event) }
    take(event)
    if !queue.endIfEmpty() { takeWaiting() }
  }

  @inline(never)
  private func postpone(_ event: HostEvent) {
    guard hasEnded else { return queue.enqueue(event) }
    Trace.record(.anomaly, "the application ended; nothing comes of \(told(event))")
  }

  @inline(never)
  private func takeWaiting() {
    while let waiting = queue.next() { take(waiting) }
  }

  @inline(__always)
  private func take(_ event: HostEvent) {
    // First, for who records it tells the time.
    onReceive?(event)
    Trace.record(.host, told(event))
    LastRelease.settle()
    // OPTIMIZATION: the most frequent kind first, for the function that knows all is a large one.
    if case .contacts(let frame) = event { takeContacts(frame) } else { handle(event) }
    turn.end()
  }

  /// What a trace says of an event; not which keys a secret is typed with.
  @inline(never)
  private func told(_ event: HostEvent) -> String {
    TextKeys.isSecret(KeyWindow.shared.current?.firstResponder) ? event.masked : event.description
  }

  func handle(_ event: HostEvent) {
    switch event {
    case .contacts(let frame): takeContacts(frame)
    case .hover(let sample):
      guard !isIgnoringInteractionEvents else {
        PointerTracker.made?.leave()
        return
      }
      let events = translator.translate(sample)
      for hover in events { sendEvent(hover) }
      followPointer(sample, events)
    case .scroll(let sample):
      guard !isIgnoringInteractionEvents else { return }
      if let scroll = translator.translate(sample) { sendEvent(scroll) }
    case .pencil(let sample): takePencil(sample)
    case .contactUpdate(let update): translator.apply(update)
    case .key(let stroke): takeKey(stroke)
    case .press(let sample): takePress(sample)
    case .hardwareKeyboard(let isAttached, let time):
      takeKeyboard(isAttached: isAttached, at: time)
    case .cancelContacts(let time):
      cancelTouches(at: time)
      cancelPresses(at: time)
      cancelPencil(at: time)
      PointerTracker.made?.cancelPress()
    case .screen(let metrics, _):
      guard metrics.isPossible else { return translator.repairs.note("there is no such screen") }
      takeScreen(metrics)
    case .lifecycle(let change, let time): Lifecycle.apply(change, at: time, to: self)
    case .remote(let command, let time): takeRemote(command, at: time)
    case .shake(let phase, let time): takeShake(phase, at: time)
    case .tilt(let tilt, _): takeTilt(tilt)
    case .openURL(let request, _): takeURL(request)
    case .continueActivity(let activity, _): Continuation.run(activity, in: self)
    case .shortcut(let type, _): takeShortcut(type)
    case .drag(let report): takeDrag(report)
    case .draggedOut(let offer, _): takeDragOut(offer)
    case .clipboard(let content, _): SystemClipboard.take(content)
    case .text(let report): takeText(report)
    case .reading(let deed, let time): takeReading(deed, at: time)
    case .languages(let languages):
      InputModes.shared.offer(languages)
      InputDirector.shared.modeDidChange()
    case .preferences(let preferences, _):
      guard preferences.isPossible else {
        return translator.repairs.note("nobody can want text in that size")
      }
      takePreferences(preferences)
    case .edit(let command, _):
      sendAction(Selector(command.rawValue + ":"), to: nil, from: nil, for: nil)
    case .fonts(let report): takeFonts(report)
    }
  }

  /// OPTIMIZATION: part of the same function, for most events come here.
  @inline(__always)
  private func takeContacts(_ frame: ContactFrame) {
    guard let touches = translator.translate(frame, isIgnoring: isIgnoringInteractionEvents)
    else { return }
    touches.withoutRetaining { sendEvent($0) }
    translator.removeFinished()
    if followsPointer { PointerTracker.shared.take(frame) }
  }

  // Rules: TE-36, AW-15.
  /// Cancels every touch by an event like any other.
  func cancelTouches(at time: Double) {
    guard let event = translator.cancelAll(at: time) else { return }
    sendEvent(event)
    translator.removeFinished()
  }
}

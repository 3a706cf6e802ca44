// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import UIKitHost

extension UIApplication: HostReceiver {
  /// Takes an event of the host: it waits its turn, and each event is one turn.
  ///
  /// - Rules: AW-1, AW-20.
  public func receive(_ event: HostEvent) {
    queue.enqueue(event)
    queue.drain { event in
      Trace.record(.host, "\(event)")
      handle(event)
      turn.end()
    }
  }

  /// Everything that is shown, for a host that begins to show it in a new place.
  public func describeEverything() -> LayerCommit { turn.describeEverything() }

  private func handle(_ event: HostEvent) {
    switch event {
    case .contacts(let frame):
      guard let touches = translator.translate(frame, isIgnoring: isIgnoringInteractionEvents)
      else { return }
      sendEvent(touches)
      ActiveTouches.shared.removeFinished()
    case .hover(let sample):
      guard !isIgnoringInteractionEvents else { return }
      for hover in translator.translate(sample) { sendEvent(hover) }
    case .scroll(let sample):
      guard !isIgnoringInteractionEvents else { return }
      if let scroll = translator.translate(sample) { sendEvent(scroll) }
    case .contactUpdate(let update): translator.apply(update)
    case .cancelContacts(let time): cancelTouches(at: time)
    case .screen(let metrics, _): ScreenChange.apply(metrics)
    case .lifecycle(let change, let time): Lifecycle.apply(change, at: time, to: self)
    case .fonts(let report): FontTable.shared.add(report)
    }
  }

  /// Cancels every touch by an event like any other.
  ///
  /// - Rules: TE-36, AW-15.
  func cancelTouches(at time: Double) {
    guard let event = translator.cancelAll(at: time) else { return }
    sendEvent(event)
    ActiveTouches.shared.removeFinished()
  }
}

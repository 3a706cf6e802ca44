// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that writes down motion and remote control, and passes them on if told to.
final class ShakenView: LoggingView {
  var passesOn = false

  private func note(_ what: String, _ subtype: UIEvent.EventSubtype?, _ event: UIEvent?) {
    let type = event.map { "\($0.type)" } ?? "no event"
    log.record("\(name) \(what) \(subtype?.rawValue ?? -1) \(type) \(event?.timestamp ?? -1)")
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", motion, event)
    if passesOn { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", motion, event)
    if passesOn { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("cancelled", motion, event)
    if passesOn { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    note("received", event?.subtype, event)
    if passesOn { super.remoteControlReceived(with: event) }
  }
}

/// A delegate that hears what the application passes on.
final class ListeningDelegate: UIResponder, UIApplicationDelegate {
  let log: EventLog

  init(_ log: EventLog) { self.log = log }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.record("delegate began")
  }
  override func remoteControlReceived(with event: UIEvent?) {
    log.record("delegate received \(event?.subtype.rawValue ?? -1)")
  }
}

/// A window with a listener in a listener, under a delegate that listens too.
@MainActor
final class MotionStage {
  let log = EventLog()
  let outer: ShakenView
  let middle: UIView
  let inner: ShakenView
  let generator: EventGenerator
  private let delegate: ListeningDelegate
  private let before: (any UIApplicationDelegate)?

  init() throws {
    outer = ShakenView("outer", log, in: nil)
    middle = UIView()
    outer.addSubview(middle)
    inner = ShakenView("inner", log, in: middle)
    generator = try EventGenerator(view: outer)
    delegate = ListeningDelegate(log)
    before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
  }

  /// Puts the application back into the state that other tests expect.
  func tearDown() {
    UIApplication.shared.endReceivingRemoteControlEvents()
    UIApplication.shared.delegate = before
    HostInput.send(.lifecycle(.activate, at: 0))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// A view that says when it goes.
private final class Parting: UIView {
  var farewell: (@MainActor () -> Void)?
  deinit {
    if let farewell { MainActor.assumeIsolated { farewell() } }
  }
}

/// What waits for estimates to be put right holds views, and lets the oldest go when it has too many.
@MainActor @Suite("How long estimates are remembered", .freshApplication)
struct EstimateLifetimeTests {
  private func send(_ contact: Int, _ phase: Contact.Phase, _ x: Double, estimate: Int? = nil) {
    let detail = estimate.map {
      ContactDetail(estimated: .force, awaited: .force, estimationIndex: $0)
    }
    HostInput.send(
      .contacts(
        ContactFrame(
          time: x,
          contacts: [
            Contact(
              id: contact, kind: .pen, phase: phase, location: CGPoint(x: x, y: 10), detail: detail)
          ])))
  }

  @Test func `a view that goes with its last estimate may take away what is touched`()
    throws
  {
    let root = UIView(frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: root)
    let log = EventLog()
    let pad = ProbeView("pad", log: log)
    pad.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    root.addSubview(pad)
    var parting: Parting? = Parting(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    parting?.farewell = { [unowned pad] in
      log.record("gone")
      pad.removeFromSuperview()
    }
    parting.map(root.addSubview)
    send(1, .began, 10, estimate: 1)
    send(1, .ended, 11)
    parting?.removeFromSuperview()
    parting = nil
    #expect(log.lines == [])
    send(2, .began, 110, estimate: 2)
    for index in 3...64 { send(2, .moved, 110 + Double(index), estimate: index) }
    _ = log.take()
    send(2, .moved, 180, estimate: 65)
    #expect(log.take() == ["gone", "pad cancelled (80, 10)"])
    #expect(pad.superview == nil)
    #expect(ActiveTouches.shared.touches.isEmpty)
    withExtendedLifetime(generator) {}
  }
}

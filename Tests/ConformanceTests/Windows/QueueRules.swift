// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW the queue", .freshApplication)
struct QueueRules {
  @Test func `AW-1 what is reported while a handler runs comes after it, in order`() throws {
    let log = EventLog()
    let view = ProbeView("view", log: log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isMultipleTouchEnabled = true
    let generator = try EventGenerator(view: view, alignment: .center)
    let place = view.convert(CGPoint(x: 50, y: 50), to: nil)
    func report(_ id: Int, _ phase: Contact.Phase) {
      let contact = Contact(id: id, phase: phase, location: place)
      HostInput.send(.contacts(ContactFrame(time: generator.now, contacts: [contact])))
    }
    var isFirst = true
    view.onTouches = { _, _, _ in
      guard isFirst else { return }
      isFirst = false
      report(102, .began)
      report(101, .ended)
      report(102, .ended)
      log.record("first handler ends")
    }
    report(101, .began)
    #expect(
      log.take() == [
        "view began (50, 50)", "first handler ends", "view began (50, 50)", "view ended (50, 50)",
        "view ended (50, 50)",
      ])
  }
}

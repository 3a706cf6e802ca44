// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RT notifications by selector", .freshApplication)
struct NotificationRules {
  let pad = ExposedPad()
  let center = NotificationCenter()
  static let name = Notification.Name("RTNote")

  @Test func `RT-20 an observer is told of its name and sender`() {
    let sender = NSObject()
    center.addObserver(pad, selector: Selector("told:"), name: Self.name, object: sender)
    center.addObserver(pad, selector: Selector("ring"), name: nil, object: nil)
    center.post(name: Self.name, object: sender)
    center.post(name: Self.name, object: NSObject())
    #expect(pad.log.sorted() == ["ring", "ring", "told RTNote"])
  }

  @Test func `RT-21 an observer is not kept, and forgotten when it is gone`() {
    weak var seen: ExposedPad?
    do {
      let other = ExposedPad()
      seen = other
      center.addObserver(other, selector: Selector("ring"), name: Self.name, object: nil)
      center.post(name: Self.name, object: nil)
      #expect(other.log == ["ring"])
    }
    #expect(seen == nil)
    center.post(name: Self.name, object: nil)
    for _ in 0..<100 {
      center.addObserver(ExposedPad(), selector: Selector("rang"), name: Self.name, object: nil)
    }
    center.post(name: Self.name, object: nil)
  }

  /// Ends its own observing where most classes do.
  @MainActor private final class Leaver: NSObject {
    static let heard = Selector("heard", Leaver.hear)
    let center: NotificationCenter
    let note: () -> Void

    init(_ center: NotificationCenter, _ note: @escaping () -> Void) {
      (self.center, self.note) = (center, note)
      super.init()
      center.addObserver(self, selector: Self.heard, name: NotificationRules.name, object: nil)
    }

    func hear() { note() }

    isolated deinit { center.removeObserver(self) }
  }

  @Test func `RT-21 observers end in their own deinit, and others in their places are told`() {
    var count = 0
    for _ in 0..<200 { _ = Leaver(center) { count += 1 } }
    center.post(name: Self.name, object: nil)
    #expect(count == 0)
    let stay = (0..<50).map { _ in Leaver(center) { count += 1 } }
    center.post(name: Self.name, object: nil)
    #expect(count == stay.count)
  }

  @Test func `RT-22 observing ends by name and sender, or altogether`() {
    let other = Notification.Name("RTOther")
    for name in [Self.name, other] {
      center.addObserver(pad, selector: Selector("told:"), name: name, object: nil)
    }
    center.removeObserver(pad, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    center.post(name: other, object: nil)
    #expect(pad.log == ["told RTOther"])
    center.removeObserver(pad)
    center.post(name: other, object: nil)
    #expect(pad.log == ["told RTOther"])
  }

  @Test func `RT-22 what stands for a block is taken too`() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Self.name, object: nil)
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    #expect(count == 1)
  }
}

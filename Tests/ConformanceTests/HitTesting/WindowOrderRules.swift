// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// The order of windows, whatever happened to them before.
@MainActor @Suite("HT the order of windows", .freshApplication)
struct WindowOrderRules {
  private static let steps = 2000
  private static let most = 12

  /// A window, and what decides where it stands.
  private struct Entry {
    let window: UIWindow
    var level: CGFloat
    var moment: Int
    var isHidden: Bool
  }

  @Test func `HT-26 HT-27 random changes leave windows in the order of their levels and moments`() {
    var random = LinearRandom(state: 12)
    var entries: [Entry] = []
    var moment = 0
    for step in 0..<Self.steps {
      moment += 1
      let place = entries.isEmpty ? 0 : random.below(entries.count)
      switch random.below(6) {
      case 0 where entries.count < Self.most, 1 where entries.isEmpty:
        let window = UIWindow(frame: UIScreen.main.bounds)
        entries.append(Entry(window: window, level: 0, moment: moment, isHidden: true))
      case 1 where entries.count > Self.most / 2: entries.remove(at: place)
      case 2 where !entries.isEmpty:
        entries[place].level = CGFloat(random.below(3))
        entries[place].window.windowLevel = UIWindow.Level(rawValue: entries[place].level)
      case 3 where !entries.isEmpty:
        if !entries[place].isHidden { entries[place].window.isHidden = true }
        entries[place].isHidden = true
      case 4 where !entries.isEmpty:
        if entries[place].isHidden { entries[place].moment = moment }
        entries[place].window.isHidden = false
        entries[place].isHidden = false
      case 5 where !entries.isEmpty:
        entries[place].window.makeKeyAndVisible()
        entries[place].moment = moment
        entries[place].isHidden = false
      default: continue
      }
      let expected = entries.filter { !$0.isHidden }
        .sorted { ($0.level, $0.moment) < ($1.level, $1.moment) }.map(\.window)
      guard UIApplication.shared.windows == expected else {
        Issue.record("step \(step): the windows stand in another order")
        return
      }
    }
    for entry in entries { entry.window.isHidden = true }
  }

  @Test func `HT-25 a window that goes away while the one before it is asked is not asked`() throws
  {
    final class Releasing: UIWindow {
      var other: UIWindow?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        other = nil
        return nil
      }
    }
    let log = EventLog()
    let behind = UIWindow(frame: UIScreen.main.bounds)
    behind.addSubview(ProbeView("behind", log: log, frame: behind.bounds))
    let generator = try EventGenerator(window: behind)
    let front = Releasing(frame: UIScreen.main.bounds)
    weak var middle: UIWindow?
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(ProbeView("middle", log: log, frame: window.bounds))
      window.isHidden = false
      middle = window
      front.other = window
    }
    front.isHidden = false
    #expect(middle != nil)
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(middle == nil)
    #expect(log.take() == ["behind began (5, 5)", "behind ended (5, 5)"])
    front.isHidden = true
  }
}

/// Numbers that look random and are the same in every run.
private struct LinearRandom {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

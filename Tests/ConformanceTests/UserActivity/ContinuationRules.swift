// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UA continuing activities", .freshApplication)
struct ContinuationRules {
  private func delegated(_ body: (EventGenerator, EventLog) throws -> Void) throws {
    let log = EventLog()
    let generator = try EventGenerator(view: UIView(frame: UIScreen.main.bounds))
    let delegate = ContinuingDelegate(log)
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    try body(generator, log)
  }

  @Test func `UA-16 an application in the background comes to the foreground first`() throws {
    try delegated { generator, log in
      HostInput.send(.lifecycle(.enterBackground, at: generator.now))
      try generator.restore(NSUserActivity(activityType: "a"))
      #expect(log.take() == ["foreground", "will continue a", "continue a ", "active"])
    }
  }

  @Test func `UA-16 what cannot be understood, or is over, fails`() throws {
    try delegated { generator, log in
      let broken = ContinuedActivity(type: "a", archive: Data("{".utf8))
      HostInput.send(.continueActivity(broken, at: generator.now))
      #expect(log.take() == ["will continue a", "failed a"])
      let over = NSUserActivity(activityType: "b")
      over.expirationDate = .distantPast
      try generator.restore(over)
      #expect(log.take() == ["will continue b", "failed b"])
    }
  }

  @Test func `UA-15 everything that can be written down goes along, the rest does not`() throws {
    try delegated { generator, log in
      let activity = NSUserActivity(activityType: "a")
      let date = Date(timeIntervalSinceReferenceDate: 5)
      activity.userInfo = [
        "text": "t", "whole": 3, "half": 0.5, "truth": true, "data": Data([1]), "date": date,
        "list": [1, "two"], "map": ["k": 2], "view": UIView(), 7: "no name",
      ]
      try generator.restore(activity)
      #expect(
        log.take().last
          == "continue a data=1 bytes date=\(date) half=0.5 list=[1, \"two\"] map=[\"k\": 2] "
          + "text=t truth=true whole=3")
    }
  }

  @Test func `UA-15 with required keys only their entries go along`() throws {
    try delegated { generator, log in
      let activity = NSUserActivity(activityType: "a")
      activity.userInfo = ["page": 1, "scroll": 20]
      activity.requiredUserInfoKeys = ["page"]
      try generator.restore(activity)
      #expect(log.take() == ["will continue a", "continue a page=1"])
    }
  }

  @Test func `UA-12 the application's delegate is told of what was brought up to date`() throws {
    try delegated { generator, log in
      let view = ActiveView("view", log)
      generator.mainView.addSubview(view)
      let activity = NSUserActivity(activityType: "a")
      view.userActivity = activity
      activity.needsSave = true
      generator.advance(by: 0.01)
      #expect(log.take() == ["view updates a with 0", "updated a with 1"])
    }
  }

  @Test func `AW-14 a shortcut is performed by the application's delegate`() throws {
    try delegated { generator, log in
      generator.performShortcut("new")
      #expect(log.take() == ["shortcut new new"])
      UIApplication.shared.shortcutItems = [
        UIApplicationShortcutItem(type: "new", localizedTitle: "New Note")
      ]
      defer { UIApplication.shared.shortcutItems = nil }
      HostInput.send(.lifecycle(.enterBackground, at: generator.now))
      generator.performShortcut("new")
      #expect(log.take() == ["foreground", "shortcut new New Note", "active"])
    }
  }
}

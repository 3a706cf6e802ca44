// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UA user activity", .freshApplication)
struct UserActivityRules {
  /// A delegate of an activity that counts how much is in it when it is saved.
  private final class ActivityDelegate: NSObject, NSUserActivityDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      let (log, count) = (log, userActivity.userInfo?.count ?? -1)
      MainActor.assumeIsolated { log.record("will save with \(count)") }
    }
  }

  @Test func `UA-19 a page of the web has a kind of its own`() {
    #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
  }

  @Test func `UA-1 UA-2 UA-5 an activity that needs it is saved in a later turn`() throws {
    let log = EventLog()
    let view = ActiveView("view", log)
    let generator = try EventGenerator(view: view)
    let activity = NSUserActivity(activityType: "test.read")
    view.userActivity = activity
    #expect(view.userActivity === activity)
    generator.advance(by: 1)
    #expect(log.take() == [])
    activity.needsSave = true
    #expect(log.take() == [])
    #expect(activity.needsSave)
    generator.advance(by: 0.01)
    #expect(log.take() == ["view updates test.read with 0"])
    #expect(!activity.needsSave)
    #expect(activity.userInfo?["view"] as? Int == 1)
    generator.advance(by: 1)
    #expect(log.take() == [])
  }

  @Test func `UA-12 going to the background saves`() throws {
    let log = EventLog()
    let view = ActiveView("view", log)
    let generator = try EventGenerator(view: view)
    let activity = NSUserActivity(activityType: "test.read")
    view.userActivity = activity
    activity.needsSave = true
    HostInput.send(.lifecycle(.enterBackground, at: generator.now))
    #expect(log.take() == ["view updates test.read with 0"])
    HostInput.send(.lifecycle(.activate, at: generator.now))
    view.userActivity = nil
  }

  @Test func `UA-3 UA-4 UA-9 UA-11 all who share it fill it anew, then its delegate is told`()
    throws
  {
    let log = EventLog()
    let first = ActiveView("first", log)
    let second = ActiveView("second", log)
    let generator = try EventGenerator(view: first)
    first.addSubview(second)
    let activity = NSUserActivity(activityType: "test.read")
    let delegate = ActivityDelegate(log)
    activity.delegate = delegate
    activity.userInfo = ["old": true]
    first.userActivity = activity
    second.userActivity = activity
    activity.needsSave = true
    generator.advance(by: 0.01)
    #expect(
      log.take() == [
        "first updates test.read with 0", "second updates test.read with 1", "will save with 2",
      ])
    #expect(Set((activity.userInfo ?? [:]).keys.map { "\($0.base)" }) == ["first", "second"])
  }

  @Test func `UA-6 an activity that nobody has any more ends`() {
    let log = EventLog()
    let activity = NotedActivity("a", log)
    let first = UIView()
    let second = UIView()
    first.userActivity = activity
    second.userActivity = activity
    first.userActivity = nil
    #expect(log.take() == [])
    second.userActivity = nil
    #expect(log.take().last == "a invalid")
  }

  @Test func `UA-6 a responder that goes away lets go of its activity`() {
    let log = EventLog()
    let activity = NotedActivity("a", log)
    do {
      let view = UIView()
      view.userActivity = activity
      #expect(log.take() == [])
    }
    #expect(log.take().last == "a invalid")
  }

  @Test func `UA-7 replacing an activity detaches it`() {
    let log = EventLog()
    let view = UIView()
    view.userActivity = NotedActivity("a", log)
    view.userActivity = NotedActivity("b", log)
    #expect(log.take().last == "a invalid")
    view.userActivity = nil
    #expect(log.take().last == "b invalid")
  }

  @Test func `UA-8 UA-13 a controller's activity is current while it is shown`() throws {
    let log = EventLog()
    let list = ActiveController(NotedActivity("list", log))
    let navigation = UINavigationController(rootViewController: list)
    let generator = try EventGenerator(viewController: navigation)
    #expect(log.take() == ["list current"])
    let detail = ActiveController(NotedActivity("detail", log))
    navigation.pushViewController(detail, animated: false)
    generator.advance(by: 1)
    #expect(log.take() == ["list resigned", "detail current"])
    navigation.popViewController(animated: false)
    generator.advance(by: 1)
    #expect(log.take() == ["detail resigned", "list current"])
    generator.window.isHidden = true
    generator.advance(by: 0.01)
    #expect(log.take() == ["list resigned"])
  }

  @Test func `UA-8 a view's activity is current from when it is on the screen`() throws {
    let log = EventLog()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let generator = try EventGenerator(view: root)
    let view = UIView()
    view.userActivity = NotedActivity("a", log)
    #expect(log.take() == [])
    root.addSubview(view)
    generator.advance(by: 0.01)
    #expect(log.take() == ["a current"])
    root.userActivity = NotedActivity("b", log)
    #expect(log.take() == ["a resigned", "b current"])
    root.userActivity = nil
    #expect(log.take().contains("b invalid"))
    view.removeFromSuperview()
    generator.advance(by: 0.01)
    #expect(log.take().last == "a resigned")
  }

  @Test func `UA-10 who is handed to the restoration handler restores itself`() throws {
    let log = EventLog()
    let view = ActiveView("view", log)
    let generator = try EventGenerator(view: view)
    let delegate = ContinuingDelegate(log)
    delegate.restoring = [view]
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let activity = NSUserActivity(activityType: "test.read")
    activity.userInfo = ["page": 4]
    try generator.restore(activity)
    #expect(
      log.take() == [
        "will continue test.read", "continue test.read page=4", "view restores test.read 4",
      ])
    UIResponder().restoreUserActivityState(activity)
    #expect(log.take() == [])
  }
}

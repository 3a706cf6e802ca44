// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// An activity that writes down when it becomes current, resigns and ends.
final class NotedActivity: NSUserActivity {
  let log: EventLog

  init(_ type: String, _ log: EventLog) {
    self.log = log
    super.init(activityType: type)
  }

  private func note(_ what: String) {
    let (log, line) = (log, "\(activityType) \(what)")
    MainActor.assumeIsolated { log.record(line) }
  }

  override func becomeCurrent() {
    super.becomeCurrent()
    note("current")
  }
  override func resignCurrent() {
    super.resignCurrent()
    note("resigned")
  }
  override func invalidate() {
    super.invalidate()
    note("invalid")
  }
}

/// A view that adds its name to its activity, and writes down what it is asked.
final class ActiveView: UIView {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  required init?(coder: NSCoder) { nil }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    log.record("\(name) updates \(activity.activityType) with \(activity.userInfo?.count ?? -1)")
    activity.addUserInfoEntries(from: [name: 1])
    super.updateUserActivityState(activity)
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    log.record("\(name) restores \(activity.activityType) \(activity.userInfo?["page"] ?? "-")")
  }
}

/// A controller with an activity.
final class ActiveController: UIViewController {
  init(_ activity: NSUserActivity) {
    super.init(nibName: nil, bundle: nil)
    userActivity = activity
  }
  required init?(coder: NSCoder) { nil }
}

/// A delegate that writes down what it is told about activities and shortcuts.
final class ContinuingDelegate: UIResponder, UIApplicationDelegate {
  let log: EventLog
  var restoring: [any UIUserActivityRestoring] = []
  init(_ log: EventLog) { self.log = log }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    log.record("will continue \(userActivityType)")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    let info = (userActivity.userInfo ?? [:]).map { "\($0.key.base)=\($0.value)" }.sorted()
    log.record("continue \(userActivity.activityType) \(info.joined(separator: " "))")
    restorationHandler(restoring)
    return true
  }
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { log.record("failed \(userActivityType)") }
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    log.record("updated \(userActivity.activityType) with \(userActivity.userInfo?.count ?? -1)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) { log.record("foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { log.record("active") }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.record("shortcut \(shortcutItem.type) \(shortcutItem.localizedTitle)")
    completionHandler(true)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor private var log: [String] = []

/// A delegate whose application shows one page, which has an activity.
private final class PageDelegate: UIResponder, UIApplicationDelegate {
  var page = UIViewController()
  var hasScenes = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let about = launchOptions?[.userActivityDictionary] as? [UIApplication.LaunchOptionsKey: Any]
    log.append("launched for \(about?[.userActivityType] ?? "nothing")")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    log.append("continue \(userActivity.activityType) \(userActivity.userInfo?["n"] ?? "-")")
    page.userActivity = userActivity
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    guard hasScenes else { return UISceneConfiguration.none }
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = PageSceneDelegate.self
    return configuration
  }
}

private final class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let types = connectionOptions.userActivities.map(\.activityType)
    log.append(
      "connect \(types) \(session.stateRestorationActivity?.userInfo?["n"] ?? "without state")")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "scene")
    activity.userInfo = ["n": 8]
    return activity
  }
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { log.append("restore \(stateRestorationActivity.userInfo?["n"] ?? "-")") }
}

@MainActor @Suite("UA restoration", .freshApplication)
struct RestorationTests {
  /// Launches the application of the tests with a state folder, runs `body`, and forgets both.
  private func launch(
    _ delegate: PageDelegate, _ folder: String, restores: Bool, _ body: () throws -> Void
  ) rethrows {
    let application = UIApplication.shared
    let before = application.delegate
    application.delegate = delegate
    log = []
    application.stateKeeper = StateSaver(application, folder: folder, restores: restores)
    ApplicationDriving.launch()
    try body()
    HostInput.send(.lifecycle(.terminate, at: 0))
    for scene in application.scenes { Launch.disconnect(scene, from: application) }
    application.stateKeeper = nil
    application.delegate = before
    ApplicationDriving.activate()
  }

  private func withFolder(_ body: (String) throws -> Void) rethrows {
    let folder = NSTemporaryDirectory() + "state-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `UA-14 an application that is launched again gets back its activities`() {
    withFolder { folder in
      launch(PageDelegate(), folder, restores: false) {
        #expect(log == ["launched for nothing", "active"])
        let delegate = UIApplication.shared.delegate as? PageDelegate
        let activity = NSUserActivity(activityType: "page")
        activity.userInfo = ["n": 3]
        delegate?.page.userActivity = activity
        ApplicationDriving.endTurn()
      }
      launch(PageDelegate(), folder, restores: false) { #expect(log.last == "active") }
      let delegate = PageDelegate()
      launch(PageDelegate(), folder, restores: false) {
        let activity = NSUserActivity(activityType: "page")
        activity.userInfo = ["n": 4]
        delegate.page.userActivity = activity
        ApplicationDriving.endTurn()
      }
      delegate.page.userActivity = nil
      launch(PageDelegate(), folder, restores: true) {
        #expect(log == ["launched for page", "continue page 4", "active"])
      }
    }
  }

  @Test func `UA-14 while an activity waits to be saved the file stays as it was`()
    throws
  {
    try withFolder { folder in
      let delegate = PageDelegate()
      try launch(delegate, folder, restores: false) {
        let activity = NSUserActivity(activityType: "waiting")
        activity.userInfo = ["n": 3]
        delegate.page.userActivity = activity
        ApplicationDriving.endTurn()
        activity.userInfo = nil
        activity.needsSave = true
        delegate.page.userActivity = activity
        ApplicationDriving.endTurn()
        let data = try #require(try StateFile(folder: folder).read())
        let state = try SavedState(data, at: .distantPast)
        let saved = state.activities.first { $0.type == "waiting" }?.makeActivity()
        #expect(saved?.userInfo?["n"] as? Int == 3)
      }
    }
  }

  @Test func `UA-14 a scene gets back what its delegate gave`() {
    withFolder { folder in
      let delegate = PageDelegate()
      delegate.hasScenes = true
      launch(delegate, folder, restores: false) {
        #expect(log == ["launched for nothing", "connect [] without state"])
        HostInput.send(.lifecycle(.enterBackground, at: 0))
      }
      launch(delegate, folder, restores: true) {
        #expect(log == ["launched for nothing", "connect [] 8", "restore 8"])
      }
    }
  }

  @Test func `UA-14 a damaged file is reported and ignored`() throws {
    try withFolder { folder in
      for text in ["", "{", #"{"format":99,"activities":[],"sessions":[]}"#, "\u{0}\u{1}"] {
        try StateFile(folder: folder).write(Data(text.utf8))
        var anomalies: [String] = []
        let listener = Trace.listen(to: [.anomaly]) { anomalies.append($0.text) }
        launch(PageDelegate(), folder, restores: true) {
          #expect(log == ["launched for nothing", "active"])
        }
        Trace.stop(listener)
        #expect(anomalies.count == 1)
        #expect(anomalies.first?.hasPrefix("The saved state in \(folder) is ignored") == true)
      }
    }
  }

  @Test func `UA-14 saved activities can be deleted`() async throws {
    let folder = NSTemporaryDirectory() + "state-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var state = SavedState()
    for name in ["deleted.a", "deleted.b"] {
      let activity = NSUserActivity(activityType: name)
      activity.persistentIdentifier = name
      state.activities.append(ActivityRecord(activity) { _ in })
    }
    try StateFile(folder: folder).write(state.data())
    let application = UIApplication.shared
    application.stateKeeper = StateSaver(application, folder: folder, restores: false)
    await withCheckedContinuation { done in
      NSUserActivity.deleteAllSavedUserActivities { done.resume() }
    }
    let left = try SavedState(#require(try StateFile(folder: folder).read()), at: .distantPast)
    #expect(!left.activities.contains { $0.type.hasPrefix("deleted.") })
    application.stateKeeper = nil
  }
}

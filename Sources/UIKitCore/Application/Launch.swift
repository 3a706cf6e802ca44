// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Launches an application: delegate, scene, windows, up to the moment it gets input.
@MainActor
package enum Launch {
  // Rules: AW-14.
  package static func run(_ application: UIApplication) {
    application.hasEnded = false
    guard let delegate = application.delegate else { return Lifecycle.activate(application) }
    let restored = application.stateKeeper?.restored ?? SavedState()
    let options = launchOptions(restored)
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    Trace.record(.lifecycle, "application launched")
    connectScene(application, delegate, restored)
    if application.scenes.isEmpty { Continuation.run(restored.activities, in: application) }
    Lifecycle.activate(application)
  }

  /// What the delegate is told at the launch; nil when it is a launch like any other.
  private static func launchOptions(
    _ restored: SavedState
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    guard let current = restored.activities.last else { return nil }
    return [
      .userActivityDictionary: [UIApplication.LaunchOptionsKey.userActivityType: current.type]
    ]
  }

  /// Connects the scene that the delegate chooses a configuration for; classic without one.
  private static func connectScene(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate, _ restored: SavedState
  ) {
    let saved = restored.sessions.last
    let session = UISceneSession(
      role: .windowApplication, configuration: .none,
      identifier: saved?.identifier ?? UUID().uuidString)
    session.stateRestorationActivity = saved?.activity?.makeActivity()
    let options = UIScene.ConnectionOptions(
      activities: Set(restored.activities.map { $0.makeActivity() }))
    let chosen = delegate.application(
      application, configurationForConnecting: session, options: options)
    let isChosen = chosen !== UISceneConfiguration.none
    guard isChosen || SceneManifest.entry(named: nil, role: session.role.rawValue) != nil else {
      return
    }
    let configuration =
      isChosen ? chosen : UISceneConfiguration(name: nil, sessionRole: session.role)
    session.currentConfiguration = configuration
    connect(session, options, in: application)
  }

  /// Makes the scene of a session and tells its delegate.
  static func connect(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions, in application: UIApplication
  ) {
    let configuration = session.configuration
    let kind = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    WindowList.shared.needsScenes = true
    let scene = SceneMaker.make(kind, session, options)
    if let delegateClass = configuration.delegateClass {
      scene.delegate = ObjectMaker.make(delegateClass) as? any UISceneDelegate
    }
    application.scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    Trace.record(.lifecycle, "scene connected")
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.state = .foregroundInactive
  }

  // Rules: AW-14, TE-37.
  /// Takes a scene off the screen for good: its windows are hidden, and everybody is told.
  static func disconnect(_ scene: UIScene, from application: UIApplication) {
    guard application.scenes.contains(scene) else { return }
    if scene.state == .foregroundActive {
      scene.delegate?.sceneWillResignActive(scene)
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      scene.state = .foregroundInactive
    }
    if scene.state == .foregroundInactive {
      scene.state = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    }
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      window.isHidden = true
      window.windowScene = nil
    }
    application.scenes.removeAll { $0 === scene }
    scene.state = .unattached
    scene.session.connected = nil
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    WindowList.shared.needsScenes = !application.scenes.isEmpty
    WindowList.shared.orderDidChange()
    Trace.record(.lifecycle, "scene disconnected")
  }

  /// Disconnects the scene of a session that a person does not want any more.
  static func discard(_ session: UISceneSession, from application: UIApplication) {
    guard let scene = session.scene else { return }
    session.isKept = false
    disconnect(scene, from: application)
    application.delegate?.application(application, didDiscardSceneSessions: [session])
  }
}

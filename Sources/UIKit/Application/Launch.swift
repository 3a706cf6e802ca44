// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Launches an application: delegate, scene, windows, up to the moment it gets input.
@MainActor
enum Launch {
  /// - Rules: AW-14.
  static func run(_ application: UIApplication) {
    guard let delegate = application.delegate else { return Lifecycle.activate(application) }
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    Trace.record(.lifecycle, "application launched")
    connectScene(application, delegate)
    Lifecycle.activate(application)
  }

  /// Connects the scene that the delegate chooses a configuration for; classic without one.
  private static func connectScene(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate
  ) {
    let session = UISceneSession(role: .windowApplication, configuration: .none)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    guard configuration !== UISceneConfiguration.none else { return }
    session.currentConfiguration = configuration
    connect(session, options, in: application)
  }

  /// Makes the scene of a session and tells its delegate.
  static func connect(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions, in application: UIApplication
  ) {
    let configuration = session.configuration
    let kind = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    UIWindowScene.isRequired = true
    let scene = kind.init(session: session, connectionOptions: options)
    if let delegateClass = configuration.delegateClass {
      scene.delegate = ObjectMaker.make(delegateClass) as? any UISceneDelegate
    }
    application.scenes.append(scene)
    scene.state = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    Trace.record(.lifecycle, "scene connected")
  }
}

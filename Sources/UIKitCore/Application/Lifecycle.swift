// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Takes the application and its scenes from one state of their life to another.
@MainActor
enum Lifecycle {
  // Rules: AW-14, AW-15.
  static func apply(_ change: LifecycleChange, at time: TimeInterval, to application: UIApplication)
  {
    switch change {
    case .activate: activate(application)
    case .deactivate: deactivate(application, at: time)
    case .enterBackground: enterBackground(application, at: time)
    case .enterForeground: enterForeground(application)
    case .terminate: terminate(application, at: time)
    case .warnOfMemory: MemoryWarning.give(to: application)
    }
  }

  static func activate(_ application: UIApplication) {
    if application.currentState == .background { enterForeground(application) }
    guard application.currentState == .inactive else { return }
    application.currentState = .active
    note("active")
    if application.scenes.isEmpty { application.delegate?.applicationDidBecomeActive(application) }
    activateScenes(of: application)
    post(UIApplication.didBecomeActiveNotification, application)
  }

  /// Activates the scenes that are not active yet.
  static func activateScenes(of application: UIApplication) {
    for scene in application.scenes where scene.state != .foregroundActive {
      scene.state = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    }
  }

  // Rules: TE-36, AW-15.
  static func deactivate(_ application: UIApplication, at time: TimeInterval) {
    guard application.currentState == .active else { return }
    if application.scenes.isEmpty { application.delegate?.applicationWillResignActive(application) }
    for scene in application.scenes {
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
      scene.state = .foregroundInactive
    }
    post(UIApplication.willResignActiveNotification, application)
    application.currentState = .inactive
    note("inactive")
    application.cancelTouches(at: time)
    application.cancelPresses(at: time)
    application.endShake(.cancelled, at: time)
  }

  static func enterBackground(_ application: UIApplication, at time: TimeInterval) {
    deactivate(application, at: time)
    guard application.currentState == .inactive else { return }
    application.currentState = .background
    note("background")
    application.backgroundTasks.enterBackground()
    saveState(of: application)
    if application.scenes.isEmpty {
      application.delegate?.applicationDidEnterBackground(application)
    }
    for scene in application.scenes {
      scene.state = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
    }
    post(UIApplication.didEnterBackgroundNotification, application)
  }

  static func enterForeground(_ application: UIApplication) {
    guard application.currentState == .background else { return }
    application.backgroundTasks.enterForeground()
    if application.scenes.isEmpty {
      application.delegate?.applicationWillEnterForeground(application)
    }
    for scene in application.scenes {
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
      scene.state = .foregroundInactive
    }
    post(UIApplication.willEnterForegroundNotification, application)
    application.currentState = .inactive
    note("foreground")
  }

  private static func terminate(_ application: UIApplication, at time: TimeInterval) {
    deactivate(application, at: time)
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification, application)
    saveState(of: application)
    application.hasEnded = true
    note("terminated")
  }

  // Rules: UA-1.
  /// Saves what the application is doing: it may be ended without notice now.
  private static func saveState(of application: UIApplication) {
    ManagedActivities.shared.saveAll()
    for scene in application.scenes {
      guard let activity = scene.delegate?.stateRestorationActivity(for: scene) else { continue }
      scene.session.stateRestorationActivity = activity
    }
    application.stateKeeper?.write()
  }

  private static func post(_ name: NSNotification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  private static func note(_ state: String) { Trace.record(.lifecycle, "application \(state)") }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// What an application asks about its scenes.
@MainActor
enum SceneRequests {
  // Rules: AW-26, AW-27.
  /// Brings the scene of a session to the front, connecting it if it was disconnected.
  static func activate(
    _ session: UISceneSession?, _ activity: NSUserActivity?, in application: UIApplication
  ) -> UISceneError? {
    guard let session, session.isKept else { return UISceneError(.multipleScenesNotSupported) }
    if let scene = session.scene {
      if let activity { scene.delegate?.scene(scene, continue: activity) }
      return nil
    }
    guard application.scenes.isEmpty else { return UISceneError(.multipleScenesNotSupported) }
    Launch.connect(
      session, UIScene.ConnectionOptions(activities: activity.map { [$0] } ?? []), in: application)
    if application.currentState == .active { Lifecycle.activateScenes(of: application) }
    return nil
  }
}

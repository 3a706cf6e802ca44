// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

extension UIApplication {
  // Rules: AW-26, AW-27.
  /// Brings the scene of a session to the front, connecting it if it was disconnected.
  ///
  /// - Returns: why it cannot be shown; nil when it is.
  func activateScene(
    of session: UISceneSession?, _ activity: NSUserActivity?
  ) -> UISceneError? {
    guard let session, session.isKept else { return UISceneError(.multipleScenesNotSupported) }
    if let scene = session.scene {
      if let activity { scene.delegate?.scene(scene, continue: activity) }
      return nil
    }
    guard scenes.isEmpty else { return UISceneError(.multipleScenesNotSupported) }
    Launch.connect(
      session, UIScene.ConnectionOptions(activities: activity.map { [$0] } ?? []), in: self)
    if currentState == .active { Lifecycle.activateScenes(of: self) }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

extension UIApplication {
  // Rules: AW-26, AW-27, AW-70.
  /// Brings the scene of a session to the front, connecting it if it was disconnected.
  ///
  /// - Returns: why it cannot be shown; nil when it is.
  func activateScene(
    of session: UISceneSession?, _ activity: NSUserActivity?
  ) -> UISceneError? {
    if session == nil, let activity, let scene = scene(for: activity) {
      scene.delegate?.scene(scene, continue: activity)
      return nil
    }
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

  // Rules: AW-70.
  /// The scene that prefers to show what an activity is about; nil when none does.
  private func scene(for activity: NSUserActivity) -> UIScene? {
    guard let content = activity.targetContentIdentifier else { return nil }
    return scenes.last { scene in
      let conditions = scene.activationConditions
      return conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: content)
        && conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: content)
    }
  }
}

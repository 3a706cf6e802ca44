// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// An application that says it shows several scenes, and notes which are requested.
final class ManyScenes: UIApplication {
  var note: (String) -> Void = { _ in }

  override var supportsMultipleScenes: Bool { true }

  override func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let options = options as? UIWindowScene.ActivationRequestOptions
    let style = options.map { "\($0.preferredPresentationStyle)" } ?? "anyhow"
    note("requests \(userActivity?.activityType ?? "nothing") \(style)")
    super.requestSceneSessionActivation(
      sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
  }
}

extension GestureStage {
  /// Two fingers come down, move and lift, at distances from each other around a point.
  func spread(_ distances: [CGFloat], around x: CGFloat, _ y: CGFloat) {
    func place(_ phase: Contact.Phase, _ distance: CGFloat) {
      send([(1, phase, x - distance / 2, y), (2, phase, x + distance / 2, y)])
      wait(1.0 / 60)
    }
    for (step, distance) in distances.enumerated() { place(step == 0 ? .began : .moved, distance) }
    place(.ended, distances.last ?? 0)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

extension RashScene {
  /// A collection whose items fingers open as scenes, in an application that shows several.
  static let collectionOfScenes = RashScene(
    "collection of items that open as scenes", 5, hasManyScenes: true
  ) { stage in
    makeCollection(stage) { $0.change($1) }
  } drive: { _, generator in
    for _ in 0..<2 {
      let item = CGPoint(x: 60, y: 200)
      try? generator.twoFingerDown(at: item, withDistance: 40)
      try? generator.twoFingerMove(to: item, withDistance: 100, duration: 0.3)
      try? generator.twoFingerUp()
      generator.advance(by: 1)
    }
  }
}

extension RashItems {
  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    hear()
    return UIWindowScene.ActivationConfiguration(
      userActivity: NSUserActivity(activityType: "item"))
  }
}

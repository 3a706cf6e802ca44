// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// Opens scenes for what is below the application, which does.
@MainActor
protocol SceneOpening {
  var supportsMultipleScenes: Bool { get }
  func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)?)
}

extension ApplicationLink {
  // Rules: AW-100.
  /// The application where it shows several scenes at a time; nil where it shows one.
  static var sceneOpener: (any SceneOpening)? {
    guard let opener = port as? any SceneOpening, opener.supportsMultipleScenes else { return nil }
    return opener
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIApplication {
  /// Hands a shortcut to the scene in front, or without scenes to the application's delegate.
  ///
  /// An application in the background comes to the foreground before it, and is active after it.
  ///
  /// The delegate gets the application's own item of that type; with none, one titled by the type.
  func takeShortcut(_ type: String) {
    let item =
      shortcutItems?.first { $0.type == type }
      ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
    let wasInBackground = currentState == .background
    if wasInBackground { Lifecycle.enterForeground(self) }
    Trace.record(.lifecycle, "application performs shortcut \(type)")
    let done: (Bool) -> Void = { isDone in
      Trace.record(.lifecycle, "shortcut \(type) \(isDone ? "done" : "not done")")
    }
    if let scene = scenes.last as? UIWindowScene,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    {
      delegate.windowScene(scene, performActionFor: item, completionHandler: done)
    } else if let delegate {
      delegate.application(self, performActionFor: item, completionHandler: done)
    }
    if wasInBackground { Lifecycle.activate(self) }
  }
}

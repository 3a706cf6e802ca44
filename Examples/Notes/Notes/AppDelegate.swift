// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let store = NoteStore()
    store.add(title: NSLocalizedString("welcome", comment: "The first note"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: NoteListController(store: store))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

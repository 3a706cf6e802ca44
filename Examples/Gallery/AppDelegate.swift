// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Starts the gallery: one window with a navigation controller, and the list of pages in it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Gallery.makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Opens the page again that was left, when the gallery is launched with `--restore`.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == DocumentPage.activityType,
      let navigation = window?.rootViewController as? UINavigationController
    else { return false }
    let page = DocumentPage()
    navigation.pushViewController(page, animated: false)
    restorationHandler([page])
    return true
  }

  /// Adds a menu of the gallery's own to the main menu.
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system === UIMenuSystem.main else { return }
    let next = UIKeyCommand(
      title: "Next Colour", action: .nextColor, input: "k", modifierFlags: .command)
    builder.insertSibling(
      UIMenu(title: "Sticker", identifier: UIMenu.Identifier("gallery.sticker"), children: [next]),
      afterMenu: .edit)
  }
}

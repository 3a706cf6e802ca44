// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Starts the gallery: one window with the list of pages, or with the page that is asked for by
/// `swift run Gallery -page form`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// What the name of a page stands behind on the command line.
  private static let pageOption = "-page"
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let words = ProcessInfo.processInfo.arguments.drop { $0 != Self.pageOption }
    window.rootViewController = Gallery.makeRoot(page: words.dropFirst().first)
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
      let gallery = window?.rootViewController as? GallerySplit
    else { return false }
    let page = DocumentPage()
    gallery.go(to: page, animated: false)
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

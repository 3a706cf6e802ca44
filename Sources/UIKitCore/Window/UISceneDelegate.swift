// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AW-14.
/// Told of a scene's life; every method may be left out.
///
///
/// [Apple: UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate)
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that the scene was connected: the moment to make its windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells that the scene was taken off.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that the scene gets input now.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that the scene is about to get no input.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that the scene is about to be on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that the scene is not on screen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the scene to open URLs.
  ///
  /// In the background, it is told first that it enters the foreground, and afterwards that it is
  /// active.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Tells that an activity is about to be continued in the scene.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Asks the scene to take up an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Tells that an activity could not be handed over, after it was announced.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells that responders of the scene brought their activity up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Asks for what is needed to come back to where the scene is, when it goes to the background.
  ///
  /// - Returns: nil, as by default, for nothing.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Hands over what `stateRestorationActivity(for:)` returned when the application ran before.
  ///
  /// Called after the scene was connected.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Opens nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Continues nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Gives nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, for the delegate to keep.
  var window: UIWindow? { get set }
  // Rules: AW-21.
  /// Tells that the scene's rectangle, its orientation or its traits changed, and what they were.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Asks the scene to do what the person chose from the application's shortcuts.
  ///
  /// - Parameter completionHandler: to be called with whether it was done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Nil, and not kept, unless the delegate has a property of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing and says so.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

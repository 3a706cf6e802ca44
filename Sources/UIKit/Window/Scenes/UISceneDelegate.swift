// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told of a scene's life; every method may be left out.
///
/// - Rules: AW-14.
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
}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, for the delegate to keep.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil, and not kept, unless the delegate has a property of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

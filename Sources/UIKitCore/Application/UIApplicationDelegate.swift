// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: RC-17, AW-14.
/// Told of the application's life; every method may be left out.
///
/// A delegate that is a `UIResponder` is the last one in the responder chain. Marked `@main`, a
/// delegate's class is the program.
///
///
/// [Apple: UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window of an application without scenes, for the delegate to keep.
  var window: UIWindow? { get set }
  /// Tells that the launch has begun.
  ///
  /// - Returns: kept for compatibility; there is no URL to refuse.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells that the launch is done: the moment to make windows.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells that the launch is done, in the older form; called by the default of the newer one.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Tells that the application gets input now.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells that the application is about to get no input.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells that the application is not on screen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells that the application is about to be on screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells that the application ends.
  func applicationWillTerminate(_ application: UIApplication)
  // Rules: VC-117.
  /// Tells that the device has little memory left.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  // Rules: AW-53.
  /// Which edges may be up while `window` is shown; the answer of controllers counts within it.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Asks an application without scenes to open a URL.
  ///
  /// - Returns: whether it was opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  // Rules: AW-74.
  /// Asks to open a URL in an older form; called by the default of the newer one.
  ///
  /// - Parameters:
  ///   - application: the application.
  ///   - url: what is to be opened.
  ///   - sourceApplication: who asks; nil when the host does not tell.
  ///   - annotation: an empty string, for no host tells more.
  /// - Returns: whether it was opened.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  // Rules: AW-74.
  /// Asks the application to open a URL (`url`) in the oldest form; called by the default of the one above.
  ///
  /// - Returns: whether it was opened.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  // Rules: AW-52.
  /// Tells that the interface is about to turn.
  ///
  /// - Parameters:
  ///   - application: the application.
  ///   - newStatusBarOrientation: which edge will be up.
  ///   - duration: in how many seconds: 0.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  // Rules: AW-52.
  /// Tells that the interface turned, and which edge was up before.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  // Rules: AW-73.
  /// Tells that the status bar is about to get another frame.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  // Rules: AW-73.
  /// Tells that the status bar got another frame, and which it had before.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Asks an application without scenes to do what the person chose from its shortcuts.
  ///
  /// - Parameter completionHandler: to be called with whether it was done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Tells an application without scenes that an activity is about to be continued.
  ///
  /// - Returns: kept for compatibility; the activity is continued in either case.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  // Rules: UA-10.
  /// Asks an application without scenes to take up an activity.
  ///
  /// - Parameter restorationHandler: to be called, now or later, with the objects that are to
  ///   restore themselves by the activity, made for it or there before.
  /// - Returns: whether the activity was taken up.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Tells that an activity could not be handed over, after it was announced.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells that responders brought an activity of the application up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Chooses how a new scene is made; a delegate without this method gets no scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells that a person closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  // Rules: PK-33.
  /// Whether key commands that allow it are fitted to the language; asked at each key.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}

extension UIApplicationDelegate {
  /// Nil, and not kept, unless the delegate has a property of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns all.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  // Rules: AW-74.
  /// Asks in the older form.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String, annotation: "")
  }
  // Rules: AW-74.
  /// Asks in the oldest form.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }
  /// Opens nothing and returns false.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
  /// Does nothing and says so.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns false.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Continues nothing and returns false.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Chooses the classic life cycle, without scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration.none }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

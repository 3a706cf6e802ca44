// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// What delegates hear and what is posted, in one list, with the states at that time.
@MainActor private let heard = EventLog()

@MainActor
private final class Chronicle {
  private var observers: [any NSObjectProtocol] = []
  static let names: [NSNotification.Name] = [
    UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    UIScene.willConnectNotification, UIScene.didDisconnectNotification,
    UIScene.didActivateNotification, UIScene.willDeactivateNotification,
    UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
  ]

  init() {
    _ = heard.take()
    for name in Chronicle.names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          nonisolated(unsafe) let object = note.object
          MainActor.assumeIsolated {
            let kind = object is UIApplication ? "" : object is UIScene ? "" : " of nobody"
            Chronicle.note("* " + name.rawValue.replacing("Notification", with: "") + kind)
          }
        })
    }
  }

  func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  static func note(_ word: String) {
    let scene = UIApplication.shared.scenes.last
    let state = scene.map { " \($0.activationState)" } ?? ""
    heard.record("\(word) | \(UIApplication.shared.applicationState)\(state)")
  }

  static func take() -> [String] { heard.take() }
}

private class Hearing: UIResponder {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Chronicle.note("willFinish \(launchOptions == nil)")
    return false
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Chronicle.note("didFinish \(launchOptions == nil)")
    return false
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Chronicle.note("active") }
  func applicationWillResignActive(_ application: UIApplication) { Chronicle.note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { Chronicle.note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Chronicle.note("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { Chronicle.note("terminate") }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { Chronicle.note("discards \(sceneSessions.map(\.isKept))") }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Chronicle.note("shortcut \(shortcutItem.type) \(shortcutItem.localizedTitle)")
    completionHandler(true)
  }
}

private final class Classic: Hearing, UIApplicationDelegate {}

private final class Scenic: Hearing, UIApplicationDelegate {
  var delegateClass: AnyClass? = SceneHearing.self
  var sceneClass: AnyClass?
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Chronicle.note("configures \(connectingSceneSession.role.rawValue)")
    let made = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    (made.delegateClass, made.sceneClass) = (delegateClass, sceneClass)
    return made
  }
}

private final class OwnScene: UIWindowScene {}

private final class SceneHearing: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Chronicle.note("scene connects \(session.configuration.name ?? "-") \(session.scene === scene)")
  }
  func sceneDidDisconnect(_ scene: UIScene) {
    Chronicle.note("scene gone \(scene.activationState) \(scene.session.scene == nil)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Chronicle.note("scene active") }
  func sceneWillResignActive(_ scene: UIScene) { Chronicle.note("scene resigns") }
  func sceneWillEnterForeground(_ scene: UIScene) { Chronicle.note("scene foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { Chronicle.note("scene background") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "kept")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Chronicle.note("scene shortcut \(shortcutItem.localizedTitle)")
    completionHandler(false)
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let old = previousCoordinateSpace.bounds.size
    Chronicle.note(
      "scene was \(Int(old.width))×\(Int(old.height)) \(previousInterfaceOrientation.rawValue)")
  }
}

@MainActor @Suite("The order of a life", .freshApplication)
struct LifecycleOrderTests {
  private let application = UIApplication.shared

  private func living(_ delegate: any UIApplicationDelegate, _ body: () throws -> Void) rethrows {
    let (before, chronicle) = (application.delegate, Chronicle())
    application.delegate = delegate
    defer {
      chronicle.stop()
      for scene in application.scenes { Launch.disconnect(scene, from: application) }
      ApplicationDriving.activate()
      application.delegate = before
    }
    ApplicationDriving.launch()
    try body()
  }

  private func send(_ change: LifecycleChange) { HostInput.send(.lifecycle(change, at: 0)) }

  @Test func `an application without scenes, through all of its states`() {
    living(Classic()) {
      var all = [Chronicle.take()]
      for change: LifecycleChange in [
        .activate, .deactivate, .deactivate, .enterForeground, .enterBackground,
        .enterBackground, .enterForeground, .enterBackground, .activate, .enterBackground,
        .terminate, .activate,
      ] {
        send(change)
        all.append(["\(change):"] + Chronicle.take())
      }

      #expect(
        all.flatMap { $0 } == [
          "willFinish true | inactive",
          "didFinish true | inactive",
          "* UIApplicationDidFinishLaunching | inactive",
          "active | active",
          "* UIApplicationDidBecomeActive | active",
          "activate:",
          "deactivate:",
          "resign | active",
          "* UIApplicationWillResignActive | active",
          "deactivate:",
          "enterForeground:",
          "enterBackground:",
          "background | background",
          "* UIApplicationDidEnterBackground | background",
          "enterBackground:",
          "enterForeground:",
          "foreground | background",
          "* UIApplicationWillEnterForeground | background",
          "enterBackground:",
          "background | background",
          "* UIApplicationDidEnterBackground | background",
          "activate:",
          "foreground | background",
          "* UIApplicationWillEnterForeground | background",
          "active | active",
          "* UIApplicationDidBecomeActive | active",
          "enterBackground:",
          "resign | active",
          "* UIApplicationWillResignActive | active",
          "background | background",
          "* UIApplicationDidEnterBackground | background",
          "terminate:",
          "terminate | background",
          "* UIApplicationWillTerminate | background",
          "activate:",
        ])
      #expect(application.hasEnded && application.applicationState == .background)
    }
  }

  @Test func `an application with a scene, through all of its states`() throws {
    try living(Scenic()) {
      var all = [Chronicle.take()]
      let scene = try #require(application.scenes.first)
      #expect(type(of: scene) == UIWindowScene.self && scene.delegate is SceneHearing)
      #expect(scene.session.stateRestorationActivity == nil && scene.subtitle == "")
      #expect(scene.title == nil && scene.session.userInfo == nil && scene.session.isKept)
      for change: LifecycleChange in [.deactivate, .activate, .enterBackground, .activate] {
        send(change)
        all.append(["\(change):"] + Chronicle.take())
      }
      #expect(scene.session.stateRestorationActivity?.activityType == "kept")
      let window = UIWindow(windowScene: try #require(scene as? UIWindowScene))
      window.isHidden = false
      #expect(application.windows == [window] && WindowList.shared.needsScenes)
      send(.deactivate)
      _ = Chronicle.take()
      Launch.discard(scene.session, from: application)
      all.append(["discarded:"] + Chronicle.take())
      Launch.discard(scene.session, from: application)
      #expect(Chronicle.take() == [] && !WindowList.shared.needsScenes)
      #expect(window.isHidden && window.windowScene == nil && application.scenes == [])

      #expect(
        all.flatMap { $0 } == [
          "willFinish true | inactive",
          "didFinish true | inactive",
          "* UIApplicationDidFinishLaunching | inactive",
          "configures UIWindowSceneSessionRoleApplication | inactive",
          "* UISceneWillConnect | inactive unattached",
          "scene connects Main true | inactive unattached",
          "scene foreground | inactive unattached",
          "* UISceneWillEnterForeground | inactive unattached",
          "scene active | active foregroundActive",
          "* UISceneDidActivate | active foregroundActive",
          "* UIApplicationDidBecomeActive | active foregroundActive",
          "deactivate:",
          "scene resigns | active foregroundActive",
          "* UISceneWillDeactivate | active foregroundActive",
          "* UIApplicationWillResignActive | active foregroundInactive",
          "activate:",
          "scene active | active foregroundActive",
          "* UISceneDidActivate | active foregroundActive",
          "* UIApplicationDidBecomeActive | active foregroundActive",
          "enterBackground:",
          "scene resigns | active foregroundActive",
          "* UISceneWillDeactivate | active foregroundActive",
          "* UIApplicationWillResignActive | active foregroundInactive",
          "scene background | background background",
          "* UISceneDidEnterBackground | background background",
          "* UIApplicationDidEnterBackground | background background",
          "activate:",
          "scene foreground | background background",
          "* UISceneWillEnterForeground | background background",
          "* UIApplicationWillEnterForeground | background foregroundInactive",
          "scene active | active foregroundActive",
          "* UISceneDidActivate | active foregroundActive",
          "* UIApplicationDidBecomeActive | active foregroundActive",
          "discarded:",
          "scene background | inactive background",
          "* UISceneDidEnterBackground | inactive background",
          "scene gone unattached true | inactive",
          "* UISceneDidDisconnect | inactive",
          "discards [false] | inactive",
        ])
    }
  }

  @Test func `a scene may be of a class of its own, and have no delegate`() throws {
    let delegate = Scenic()
    (delegate.sceneClass, delegate.delegateClass) = (OwnScene.self, nil)
    try living(delegate) {
      let scene = try #require(application.scenes.first)
      #expect(scene is OwnScene && scene.delegate == nil)
      #expect(scene.activationState == .foregroundActive && scene.isOnScreen)
      #expect(application.connectedScenes == [scene])
      #expect(application.openSessions == [scene.session])
      send(.enterBackground)
      #expect(scene.activationState == .background && !scene.isOnScreen)
      Launch.disconnect(scene, from: application)
      #expect(scene.activationState == .unattached && !scene.isOnScreen)
      #expect(Chronicle.take().suffix(1) == ["* UISceneDidDisconnect | background"])
      send(.activate)
    }
  }

  @Test func `shortcuts go to the scene, or else to the application, from the background too`() {
    var notes: [String] = []
    let subscription = Trace.listen(to: [.lifecycle]) { record in
      if record.text.contains("shortcut") { notes.append(record.text) }
    }
    defer { Trace.stop(subscription) }
    living(Classic()) {
      application.shortcutItems = [
        UIApplicationShortcutItem(type: "a", localizedTitle: "Alpha"),
        UIApplicationShortcutItem(type: "b", localizedTitle: "Beta"),
      ]
      send(.enterBackground)
      _ = Chronicle.take()
      for type in ["b", "c"] { HostInput.send(.shortcut(type, at: 0)) }
      #expect(
        Chronicle.take().filter { $0.hasPrefix("shortcut") } == [
          "shortcut b Beta | inactive", "shortcut c c | active",
        ])
      #expect(application.applicationState == .active)
    }
    living(Scenic()) {
      send(.enterBackground)
      _ = Chronicle.take()
      HostInput.send(.shortcut("b", at: 0))
      let lines = Chronicle.take()

      #expect(
        lines == [
          "scene foreground | background background",
          "* UISceneWillEnterForeground | background background",
          "* UIApplicationWillEnterForeground | background foregroundInactive",
          "scene shortcut Beta | inactive foregroundInactive",
          "scene active | active foregroundActive",
          "* UISceneDidActivate | active foregroundActive",
          "* UIApplicationDidBecomeActive | active foregroundActive",
        ])
      application.shortcutItems = nil
    }
    #expect(
      notes == [
        "application performs shortcut b", "shortcut b done", "application performs shortcut c",
        "shortcut c done", "application performs shortcut b", "shortcut b not done",
      ])
  }

  @Test func `a scene hears what the screen was, once for each change`() {
    living(Scenic()) {
      defer { HostInput.send(.screen(.headless, at: 0)) }
      _ = Chronicle.take()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for metrics in [
        ScreenMetrics(
          size: CGSize(width: 896, height: 414), scale: 2, framesPerSecond: 120,
          orientation: .landscapeLeft),
        ScreenMetrics(
          size: CGSize(width: 896, height: 414), scale: 2, framesPerSecond: 120,
          orientation: .landscapeRight),
        ScreenMetrics(
          size: CGSize(width: 896, height: 414), scale: 2, framesPerSecond: 60,
          orientation: .landscapeRight),
        ScreenMetrics(size: CGSize(width: -1, height: 414), scale: 2),
      ] { HostInput.send(.screen(metrics, at: 0)) }
      let lines = Chronicle.take()

      #expect(
        lines == [
          "scene was 414×896 1 | active foregroundActive",
          "scene was 896×414 4 | active foregroundActive",
        ])
      #expect(window.frame.size == CGSize(width: 896, height: 414))
      #expect(small.frame.size == CGSize(width: 100, height: 100))
      #expect(DisplayLinks.shared.framesPerSecond == 60)
    }
  }

  @Test func `a change of preferences is posted, and only what changed`() {
    var lines: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIContentSizeCategory.didChangeNotification, "size"),
      (UIAccessibility.darkerSystemColorsStatusDidChangeNotification, "contrast"),
      (UIAccessibility.reduceMotionStatusDidChangeNotification, "motion"),
      (UIAccessibility.reduceTransparencyStatusDidChangeNotification, "transparency"),
      (UIAccessibility.invertColorsStatusDidChangeNotification, "inverted"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let key = UIContentSizeCategory.newValueUserInfoKey
        let size = (note.userInfo?[key] as? UIContentSizeCategory)?.rawValue ?? ""
        MainActor.assumeIsolated { lines.append(word + size) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    var preferences = HostPreferences()
    func send() -> [String] {
      lines = []
      HostInput.send(.preferences(preferences, at: 0))
      return lines
    }
    defer { HostInput.send(.preferences(HostPreferences(), at: 0)) }
    #expect(send() == [])
    preferences.hasHighContrast = true
    #expect(send() == ["contrast"] && send() == [])
    preferences.reducesMotion = true
    #expect(send() == ["motion"])
    preferences.reducesTransparency = true
    #expect(send() == ["transparency"])
    preferences.invertsColors = true
    preferences.hasHighContrast = false
    #expect(send() == ["contrast", "inverted"])
    preferences.textScale = 2
    let sizes = send()
    #expect(sizes.count == 1 && sizes[0].hasPrefix("sizeUICTContentSizeCategory"))
    preferences.textScale = 1.99
    #expect(send() == [] || lines.count == 1)
    preferences.textScale = -1
    let before = ApplicationDriving.anomalies
    #expect(send() == [] && ApplicationDriving.anomalies == before + 1)
  }

  @Test func `the numbers and names of what an application is told`() {
    #expect(
      (0...3).map { UIApplication.State(rawValue: $0).map { "\($0)" } ?? "-" } == [
        "active", "inactive", "background", "-",
      ])
    #expect(
      (-1...3).map { UIScene.ActivationState(rawValue: $0).map { "\($0)" } ?? "-" } == [
        "unattached", "foregroundActive", "foregroundInactive", "background", "-",
      ])
    #expect(
      (0...3).map { UIBackgroundRefreshStatus(rawValue: $0).map { "\($0)" } ?? "-" } == [
        "restricted", "denied", "available", "-",
      ])
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    #expect(
      Chronicle.names.map(\.rawValue) == [
        "UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification",
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationWillTerminateNotification",
        "UISceneWillConnectNotification", "UISceneDidDisconnectNotification",
        "UISceneDidActivateNotification", "UISceneWillDeactivateNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidEnterBackgroundNotification",
      ])
    let keys: [String] = [
      UIApplication.LaunchOptionsKey.userActivityDictionary.rawValue,
      UIApplication.LaunchOptionsKey.userActivityType.rawValue,
      UIApplication.OpenURLOptionsKey.sourceApplication.rawValue,
      UIApplication.OpenURLOptionsKey.openInPlace.rawValue,
      UISceneSession.Role.windowApplication.rawValue, UISceneErrorDomain,
    ]
    #expect(
      keys == [
        "UIApplicationLaunchOptionsUserActivityDictionaryKey",
        "UIApplicationLaunchOptionsUserActivityTypeKey",
        "UIApplicationOpenURLOptionsSourceApplicationKey",
        "UIApplicationOpenURLOptionsOpenInPlaceKey", "UIWindowSceneSessionRoleApplication",
        "UISceneErrorDomain",
      ])
    let codes: [UISceneError.Code] = [
      .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported,
      .geometryRequestDenied,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 100, 101])
    #expect(codes.map { UISceneError($0).errorCode } == [0, 1, 100, 101])
    #expect(
      codes == [
        UISceneError.multipleScenesNotSupported, UISceneError.requestDenied,
        UISceneError.geometryRequestUnsupported, UISceneError.geometryRequestDenied,
      ])
    let session = UISceneSession(role: .windowApplication, configuration: .none)
    #expect(UUID(uuidString: session.persistentIdentifier) != nil && session.scene == nil)
    let request = UISceneSessionActivationRequest(session: session)
    #expect(request.session === session && request.role == .windowApplication)
    #expect(request.userActivity == nil && request.options == nil)
    #expect(UIScene.ActivationRequestOptions().requestingScene == nil)
    #expect(!UIScene.OpenExternalURLOptions().universalLinksOnly)
    let configuration = UISceneConfiguration(name: "N", sessionRole: .windowApplication)
    #expect(configuration.name == "N" && configuration.role == .windowApplication)
    #expect(configuration.sceneClass == nil && configuration.delegateClass == nil)
    let sizes = UISceneSizeRestrictions()
    #expect(sizes.minimumSize == .zero && sizes.allowsFullScreen)
    #expect(sizes.maximumSize.width == .greatestFiniteMagnitude)
    #expect(sizes.maximumSize.height == .greatestFiniteMagnitude)
    let preferences = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
    #expect(preferences.interfaceOrientations == .landscape)
    #expect(UIWindowScene.GeometryPreferences.iOS().interfaceOrientations == nil)
    let turned: [ScreenMetrics.Orientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(
      turned.map(UIWindowScene.orientation) == [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
      ])
    let item = UIApplicationShortcutItem(type: "t", localizedTitle: "T")
    #expect(item.type == "t" && item.localizedTitle == "T")
    #expect(application.shortcutItems == nil && application.applicationSupportsShakeToEdit)
    #expect(!application.supportsMultipleScenes && !application.isIdleTimerDisabled)
    #expect(application.applicationIconBadgeNumber == 0 && application.delegate == nil)
  }
}

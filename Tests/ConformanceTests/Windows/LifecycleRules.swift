// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor private let log = CallbackLog()

/// Not a delegate itself: a subclass of one could not add methods to its conformance.
private class NotingDelegate: UIResponder {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("didFinishLaunching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.note("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { log.note("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log.note("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log.note("willEnterForeground")
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let source = options[.sourceApplication] as? String ?? "nobody"
    log.note("open \(url), \(source), in place \(options[.openInPlace] as? Bool == true)")
    return true
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { log.note("didDiscard \(sceneSessions.count)") }
}

private final class ClassicDelegate: NotingDelegate, UIApplicationDelegate {}

private final class ScenicDelegate: NotingDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.note("configuration")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private func note(_ what: String, _ scene: UIScene) {
    log.note("\(what), \(scene.activationState)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("willConnect", scene)
    guard let scene = scene as? UIWindowScene else { return }
    let made = UIWindow(windowScene: scene)
    made.rootViewController = UIViewController()
    made.makeKeyAndVisible()
    window = made
  }
  func sceneWillEnterForeground(_ scene: UIScene) { note("sceneWillEnterForeground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("sceneDidBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("sceneWillResignActive", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("sceneDidEnterBackground", scene) }
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    for context in urlContexts {
      let options = context.options
      note("\(context.url) \(options.sourceApplication ?? "") \(options.openInPlace)", scene)
    }
  }
  func sceneDidDisconnect(_ scene: UIScene) { note("sceneDidDisconnect", scene) }
}

@MainActor @Suite("AW life cycle", .freshApplication)
struct LifecycleRules {
  /// Launches with a delegate, runs `body`, and leaves an active application without a delegate.
  private func launched(_ delegate: any UIApplicationDelegate, _ body: () throws -> Void) rethrows {
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    _ = log.take()
    ApplicationDriving.launch()
    try body()
    HostInput.send(.lifecycle(.activate, at: 0))
    UIApplication.shared.delegate = before
  }

  private func send(_ changes: LifecycleChange...) {
    for change in changes { HostInput.send(.lifecycle(change, at: 0)) }
  }

  @Test func `AW-14 the classic life cycle is told to the application's delegate in order`() {
    launched(ClassicDelegate()) {
      #expect(log.take() == ["willFinishLaunching", "didFinishLaunching", "didBecomeActive"])
      #expect(UIApplication.shared.connectedScenes.isEmpty)
      send(.enterBackground)
      #expect(log.take() == ["willResignActive", "didEnterBackground"])
      #expect(UIApplication.shared.applicationState == .background)
      send(.activate)
      #expect(log.take() == ["willEnterForeground", "didBecomeActive"])
      send(.deactivate, .deactivate, .activate)
      #expect(log.take() == ["willResignActive", "didBecomeActive"])
    }
  }

  private func open(_ text: String) throws {
    let url = try #require(URL(string: text))
    HostInput.send(.openURL(OpenedURL(url, sourceApplication: "mail", openInPlace: true), at: 0))
  }

  @Test func `AW-14 a URL goes to the application's delegate, from the background too`() throws {
    try launched(ClassicDelegate()) {
      _ = log.take()
      try open("a:b")
      #expect(log.take() == ["open a:b, mail, in place true"])
      send(.enterBackground)
      _ = log.take()
      try open("c:d")
      #expect(
        log.take() == ["willEnterForeground", "open c:d, mail, in place true", "didBecomeActive"])
    }
  }

  @Test func `AW-14 a URL goes to the scene where there is one`() throws {
    try launched(ScenicDelegate()) {
      _ = log.take()
      try open("a:b")
      #expect(log.take() == ["a:b mail true, foregroundActive"])
      guard let scene = UIApplication.shared.connectedScenes.first else {
        Issue.record("no scene is connected")
        return
      }
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
      _ = log.take()
    }
  }

  @Test func `AW-14 the life cycle is posted in order`() {
    let names: [NSNotification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    send(.activate)
    let noted = CallbackLog()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { noted.note(name.rawValue) }
      }
    }
    send(.enterBackground, .activate)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(noted.take() == names.map(\.rawValue))
  }

  @Test func `AW-14 RC-14 RC-15 RC-16 a scene lives, links its windows, and is discarded`() throws {
    let application = UIApplication.shared
    launched(ScenicDelegate()) {
      #expect(
        log.take() == [
          "willFinishLaunching", "didFinishLaunching", "configuration", "willConnect, unattached",
          "sceneWillEnterForeground, unattached", "sceneDidBecomeActive, foregroundActive",
        ])
      guard let scene = application.connectedScenes.first as? UIWindowScene,
        let window = scene.windows.first
      else {
        Issue.record("no scene with a window is connected")
        return
      }
      #expect(window.next === scene)
      #expect(scene.next === application)
      #expect(application.next === application.delegate)
      #expect(scene.keyWindow === window)
      #expect(window.isKeyWindow)
      #expect(scene.session.scene === scene)
      send(.enterBackground)
      #expect(
        log.take() == [
          "sceneWillResignActive, foregroundActive", "sceneDidEnterBackground, background",
        ])
      send(.activate)
      #expect(
        log.take() == [
          "sceneWillEnterForeground, background", "sceneDidBecomeActive, foregroundActive",
        ])
      application.requestSceneSessionDestruction(scene.session, options: nil)
      #expect(
        log.take() == [
          "sceneWillResignActive, foregroundActive", "sceneDidEnterBackground, background",
          "sceneDidDisconnect, unattached", "didDiscard 1",
        ])
      #expect(window.isHidden)
      #expect(application.connectedScenes.isEmpty)
    }
  }

  @Test func `AW-15 an application that stops being active cancels touches`() {
    final class Noting: UIView {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("began")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("cancelled")
      }
    }
    send(.activate)
    let root = UIViewController()
    let view = Noting(frame: UIScreen.main.bounds)
    root.view.addSubview(view)
    let window = makeWindow(root: root)
    HostInput.send(
      .contacts(
        ContactFrame(
          time: 0, contacts: [Contact(id: 9004, phase: .began, location: CGPoint(x: 9, y: 9))])))
    send(.deactivate)
    #expect(view.lines == ["began", "cancelled"])
    send(.activate)
    window.isHidden = true
  }

  @Test func `AW-16 a second application is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIApplication.shared
        _ = UIApplication()
      }
    }
  }
}

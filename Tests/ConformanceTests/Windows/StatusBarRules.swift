// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.sceneClass = OwnScene.self
    return configuration
  }
}

/// A scene of a class of its own, whose initialiser is overridden as in programs written for iOS.
private final class OwnScene: UIWindowScene {
  let isOwn: Bool
  override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    isOwn = true
    super.init(session: session, connectionOptions: connectionOptions)
  }
}

/// A controller that wants the status bar in its own way.
private final class BarController: UIViewController {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var child: UIViewController?

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isHidden }
  override var childForStatusBarStyle: UIViewController? { child }
  override var childForStatusBarHidden: UIViewController? { child }

  convenience init(_ style: UIStatusBarStyle, isHidden: Bool = false) {
    self.init()
    self.style = style
    self.isHidden = isHidden
  }
}

@MainActor @Suite("AW status bar", .freshApplication)
struct StatusBarRules {
  /// Runs `body` with a controller at the root of a scene's window.
  private func show(
    _ controller: UIViewController, top: Double = 0,
    _ body: (UIWindowScene, UIStatusBarManager) throws -> Void
  ) throws {
    var metrics = ScreenMetrics.headless
    metrics.safeArea.top = top
    HostInput.send(.screen(metrics, at: 0))
    let application = UIApplication.shared
    let (before, delegate) = (application.delegate, Delegate())
    application.delegate = delegate
    ApplicationDriving.launch()
    defer {
      for session in application.openSessions {
        application.requestSceneSessionDestruction(session, options: nil)
      }
      application.delegate = before
      HostInput.send(.screen(.headless, at: 0))
    }
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try body(scene, try #require(scene.statusBarManager))
  }

  private func text(_ manager: UIStatusBarManager) -> String {
    "\(manager.statusBarStyle)\(manager.isStatusBarHidden ? " hidden" : "")"
  }

  @Test func `AW-49 the controller in front says how the status bar looks`() throws {
    let root = BarController(.lightContent)
    try show(root) { scene, manager in
      #expect((scene as? OwnScene)?.isOwn == true)
      #expect(scene.statusBarManager === manager)
      #expect(text(manager) == "lightContent")
      let full = BarController(.darkContent, isHidden: true)
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: false)
      #expect(text(manager) == "darkContent hidden")
      root.dismiss(animated: false)
      #expect(text(manager) == "lightContent")
      let sheet = BarController(.darkContent)
      root.present(sheet, animated: false)
      #expect(text(manager) == "lightContent")
      root.dismiss(animated: false)
      sheet.modalPresentationCapturesStatusBarAppearance = true
      root.present(sheet, animated: false)
      #expect(text(manager) == "darkContent")
      root.dismiss(animated: false)
    }
  }

  @Test func `AW-49 AW-50 a child is asked, and what it wants counts when it says that it changed`()
    throws
  {
    let root = BarController(.lightContent)
    let child = BarController(.darkContent, isHidden: true)
    root.child = child
    try show(root) { _, manager in
      #expect(text(manager) == "darkContent hidden")
      child.isHidden = false
      #expect(text(manager) == "darkContent hidden")
      child.setNeedsStatusBarAppearanceUpdate()
      #expect(text(manager) == "darkContent")
      root.child = nil
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(text(manager) == "lightContent")
    }
  }

  @Test func `AW-51 the status bar is where the device covers the top`() throws {
    let root = BarController(.default)
    try show(root, top: 47) { _, manager in
      #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 414, height: 47))
      root.isHidden = true
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(manager.statusBarFrame == .zero)
    }
  }

  @Test func `AW-57 stacks and tabs ask what they show`() throws {
    let top = BarController(.lightContent, isHidden: true)
    let stack = UINavigationController(rootViewController: top)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, BarController(.darkContent)]
    try show(tabs) { _, manager in
      #expect(text(manager) == "default hidden")
      stack.isNavigationBarHidden = true
      #expect(text(manager) == "lightContent hidden")
      tabs.selectedIndex = 1
      #expect(text(manager) == "darkContent")
    }
  }

  @Test func `AW-56 a request limits what may be up, and turns to how the device is held`() throws {
    @MainActor func turn(
      _ orientation: ScreenMetrics.Orientation, _ width: Double, _ height: Double
    ) {
      let size = CGSize(width: width, height: height)
      HostInput.send(.screen(ScreenMetrics(size: size, scale: 2, orientation: orientation), at: 0))
    }
    try show(UIViewController()) { scene, _ in
      var errors = 0
      @MainActor func ask(_ mask: UIInterfaceOrientationMask) {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in errors += 1 }
      }
      ask(.portrait)
      turn(.landscapeRight, 896, 414)
      #expect(scene.interfaceOrientation == .portrait && errors == 0)
      ask(.landscape)
      #expect(scene.interfaceOrientation == .landscapeRight && errors == 0)
      ask(.portrait)
      #expect(scene.interfaceOrientation == .landscapeRight && errors == 1)
      turn(.portrait, 414, 896)
      #expect(scene.interfaceOrientation == .portrait)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A controller that lets only some edges be up.
private final class TurningController: UIViewController {
  var supported = UIInterfaceOrientationMask.portrait
  var turns = true

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  override var shouldAutorotate: Bool { turns }
}

/// A controller that notes how the interface turns.
private final class ToldController: UIViewController {
  var name = ""
  var log: [String] = []
  weak var reader: ToldController?
  var forwards = true

  private func note(_ line: String) {
    let width = Int(viewIfLoaded?.window?.bounds.width ?? 0)
    (reader ?? self).log.append("\(name) \(line) at \(width)")
  }

  override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    note("will \(orientation.rawValue)")
  }
  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    note("turns \(orientation.rawValue)")
  }
  override func didRotate(from orientation: UIInterfaceOrientation) {
    note("did \(orientation.rawValue)")
  }
  override func shouldAutomaticallyForwardRotationMethods() -> Bool { forwards }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("size")
  }
}

private final class Delegate: NSObject, UIApplicationDelegate, UINavigationControllerDelegate {
  var mask = UIInterfaceOrientationMask.all
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { mask }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { mask }
}

@MainActor @Suite("AW rotation", .freshApplication)
struct RotationRules {
  private func turn(_ orientation: ScreenMetrics.Orientation, _ width: Double, _ height: Double) {
    let metrics = ScreenMetrics(
      size: CGSize(width: width, height: height), scale: 2, orientation: orientation)
    HostInput.send(.screen(metrics, at: 0))
  }

  private var screen: String {
    "\(Int(UIScreen.main.bounds.width)) × \(Int(UIScreen.main.bounds.height))"
  }

  private func show(_ controller: UIViewController, _ body: (UIWindow) throws -> Void) rethrows {
    HostInput.send(.screen(.headless, at: 0))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer {
      window.isHidden = true
      HostInput.send(.screen(.headless, at: 0))
    }
    try body(window)
  }

  @Test func `AW-52 an edge that the controller in front does not support does not come up`() {
    let root = TurningController()
    show(root) { window in
      let device = UIDevice.current
      device.beginGeneratingDeviceOrientationNotifications()
      defer { device.endGeneratingDeviceOrientationNotifications() }
      turn(.landscapeRight, 896, 414)
      #expect(screen == "414 × 896" && window.bounds.width == 414)
      #expect(device.orientation == .landscapeLeft)
      root.supported = .all
      turn(.landscapeLeft, 896, 414)
      #expect(screen == "896 × 414" && window.bounds.width == 896)
      root.turns = false
      turn(.portrait, 414, 896)
      #expect(screen == "896 × 414")
      turn(.landscapeLeft, 880, 414)
      #expect(screen == "880 × 414")
    }
  }

  @Test func `AW-76 controllers are told that the interface turns, unless one forbids it`() {
    let (root, child) = (ToldController(), ToldController())
    (root.name, child.name, child.reader) = ("root", "child", root)
    root.addChild(child)
    root.view.addSubview(child.view)
    show(root) { _ in
      turn(.landscapeLeft, 896, 414)
      let (up, left) = (
        UIInterfaceOrientation.portrait.rawValue, UIInterfaceOrientation.landscapeLeft.rawValue
      )
      let lines: [String] = [
        "root will \(left) at 414", "child will \(left) at 414", "root size at 414",
        "root turns \(left) at 896", "child turns \(left) at 896", "root did \(up) at 896",
        "child did \(up) at 896",
      ]
      #expect(root.log.filter { $0 != "child size at 414" } == lines)
      root.log = []
      root.forwards = false
      turn(.portrait, 414, 896)
      let others = root.log.filter { !$0.hasPrefix("child size") }
      #expect(
        others == [
          "root will \(up) at 896", "root size at 896", "root turns \(up) at 414",
          "root did \(left) at 414",
        ])
    }
  }

  @Test func `AW-52 what is no turn of a device is taken whatever a controller supports`() {
    show(TurningController()) { _ in
      turn(.landscapeRight, 1200, 800)
      #expect(screen == "1200 × 800")
    }
  }

  @Test func `AW-53 the delegate's orientations count as well`() {
    let root = TurningController()
    root.supported = .all
    let (before, delegate) = (UIApplication.shared.delegate, Delegate())
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = before }
    show(root) { window in
      delegate.mask = .portrait
      #expect(UIApplication.shared.supportedInterfaceOrientations(for: window) == .portrait)
      turn(.landscapeRight, 896, 414)
      #expect(screen == "414 × 896")
      delegate.mask = .all
      turn(.landscapeRight, 896, 414)
      #expect(screen == "896 × 414")
    }
  }

  @Test func `AW-54 AW-58 what a controller prefers follows from what it supports`() {
    show(UIViewController()) { _ in
      let plain = UIViewController()
      #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
      #expect(plain.preferredInterfaceOrientationForPresentation == .portrait)
      let lying = TurningController()
      lying.supported = .landscape
      #expect(lying.preferredInterfaceOrientationForPresentation == .landscapeLeft)
      let (stack, delegate) = (UINavigationController(), Delegate())
      #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
      delegate.mask = .landscapeRight
      stack.delegate = delegate
      #expect(stack.supportedInterfaceOrientations == .landscapeRight)
    }
  }

  @Test func `AW-55 the interface turns when the controller says that it may`() {
    let root = TurningController()
    show(root) { _ in
      turn(.landscapeRight, 896, 414)
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(screen == "414 × 896")
      root.supported = .all
      #expect(screen == "414 × 896")
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(screen == "896 × 414")
      turn(.portrait, 414, 896)
      root.supported = .portrait
      turn(.landscapeLeft, 896, 414)
      root.supported = .all
      UIViewController.attemptRotationToDeviceOrientation()
      #expect(screen == "896 × 414")
    }
  }
}

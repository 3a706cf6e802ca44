// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// The mistakes that this application can make; the last word of its command line names one.
enum Bug: String {
  /// A window that keeps the event to itself by which touches are cancelled.
  case lostCancel
  /// A recognizer that forgets to end when its touches end.
  case stuckRecognizer
  /// A window that keeps the end of a touch from the recognizer that follows it.
  case leakedTouch
  /// A container that begins to hide a child, and never ends that.
  case unbalancedAppearance
  /// A controller that stays first responder after its view was removed.
  case firstResponder
  /// An index that is beyond the end of an array.
  case crash
  case none

  static let planted = CommandLine.arguments.last.flatMap(Bug.init) ?? .none
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = PlantedWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RootController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A window that swallows some of what it should hand on.
final class PlantedWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    let isSwallowed =
      switch Bug.planted {
      case .lostCancel: touches.contains { $0.phase == .cancelled && $0.view is Pad }
      case .leakedTouch:
        touches.contains { touch in
          touch.phase == .ended
            && touch.gestureRecognizers?.contains { $0.state == .changed } == true
        }
      default: false
      }
    if !isSwallowed { super.sendEvent(event) }
  }
}

/// A view that a finger may draw on.
final class Pad: UIView {}

/// Follows a finger; it may forget to end.
final class FollowRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 1 { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .possible else { return state = .failed }
    if Bug.planted != .stuckRecognizer { state = .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}

/// A controller that can be first responder and may stay it for too long.
final class ChildController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? {
    guard Bug.planted == .firstResponder else { return super.next }
    return UIApplication.shared.windows.first
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
  }
  private func tap() { becomeFirstResponder() }
  private static let tapped = Selector("tap", ChildController.tap)
}

/// Pads, buttons, and a child that comes and goes.
final class RootController: UIViewController {
  private let pad = Pad()
  private let followed = UIView()
  private let button = UIButton(type: .system)
  private let field = UITextField()
  private let child = ChildController()
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    followed.addGestureRecognizer(FollowRecognizer())
    button.setTitle("Change", for: .normal)
    button.addTarget(self, action: Self.changed, for: .touchUpInside)
    addChild(child)
    let views: [UIView] = [pad, followed, button, field, child.view]
    for view in views { self.view.addSubview(view) }
    child.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let views: [UIView] = [pad, followed, button, field, child.view]
    let height = view.bounds.height / CGFloat(views.count)
    for (place, view) in views.enumerated() {
      let top = CGFloat(place) * height
      view.frame = CGRect(x: 0, y: top, width: self.view.bounds.width, height: height)
        .insetBy(dx: 8, dy: 8)
    }
  }

  /// Every second time does what is wrong.
  private func change() {
    taps += 1
    guard taps % 2 == 0 else { return }
    switch Bug.planted {
    case .unbalancedAppearance: child.beginAppearanceTransition(false, animated: false)
    case .firstResponder where child.view.superview != nil: child.view.removeFromSuperview()
    case .firstResponder: view.addSubview(child.view)
    case .crash: print([1, 2][taps])
    default: break
    }
  }
  private static let changed = Selector("change", RootController.change)
}

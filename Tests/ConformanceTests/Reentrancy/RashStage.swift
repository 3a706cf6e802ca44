// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A window with what a scene put into it, which is told of every callback, and may do something
/// rash in one of them.
@MainActor
final class RashStage {
  /// The window of the scene; a deed may close it, nobody replaces it.
  let window = UIWindow(frame: UIScreen.main.bounds)
  /// What drives it; nil once everything is over.
  private(set) var generator: EventGenerator?

  /// The view that the scene is about, which a deed removes.
  var subject: UIView?
  /// A field beside it, which becomes first responder.
  var field: UITextField?
  /// What else the scene needs for itself: delegates, animators, controllers that are not shown.
  var kept: [AnyObject] = []
  /// What a program calls reloading, in this scene.
  var reload: () -> Void = {}

  /// The callbacks that came, in the order of their first coming.
  private(set) var heard: [String] = []
  private var armed: (callback: String, isEvery: Bool, deed: (RashStage) -> Void)?
  private var isActing = false
  /// How often a deed may be done in one run: one that causes its own callback ends.
  private static let mostDeeds = 6
  private var deedsLeft = RashStage.mostDeeds

  let ledger = RashLedger()
  /// Windows that deeds opened.
  var opened: [UIWindow] = []

  init(_ scene: RashScene) throws {
    let root = RashController("root", self)
    root.isQuiet = !scene.isOfControllers
    window.rootViewController = root
    let generator = try EventGenerator(window: window)
    self.generator = generator
    let field = UITextField(frame: CGRect(x: 10, y: 600, width: 200, height: 40))
    root.view.addSubview(field)
    self.field = field
    track(root, root.view, field)
    try scene.build(self)
    generator.advance(by: 0.5)
  }

  // MARK: - What a scene is made of

  /// The controller of the window, unless it is another one by now.
  var root: UIViewController? { window.rootViewController }

  /// The controller in front of all others.
  var top: UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Watches whether objects go away when everything is over.
  func track(_ objects: AnyObject?...) {
    for object in objects { if let object { ledger.track(object) } }
  }

  /// Puts a view on the root controller's, as what the scene is about.
  @discardableResult
  func show<View: UIView>(
    _ view: View, in frame: CGRect = CGRect(x: 50, y: 100, width: 200, height: 200)
  ) -> View {
    view.frame = frame
    root?.view.addSubview(view)
    if subject == nil { subject = view }
    track(view)
    return view
  }

  /// A delegate of everything, which tells of every call.
  @discardableResult
  func delegate() -> RashDelegate {
    let delegate = RashDelegate(self)
    kept.append(delegate)
    track(delegate)
    return delegate
  }

  /// A closure that tells of being called, and has to be so exactly once.
  func once(_ name: String) -> @MainActor @Sendable () -> Void {
    let promise = ledger.promise(name)
    return { [weak self, ledger] in
      ledger.keep(promise)
      self?.hear(name)
    }
  }

  // MARK: - Callbacks

  /// Arms a deed at a callback: at its first coming, or at every one.
  func arm(_ callback: String, every: Bool, _ deed: @escaping (RashStage) -> Void) {
    armed = (callback, every, deed)
  }

  func disarm() { armed = nil }

  /// Every callback of a scene comes here.
  func hear(_ callback: String) {
    if !heard.contains(callback) { heard.append(callback) }
    guard let armed, armed.callback == callback, !isActing, deedsLeft > 0 else { return }
    deedsLeft = armed.isEvery ? deedsLeft - 1 : 0
    isActing = true
    armed.deed(self)
    isActing = false
  }

  // MARK: - The end

  /// Lets go of everything that the scene holds besides its window.
  func letGo() {
    // The run loop keeps those of display links.
    for case let link as CADisplayLink in kept { link.invalidate() }
    subject = nil
    field = nil
    kept = []
    reload = {}
  }

  /// Lifts everything and lets time pass until nothing moves any more.
  func calm() {
    disarm()
    try? generator?.cancelTouches()
    try? generator?.hover(to: nil)
    for change in [LifecycleChange.enterForeground, .activate] {
      HostInput.send(.lifecycle(change, at: generator?.now ?? 0))
    }
    generator?.advance(by: 3)
  }

  /// A plain tap on a new button of a new controller; whether the button was told of it.
  func takesPlainTap() -> Bool {
    for window in opened { window.isHidden = true }
    opened = []
    let fresh = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fresh.view.addSubview(button)
    window.rootViewController = fresh
    window.makeKeyAndVisible()
    generator?.advance(by: 0.1)
    try? generator?.fingerTap(at: CGPoint(x: 150, y: 330))
    generator?.advance(by: 1)
    return taps == 1
  }

  /// Lets go of all; what is tracked has to go.
  func end() {
    letGo()
    window.rootViewController = UIViewController()
    generator?.advance(by: 1)
    generator = nil
    for child in window.subviews { child.removeFromSuperview() }
    window.rootViewController = nil
    window.isHidden = true
  }
}

/// How a scene is set up, and what happens in it.
struct RashScene: Sendable, CustomStringConvertible {
  let name: String
  /// How many callbacks have to come, so that the scene is known to be one.
  let least: Int
  /// Whether it is about controllers: the root's own callbacks count, too.
  let isOfControllers: Bool
  /// Whether the application shows several scenes.
  let hasManyScenes: Bool
  let build: @MainActor @Sendable (RashStage) throws -> Void
  let drive: @MainActor @Sendable (RashStage, EventGenerator) throws -> Void

  init(
    _ name: String, _ least: Int, isOfControllers: Bool = false, hasManyScenes: Bool = false,
    build: @escaping @MainActor @Sendable (RashStage) throws -> Void,
    drive: @escaping @MainActor @Sendable (RashStage, EventGenerator) throws -> Void
  ) {
    self.name = name
    self.least = least
    self.isOfControllers = isOfControllers
    self.hasManyScenes = hasManyScenes
    self.build = build
    self.drive = drive
  }

  var description: String { name }
}

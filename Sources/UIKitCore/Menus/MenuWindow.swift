// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The window in front of all others in which a menu is shown; never key.
final class MenuWindow: UIWindow {
  /// In front of alerts and of the keyboard.
  private static let frontLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1000)

  let stage: MenuStage
  private weak var session: MenuSession?
  private lazy var style = FollowedStyle(of: self)

  init(for session: MenuSession, panel: MenuPanel, serving window: UIWindow) {
    stage = MenuStage(session, panel)
    self.session = session
    super.init(frame: UIScreen.main.bounds)
    belongsToSystem = true
    accessibilityIdentifier = "menu window"
    windowScene = window.windowScene
    style.follow(window)
    windowLevel = max(MenuWindow.frontLevel, window.windowLevel)
    rootViewController = stage
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// Goes for good.
  func end() {
    isHidden = true
    rootViewController = nil
    style.follow(nil)
  }

  /// A touch beside a menu that leaves the screen free ends it, and goes on to what lies there.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let session, session.isShown else { return nil }
    let hit = super.hitTest(point, with: event)
    if session.isModal { return hit }
    if let hit, hit.isDescendant(of: session.panel) { return hit }
    if event?.type == .touches { session.dismiss(animated: true) }
    return nil
  }
}

/// Fills the window of a menu: what dims the screen, the menu, and a preview above it.
final class MenuStage: UIViewController {
  private weak var session: MenuSession?
  private let panel: MenuPanel

  init(_ session: MenuSession, _ panel: MenuPanel) {
    self.session = session
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "menu stage"
    view.addSubview(panel)
    if let preview = session?.preview { addPreview(preview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    session?.place()
  }

  /// The part of the screen that a menu may cover.
  var free: CGRect {
    view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: MenuLook.margin, dy: MenuLook.margin)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let session, session.isModal else { return }
    if let preview = session.preview?.view, let touch = touches.first,
      preview.bounds.contains(touch.location(in: preview))
    {
      return session.commitPreview()
    }
    if let touch = touches.first, session.highlight?.contains(touch) == true {
      return session.commitPreview()
    }
    session.dismiss(animated: true)
  }

  private func addPreview(_ controller: UIViewController) {
    addChild(controller)
    view.addSubview(controller.view)
    controller.view.layer.cornerRadius = MenuLook.cornerRadius
    controller.view.clipsToBounds = true
    controller.didMove(toParent: self)
  }
}

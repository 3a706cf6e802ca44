// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

// Rules: AC-18 to AC-21.
/// The edit menu of older code: what the first responder and those above it can do.
///
/// Without a first responder, or when nobody can do anything, no menu comes up.
///
/// [Apple: UIMenuController](https://developer.apple.com/documentation/uikit/uimenucontroller)
@preconcurrency @MainActor
open class UIMenuController: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private weak var session: MenuSession?

  /// The menu; there is one.
  open class var shared: UIMenuController {
    Runtime.part(.menuController) { UIMenuController() }
  }

  /// Whether the menu is on the screen; setting it shows or hides it at once.
  open var isMenuVisible: Bool {
    get { session?.isShown ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu beside the target rectangle, or takes it away.
  ///
  /// - Parameters:
  ///   - menuVisible: whether it is shown.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(animated: animated) } else { session?.dismiss(animated: animated) }
  }

  /// Says where the menu belongs: a rectangle of a view; a menu that is shown moves there.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
    session?.move(to: place)
  }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(animated: true)
  }

  /// Takes the menu away if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Takes the menu away.
  open func hideMenu() { session?.dismiss(animated: true) }

  /// Where the menu's arrow points; `.default` leaves it to the room there is.
  open var arrowDirection = ArrowDirection.default {
    didSet { session?.move(to: place) }
  }

  // Rules: AC-19.
  /// Shown after the system's items if somebody can do their actions; nil by default.
  open var menuItems: [UIMenuItem]?

  /// Asks anew what can be done, and shows that.
  open func update() {
    guard let session, let start = session.reader.start else { return }
    session.reload(menu(from: start))
  }

  /// Where the menu is on the screen; zero when it is not there.
  open var menuFrame: CGRect { session?.frame ?? .zero }

  /// Posted before the menu comes up.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has come up.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has gone.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when a menu on the screen has another frame.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// Where the arrow of a menu points: the menu is on the other side.
  public enum ArrowDirection: Int, Sendable {
    /// Where there is room.
    case `default` = 0
    /// Up: the menu is below.
    case up = 1
    /// Down: the menu is above.
    case down = 2
    /// Left: the menu is on the right.
    case left = 3
    /// Right: the menu is on the left.
    case right = 4
  }

  private var place: MenuSession.Place {
    MenuSession.Place(
      view: targetView, rect: targetRect,
      side: UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue)?.side)
  }

  // Rules: AC-18, AC-20, AC-21.
  private func show(animated: Bool) {
    guard !isMenuVisible, let first = targetView?.window?.firstResponder else { return }
    let session = MenuSession(
      menu(from: first), reader: MenuReader(start: first, sender: self), at: place, isBar: true,
      isModal: false)
    session.source = targetView
    session.needsFirstResponder = true
    session.events.willShow = { _ in Self.post(Self.willShowMenuNotification) }
    session.events.didShow = { Self.post(Self.didShowMenuNotification) }
    session.events.frameDidChange = { Self.post(Self.menuFrameDidChangeNotification) }
    session.events.willHide = { _ in Self.post(Self.willHideMenuNotification) }
    session.events.didHide = { Self.post(Self.didHideMenuNotification) }
    self.session = session
    session.present(animated: animated)
  }

  // Rules: AC-19.
  private func menu(from first: UIResponder) -> UIMenu {
    let system = UIMenuSystem.context.build(from: first).children
    let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    return UIMenu(children: system + [UIMenu(options: .displayInline, children: own)])
  }

  private static func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: shared)
  }
}

/// An item of one's own in the edit menu of older code.
///
/// [Apple: UIMenuItem](https://developer.apple.com/documentation/uikit/uimenuitem)
@preconcurrency @MainActor
open class UIMenuItem: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  /// What a person reads.
  open var title: String

  /// What is sent along the chain from the first responder.
  open var action: Selector
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitMachines

/// The root of a view hierarchy, and the way by which events reach it.
///
/// A window starts hidden, at the level `.normal`.
///
/// [Apple: UIWindow](https://developer.apple.com/documentation/uikit/uiwindow)
@preconcurrency @MainActor
open class UIWindow: UIView, FirstResponderHolder {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(windowMembers).adding(windowBodies)
  }

  final weak var currentFirstResponder: UIResponder?
  final weak var scene: UIWindowScene?
  final var level = Level.normal
  final var root: UIViewController?
  /// Makes the window key when it is touched.
  final let keyRecognizer = KeyWindowRecognizer()
  private lazy var ownUndoManager = UndoManager()
  /// The windows of the application, of which it is one until it goes away.
  private let list = WindowList.shared
  /// Watches three fingers that may mean undo.
  // OPTIMIZATION: unchecked, for every touch reads it; what changes it calls nothing.
  @exclusivity(unchecked) final var threeFingers = ThreeFingerMachine()
  /// Counts the moments at which windows became visible, so that the last one is in front.
  final var order = 0
  /// Where it stands among the visible windows; nil if it is none of them.
  final var listed: WindowPlace?

  /// Makes a hidden window in no scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enterList()
  }

  /// Makes a hidden window of the scene's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    enterList()
    self.windowScene = windowScene
  }

  /// Makes a hidden window of size zero; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enterList()
  }

  /// A window's layer is of a class of its own, as UIKit's printouts show.
  open override class var layerClass: AnyClass { UIWindowLayer.self }

  // Rules: RC-14.
  /// The window's scene if it has one, else the application.
  open override var next: UIResponder? { scene ?? ApplicationLink.port }

  // Rules: UN-2.
  /// The window's own, shared by what is under it; made when it is first asked for.
  open override var undoManager: UndoManager? { ownUndoManager }

  // Rules: UN-24.
  /// Whether the window does `action`: undo and redo when there is something to take back or do again.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let command = UndoCommand(action) else {
      return super.canPerformAction(action, withSender: sender)
    }
    return command.manager(for: firstResponder ?? self) != nil
  }

  /// The scene that shows the window; nil in an application without scenes.
  open weak var windowScene: UIWindowScene? {
    get { scene }
    set { WindowList.shared.move(self, to: newValue) }
  }

  /// The screen; there is one.
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }

  // Rules: HT-26, AW-11.
  /// How far in front the window is; windows of one level stand in the order in which they appeared.
  open var windowLevel: Level {
    get { level }
    set {
      level = newValue
      WindowList.shared.orderDidChange(of: self)
    }
  }

  // Rules: AW-4.
  /// Whether it gets the events that belong to no place on the screen.
  open var isKeyWindow: Bool { KeyWindow.shared.isKey(self) }

  // Rules: AW-7.
  /// Whether it may become key; true unless overridden.
  open var canBecomeKey: Bool { true }

  // Rules: AW-6.
  /// Tells that the window became key; not to be called.
  open func becomeKey() { gaveWay("becomeKeyWindow", UIWindow.self, []) }

  /// Tells that the window is not key any more; not to be called.
  open func resignKey() { gaveWay("resignKeyWindow", UIWindow.self, []) }

  // Rules: AW-5.
  /// Makes the window key, without showing it or bringing it to the front.
  open func makeKey() { KeyWindow.shared.make(self) }

  // Rules: AW-5.
  /// Shows the window in front of the others of its level and makes it key.
  open func makeKeyAndVisible() {
    WindowList.shared.bringToFront(self)
    isHidden = false
    makeKey()
  }

  // Rules: AW-12.
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(by: newValue) }
  }

  // Rules: AW-8, AW-10.
  /// Whether the window is off the screen; true for a new window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { showOrHide(newValue) { super.isHidden = newValue } }
  }

  // Rules: TE-51, TE-53, AW-2.
  /// Delivers an event to recognizers and views; an override sees every event of the window.
  open func sendEvent(_ event: UIEvent) {
    if gaveWay("sendEvent:", UIWindow.self, [event]) { return }
    WindowDispatch.deliver(event, in: self)
  }

  // Rules: AW-17.
  /// A point of this window in the coordinates of another, or of the screen for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    ViewConversion.convert(point, from: self, to: window)
  }

  /// A point of another window, or of the screen for nil, in the coordinates of this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return convertFromScreen(point) }
    return ViewConversion.convert(point, fromOptional: window, to: self)
  }

  /// The smallest rectangle of another window, or of the screen for nil, around one of this window.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    ViewConversion.convert(rect, from: self, to: window)
  }

  /// The smallest rectangle of this window around one of another, or of the screen for nil.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard let window else { return ViewConversion.toScreen(of: self).inverted.apply(rect) }
    return ViewConversion.convert(rect, fromOptional: window, to: self)
  }

  /// Posted after a window was shown; its object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became key.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window stopped being key.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  final var firstResponder: UIResponder? {
    get { currentFirstResponder }
    set {
      guard newValue !== currentFirstResponder else { return }
      currentFirstResponder = newValue
      FirstResponderSwitch.shared.recordDidChange()
    }
  }

  /// Whether the window is no part of the application's content, such as the keyboard's.
  ///
  /// The application does not list it, and it needs no scene.
  package final var belongsToSystem = false

  override var firstResponderHolder: (any FirstResponderHolder)? { self }

  private func enterList() {
    host = self
    backing.isHidden = true
    addGestureRecognizer(keyRecognizer)
    UndoCommand.register()
    list.add(self)
  }

  deinit {
    LastRelease.of(self, taking: { (list, ObjectIdentifier(self), listed) }) {
      list, window, place in
      list.forget(window, at: place)
    }
  }
}

/// The layer of a window.
final class UIWindowLayer: CALayer {}

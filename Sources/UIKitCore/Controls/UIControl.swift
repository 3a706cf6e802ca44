// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

/// A view that a person operates, and that tells targets and actions of it.
///
/// It tracks the first finger in it: see `ControlTracking`. Subclass it for a control of your own;
/// override `beginTracking(_:with:)` and its companions, not the touch methods.
///
/// [Apple: UIControl](https://developer.apple.com/documentation/uikit/uicontrol)
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(controlMembers).adding(controlBodies)
  }

  final var flagsOfControl: ControlFlags = []
  final var alignments = ControlAlignments()
  final var actionList = ControlActionList()
  final var trackedTouch: UITouch?
  /// Set while the control brings up menus.
  final var menus: ControlMenus.State?
  /// The press that operates it while it has focus.
  final weak var trackedPress: UIPress?
  /// Runs while a highlight is shown for the least time.
  final var highlightTimer: ClockTimer? { didSet { oldValue?.cancel() } }

  /// Makes a control at a place in the superview it will have.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of size zero; there are no interface files here, so nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // Rules: CT-33.
  /// Makes a control that runs an action on its primary event.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview.
  ///   - primaryAction: what it does; nil for nothing yet.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  // Rules: HT-21, CT-19, CT-38.
  /// Whether it can be operated; true by default.
  ///
  /// A disabled control takes no touches: they go to what lies behind.
  open var isEnabled: Bool {
    get { !flagsOfControl.contains(.disabled) }
    set { setControlFlag(.disabled, !newValue) }
  }

  // Rules: CT-38.
  /// Whether it is chosen; false by default, and nothing but the program changes it.
  open var isSelected: Bool {
    get { flagsOfControl.contains(.selected) }
    set { setControlFlag(.selected, newValue) }
  }

  // Rules: CT-12, CT-38.
  /// Whether it is drawn pressed; follows the finger while it is tracked.
  open var isHighlighted: Bool {
    get { flagsOfControl.contains(.highlighted) }
    set { setControlFlag(.highlighted, newValue) }
  }

  // Rules: CT-1, CT-2.
  /// All that is true of the control now.
  open var state: State { currentState() }

  /// Where content lies between top and bottom; in the middle by default.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { alignments.vertical }
    set {
      alignments.vertical = newValue
      setNeedsLayout()
    }
  }

  /// Where content lies between left and right; in the middle by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { alignments.horizontal }
    set {
      alignments.horizontal = newValue
      setNeedsLayout()
    }
  }

  /// `contentHorizontalAlignment` with leading and trailing told as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: - Tracking

  // Rules: CT-5, CT-8, CT-13, CT-15, CT-43.
  /// Whether a finger is being tracked.
  open var isTracking: Bool { flagsOfControl.contains(.tracking) }

  // Rules: CT-6, CT-9, CT-10, CT-13.
  /// Whether the tracked finger is inside the control, or near it.
  open var isTouchInside: Bool { flagsOfControl.contains(.touchInside) }

  // Rules: CT-5, CT-21.
  /// Asks whether to track a finger that came down; true unless overridden.
  ///
  /// - Parameters:
  ///   - touch: the finger that is followed.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  // Rules: CT-8, CT-21.
  /// Asks whether to go on tracking a finger that moved; true unless overridden.
  ///
  /// - Parameters:
  ///   - touch: the finger that is followed.
  ///   - event: the event that it is part of; nil for a call by the program.
  /// - Returns: false ends the tracking without any event.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  // Rules: CT-13.
  /// Tells that the tracked finger went up; comes before the event of that.
  ///
  /// - Parameters:
  ///   - touch: the finger that is followed.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  // Rules: CT-15, CT-20.
  /// Stops tracking because the touch was taken away, and sends `touchCancel`.
  ///
  /// An override that does not call `super` suppresses the event.
  open func cancelTracking(with event: UIEvent?) { cancelOwnTracking(event) }

  // Rules: CT-3 to CT-7, CT-17.
  /// Begins to track, or passes the touches on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackingBegan(touches, event) { return }
    super.touchesBegan(touches, with: event)
  }

  // Rules: CT-8 to CT-12, CT-17.
  /// Follows the tracked finger, or passes the touches on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackingMoved(touches, event) { return }
    super.touchesMoved(touches, with: event)
  }

  // Rules: CT-13, CT-14, CT-17.
  /// Ends the tracking, or passes the touches on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackingEnded(touches, event) { return }
    super.touchesEnded(touches, with: event)
  }

  // Rules: CT-15, CT-16.
  /// Cancels the tracking; never passed on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingCancelled(touches, event)
  }

  // Rules: FO-13.
  /// Takes the press that operates a focused control, or passes the presses on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = operationBegan(presses)
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  /// Passes on what does not operate the control.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = pressesToPassOn(presses)
    if !left.isEmpty { super.pressesChanged(left, with: event) }
  }

  // Rules: FO-13.
  /// Operates a focused control, or passes the presses on.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = operationEnded(presses, event)
    if !left.isEmpty { super.pressesEnded(left, with: event) }
  }

  /// Lets the control go, or passes the presses on.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = operationCancelled(presses)
    if !left.isEmpty { super.pressesCancelled(left, with: event) }
  }

  // Rules: FO-3.
  /// An enabled control wants focus.
  open override var canBecomeFocused: Bool { isEnabled && !flagsOfControl.contains(.passedByFocus) }

  // Rules: CT-18.
  /// Cancels the tracking when the control leaves the window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if isTracking, newWindow !== host { stopTracking(nil) }
  }

  // MARK: - Targets and actions

  // Rules: CT-23, CT-24, CT-25, CT-35, CT-36.
  /// Has a method called on events.
  ///
  /// - Parameters:
  ///   - target: whose method it is, not retained; nil asks along the responder chain.
  ///   - action: a method of no, one (sender) or two (sender, event) parameters.
  ///   - controlEvents: added to those the pair is called on already; none does nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actionList.add(target: target, action: action, for: controlEvents)
  }

  // Rules: CT-29, CT-45.
  /// Stops having a method called on events; nil stands for any target, or any action.
  ///
  /// Actions that are closures stay.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actionList.remove(target: target, action: action, for: controlEvents)
  }

  // Rules: CT-23, CT-26, CT-27.
  /// Runs an action on events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actionList.add(action, for: controlEvents)
  }

  /// Stops running an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actionList.remove(action.identifier, for: controlEvents)
  }

  /// Stops running the action of an identifier on events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actionList.remove(actionIdentifier, for: controlEvents)
  }

  // Rules: CT-37.
  /// The targets, each once; `NSNull` when some actions search the responder chain.
  ///
  /// A target that is not `Hashable` is represented by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { actionList.targets }

  // Rules: CT-37.
  /// All events that something is called on.
  open var allControlEvents: Event { actionList.events }

  // Rules: CT-37.
  /// The names of the actions of a target that are called on all of the given events.
  ///
  /// - Returns: nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionList.names(of: target, on: controlEvent)
  }

  /// Calls a closure with every action and every pair of target and action, in the order of adding.
  ///
  /// - Parameter iterator: gets the action, or the target and selector, and the events; setting the
  ///   last parameter stops the enumeration.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in actionList.liveEntries where !stop {
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &stop)
      case .method(let target, let action):
        iterator(nil, (target.object, action), entry.events, &stop)
      }
    }
  }

  // Rules: CT-31, CT-36.
  /// Has the application call a method: every pair of target and action comes through here.
  ///
  /// - Parameters:
  ///   - action: the selector that is sent.
  ///   - target: who gets it; nil for the first who can along the chain.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if gaveWay("sendAction:to:forEvent:", UIControl.self, [action, target, event]) { return }
    ApplicationLink.port.sendAction(action, to: target, from: self, for: event)
  }

  // Rules: CT-32.
  /// Runs an action with the control as its sender: every closure comes through here.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // Rules: CT-30, CT-33.
  /// Calls all that is registered for any of the events, each once, without a `UIEvent`.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  // Rules: CT-34.
  /// Does what operating the control does: sends `primaryActionTriggered`.
  ///
  /// With `showsMenuAsPrimaryAction` it is `menuActionTriggered`.
  open func performPrimaryAction() {
    send(showsMenuAsPrimaryAction ? .menuActionTriggered : .primaryActionTriggered, nil)
    if showsMenuAsPrimaryAction { ControlMenus.present(self, touch: nil) }
  }

  // Rules: CT-34.
  /// Whether touching the control is for its menu; false by default.
  ///
  /// Then `menuActionTriggered` is sent right after `touchDown`, and no
  /// `primaryActionTriggered` after the control's own event; the menu comes up if there is one.
  open var showsMenuAsPrimaryAction: Bool {
    get { flagsOfControl.contains(.showsMenu) }
    set {
      setControlFlag(.showsMenu, newValue)
      ControlMenus.update(self)
    }
  }

  // MARK: - Menus

  /// What brings the control's menus up; nil while it brings up none.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  /// Whether the control brings up the menu that
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` gives; false by default.
  open var isContextMenuInteractionEnabled: Bool {
    get { menus != nil }
    set { ControlMenus.setEnabled(newValue, on: self) }
  }

  /// Where the upper end of a menu goes that a touch of the control brings up.
  ///
  /// By default, the lower corner on the side of the window that the control is on.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    ControlMenus.attachmentPoint(of: self)
  }

  /// The menu of the control; nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // Rules: AC-38.
  /// What is lifted while the control's menu is up; nil, nothing, unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where what was lifted goes when the menu goes; nil, back, unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells that the control's menu comes up; does nothing unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells that the control's menu goes; does nothing unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells that an element of the control's menu was performed.
  func didChoose(_ element: UIMenuElement, in menu: UIMenu) {}

  // MARK: - For the controls of this module

  /// Whether a scroll view does not keep touches of it until it is known whether they scroll.
  var takesTouchesAtOnce: Bool { false }

  // Rules: CT-33.
  /// The event that `primaryActionTriggered` follows; a plain control has none.
  var primaryEvent: Event? { nil }

  /// Whether the select button operates it while it has focus.
  var isOperatedBySelect: Bool { primaryEvent == nil || primaryEvent == .touchUpInside }

  // Rules: FO-13.
  /// Does what a press of the focused control does: makes it first responder if it may be that, else
  /// what a tap does.
  func operateBySelect(_ event: UIPressesEvent?) {
    if canBecomeFirstResponder {
      becomeFirstResponder()
    } else if showsMenuAsPrimaryAction {
      send(.menuActionTriggered, event)
    } else {
      willSendPrimaryEvent()
      send(.touchUpInside, event)
      if primaryEvent != .touchUpInside { send(.primaryActionTriggered, event) }
    }
  }

  /// Called just before the primary event is sent for a finger.
  func willSendPrimaryEvent() {}

  /// Follows a change of `appearanceState`; lays out anew.
  func appearanceDidChange() { setNeedsLayout() }

  override var ownAccessibility: AccessibilityValues {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return AccessibilityValues(isElement: true, traits: traits)
  }
}

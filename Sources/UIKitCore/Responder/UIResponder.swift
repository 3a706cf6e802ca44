// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// An object that can respond to events: the base of views, controllers, windows, the application.
///
/// An event that a responder does not handle goes to `next`, and so up the chain. To handle one
/// kind of event, override its methods; to pass it on after all, call `super`.
///
/// [Apple: UIResponder](https://developer.apple.com/documentation/uikit/uiresponder)
@preconcurrency @MainActor
open class UIResponder: NSObject, ExposedClass, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting,
  UIUserActivityRestoring
{
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers {
    responderMembers.adding(responderBodies)
  }

  /// Which members the class of this object overrides.
  nonisolated final let knownOverrides: KnownOverrides

  /// The answer of `next` as long as the class does not override it; kept by views.
  ///
  /// Bubbling reads it instead of calling `next` between responders that handle nothing.
  nonisolated(unsafe) final var linkedNext: Unmanaged<UIResponder>?

  /// What most responders do not have.
  nonisolated(unsafe) final var seldom: SeldomParts?

  /// Whether a person sees it, or what follows it in the chain.
  var isOnScreen: Bool {
    guard let next, next !== self else { return false }
    return next.isOnScreen
  }

  /// Where this object records the first responder: a window's own, the application's key window.
  var firstResponderHolder: (any FirstResponderHolder)? { nil }

  /// Makes a responder that is in no chain.
  public override init() {
    knownOverrides = ClassKnowledge.shared.overrides(of: Self.self)
    super.init()
  }

  /// Class and address; a view adds its geometry.
  open nonisolated override var description: String { ObjectDescription.text(of: self) }

  // MARK: - Interface files

  // Rules: RC-31.
  /// Called after an interface file made the object; there are none here, so only a program calls it.
  open func awakeFromNib() {}

  // Rules: RC-31.
  /// Called where an editor of interface files draws the object; only a program calls it.
  open func prepareForInterfaceBuilder() {}

  // MARK: - The responder chain

  // Rules: RC-1, RC-20.
  /// The responder that gets what this one does not handle, or nil at the end of the chain.
  ///
  /// Stores nothing here: every kind of responder computes its answer. An override reroutes all that
  /// walks the chain.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  // Rules: FR-1.
  /// Whether this object wants to be first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  // Rules: FR-2 to FR-11.
  /// Makes this object the first responder of its window.
  ///
  /// The first responder before must be able and willing to resign. Without a window, nothing changes.
  ///
  /// - Returns: true when the object is first responder afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    taken("becomeFirstResponder", UIResponder.self, [], as: Bool.self)
      ?? FirstResponderSwitch.shared.become(self)
  }

  // Rules: FR-1.
  /// Whether this object may stop being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  // Rules: FR-12 to FR-16.
  /// Stops being first responder; nobody follows by itself.
  ///
  /// - Returns: false when `canResignFirstResponder` forbids it; true too for an object that was not
  ///   first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    taken("resignFirstResponder", UIResponder.self, [], as: Bool.self)
      ?? FirstResponderSwitch.shared.resign(self)
  }

  // Rules: FR-20, FR-24.
  /// Called when this object stopped being first responder although it refused.
  func firstResponderWasTaken() {}

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool { FirstResponderSwitch.shared.isFirst(self) }

  // MARK: - Input views

  // Rules: FR-30, FR-31, FR-33, FR-34, FR-36.
  /// Shown in place of the keyboard while this object is first responder; nil by default.
  ///
  /// Without one, that of the nearest responder up the chain is shown; without any, the keyboard if
  /// this object takes text. A change counts after `reloadInputViews()`.
  open var inputView: UIView? { nil }

  // Rules: FR-30, FR-31, FR-33, FR-34, FR-36.
  /// Shown above the keyboard, or at the bottom without one; nil by default.
  open var inputAccessoryView: UIView? { nil }

  // Rules: FR-30, FR-32.
  /// The controller of the view to show in place of the keyboard; nil by default.
  ///
  /// Asked only if `inputView` is nil.
  open var inputViewController: UIInputViewController? { nil }

  // Rules: FR-30, FR-32.
  /// The controller of the view to show above the keyboard; nil by default.
  ///
  /// Asked only if `inputAccessoryView` is nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  // Rules: TM-6.
  /// The buttons above the keyboard of a tablet while this object is first responder.
  ///
  /// Made at the first use, empty; each responder has its own.
  open var inputAssistantItem: UITextInputAssistantItem { AssistantItems.shared.item(of: self) }

  // Rules: TM-1, TM-2.
  /// The mode in which this object wants to be typed into; nil, the default, leaves it to the person.
  ///
  /// Asked for when the object becomes first responder. A person may switch; the next time it is asked
  /// for again.
  open var textInputMode: UITextInputMode? { nil }

  // Rules: TM-3, TM-5, TM-8.
  /// Names the text, so that the mode it was last typed in is remembered; nil by default.
  open var textInputContextIdentifier: String? { nil }

  // Rules: TM-4.
  /// Forgets the mode that is remembered for a text.
  open class func clearTextInputContextIdentifier(_ identifier: String) {
    InputModes.shared.memory.setLanguage(nil, of: identifier)
  }

  // Rules: FR-35, FR-36.
  /// Shows the input views that this object has now, at once; without effect if it is not first.
  open func reloadInputViews() { InputDirector.shared.reload(for: self) }

  // MARK: - Touches

  // Rules: TE-1, TE-30, TE-31, TE-33.
  /// Tells that fingers came down in the view, or in one below that passed them on.
  ///
  /// The default passes them to `next`.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ResponderChain.pass(.touchesBegan, above: self, touches, event)
  }

  /// Tells that fingers moved; the default passes it to `next`.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ResponderChain.pass(.touchesMoved, above: self, touches, event)
  }

  /// Tells that fingers went up; the default passes it to `next`.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ResponderChain.pass(.touchesEnded, above: self, touches, event)
  }

  // Rules: TE-36 to TE-42.
  /// Tells that touches were taken away before their fingers went up; the default passes it to `next`.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ResponderChain.pass(.touchesCancelled, above: self, touches, event)
  }

  // Rules: TE-49.
  /// Tells that values of touches that were estimates are known now; may come after their end.
  ///
  /// The default does nothing: an update concerns only who got the touch.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: - Presses

  // Rules: PK-1, PK-2, PK-3, PK-26.
  /// Tells that buttons or keys went down.
  ///
  /// What has focus is told, or the first responder. The default passes it to `next`; at a first
  /// responder that takes text it types the key first. Handle all four methods or none.
  ///
  /// - Parameters:
  ///   - presses: those that changed in the same way.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if gaveWay("pressesBegan:withEvent:", UIResponder.self, [presses, event]) { return }
    forwardBegan(presses, event)
  }

  // Rules: PK-1.
  /// Tells that buttons are pressed harder or less hard; the default passes it to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let known = presses.knownAbove
    guard !known.isEmpty else { return }
    ResponderChain.handler(after: self, of: .pressesChanged)?.pressesChanged(known, with: event)
  }

  // Rules: PK-1.
  /// Tells that buttons or keys went up; the default passes it to `next`.
  ///
  /// - Parameters:
  ///   - presses: those that changed in the same way.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let known = presses.knownAbove
    guard !known.isEmpty else { return }
    ResponderChain.handler(after: self, of: .pressesEnded)?.pressesEnded(known, with: event)
  }

  // Rules: PK-1.
  /// Tells that presses were taken away before they went up; the default passes it to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let known = presses.knownAbove
    guard !known.isEmpty else { return }
    ResponderChain.handler(after: self, of: .pressesCancelled)?.pressesCancelled(known, with: event)
  }

  // Rules: PK-11, PK-12, PK-21.
  /// The key commands that this object offers; nil unless overridden.
  ///
  /// Asked for at every key that may be a command, so an override returns what it has made before.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Motion and remote control

  // Rules: MO-1, MO-2, MO-3, MO-4.
  /// Tells that the device began to be shaken; the default passes it to `next`.
  ///
  /// The first responder of the key window is told, or the window. Only the begin and the end of a
  /// shake are reported.
  ///
  /// - Parameters:
  ///   - motion: what kind of motion: a shake.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if gaveWay("motionBegan:withEvent:", UIResponder.self, [motion, event]) { return }
    ResponderChain.step(from: self, of: "motionBegan")?.motionBegan(motion, with: event)
  }

  /// Tells that a shake is over; the default passes it to `next`.
  ///
  /// - Parameters:
  ///   - motion: what kind of motion: a shake.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if gaveWay("motionEnded:withEvent:", UIResponder.self, [motion, event]) { return }
    ResponderChain.step(from: self, of: "motionEnded")?.motionEnded(motion, with: event)
  }

  // Rules: MO-4, MO-5, MO-6.
  /// Tells that a shake will have no end: it was interrupted, or went on for ten seconds.
  ///
  /// The default passes it to `next`.
  ///
  /// - Parameters:
  ///   - motion: what kind of motion: a shake.
  ///   - event: the event that it is part of; nil for a call by the program.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if gaveWay("motionCancelled:withEvent:", UIResponder.self, [motion, event]) { return }
    ResponderChain.step(from: self, of: "motionCancelled")?.motionCancelled(motion, with: event)
  }

  // Rules: RM-1, RM-3, RM-5.
  /// Tells of a command of a headset, a lock screen or a media key; see the event's `subtype`.
  ///
  /// The default passes it to `next`.
  open func remoteControlReceived(with event: UIEvent?) {
    if gaveWay("remoteControlReceivedWithEvent:", UIResponder.self, [event]) { return }
    ResponderChain.step(from: self, of: "remoteControlReceived")?.remoteControlReceived(with: event)
  }

  // MARK: - Accessibility

  // Rules: AX-2.
  /// Whether it is one thing to a person who does not see it; false unless set.
  open var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? false }
    set { needAccessibilityRecord.isElement = newValue }
  }

  // Rules: AX-2.
  /// What it is called; nil unless set.
  open var accessibilityLabel: String? {
    get { accessibilityRecord?.label }
    set { needAccessibilityRecord.label = newValue }
  }

  // Rules: AX-2.
  /// What it holds now; nil unless set.
  open var accessibilityValue: String? {
    get { accessibilityRecord?.value }
    set { needAccessibilityRecord.value = newValue }
  }

  // Rules: AX-2.
  /// What happens when it is operated; nil unless set.
  open var accessibilityHint: String? {
    get { accessibilityRecord?.hint }
    set { needAccessibilityRecord.hint = newValue }
  }

  // Rules: AX-2.
  /// What it is; nothing unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? .none }
    set { needAccessibilityRecord.traits = newValue }
  }

  // Rules: AX-3.
  /// Where it is on the screen; zero unless set.
  open var accessibilityFrame: CGRect {
    get { accessibilityRecord?.frame ?? .zero }
    set { needAccessibilityRecord.frame = newValue }
  }

  // Rules: AX-3.
  /// Its outline in the coordinates of the screen; nil, as at first, for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityRecord?.path }
    set { needAccessibilityRecord.path = newValue }
  }

  // Rules: AX-3.
  /// Where on the screen it is touched for the person; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityRecord?.activationPoint ?? middleOfAccessibilityFrame
    }
    set { needAccessibilityRecord.activationPoint = newValue }
  }

  // Rules: AX-2.
  /// The language in which it is read out, such as "de-CH"; nil, as at first, for that of the person.
  open var accessibilityLanguage: String? {
    get { accessibilityRecord?.language }
    set { needAccessibilityRecord.language = newValue }
  }

  // Rules: AX-5.
  /// Whether what is in it is left out; false at first.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityRecord?.hidesElements ?? false }
    set { needAccessibilityRecord.hidesElements = newValue }
  }

  // Rules: AX-6.
  /// Whether what stands beside it is left out; false at first.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityRecord?.isModal ?? false }
    set { needAccessibilityRecord.isModal = newValue }
  }

  // Rules: AX-7.
  /// Whether what is in it is read before what stands beside it; false at first.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityRecord?.groups ?? false }
    set { needAccessibilityRecord.groups = newValue }
  }

  // Rules: AX-2.
  /// How somebody with switches goes through what is in it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityRecord?.navigation ?? .automatic }
    set { needAccessibilityRecord.navigation = newValue }
  }

  // Rules: AX-2.
  /// What kind of text it is; nil at first.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityRecord?.context }
    set { needAccessibilityRecord.context = newValue }
  }

  // Rules: AX-4.
  /// What is in it, in the order in which it is read; nil, as at first, leaves it to the views.
  open var accessibilityElements: [Any]? {
    get { accessibilityRecord?.elements }
    set { needAccessibilityRecord.elements = newValue }
  }

  // Rules: AX-2.
  /// What kind of whole its elements make; none at first.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityRecord?.container ?? .none }
    set { needAccessibilityRecord.container = newValue }
  }

  // Rules: AW-44.
  /// What can be done with it, by name; nil unless set.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityRecord?.actions }
    set { needAccessibilityRecord.actions = newValue }
  }

  // Rules: AX-15.
  /// Ways to go through it other than one after another; nil unless set.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityRecord?.rotors as? [UIAccessibilityCustomRotor] }
    set { needAccessibilityRecord.rotors = newValue }
  }

  // Rules: AX-38.
  /// Where what is in it can be dragged from, by name; nil unless set.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityRecord?.dragSources }
    set { needAccessibilityRecord.dragSources = newValue }
  }

  // Rules: AX-38.
  /// Where what is dragged can be dropped on it, by name; nil unless set.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityRecord?.dropPoints }
    set { needAccessibilityRecord.dropPoints = newValue }
  }

  // Rules: AX-2.
  /// `accessibilityLabel` with the attributes that it was set with.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributedAccessibility(\.attributedLabel, of: accessibilityLabel) }
    set {
      needAccessibilityRecord.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }

  // Rules: AX-2.
  /// `accessibilityHint` with the attributes that it was set with.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributedAccessibility(\.attributedHint, of: accessibilityHint) }
    set {
      needAccessibilityRecord.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }

  // Rules: AX-2.
  /// `accessibilityValue` with the attributes that it was set with.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributedAccessibility(\.attributedValue, of: accessibilityValue) }
    set {
      needAccessibilityRecord.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }

  // Rules: AX-2.
  /// Whether operating it does something; true unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityRecord?.responds ?? true }
    set { needAccessibilityRecord.responds = newValue }
  }

  // Rules: AX-2.
  /// What the person may call it, the best first; its label unless set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityRecord?.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { needAccessibilityRecord.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }

  // Rules: AX-2.
  /// `accessibilityUserInputLabels` with the attributes that they were set with.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibilityRecord?.inputLabels
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set { needAccessibilityRecord.inputLabels = newValue }
  }

  // Rules: AW-42.
  /// Does what touching it does.
  ///
  /// - Returns: whether it was done; false, the default, has it touched at its activation point.
  open func accessibilityActivate() -> Bool { false }

  // Rules: AW-43.
  /// Makes the value a step greater; does nothing unless overridden.
  open func accessibilityIncrement() {}

  // Rules: AW-43.
  /// Makes the value a step less; does nothing unless overridden.
  open func accessibilityDecrement() {}

  // Rules: AX-14.
  /// Scrolls by a page.
  ///
  /// - Parameter direction: which way the content goes.
  /// - Returns: whether it did; false, the default, asks the next one up.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // Rules: AX-13.
  /// Leaves what is shown.
  ///
  /// - Returns: whether there was something to leave; false, the default, asks the next one up.
  open func accessibilityPerformEscape() -> Bool { false }

  // Rules: AX-13.
  /// Does what is done most here.
  ///
  /// - Returns: whether it was done; false, the default, asks the next one up.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // Rules: AX-8.
  /// Tells that it is read out now; does nothing unless overridden.
  open func accessibilityElementDidBecomeFocused() {}

  // Rules: AX-8.
  /// Tells that something else is read out; does nothing unless overridden.
  open func accessibilityElementDidLoseFocus() {}

  // Rules: AX-8.
  /// Whether it is what is read out now.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityCursor.shared.isAt(self) }

  // Rules: AX-8.
  /// Who reads it out now; nil for nobody.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // Rules: AX-4.
  /// How many `accessibilityElements` there are.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  // Rules: AX-4.
  /// One of `accessibilityElements`; nil beyond their end.
  open func accessibilityElement(at index: Int) -> Any? {
    AccessibilityOrder.element(index, of: accessibilityElements)
  }

  // Rules: AX-4.
  /// The place of an object among `accessibilityElements`; `NSNotFound` where it is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    AccessibilityOrder.index(of: element, in: accessibilityElements)
  }

  // MARK: - Undo

  // Rules: UN-1, UN-3, UN-4, UN-5.
  /// What takes back changes made here: that of `next`, so at last the window's own.
  ///
  /// Nil outside a window, unless something along the chain has a manager of its own.
  open var undoManager: UndoManager? {
    guard let next, next !== self else { return nil }
    return next.undoManager
  }

  // Rules: UN-15.
  /// Whether three fingers and key combinations undo and redo here; `.default` unless overridden.
  ///
  /// `.none` anywhere from the first responder up forbids it.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: - User activity

  // Rules: UA-1, UA-6, UA-7, UA-8.
  /// What the person does with this object; shared with all responders that have the same one.
  ///
  /// It is saved when it says that it needs to be, is current while one of them is on the screen,
  /// and invalidated when none has it any more.
  open var userActivity: NSUserActivity? {
    get { activityHolder?.activity }
    set {
      guard newValue !== activityHolder?.activity else { return }
      let old = activityHolder
      activityHolder = newValue.map { ActivityHolder($0, of: self) }
      if newValue != nil { ManagedActivities.shared.refresh() }
      withExtendedLifetime(old) {}
    }
  }

  // Rules: UA-2, UA-3, UA-4, UA-11.
  /// Asks to add to the activity what is needed to come back here; the default adds nothing.
  ///
  /// Its `userInfo` is empty before; use `addUserInfoEntries(from:)`, for others add to it too.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // Rules: UA-10.
  /// Brings the object to the state that an activity describes; the default does nothing.
  ///
  /// Called for what the delegate hands to the restoration handler.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Actions

  // Rules: AC-1, AC-3.
  /// Whether this object can do `action` now.
  ///
  /// The default says whether its class implements the action, and for `paste(_:)` also whether the
  /// general pasteboard has what the paste configuration takes. It answers for this object only;
  /// `target(forAction:withSender:)` walks the chain.
  ///
  /// - Parameters:
  ///   - action: the selector that is sent.
  ///   - sender: what the action is sent by.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionTarget.implements(action, self)
  }

  // Rules: AC-2, AC-9.
  /// The object along the chain that will do `action`: this one if it can, else the answer of `next`.
  ///
  /// - Parameters:
  ///   - action: the selector that is sent.
  ///   - sender: what the action is sent by.
  /// - Returns: nil when nobody can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ActionTarget.search(action, from: self, sender: sender)
  }

  // Rules: AC-22.
  /// Changes the menus of a menu system; does nothing unless overridden.
  ///
  /// The main system asks the application and what follows it, the context system the responder that
  /// shows a menu and all above it.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // Rules: AC-37.
  /// What makes the elements of a deferred element that is filled along the chain; nil by default.
  ///
  /// Asked, from the responder on where the menu's commands are sought, until one answers.
  open func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { nil }

  // Rules: AC-22.
  /// Lets the responder that will do a command change it first: its title, state, attributes.
  ///
  /// Called for the target of a menu's or a key's command before it is shown or sent; a command that
  /// is disabled here is not sent. The default changes nothing.
  open func validate(_ command: UICommand) {}

  /// Cuts the selection into the pasteboard; not implemented here.
  open func cut(_ sender: Any?) { notImplemented("cut:") }

  /// Copies the selection into the pasteboard; not implemented here.
  open func copy(_ sender: Any?) { notImplemented("copy:") }

  /// Inserts what the pasteboard holds; implemented here for a responder with a paste configuration.
  open func paste(_ sender: Any?) {
    guard pasteConfiguration != nil else { notImplemented("paste:") }
    paste(itemProviders: UIPasteboard.general.itemProviders)
  }

  /// Which types this responder takes when something is pasted; nil, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { seldom?.pasteConfiguration }
    set {
      if newValue == nil, seldom == nil { return }
      makeSeldomParts().pasteConfiguration = newValue
    }
  }

  /// Takes what is pasted; does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether items would be taken; true when one of them has a type of the paste configuration.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.takes(itemProviders) ?? false
  }

  /// Inserts what the pasteboard holds in the style of the text around; not implemented here.
  open func pasteAndMatchStyle(_ sender: Any?) { notImplemented("pasteAndMatchStyle:") }

  /// Inserts what the pasteboard holds and goes there; not implemented here.
  open func pasteAndGo(_ sender: Any?) { notImplemented("pasteAndGo:") }

  /// Inserts what the pasteboard holds and searches for it; not implemented here.
  open func pasteAndSearch(_ sender: Any?) { notImplemented("pasteAndSearch:") }

  /// Selects what is at the insertion point; not implemented here.
  open func select(_ sender: Any?) { notImplemented("select:") }

  /// Selects everything; not implemented here.
  open func selectAll(_ sender: Any?) { notImplemented("selectAll:") }

  /// Removes the selection; not implemented here.
  open func delete(_ sender: Any?) { notImplemented("delete:") }

  /// Makes the text run from left to right; not implemented here.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    notImplemented("makeTextWritingDirectionLeftToRight:")
  }

  /// Makes the text run from right to left; not implemented here.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    notImplemented("makeTextWritingDirectionRightToLeft:")
  }

  /// Switches bold type on or off; not implemented here.
  open func toggleBoldface(_ sender: Any?) { notImplemented("toggleBoldface:") }

  /// Switches italics on or off; not implemented here.
  open func toggleItalics(_ sender: Any?) { notImplemented("toggleItalics:") }

  /// Switches underlining on or off; not implemented here.
  open func toggleUnderline(_ sender: Any?) { notImplemented("toggleUnderline:") }

  /// Makes the text larger; not implemented here.
  open func increaseSize(_ sender: Any?) { notImplemented("increaseSize:") }

  /// Makes the text smaller; not implemented here.
  open func decreaseSize(_ sender: Any?) { notImplemented("decreaseSize:") }

  /// Shows the search; not implemented here.
  open func find(_ sender: Any?) { notImplemented("find:") }

  /// Shows the search with a replacement; not implemented here.
  open func findAndReplace(_ sender: Any?) { notImplemented("findAndReplace:") }

  /// Goes to the next match; not implemented here.
  open func findNext(_ sender: Any?) { notImplemented("findNext:") }

  /// Goes to the match before; not implemented here.
  open func findPrevious(_ sender: Any?) { notImplemented("findPrevious:") }

  /// Searches for the selected text; not implemented here.
  open func useSelectionForFind(_ sender: Any?) { notImplemented("useSelectionForFind:") }

  /// Prints the content; not implemented here.
  open func printContent(_ sender: Any?) { notImplemented("printContent:") }

  /// Asks for a new name; not implemented here.
  open func rename(_ sender: Any?) { notImplemented("rename:") }

  /// Makes a copy of the item; not implemented here.
  open func duplicate(_ sender: Any?) { notImplemented("duplicate:") }

  /// Asks for a new place; not implemented here.
  open func move(_ sender: Any?) { notImplemented("move:") }

  /// Writes the item elsewhere; not implemented here.
  open func export(_ sender: Any?) { notImplemented("export:") }

  /// Shows the writing tools; not implemented here.
  open func showWritingTools(_ sender: Any?) { notImplemented("showWritingTools:") }

  /// Changes the attributes of the selected text by a function; not implemented here.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { notImplemented("updateTextAttributesWithConversionHandler:") }

  /// The key commands to look through: those of `keyCommands`; a controller adds those it was given.
  var offeredKeyCommands: [UIKeyCommand] { keyCommands ?? [] }

  private func notImplemented(_ name: String) -> Never { refuseEditAction(name, by: self) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: RC-28, GR-1 to GR-35.
/// Watches the touches of a view and all below it, and calls its targets when they make a gesture.
///
/// Recognizers are not responders and never stand in the responder chain. They hear of a touch
/// before the view does, and may keep it from the view.
///
/// A subclass overrides the four touch methods, sets `state` in them, and clears what it remembers
/// in `reset()`. Members that Apple declares for subclasses are in the module
/// `UIKit.UIGestureRecognizerSubclass`, which may be imported and need not be.
///
///
/// [Apple: UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { gestureRecognizerMembers }

  /// Not retained; the view lets its recognizers go before it goes itself.
  ///
  /// OPTIMIZATION: not weak, for then every retain of a view with a recognizer would cost more.
  final var viewLink: Unmanaged<UIView>?
  final var attachedView: UIView? {
    get { viewLink?.takeUnretainedValue() }
    set { viewLink = newValue.map(Unmanaged.passUnretained) }
  }
  final weak var storedDelegate: (any UIGestureRecognizerDelegate)?
  // OPTIMIZATION: these three are unchecked, for every event reads them; whoever changes one only
  // compares.

  /// The touches it tracks, in the order in which they came.
  @exclusivity(unchecked) final var touches: [UITouch] = []
  /// Every touch it got since it was last reset, those that ended included.
  final var touchSequence: [UITouch] = []
  final var currentState = State.possible
  /// What an action is told of while the state has already gone on.
  final var shownState: State?
  /// What it decided and may not do yet, because it waits for others to fail.
  @exclusivity(unchecked) final var pendingDecision: PendingDecision?
  /// The states that its targets were not told of yet.
  final var unreportedStates = UnreportedStates()
  final var flags: GestureFlags = []
  /// How deep its view was when it got its first touch.
  final var depth = 0
  /// The last round of telling in which it was told.
  final var round = 0
  final var targets = GestureTargets()
  @exclusivity(unchecked) final var extras: GestureExtras?

  // MARK: - Making a recognizer

  // Rules: GR-2, GR-72, GR-78.
  /// Makes a recognizer that calls `action` of `target`, which it does not retain.
  ///
  /// With nil for either it calls nobody yet.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { targets.add(target, action) }
  }

  /// Makes a recognizer that calls nobody yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer; there are no interface files here, so nothing is read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // Rules: GR-71 to GR-78.
  /// Adds a method to call; the same pair a second time changes nothing.
  ///
  /// The method takes nothing or the recognizer. It is called for began, changed, ended and
  /// cancelled, after all recognizers were told of the event and before the views are.
  ///
  /// - Parameters:
  ///   - target: the object that has the method; it is not retained.
  ///   - action: the method, which may take the recognizer.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }

  // Rules: GR-77.
  /// Takes methods away; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  // MARK: - State

  // Rules: GR-2 to GR-9, GR-14, GR-57, GR-58.
  /// How far it has come.
  ///
  /// Only a subclass sets it, while it is told of touches or by its own timer.
  /// A step that is not legal from the present state changes nothing. While it waits for another to
  /// fail it stays possible, whatever was set.
  open var state: State {
    get { shownState ?? currentState }
    set { GestureRecognition.set(newValue, of: self) }
  }

  // Rules: GR-13, GR-36.
  /// Whether it gets touches; true by default.
  ///
  /// False cancels what it is doing.
  open var isEnabled: Bool {
    get { !flags.contains(.disabled) }
    set { GestureRecognition.setEnabled(newValue, of: self) }
  }

  /// Decides about touches and company; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      if isEngaged { GestureEnvironment.shared.delegateDidChange(of: self) }
    }
  }

  // Rules: GR-29.
  /// The view it is attached to, or nil.
  open var view: UIView? {
    LastRelease.settle()
    return attachedView
  }

  // Rules: GR-35.
  /// A name for people; nil by default, without effect.
  open var name: String? {
    get { extras?.name }
    set { needExtras.name = newValue }
  }

  // MARK: - Effect on views

  // Rules: GR-36, GR-37, GR-38.
  /// Whether its view's touches are cancelled when it recognizes; true by default.
  open var cancelsTouchesInView: Bool {
    get { !flags.contains(.leavesTouches) }
    set { flags.set(.leavesTouches, !newValue) }
  }

  // Rules: GR-36, GR-40, GR-44.
  /// Whether views hear of a touch only when this recognizer has failed; false by default.
  open var delaysTouchesBegan: Bool {
    get { flags.contains(.delaysBegan) }
    set { flags.set(.delaysBegan, newValue) }
  }

  // Rules: GR-36, GR-41, GR-42.
  /// Whether views hear of a touch's end only when this recognizer has decided; true by default.
  open var delaysTouchesEnded: Bool {
    get { !flags.contains(.hastensEnded) }
    set { flags.set(.hastensEnded, !newValue) }
  }

  // MARK: - Touches

  // Rules: GR-17, GR-32.
  /// The raw values of the types of touches it gets; all by default.
  open var allowedTouchTypes: [NSNumber] {
    get { extras?.allowedTypes ?? GestureExtras.allTypes }
    set { needExtras.allowedTypes = newValue }
  }

  // Rules: PK-10, GR-32.
  /// The raw values of the types of presses it gets.
  ///
  /// By default all buttons, of which tap and long press recognizers take only the one that selects.
  /// One whose class does not handle presses gets none.
  open var allowedPressTypes: [NSNumber] {
    get { extras?.allowedPressTypes ?? ordinaryPressTypes }
    set { needExtras.allowedPressTypes = newValue }
  }

  /// The press types it gets unless they are set.
  var ordinaryPressTypes: [NSNumber] { GestureExtras.allButtons }

  /// Whether it stays possible without touches on purpose, and has a timer that ends this.
  var isWaitingForTouches: Bool { false }

  /// Whether it follows a pointer that is not pressed, and nothing else.
  var isForHover: Bool { false }

  // Rules: GR-33.
  /// Whether the type of the first touch decides which types it gets until reset; true by default.
  open var requiresExclusiveTouchType: Bool {
    get { !flags.contains(.mixesTypes) }
    set { flags.set(.mixesTypes, !newValue) }
  }

  // Rules: GR-27.
  /// How many touches it tracks.
  open var numberOfTouches: Int { countedTouches.count }

  /// The touches that make the gesture now, those that end in this event among them.
  var countedTouches: [UITouch] { touches }

  // Rules: GR-27, GR-28.
  /// Where the gesture is: the middle of its touches unless a subclass says otherwise.
  ///
  /// - Parameter view: whose coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { GestureLocation.middle(of: self, in: view) }

  // Rules: GR-27, GR-28.
  /// Where one of its touches is; `touchIndex` must be less than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    GestureLocation.location(ofTouch: touchIndex, of: countedTouches, in: view)
  }

  // Rules: GR-34.
  /// The modifier keys that were held in the last event it got.
  open var modifierFlags: UIKeyModifierFlags { extras?.modifiers ?? [] }

  // Rules: GR-34.
  /// The pointer's buttons in the last event it got in which one was down.
  open var buttonMask: UIEvent.ButtonMask { extras?.buttons ?? [] }

  // MARK: - Company

  // Rules: GR-57 to GR-60, GR-64.
  /// Makes it wait, always, until another recognizer has failed.
  ///
  /// When the other one recognizes, this one fails. One that is disabled or has none of the touches
  /// is not waited for.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    FailureRequirements.require(self, toFail: otherGestureRecognizer)
  }

  // Rules: GR-51, GR-52.
  /// Whether it stops another by recognizing; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // Rules: GR-51, GR-52.
  /// Whether another stops it by recognizing; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // Rules: GR-62.
  /// Whether it waits for another to fail; false unless overridden, asked once a touch sequence.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // Rules: GR-62.
  /// Whether another waits for it to fail; false unless overridden, asked once a touch sequence.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // Rules: GR-17, GR-18.
  /// Whether it gets anything of an event with a new touch; true unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - For subclasses

  // Rules: GR-22, GR-24.
  /// Tells that touches it tracks began; before the view hears of them.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that they are part of.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  // Rules: GR-22, GR-24, GR-25.
  /// Tells that touches it tracks moved.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that they are part of.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches it tracks ended.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that they are part of.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches it tracks were taken away.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that they are part of.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // Rules: TE-49.
  /// Tells that values of touches that were estimated are known now.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // Rules: PK-10.
  /// Tells that presses it tracks began; before any responder hears of them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // Rules: PK-10.
  /// Tells that buttons it tracks are pressed harder or less hard.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // Rules: PK-10.
  /// Tells that presses it tracks ended.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // Rules: PK-10.
  /// Tells that presses it tracks were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // Rules: PK-10.
  /// Gives up a press: it hears no more of it, and does not cancel it.
  ///
  /// - Parameters:
  ///   - button: the press that is given up.
  ///   - event: the event that they are part of.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    GestureEnvironment.shared.ignore(button, by: self)
  }

  // Rules: GR-26.
  /// Gives up a touch: it hears no more of it, and does not cancel it in the view.
  ///
  /// - Parameters:
  ///   - touch: the touch that is given up.
  ///   - event: the event that they are part of.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    GestureEnvironment.shared.ignore(touch, by: self)
  }

  // Rules: GR-8 to GR-11.
  /// Clears what a subclass remembers of the touches; called when the touch sequence is over.
  ///
  /// The state is possible again; touches that are still down do not come back.
  open func reset() {}
  // Rules: RC-31.
  /// Called after an interface file made the object; there are none here, so only a program calls it.
  open func awakeFromNib() {}

  // Rules: RC-31.
  /// Called where an editor of interface files draws the object; only a program calls it.
  open func prepareForInterfaceBuilder() {}
}

extension UIGestureRecognizer: TraceNamed {
  var traceName: String? { extras?.name }
}

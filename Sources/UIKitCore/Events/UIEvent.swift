// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: TE-3, TE-4, TE-59.
/// What happened, and when: the touches of a multi-touch sequence, a hovering pointer, a scroll.
///
/// One event object serves a whole sequence of touches, from the first finger down to the last one
/// up; it may serve the next sequence too, so keep values, not the event.
///
/// An event may be made and subclassed; dispatch reads it through these members.
///
///
/// [Apple: UIEvent](https://developer.apple.com/documentation/uikit/uievent)
@preconcurrency @MainActor
open class UIEvent: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var currentType: EventType
  final var currentSubtype: EventSubtype = .none
  final var currentTime: TimeInterval = 0
  final var currentModifiers: UIKeyModifierFlags = []
  final var currentButtons: ButtonMask = []
  final var currentTouches: Set<UITouch>?
  /// The window of all `currentTouches`, where they are known to have only one.
  final var soleWindow: UIWindow?
  /// The touches as their dispatch needs them, for the event of the fingers that are down; nil without
  /// any, and while some are taken away.
  ///
  /// OPTIMIZATION: unchecked, for nothing calls out while it changes.
  @exclusivity(unchecked) final var order: TouchOrder? {
    willSet { Custody.shared.keep(order) }
  }
  /// The same, held, with the views and windows that the touches began in, until the delivery ends that
  /// is under way.
  @inline(__always)
  final var heldOrder: Unmanaged<TouchOrder>? {
    guard let order else { return nil }
    return .passUnretained(order)
  }
  /// What events have that are not of touches; nil for none of it.
  final var other: OtherEventParts?

  /// Makes an event of touches that holds none.
  public override init() {
    currentType = .touches
    super.init()
  }

  init(type: EventType, subtype: EventSubtype = .none) {
    currentType = type
    currentSubtype = subtype
    super.init()
  }

  /// The kind of event.
  open var type: EventType { currentType }

  /// Which motion or which remote command; `.none` for other kinds.
  open var subtype: EventSubtype { currentSubtype }

  // Rules: TE-19.
  /// When it happened, in seconds on the clock of `ProcessInfo.systemUptime`, virtual in tests.
  open var timestamp: TimeInterval { currentTime }

  /// The modifier keys that were held.
  open var modifierFlags: UIKeyModifierFlags { currentModifiers }

  /// The pointer's buttons that were down; empty for fingers and pens.
  open var buttonMask: ButtonMask { currentButtons }

  // Rules: TE-9.
  /// Every touch of the sequence, those that rest included; nil for an event without touches.
  open var allTouches: Set<UITouch>? { currentTouches }

  // Rules: TE-10.
  /// The touches that began in `window`, or nil when there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    guard let all = allTouches else { return nil }
    if let soleWindow, soleWindow === window { return all }
    if all.allSatisfy({ $0.window === window }) { return all.isEmpty ? nil : all }
    return all.subset { $0.window === window }
  }

  /// The touches that began in `view` itself, or nil when there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.subset { $0.view === view }
  }

  /// The touches that `gesture` tracks, or nil when there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.subset { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  // Rules: TE-48.
  /// The samples that the device took since the event before, the last equal to `touch`.
  ///
  /// They are objects of their own. One sample comes as an array of one; a touch that is not part
  /// of this event gives nil.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return touch.coalescedSamples()
  }

  // Rules: TE-48.
  /// Where the finger will probably be next, nearest first; empty when the device does not say.
  ///
  /// - Returns: nil for a touch that is not part of this event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return touch.predictedSamples()
  }
}

extension Set<UITouch> {
  // Rules: AW-45.
  /// The touches in the order in which their fingers came down: a set has another one in every run.
  @MainActor
  var inOrder: [UITouch] {
    count == 1 ? Array(self) : sorted { $0.serial < $1.serial }
  }

  /// The touches that satisfy `condition`, or nil when none does.
  fileprivate func subset(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let chosen = filter(condition)
    return chosen.isEmpty ? nil : chosen
  }
}

/// What events have that are not of touches.
///
/// OPTIMIZATION: an object, so that an event of touches comes and goes without them.
@MainActor
final class OtherEventParts {
  weak var target: UIWindow?
  var motion: MotionProgress?
  var scroll: ScrollMovement?
}

extension UIEvent {
  private var needOther: OtherEventParts {
    if let other { return other }
    let made = OtherEventParts()
    other = made
    return made
  }

  /// The window that an event without touches of its own is meant for.
  final var target: UIWindow? {
    get { other?.target }
    set { needOther.target = newValue }
  }

  /// How far a `.motion` event has come, and who got it.
  final var motion: MotionProgress? {
    get { other?.motion }
    set { needOther.motion = newValue }
  }

  /// Where and how far a `.scroll` event scrolled.
  final var scroll: ScrollMovement? {
    get { other?.scroll }
    set { needOther.scroll = newValue }
  }
}

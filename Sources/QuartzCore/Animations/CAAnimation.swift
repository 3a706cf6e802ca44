// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: CA-4, CA-10.
/// What shows a layer otherwise than it is for a time.
///
/// The layer's own values stay. See
/// [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation).
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { animationMembers }

  /// Makes an animation that shows nothing.
  public override init() { super.init() }

  /// Makes an animation that shows nothing; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// When it begins, in the layer's time or the group's; 0, when it is added, at first.
  open var beginTime: CFTimeInterval = 0
  /// How long one round takes, in seconds; 0, the transaction's duration, at first.
  open var duration: CFTimeInterval = 0
  /// How much faster its time goes than the layer's; 1 at first, negative runs from the end.
  open var speed: Float = 1
  /// Where in its time it starts, in seconds; what lies before that comes at the end.
  ///
  /// 0 at first.
  open var timeOffset: CFTimeInterval = 0
  /// How many rounds there are; 0, one round, at first.
  open var repeatCount: Float = 0
  /// How many seconds the rounds take together; 0, as many as they are, at first.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each round goes back in as much time again; false at first.
  open var autoreverses = false
  /// What is shown before the beginning and after the end; nothing at first.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve of a round; nil, an even speed, at first.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it leaves the layer when it ends; true at first.
  open var isRemovedOnCompletion = true
  /// Who hears of its beginning and end; kept alive as long as the animation.
  open var delegate: (any CAAnimationDelegate)?

  /// How many frames a second it would like; animations move with every frame of the screen anyway.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // Rules: CA-10.
  /// The value that a key has while none is set; nil for a key that is not known.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": Float(1)
    case "beginTime", "duration", "timeOffset", "repeatDuration": 0.0
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "removedOnCompletion", "isRemovedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  // Rules: CA-24.
  /// Whether a value is worth keeping with the animation: one that differs from what the key has while
  /// none is set.
  open func shouldArchiveValue(forKey key: String) -> Bool { AnimationDefaults.differs(self, key) }

  // Rules: CA-10.
  /// A copy with the same values, extra keys and delegate.
  ///
  /// A subclass of the program's own is copied as the class above it that is Apple's.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Unchecked(value: copied()) }.value
  }

  // Rules: CA-12.
  /// Adds itself to a layer; what is called for a layer's action.
  ///
  /// - Parameters:
  ///   - event: the key under which it is added.
  ///   - anObject: the layer.
  ///   - dict: without effect.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  private struct Unchecked: @unchecked Sendable { let value: CAAnimation }

  /// A new one of the same kind.
  func blank() -> CAAnimation { CAAnimation() }

  /// Takes over what the kinds below this class have.
  func take(from other: CAAnimation) {}

  final func copied() -> CAAnimation {
    let copy = blank()
    (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) =
      (beginTime, duration, speed, timeOffset)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses, copy.fillMode) =
      (repeatCount, repeatDuration, autoreverses, fillMode)
    copy.preferredFrameRateRange = preferredFrameRateRange
    (copy.timingFunction, copy.isRemovedOnCompletion, copy.delegate) =
      (timingFunction, isRemovedOnCompletion, delegate)
    if let kept = KeptValues.known(of: self)?.values { KeptValues.of(copy).values = kept }
    copy.take(from: self)
    return copy
  }

  /// The animation as a layer keeps it: a copy, unless the class is the program's own.
  final var kept: CAAnimation {
    let copy = copied()
    return type(of: copy) == type(of: self) ? copy : self
  }

  /// Whether it, as a layer keeps it, is of a class that is none of the program's own.
  var isKnown: Bool { type(of: self) == type(of: blank()) }

  /// Shows its part.
  ///
  /// - Parameters:
  ///   - part: of the round, its curve not applied.
  ///   - round: how many rounds are complete.
  func show(_ part: Double, round: Int, in values: inout MovingValues) {}

  /// Called when a layer gets it.
  func begin(in layer: CALayer) {}

  /// Called when it is over.
  func end() {}

  /// The properties that it shows otherwise.
  var shownKeys: [String] { [] }

  /// Shows what belongs to a time of what it runs in.
  ///
  /// - Parameters:
  ///   - time: in what it runs in.
  ///   - begin: when it begins there.
  ///   - usual: seconds of a round for one that does not say.
  ///   - curve: of a round for one that has none; nil for an even speed.
  ///   - staysAtEnd: whether its end is shown at the very time at which it ends.
  final func show(
    at time: Double, begin: Double, usual: Double, curve: CAMediaTimingFunction? = nil,
    staysAtEnd: Bool = false, in values: inout MovingValues
  ) {
    let times = AnimationTimes(self, begin: begin, usual: usual)
    let moment = times.moment(at: time)
    let isSeen =
      switch moment.phase {
      case .before: fillMode == .backwards || fillMode == .both
      case .during: true
      case .after:
        fillMode == .forwards || fillMode == .both || staysAtEnd && times.ends(at: time)
      }
    guard isSeen else { return }
    let part = (timingFunction ?? curve)?.progress(moment.part) ?? moment.part
    show(part, round: moment.round, in: &values)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: CA-5.
/// An animation from one value to another.
///
/// From `fromValue` to `toValue`; `byValue` is the way between them and stands for the one that is
/// nil. Where that leaves an end open, it is what is shown without the animation.
/// See [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation).
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { basicMembers }

  /// Makes an animation without a path.
  public override init() { super.init() }

  /// Makes an animation without a path; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where it starts; nil at first.
  open var fromValue: Any?
  /// Where it ends; nil at first.
  open var toValue: Any?
  /// How far it goes; nil at first.
  open var byValue: Any?

  override func blank() -> CAAnimation { CABasicAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  /// The progress of a part of the round.
  func progress(_ part: Double) -> Double { part }

  override func value(_ part: Double, _ base: AnimatedValue) -> AnimatedValue? {
    let base = valueFunction == nil ? base : .number(0)
    let by = byValue.map { AnimatedValue($0) }
    let given = (from: fromValue.map { AnimatedValue($0) }, to: toValue.map { AnimatedValue($0) })
    let ends: (from: AnimatedValue, to: AnimatedValue) =
      switch (given.from, given.to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, by.adding(from))
      case (nil, let to?, let by?): (to.subtracting(by), to)
      case (let from?, nil, nil): (from, base)
      case (nil, let to?, nil): (base, to)
      case (nil, nil, let by?): (base, by.adding(base))
      case (nil, nil, nil): (base, base)
      }
    return ends.from.mixed(with: ends.to, progress(part))
  }
}

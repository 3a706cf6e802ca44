// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// An animation of what a path of keys leads to.
///
/// See [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation).
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { propertyMembers }

  /// Makes an animation without a path.
  public override init() { super.init() }

  /// Makes an animation without a path; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an animation of a path of keys, such as `position.x` or `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  // Rules: CA-2.
  /// What is animated; nil, nothing, at first.
  open var keyPath: String?
  // Rules: CA-6.
  /// Whether its values are added to what is shown otherwise; false at first.
  open var isAdditive = false
  // Rules: CA-6.
  /// Whether each round goes on from the end of the round before; false at first.
  open var isCumulative = false
  // Rules: CA-8.
  /// Makes transforms of its numbers; nil, which takes its values as they are, at first.
  open var valueFunction: CAValueFunction?

  override func blank() -> CAAnimation { CAPropertyAnimation() }

  override func take(from other: CAAnimation) {
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative, valueFunction) =
      (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction)
  }

  override var shownKeys: [String] { keyPath.map { [AnimatedKeyPath($0).key] } ?? [] }

  /// The value at a part of the round.
  ///
  /// - Parameter base: what is shown without it.
  func value(_ part: Double, _ base: AnimatedValue) -> AnimatedValue? { nil }

  override func show(_ part: Double, round: Int, in values: inout MovingValues) {
    guard let keyPath, let base = values[keyPath] else { return }
    let start = isAdditive ? base.zero : base
    guard var value = value(part, start) else { return }
    if isCumulative, round > 0, let end = self.value(1, start) {
      value = end.times(round).adding(value)
    }
    if let valueFunction { value = valueFunction.transform(value) }
    values[keyPath] = isAdditive ? base.adding(value) : value
  }
}

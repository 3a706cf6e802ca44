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

  /// What was read in `keyPath` the last time; a subclass may answer another path at any time.
  private var lastNames: AnimatedKeyPath?

  /// What is animated; nil for nothing.
  ///
  /// OPTIMIZATION: a path is taken apart when it changes, not in each frame.
  final var names: AnimatedKeyPath? {
    guard let path = keyPath else { return nil }
    if let lastNames, lastNames.path == path { return lastNames }
    let names = AnimatedKeyPath(path)
    lastNames = names
    return names
  }

  override func blank() -> CAAnimation { CAPropertyAnimation() }

  override func take(from other: CAAnimation) {
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative, valueFunction) =
      (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction)
  }

  override var shownKeys: [String] { names.map { [$0.key] } ?? [] }

  /// The value at a part of the round.
  ///
  /// - Parameter base: what is shown without it.
  func value(_ part: Double, _ base: AnimatedValue) -> AnimatedValue? { nil }

  override func show(_ part: Double, round: Int, in values: inout MovingValues) {
    guard let names, let base = values[names] else { return }
    let start = isAdditive ? base.zero : base
    guard var value = value(part, start) else { return }
    if isCumulative, round > 0, let end = self.value(1, start) {
      value = end.times(round).adding(value)
    }
    if let valueFunction { value = valueFunction.transform(value) }
    values[names] = isAdditive ? base.adding(value) : value
  }
}

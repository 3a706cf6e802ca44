// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: CA-7.
/// Animations that run in the time of one.
///
/// They end with the group, whatever is left of them; their delegates hear nothing.
/// See [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup).
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { animationMembers }

  /// Makes an empty group.
  public override init() { super.init() }

  /// Makes an empty group; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The animations; a `beginTime` of theirs is a time of the group.
  ///
  /// Nil at first.
  open var animations: [CAAnimation]?

  override func blank() -> CAAnimation { CAAnimationGroup() }

  override func take(from other: CAAnimation) {
    animations = (other as? CAAnimationGroup)?.animations?.map(\.kept)
  }

  override var shownKeys: [String] { (animations ?? []).flatMap(\.shownKeys) }

  override var isKnown: Bool { super.isKnown && (animations ?? []).allSatisfy(\.isKnown) }

  override func show(_ part: Double, round: Int, in values: inout MovingValues) {
    let own = duration > 0 ? duration : CATransaction.usualDuration
    for animation in animations ?? [] {
      // What ends with the group is shown as long as that is.
      animation.show(
        at: part * own, begin: animation.beginTime, usual: own, staysAtEnd: part >= 1, in: &values)
    }
  }
}

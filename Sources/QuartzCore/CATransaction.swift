// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Groups changes of layers and says how they are to be shown.
///
/// There are no implicit animations, so every change applies at once; duration and disabled actions
/// are kept for whoever animates. A group may stand inside another. What is set outside of any group
/// belongs to the turn of the application's loop, which ends with `flush()`.
/// See [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction).
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// In seconds; Apple's documented default.
  private nonisolated static let defaultAnimationDuration: CFTimeInterval = 0.25
  /// The open groups, the innermost last; the first is the turn's.
  private static var open = [Group()]
  /// Whether the turn's group has settings or a block to end.
  private static var isTurnTouched = false

  private struct Group {
    var disablesActions = false
    var duration = CATransaction.defaultAnimationDuration
    var completion: (@MainActor () -> Void)?
  }

  /// Begins a group inside the current one, with the settings of that.
  open class func begin() {
    var group = open[open.count - 1]
    group.completion = nil
    open.append(group)
  }

  /// Ends the innermost group and then runs its completion block.
  ///
  /// The settings of the group around it apply again. Without a group it does nothing.
  open class func commit() {
    guard open.count > 1, let group = open.popLast() else { return }
    group.completion?()
  }

  /// Ends the turn's group: runs its completion block.
  ///
  /// Called at the end of every turn; groups that are open stay open.
  open class func flush() {
    guard isTurnTouched else { return }
    isTurnTouched = false
    let completion = open[0].completion
    open[0] = Group()
    completion?()
  }

  /// True when the group asks not to animate; false at first.
  open class func disableActions() -> Bool { open[open.count - 1].disablesActions }

  /// Asks not to animate what the group changes.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// How long animations of the group take, in seconds; 0.25 at first.
  open class func animationDuration() -> CFTimeInterval { open[open.count - 1].duration }

  /// Sets how long animations of the group take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// What runs when the group ends; nil at first.
  open class func completionBlock() -> (@MainActor () -> Void)? {
    open[open.count - 1].completion
  }

  /// Sets what runs, once, when the group ends.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.completion = block }
  }

  private static func change(_ body: (inout Group) -> Void) {
    body(&open[open.count - 1])
    isTurnTouched = true
  }
}

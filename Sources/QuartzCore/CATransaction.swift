// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

/// Groups changes of layers and says how they are to be shown.
///
/// There are no implicit animations, so every change applies at once; duration and disabled actions
/// are kept for whoever animates. A group may stand inside another. What is set outside of any group
/// belongs to the turn of the application's loop, which ends with `flush()`.
/// See [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction).
@preconcurrency @MainActor
open class CATransaction: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// In seconds; Apple's documented default.
  private nonisolated static let defaultAnimationDuration: CFTimeInterval = 0.25

  fileprivate struct Group {
    var disablesActions = false
    var duration = CATransaction.defaultAnimationDuration
    var completion: (@MainActor () -> Void)?
  }

  /// Begins a group inside the current one, with the settings of that.
  open class func begin() {
    var group = current
    group.completion = nil
    Transactions.shared.open.append(group)
  }

  /// Ends the innermost group and then runs its completion block.
  ///
  /// The settings of the group around it apply again. Without a group it does nothing.
  open class func commit() {
    let transactions = Transactions.shared
    guard transactions.open.count > 1, let group = transactions.open.popLast() else { return }
    group.completion?()
  }

  /// Ends the turn's group: runs its completion block.
  ///
  /// Called at the end of every turn; groups that are open stay open.
  open class func flush() {
    let transactions = Transactions.shared
    guard transactions.isTurnTouched else { return }
    transactions.isTurnTouched = false
    let completion = transactions.open[0].completion
    transactions.open[0] = Group()
    completion?()
  }

  /// True when the group asks not to animate; false at first.
  open class func disableActions() -> Bool { current.disablesActions }

  /// Asks not to animate what the group changes.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// How long animations of the group take, in seconds; 0.25 at first.
  open class func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets how long animations of the group take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// What runs when the group ends; nil at first.
  open class func completionBlock() -> (@MainActor () -> Void)? {
    current.completion
  }

  /// Sets what runs, once, when the group ends.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.completion = block }
  }

  /// The innermost open group.
  private static var current: Group {
    let open = Transactions.shared.open
    return open[open.count - 1]
  }

  private static func change(_ body: (inout Group) -> Void) {
    let transactions = Transactions.shared
    body(&transactions.open[transactions.open.count - 1])
    transactions.isTurnTouched = true
    TurnWork.shared.enlist(.transactions)
  }
}

/// The groups that are open in an application.
@MainActor
private final class Transactions {
  static var shared: Transactions { Runtime.part(.transactions) { Transactions() } }

  /// The open groups, the innermost last; the first is the turn's.
  var open = [CATransaction.Group()]
  /// Whether the turn's group has settings or a block to end.
  var isTurnTouched = false
}

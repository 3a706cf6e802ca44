// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

/// Groups changes of layers and says how they are to be shown.
///
/// Changes of layers that no view has are animated as it says. A group may stand inside another. What is set outside of any group
/// belongs to the turn of the application's loop, which ends with `flush()`.
/// See [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction).
@preconcurrency @MainActor
open class CATransaction: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// In seconds; Apple's documented default.
  nonisolated static let usualDuration: CFTimeInterval = 0.25

  fileprivate struct Group {
    var disablesActions = false
    var duration = CATransaction.usualDuration
    var timing: CAMediaTimingFunction?
    var values: [String: Any] = [:]
    /// What waits for the group's animations.
    var wait: TransactionWait?
  }

  /// Begins a group inside the current one, with the settings of that.
  open class func begin() {
    var group = current
    group.wait = nil
    Transactions.shared.open.append(group)
  }

  // Rules: CA-18.
  /// Ends the innermost group; its completion block runs when what it animated has ended.
  ///
  /// The settings of the group around it apply again. Without a group it does nothing.
  open class func commit() {
    let transactions = Transactions.shared
    guard transactions.open.count > 1, let group = transactions.open.popLast() else { return }
    group.wait?.commit()
  }

  /// Ends the turn's group, whose completion block runs when what it animated has ended.
  ///
  /// Called at the end of every turn; groups that are open stay open.
  open class func flush() {
    let transactions = Transactions.shared
    guard transactions.isTurnTouched else { return }
    transactions.isTurnTouched = false
    let wait = transactions.open[0].wait
    transactions.open[0] = Group()
    wait?.commit()
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

  /// The curve of animations of the group; nil, that of implicit animations, at first.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }

  // Rules: CA-26.
  /// Sets the curve of animations of the group: of blocks of views, and of what has none of its own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  // Rules: CA-18.
  /// What runs when all is over that the group animated; nil at first.
  open class func completionBlock() -> (@MainActor () -> Void)? {
    current.wait?.block
  }

  // Rules: CA-18.
  /// Sets what runs, once, when the group is committed and the animations have ended that are added
  /// from now on.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.wait = block.map { TransactionWait($0) } }
  }

  /// The value of a key of the group: a setting, or what the program keeps there.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: current.values[key]
    }
  }

  /// Sets the value of a key of the group.
  ///
  /// - Parameters:
  ///   - anObject: the value; nil takes it away.
  ///   - key: a setting, or a word of the program's own.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if case .number(let duration) = AnimatedValue(anObject) { setAnimationDuration(duration) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      if case .number(let flag) = AnimatedValue(anObject) { setDisableActions(flag != 0) }
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? @MainActor () -> Void)
    default: change { $0.values[key] = anObject }
    }
  }

  /// Nothing to do: layers are changed on the main actor alone.
  open class func lock() {}

  /// Nothing to do: layers are changed on the main actor alone.
  open class func unlock() {}

  // Rules: CA-26.
  /// The curve of animations of the group, as blocks of views take it; nil for none.
  package static var timing: AnimationTiming? { current.timing?.timing }

  /// Lets all open groups wait for an animation that is added now.
  static func join() -> [TransactionWait] {
    let waits = Transactions.shared.open.compactMap(\.wait)
    for wait in waits { wait.enter() }
    return waits
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

/// The name of the duration among a group's values, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the curve among a group's values.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what runs in the end among a group's values.
public let kCATransactionCompletionBlock = "completionBlock"
/// The name of whether nothing is animated among a group's values.
public let kCATransactionDisableActions = "disableActions"

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Moves the focus of a system, once a request.
@MainActor
enum FocusUpdate {
  // Rules: FO-4, FO-5.
  /// Takes care of an item that cannot have focus any more, then of what was asked for.
  static func run(in system: UIFocusSystem) {
    leaveLostItem(in: system)
    guard !system.requests.isEmpty else { return }
    let requests = system.requests.all
    system.requests = WeakEnvironments()
    for environment in requests {
      guard let item = FocusSearch.item(in: environment) else {
        Trace.record(.firstResponder, "no item to focus in \(Trace.name(environment))")
        continue
      }
      if item !== system.focused { request(item, in: system) }
      return
    }
  }

  // Rules: FO-17.
  private static func request(_ item: any UIFocusItem, in system: UIFocusSystem) {
    guard item.focusItemDeferralMode == .always else {
      _ = move(system, to: item, heading: [])
      return
    }
    Trace.record(.firstResponder, "focus waits for keys to go to \(Trace.name(item))")
    letGo(system)
    system.deferred = item
  }

  // Rules: FO-9.
  /// Moves focus to the nearest item that can have it, without asking: the old place is no choice.
  private static func leaveLostItem(in system: UIFocusSystem) {
    guard !system.surroundings.isEmpty else { return }
    if let item = system.focused, FocusSearch.isFocusable(item) { return }
    let next = system.surroundings.all.lazy.compactMap(FocusSearch.item).first
    lead(system, to: next)
    system.isStray = system.focused === next
  }

  // Rules: FO-22, FO-23.
  /// Moves focus out of a place that cannot have it any more, without asking there; nil for nowhere.
  static func lead(_ system: UIFocusSystem, to item: (any UIFocusItem)?) {
    perform(FocusMove(system: system, from: system.focused, to: item))
  }

  // Rules: FO-5.
  /// Moves focus to an item unless an environment on the way forbids it; false then.
  static func move(
    _ system: UIFocusSystem, to item: any UIFocusItem, heading: UIFocusHeading
  ) -> Bool {
    let move = FocusMove(system: system, from: system.focused, to: item, heading: heading)
    if let refusal = move.path.first(where: { !$0.shouldUpdateFocus(in: move.context) }) {
      Trace.record(.firstResponder, "\(Trace.name(refusal)) keeps focus from moving")
      return false
    }
    perform(move)
    return true
  }

  // Rules: FO-6.
  /// Takes focus from the item that has it and gives it to nobody.
  static func letGo(_ system: UIFocusSystem) {
    guard let item = system.focused else { return }
    perform(FocusMove(system: system, from: item, to: nil))
  }

  private static func perform(_ move: FocusMove) {
    let coordinator = UIFocusAnimationCoordinator()
    move.system.focused = move.following
    move.system.isStray = false
    move.system.deferred = nil
    if let item = move.following { move.system.remember(item) }
    let surroundings = FocusPath.from(move.following).dropFirst()
    move.system.surroundings = WeakEnvironments(Array(surroundings))
    Trace.record(
      .firstResponder, "focus \(Trace.name(move.previous)) → \(Trace.name(move.following))")
    for environment in move.path {
      environment.didUpdateFocus(in: move.context, with: coordinator)
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: move.following,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: move.context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    move.following.map(FocusScrolling.reveal)
    coordinator.run()
    // Whoever was told may have moved it on, or chosen another effect.
    if move.system.focused === move.following { move.system.halo.mark(move.following) }
    playSound(of: move)
  }

  // Rules: FO-19.
  private static func playSound(of move: FocusMove) {
    let sound = FocusPath.from(move.following).lazy
      .compactMap { $0.soundIdentifierForFocusUpdate(in: move.context) }.first
    if sound == UIFocusSoundIdentifier.default { DeviceSounds.play(.focus) }
  }
}

/// A move of focus and everybody it concerns.
@MainActor
struct FocusMove {
  let system: UIFocusSystem
  let previous: (any UIFocusItem)?
  let following: (any UIFocusItem)?
  let context: UIFocusUpdateContext
  /// The way up from the old item, then from the new one; those on both come once.
  let path: [any UIFocusEnvironment]

  init(
    system: UIFocusSystem, from previous: (any UIFocusItem)?, to following: (any UIFocusItem)?,
    heading: UIFocusHeading = []
  ) {
    self.system = system
    self.previous = previous
    self.following = following
    context = UIFocusUpdateContext(from: previous, to: following, heading: heading)
    let left = FocusPath.from(previous)
    let known = Set(left.map { ObjectIdentifier($0) })
    path = left + FocusPath.from(following).filter { !known.contains(ObjectIdentifier($0)) }
  }
}

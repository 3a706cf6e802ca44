// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

/// Knows which item of a scene has focus, and moves it.
///
/// A scene has one; an application without scenes has one for all its windows.
///
/// [Apple: UIFocusSystem](https://developer.apple.com/documentation/uikit/uifocussystem)
@preconcurrency @MainActor
open class UIFocusSystem: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final weak var focused: (any UIFocusItem)?
  /// What was around the item when it got focus; not empty while focus is somewhere.
  final var surroundings = WeakEnvironments() { didSet { askForUpdate() } }
  /// The environments that asked for focus to be chosen, the last one first.
  final var requests = WeakEnvironments() { didSet { askForUpdate() } }

  /// Whether focus is where it is because the item that had it cannot have it any more.
  final var isStray = false
  /// The line that shows which item has focus.
  final lazy var halo = FocusHalo()
  /// The item that gets focus when keys are used; nil unless one waits.
  final weak var deferred: (any UIFocusItem)?
  /// The item that had focus last, of each group.
  private final var lastItems: [String: WeakEnvironments] = [:]

  override init() { super.init() }

  /// Whether there is anything to look after when the turn ends.
  final var needsUpdate: Bool { !surroundings.isEmpty || !requests.isEmpty }

  private final func askForUpdate() {
    if needsUpdate { TurnWork.shared.enlist(.focus) }
  }

  /// Remembers an item that got focus.
  final func remember(_ item: any UIFocusItem) {
    if let group = item.focusGroupIdentifier { lastItems[group] = WeakEnvironments([item]) }
  }

  // Rules: FO-18.
  /// Which item of its group Tab comes to, as the item says and as it had focus.
  final func priority(of item: any UIFocusItem) -> Int {
    let own = item.focusGroupPriority.rawValue
    guard let group = item.focusGroupIdentifier, lastItems[group]?.all.first === item else {
      return own
    }
    return max(own, UIFocusGroupPriority.previouslyFocused.rawValue)
  }

  /// The system of the scene that an environment is in; nil while it is in no window.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusSystems.shared.system(for: environment)
  }

  // Rules: FO-2.
  /// The item that has focus, or nil.
  open weak var focusedItem: (any UIFocusItem)? { focused }

  // Rules: FO-5, FO-8.
  /// Asks for focus to go to the best item in an environment before the turn of the loop ends.
  ///
  /// Unlike `setNeedsFocusUpdate()` it moves focus from anywhere.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requests.addFirst(environment)
  }

  // Rules: FO-5.
  /// Moves focus now if that was asked for.
  open func updateFocusIfNeeded() { FocusUpdate.run(in: self) }

  /// Posted after focus moved; its object is the item that has it now.
  public nonisolated static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")

  /// Posted when focus was to move and there is nothing in that direction; its object is the item.
  public nonisolated static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")

  /// The key of the `UIFocusUpdateContext` in the notification's user info.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

  /// The key of the `UIFocusAnimationCoordinator` in the notification's user info.
  public nonisolated static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"
}

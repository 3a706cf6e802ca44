// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

/// The menus of one kind: those of the application, or those that come up at a place.
///
/// [Apple: UIMenuSystem](https://developer.apple.com/documentation/uikit/uimenusystem)
@preconcurrency @MainActor
open class UIMenuSystem: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let standard: @MainActor () -> UIMenu
  private var built: UIMenu?
  private var keys: [UIKeyCommand]?
  /// Called when menus have to be made or validated anew, by who shows them.
  package final let observers = MenuObservers()

  init(_ standard: @escaping @MainActor () -> UIMenu) {
    self.standard = standard
    super.init()
  }

  // Rules: AC-22.
  /// The menus of the application, built along the chain from the application.
  ///
  /// They are built once, when they are first needed, and again after `setNeedsRebuild()`.
  open class var main: UIMenuSystem { UIMainMenuSystem.shared }

  // Rules: AC-22.
  /// The menus that come up at a place, built along the chain from the responder that shows them.
  ///
  /// They are built each time.
  open class var context: UIMenuSystem {
    Runtime.part(.contextMenus) { UIMenuSystem(StandardMenus.context) }
  }

  // Rules: AC-22.
  /// Has the menus built anew when they are needed next.
  open func setNeedsRebuild() {
    built = nil
    keys = nil
    observers.tell()
  }

  // Rules: AC-22.
  /// Has the commands of the menus that are shown validated anew.
  open func setNeedsRevalidate() { observers.tell() }

  /// The menus of the application.
  final func menu(of application: UIResponder) -> UIMenu {
    if let built { return built }
    let menu = build(from: application)
    built = menu
    return menu
  }

  // Rules: AC-22.
  /// The commands in the menus of the application that keys trigger.
  final func keyCommands(of application: UIResponder) -> [UIKeyCommand] {
    if let keys { return keys }
    let found = MenuTree.commands(in: menu(of: application)).compactMap { $0 as? UIKeyCommand }
    keys = found
    return found
  }

  // Rules: AC-22.
  /// The menus as the responders of a chain make them, the first one at the start of it.
  final func build(from responder: UIResponder) -> UIMenu {
    let builder = MenuBuilding(self, root: standard())
    for responder in ResponderChain.all(from: responder) { responder.buildMenu(with: builder) }
    return builder.root
  }
}

/// Who wants to know that menus changed.
@MainActor
package final class MenuObservers {
  private var observers = ObjectList<() -> Void>()

  /// Calls `body` at each change until `owner` is removed.
  package func add(_ owner: AnyObject, _ body: @escaping () -> Void) {
    observers[ObjectIdentifier(owner)] = body
  }

  /// Stops calling what was added for `owner`.
  package func remove(_ owner: ObjectIdentifier) { observers[owner] = nil }

  func tell() {
    for observer in observers.values { observer() }
  }
}

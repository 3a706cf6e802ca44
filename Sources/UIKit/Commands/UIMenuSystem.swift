// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The menus of one kind: those of the application, or those that come up at a place.
///
/// [Apple: UIMenuSystem](https://developer.apple.com/documentation/uikit/uimenusystem)
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private let standard: @MainActor () -> UIMenu
  private var built: UIMenu?
  private var keys: [UIKeyCommand]?
  /// Called when menus have to be made or validated anew, by who shows them.
  package final let watchers = MenuWatchers()

  init(_ standard: @escaping @MainActor () -> UIMenu) {
    self.standard = standard
    super.init()
  }

  private static let theContext = UIMenuSystem(StandardMenus.context)

  /// The menus of the application, built along the chain from the application.
  ///
  /// They are built once, when they are first needed, and again after `setNeedsRebuild()`.
  ///
  /// - Rules: AC-22.
  open class var main: UIMenuSystem { UIMainMenuSystem.shared }

  /// The menus that come up at a place, built along the chain from the responder that shows them.
  ///
  /// They are built each time.
  ///
  /// - Rules: AC-22.
  open class var context: UIMenuSystem { theContext }

  /// Has the menus built anew when they are needed next.
  ///
  /// - Rules: AC-22.
  open func setNeedsRebuild() {
    built = nil
    keys = nil
    watchers.tell()
  }

  /// Has the commands of the menus that are shown validated anew.
  ///
  /// - Rules: AC-22.
  open func setNeedsRevalidate() { watchers.tell() }

  /// The menus of the application.
  final func menu(of application: UIResponder) -> UIMenu {
    if let built { return built }
    let menu = build(from: application)
    built = menu
    return menu
  }

  /// The commands in the menus of the application that keys trigger.
  ///
  /// - Rules: AC-22.
  final func keyCommands(of application: UIResponder) -> [UIKeyCommand] {
    if let keys { return keys }
    let found = MenuTree.commands(in: menu(of: application)).compactMap { $0 as? UIKeyCommand }
    keys = found
    return found
  }

  /// The menus as the responders of a chain make them, the first one at the start of it.
  ///
  /// - Rules: AC-22.
  final func build(from responder: UIResponder) -> UIMenu {
    let builder = MenuBuilding(self, root: standard())
    for responder in ResponderChain.all(from: responder) { responder.buildMenu(with: builder) }
    return builder.root
  }
}

/// Who wants to know that menus changed.
@MainActor
package final class MenuWatchers {
  private var watchers: [ObjectIdentifier: () -> Void] = [:]

  /// Calls `body` at each change until `owner` is removed.
  package func add(_ owner: AnyObject, _ body: @escaping () -> Void) {
    watchers[ObjectIdentifier(owner)] = body
  }

  /// Stops calling what was added for `owner`.
  package func remove(_ owner: AnyObject) { watchers[ObjectIdentifier(owner)] = nil }

  func tell() {
    for watcher in Array(watchers.values) { watcher() }
  }
}

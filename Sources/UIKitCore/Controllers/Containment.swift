// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// Controllers that contain others.
@MainActor
enum Containment {
  static func add(_ child: UIViewController, to parent: UIViewController) {
    guard child !== parent, !isAncestor(child, of: parent) else {
      violation(
        "A \(type(of: child)) was added as a child of \(child === parent ? "itself" : "its own child")",
        contract: "a controller's parent is never the controller itself or one it contains",
        instead: "call removeFromParent() of the inner one first")
    }
    if child.container === parent {
      parent.contained.removeObject(child)
      parent.contained.append(child)
      return
    }
    if child.container != nil { remove(child) }
    child.movement = .entering
    child.willMove(toParent: parent)
    // Whoever was told may have added it already, here or elsewhere.
    takeOut(child)
    parent.contained.append(child)
    child.container = parent
  }

  static func remove(_ child: UIViewController) {
    guard child.container != nil else { return }
    child.movement = .leaving
    takeOut(child)
    child.didMove(toParent: nil)
    child.movement = .none
  }

  /// Takes a controller out of the one that contains it, if there is one; nobody is told.
  private static func takeOut(_ child: UIViewController) {
    guard let parent = child.container else { return }
    parent.contained.removeObject(child)
    parent.departures += 1
    child.container = nil
  }

  static func willMove(_ child: UIViewController, to parent: UIViewController?) {
    child.movement = parent == nil ? .leaving : .entering
  }

  static func didMove(_ child: UIViewController) { child.movement = .none }

  /// The nearest controller of a kind that contains `controller`.
  static func ancestor<Kind: UIViewController>(
    of controller: UIViewController, _ kind: Kind.Type
  ) -> Kind? {
    var current = controller.container
    while let candidate = current {
      if let found = candidate as? Kind { return found }
      current = candidate.container
    }
    return nil
  }

  /// The outermost controller that contains `controller`, or it itself.
  static func outermost(_ controller: UIViewController) -> UIViewController {
    var current = controller
    while let above = current.container { current = above }
    return current
  }

  private static func isAncestor(
    _ candidate: UIViewController, of controller: UIViewController
  ) -> Bool {
    var current = controller.container
    while let above = current {
      if above === candidate { return true }
      current = above.container
    }
    return false
  }
}

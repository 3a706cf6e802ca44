// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// Goes the ways that a storyboard describes.
@MainActor
enum SeguePerforming {
  // Rules: IF-13, IF-14.
  /// Goes a way of a controller's scene, by its name.
  static func perform(_ identifier: String, from source: UIViewController, _ sender: Any?) {
    guard let origin = source.origin,
      let way = origin.segues.first(where: { $0.identifier == identifier })
    else {
      violation(
        "\(type(of: source)) was told to perform the segue \"\(identifier)\", which it has not",
        contract: "a controller performs segues of its scene in the storyboard that made it",
        instead: "provide the storyboard with that segue, and make the controller by it")
    }
    if case .unwind(let action) = way.kind {
      return unwind(action, from: source, identifier, sender)
    }
    let destination = origin.storyboard.instantiateViewController(withIdentifier: way.destination)
    let segue = segue(way, from: source, to: destination, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private static func segue(
    _ way: UIStoryboard.Way, from source: UIViewController, to destination: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardSegue {
    if case .custom(let make) = way.kind { return make(way.identifier, source, destination) }
    return UIStoryboardSegue(
      identifier: way.identifier, source: source, destination: destination
    ) {
      switch way.kind {
      case .show: source.show(destination, sender: sender)
      case .showDetail: source.showDetailViewController(destination, sender: sender)
      default: source.present(destination, animated: true)
      }
    }
  }

  // Rules: IF-15.
  /// Goes back to the nearest controller that takes an action; nothing happens if none does.
  private static func unwind(
    _ action: Selector, from source: UIViewController, _ identifier: String, _ sender: Any?
  ) {
    let asked = UIStoryboardUnwindSegueSource(source, action, sender)
    guard let way = way(for: asked), let destination = way.first else { return }
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination
    ) {}
    source.prepare(for: segue, sender: sender)
    _ = destination.perform(action, with: segue)
    segue.perform()
    way.first { $0.presentation?.presented != nil }?.dismiss(animated: true)
    for (container, child) in zip(way.dropFirst(), way) {
      container.unwind(for: segue, towards: child)
    }
  }

  /// The controller that takes the action, and those that it is in, up to the one where the search
  /// met them.
  private static func way(for asked: UIStoryboardUnwindSegueSource) -> [UIViewController]? {
    var met: UIViewController? = asked.source
    while let controller = met {
      if let way = search(controller, asked) { return way + above(controller) }
      met = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  private static func above(_ controller: UIViewController) -> [UIViewController] {
    Array(sequence(first: controller) { $0.parent }.dropFirst())
  }

  private static func search(
    _ controller: UIViewController, _ asked: UIStoryboardUnwindSegueSource
  ) -> [UIViewController]? {
    for child in controller.allowedChildrenForUnwinding(from: asked) {
      if let way = search(child, asked) { return way + [controller] }
    }
    let takes =
      controller !== asked.source
      && controller.canPerformUnwindSegueAction(
        asked.unwindAction, from: asked.source, sender: asked.sender)
    return takes ? [controller] : nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: SC-3, SC-4, SC-8.
/// Places a search controller over what its bar is a part of, which stays in reach.
final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldRemovePresentersView: Bool { false }
  override var shouldPresentInFullscreen: Bool { false }
  override var fillsPart: Bool { true }
  override var leavesFirstResponder: Bool { true }
  /// The search field, which would begin the search again.
  override var givesFirstResponderBack: Bool { false }

  /// Beside the view of the controller that defines the context, so that both come and go together.
  override var home: UIView? {
    let presenter = presentingViewController
    return presenter.definesPresentationContext ? presenter.viewIfLoaded?.superview : nil
  }

  /// Follows the view of that controller, which containers put elsewhere when it comes back.
  func goHome() {
    guard let place, let home, place.superview !== home else { return }
    place.frame = home.bounds
    home.addSubview(place)
  }

  override func addSurroundings(to place: UITransitionView) {
    (place as? UIPassingTransitionView)?.letsThrough = true
  }

  override func presentationTransitionWillBegin() { search?.session.willBegin() }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { search?.session.didBegin() } else { search?.session.didEnd() }
  }

  override func dismissalTransitionWillBegin() { search?.session.willEnd() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { search?.session.didEnd() }
  }

  override func layOut(_ place: UITransitionView) {
    super.layOut(place)
    search?.session.placeSuggestions()
    search?.viewIfLoaded?.setNeedsLayout()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What one controller presents, and where.
@MainActor
final class Presentation: OngoingPresentation {
  let presented: UIViewController
  /// What places the presented view.
  let controller: UIPresentationController
  /// The view over the whole window that holds the presented view.
  let place: UITransitionView
  /// Where the presenting view was before the presented one took its place; nil when it stays.
  private(set) weak var coveredPlace: UIView?
  private var coveredIndex = 0
  /// The coming or going in progress.
  var transition: ControllerTransition?
  /// Who in the presenting controller was first responder when this began.
  weak var earlierFirstResponder: UIResponder?

  init(
    of presented: UIViewController, placedBy controller: UIPresentationController,
    in window: UIWindow
  ) {
    self.presented = presented
    self.controller = controller
    place = controller.fillsPart ? UIPassingTransitionView() : UITransitionView()
    place.frame = window.bounds
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Rules: AX-21.
    place.accessibilityViewIsModal = true
    controller.place = place
    place.arrange = { [weak controller] place in
      guard let controller else { return }
      controller.containerViewWillLayoutSubviews()
      controller.layOut(place)
      controller.containerViewDidLayoutSubviews()
    }
  }

  var contentContainer: any UIContentContainer { controller }

  /// Whether the presenting view is out of the window meanwhile.
  var coversAll: Bool { controller.shouldRemovePresentersView }

  /// Puts the place in front of everything in the window, and what surrounds the presented view into
  /// it.
  func install(in window: UIWindow) {
    let home = controller.home ?? window
    place.frame = home.bounds
    home.addSubview(place)
    controller.presentationTransitionWillBegin()
    // Without a place it was dismissed by that.
    guard controller.place != nil else { return }
    controller.addSurroundings(to: place)
    controller.preparePresentedView()
  }

  /// Takes the presenting view away if the presented one covers it all.
  func coverPresenter(_ presenter: UIViewController) {
    if coversAll { cover(presenter) }
  }

  /// Takes the presented view away.
  func remove() {
    // The view goes first: the chain of a first responder in it does not pass through `place`.
    presented.viewIfLoaded?.removeFromSuperview()
    controller.presentedView?.removeFromSuperview()
    place.removeFromSuperview()
    controller.place = nil
    presented.ownPresentationController = nil
  }

  private func cover(_ presenter: UIViewController) {
    noteHome(of: presenter)
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  private func noteHome(of presenter: UIViewController) {
    guard coveredPlace == nil, let view = presenter.viewIfLoaded, let superview = view.superview
    else { return }
    coveredPlace = superview
    coveredIndex = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Takes the presenting view into the place, where a program's animator expects both.
  func borrow(_ presenter: UIViewController) {
    guard coversAll, let view = presenter.viewIfLoaded else { return }
    noteHome(of: presenter)
    view.frame = place.bounds
    place.insertSubview(view, at: 0)
  }

  /// Puts the presenting view back.
  func uncover(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let superview = coveredPlace else { return }
    if view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
      // The screen may have another size by now.
      view.frame = superview.bounds
    }
    superview.insertSubview(view, at: coveredIndex)
    coveredPlace = nil
  }

  /// Puts the presenting view out of the window again: a dismissal was taken back.
  func coverAgain(_ presenter: UIViewController) {
    if coversAll { cover(presenter) }
  }
}

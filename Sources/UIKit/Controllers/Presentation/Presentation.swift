// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What one controller presents, and where.
@MainActor
final class Presentation {
  let presented: UIViewController
  /// The view over the whole window that holds the presented view.
  let place = UITransitionView()
  /// Where the presenting view was before the presented one took its place; nil when it stays.
  private(set) weak var coveredPlace: UIView?
  private var coveredIndex = 0
  /// The coming or going in progress.
  var move: ControllerMove?

  init(of presented: UIViewController) { self.presented = presented }

  /// Whether the presenting view is out of the window meanwhile.
  var coversAll: Bool {
    presented.modalPresentationStyle.coversAll && !(presented is UIAlertController)
  }

  /// Puts the presented view in front of everything in the window.
  func install(in window: UIWindow, over presenter: UIViewController) {
    place.frame = window.bounds
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let alert = presented as? UIAlertController {
      AlertLayout.install(alert, in: place)
    } else if presented.modalPresentationStyle.isSheet {
      SheetLayout.install(presented, in: place)
    } else {
      presented.view.frame = place.bounds
      presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.addSubview(presented.view)
    }
    window.addSubview(place)
  }

  /// Takes the presenting view away if the presented one covers it all.
  func coverPresenter(_ presenter: UIViewController) {
    if coversAll { cover(presenter) }
  }

  /// Puts the presented view below the window and gives the closure that lets it rise.
  func prepareToRise() -> () -> Void {
    place.layoutIfNeeded()
    let end = rising?.frame ?? .zero
    rising?.frame.origin.y = place.bounds.maxY
    shade?.alpha = 0
    return { [rising, shade] in
      rising?.frame = end
      shade?.alpha = 1
    }
  }

  /// The closure that lets the presented view sink below the window.
  func prepareToSink() -> () -> Void {
    { [rising, shade, place] in
      rising?.frame.origin.y = place.bounds.maxY
      shade?.alpha = 0
    }
  }

  /// What moves.
  private var rising: UIView? { place.subviews.last }
  /// What dims the view behind a sheet.
  private var shade: UIView? { place.subviews.count > 1 ? place.subviews.first : nil }

  /// Takes the presented view away.
  func remove() {
    // The view goes first: the chain of a first responder in it does not pass through `place`.
    presented.viewIfLoaded?.removeFromSuperview()
    place.removeFromSuperview()
  }

  private func cover(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    coveredPlace = superview
    coveredIndex = superview.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
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
}

/// Whether a controller appears or disappears because it is presented or dismissed.
enum PresentationStep { case none, presenting, dismissing }

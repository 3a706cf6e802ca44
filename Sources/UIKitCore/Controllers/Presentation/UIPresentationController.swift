// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: VC-83.
/// Places a presented controller and keeps what is around it, from the presentation to the dismissal.
///
/// The transitioning delegate of a controller of the style `.custom` supplies one of its own; for
/// every other style there is one already.
///
///
/// [Apple: UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: NSObject, ExposedClass, UIContentContainer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private final weak var presentedOne: UIViewController?
  private final weak var presentingOne: UIViewController?
  final weak var place: UITransitionView?
  /// Whether the controller comes or goes now, so that its view is not to be placed.
  final var isMoving = false
  private final var placedSize = CGSize.zero

  /// Makes one for a controller that is about to be presented.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller that is shown.
  ///   - presentingViewController: nil while it is not known yet who presents.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedOne = presentedViewController
    presentingOne = presentingViewController
    super.init()
  }

  /// The controller that is or will be presented, which outlives the presentation controller.
  open var presentedViewController: UIViewController {
    guard let presentedOne else {
      violation(
        "A \(type(of: self)) was asked for its presented controller, which is gone",
        contract: "the presented controller outlives its presentation controller",
        instead: "keep the controller as long as the presentation controller is used")
    }
    return presentedOne
  }

  /// The controller that presents; the presented one itself until that is known.
  open var presentingViewController: UIViewController {
    presentedOne?.presenter ?? presentingOne ?? presentedViewController
  }

  /// How the controller is presented, `.automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// The view over the window that holds what is presented; nil outside a presentation.
  open var containerView: UIView? { place }

  /// Asked and told of adaptation and of what a person does to dismiss; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // Rules: VC-86.
  /// The style that is used where the window is not wide; the delegate's answer, if it has one.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptedStyle(for: traitCollection)
  }

  /// The style that is used in a window of compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// What the presentation is shown on.
  open var traitCollection: UITraitCollection {
    place?.traitCollection ?? presentingViewController.traitCollection
  }

  // MARK: - Places

  /// What comes and goes: the presented controller's view unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  // Rules: VC-83.
  /// Where the presented view belongs in the container; all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { place?.bounds ?? .zero }

  /// Tells that the container is about to be laid out; does nothing unless overridden.
  open func containerViewWillLayoutSubviews() {}

  /// Tells that the container was laid out; does nothing unless overridden.
  open func containerViewDidLayoutSubviews() {}

  /// Whether the whole window is taken; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view is out of the window meanwhile; true for the styles that cover it.
  open var shouldRemovePresentersView: Bool { presentationStyle.coversAll }

  // MARK: - Coming and going

  // Rules: VC-83.
  /// Tells that the presentation begins: the container is in the window, the presented view not yet.
  ///
  /// Views that belong around it are added here; `presentedViewController.transitionCoordinator`
  /// animates them alongside, and is nil without animation.
  open func presentationTransitionWillBegin() {}

  // Rules: VC-83.
  /// Tells that the presentation is done, or was taken back for false.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  // Rules: VC-83.
  /// Tells that the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  // Rules: VC-83.
  /// Tells that the dismissal is done, or was taken back for false.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Sizes

  /// The size that the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Tells that the presented controller would like another size; an override calls super, which has
  /// the container laid out.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { place?.setNeedsLayout() }

  /// The size that the presented controller has in a container of a size; all of it unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the container's size is about to change; an override calls super.
  ///
  /// - Parameters:
  ///   - size: the size to come.
  ///   - coordinator: lets changes go along with the movement.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Tells that the container's traits are about to change; an override calls super.
  ///
  /// - Parameters:
  ///   - newCollection: the traits to come.
  ///   - coordinator: lets changes go along with the movement.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - The system's own way

  /// Puts what surrounds the presented view into the container; nothing for a program's own.
  func addSurroundings(to place: UITransitionView) {}

  /// Gets the presented view ready; nothing for a program's own.
  func preparePresentedView() {}

  /// Puts the presented view into the container, unless an animator does.
  func addPresentedView(to place: UITransitionView) {
    guard let view = presentedView, view.superview !== place else { return }
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(view)
  }

  // Rules: SC-8.
  /// What the container is put into; nil for the window.
  var home: UIView? { nil }

  /// What is seen through around the presented view, which fades in and out.
  var shade: UIView? { nil }

  /// Whether the presented view fills a part of the window, and what is behind may be in reach.
  var fillsPart: Bool { false }

  /// Whether the first responder of what is behind stays, for that goes on being used.
  var leavesFirstResponder: Bool { false }

  // Rules: SC-4.
  /// Whether who was first responder before is so again in the end.
  var givesFirstResponderBack: Bool { true }

  /// Whether the presented view fades in and out, whatever its transition style.
  var fades: Bool { false }

  /// Lays the container out, whose size may be another one.
  func layOut(_ place: UITransitionView) {
    guard !isMoving, place.bounds.size != placedSize else { return }
    placedSize = place.bounds.size
    if let view = presentedView, view.superview === place {
      view.frame = frameOfPresentedViewInContainerView
    }
  }
}

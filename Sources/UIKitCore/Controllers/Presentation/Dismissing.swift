// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Dismisses controllers.
@MainActor
enum Dismissing {
  private typealias Step = (presenter: UIViewController, presentation: Presentation)

  static func dismiss(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = presenting(above: controller) ?? controller.presentingViewController
    else { return }
    dismissPresented(by: presenter, animated: animated, completion: completion)
  }

  // Rules: AW-46, VC-42, VC-81, VC-83.
  /// Takes away everything that is presented above `presenter`, the topmost first.
  static func dismissPresented(
    by presenter: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    for (_, presentation) in Presenting.presentations(above: presenter) {
      presentation.transition?.finishNow()
    }
    let all = Presenting.presentations(above: presenter)
    guard let lowest = all.first?.presentation, let highest = all.last?.presentation else {
      completion?()
      return
    }
    let dismissed = Array(all.map(\.presentation.presented).reversed())
    for controller in dismissed { controller.presentationStep = .dismissing }
    let comesBack = lowest.coveredPlace?.window.map { !$0.isHidden } ?? false
    Trace.record(
      .controller,
      "\(Trace.name(presenter)) dismisses \(dismissed.map { Trace.name($0) }.joined(separator: ", "))"
    )
    let transition = transition(of: highest, to: presenter, animated: animated)
    let appearing = comesBack ? presenter : nil
    let alpha = highest.controller.presentedView?.alpha
    /// A callback may have dismissed what is above by itself.
    func isOn(_ step: Step) -> Bool { step.presenter.presentation === step.presentation }
    func finish(_ isCancelled: Bool) {
      // A callback may have dismissed it by itself, or replaced what presents it.
      guard presenter.presentation === lowest else {
        transition?.abandon()
        AppearanceTransition.takeBack(disappearing: nil, appearing: appearing)
        completion?()
        return
      }
      highest.transition = nil
      let left = all.filter(isOn)
      for (_, presentation) in left { presentation.controller.isMoving = false }
      if isCancelled {
        takeBack(left, appearing)
      } else {
        conclude(left, left.map(\.presentation.presented).reversed(), appearing)
        highest.restoreAlpha(alpha)
      }
      for (_, presentation) in left.reversed() {
        presentation.controller.dismissalTransitionDidEnd(!isCancelled)
      }
      completion?()
    }
    AppearanceTransition.start(disappearing: dismissed, appearing: appearing, animated: animated)
    for step in all.reversed() where isOn(step) {
      step.presentation.controller.dismissalTransitionWillBegin()
    }
    guard let transition, presenter.presentation === lowest else { return finish(false) }
    if transition.custom == nil || lowest !== highest {
      lowest.uncover(presenter)
    } else {
      lowest.borrow(presenter)
    }
    AppearanceTransition.show(appearing)
    guard presenter.presentation === lowest else { return finish(false) }
    for (_, presentation) in all.dropLast() { presentation.place.isHidden = true }
    transition.from = highest.side(highest.presented, isSeenAtStart: true, isSeenAtEnd: false)
    transition.to = highest.side(presenter, isSeenAtStart: true, isSeenAtEnd: true)
    highest.controller.isMoving = true
    if let custom = transition.custom {
      transition.run(custom, finish: finish)
    } else {
      transition.run(highest.prepareToGo(), finish: finish)
    }
  }

  private static func transition(
    of presentation: Presentation, to presenter: UIViewController, animated: Bool
  ) -> ControllerTransition? {
    let isShown = presentation.place.window.map { !$0.isHidden } ?? false
    guard animated, isShown, ControllerTransition.isPossible else { return nil }
    let delegate = presentation.presented.transitioningDelegate
    return presentation.makeTransition(
      from: presentation.presented, to: presenter,
      delegate?.animationController(forDismissed: presentation.presented)
    ) { delegate?.interactionControllerForDismissal(using: $0) }
  }

  private static func conclude(
    _ all: [Step], _ dismissed: [UIViewController], _ appearing: UIViewController?
  ) {
    // First, for the place that goes may hold the presenter's view.
    if let (presenter, presentation) = all.first { presentation.uncover(presenter) }
    for (above, presentation) in all.reversed() {
      presentation.remove()
      presentation.presented.presenter = nil
      above.presentation = nil
    }
    AppearanceTransition.show(appearing)
    AppearanceTransition.finish(disappearing: dismissed, appearing: appearing)
    // Before who gets the keys back, whom focus would follow from what is gone.
    all.first?.presenter.restoreFocus()
    all.first?.presentation.giveFirstResponderBack()
    for controller in dismissed { controller.presentationStep = .none }
  }

  // Rules: VC-82.
  /// The dismissal was taken back: everything stays.
  private static func takeBack(_ all: [Step], _ appearing: UIViewController?) {
    let shown = all.map(\.presentation.presented).filter { $0.appearance.phase == .disappearing }
    Trace.record(
      .controller, "\(shown.map { Trace.name($0) }.joined(separator: ", ")) stays presented")
    if let appearing { AppearanceTransition.begin(false, appearing, animated: true) }
    for controller in shown { AppearanceTransition.begin(true, controller, animated: true) }
    for (presenter, presentation) in all {
      presentation.place.isHidden = false
      if presenter === appearing { presentation.coverAgain(presenter) }
      presentation.place.setNeedsLayout()
    }
    if let appearing { AppearanceTransition.end(appearing) }
    for controller in shown.reversed() { AppearanceTransition.end(controller) }
    for (_, presentation) in all { presentation.presented.presentationStep = .none }
  }

  /// The nearest controller that presents something: `controller` or one that contains it.
  private static func presenting(above controller: UIViewController) -> UIViewController? {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate.presentation != nil { return candidate }
      current = candidate.container
    }
    return nil
  }
}

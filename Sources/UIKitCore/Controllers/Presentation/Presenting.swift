// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// Presents controllers.
@MainActor
enum Presenting {
  // Rules: AW-46, RC-8, VC-42, VC-81, VC-83.
  static func present(
    _ presented: UIViewController, from controller: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presented.presenter(over: controller)
    check(presented, from: presenter)
    // One that is on its way out makes room at once.
    if presenter.presentation?.presented.presentationStep == .dismissing {
      for (_, presentation) in presentations(above: presenter) {
        presentation.transition?.finishNow()
      }
    }
    guard presenter.presentation == nil else {
      return refuse(presented, "\(Trace.name(presenter)) presents another controller already")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return refuse(presented, "the view of \(Trace.name(presenter)) is in no window")
    }
    guard presenter.presentationStep != .dismissing else {
      return refuse(presented, "\(Trace.name(presenter)) is being dismissed")
    }
    let placing = presented.presentationController(
      presentedBy: presenter, source: controller, in: window.traitCollection)
    // Delegates were asked, who may have presented something, or taken the presenter away.
    guard presenter.presentation == nil, presenter.viewIfLoaded?.window === window,
      presenter.presentationStep != .dismissing, presented.presenter == nil,
      presented.container == nil
    else {
      return refuse(presented, "\(Trace.name(presenter)) was changed by who was asked")
    }
    let presentation = Presentation(of: presented, placedBy: placing, in: window)
    presentation.noteFirstResponder(of: presenter)
    presenter.noteFocus()
    presenter.presentation = presentation
    presented.presenter = presenter
    presented.presentationStep = .presenting
    Trace.record(.controller, "\(Trace.name(presenter)) presents \(Trace.name(presented))")
    let delegate = presented.transitioningDelegate
    let transition: ControllerTransition? =
      animated && !window.isHidden && ControllerTransition.isPossible
      ? presentation.makeTransition(
        from: presenter, to: presented,
        delegate?.animationController(
          forPresented: presented, presenting: presenter, source: controller)
      ) { delegate?.interactionControllerForPresentation(using: $0) } : nil
    let disappearing = presentation.coversAll ? [presenter] : []
    let appearing = window.isHidden ? nil : presented
    AppearanceTransition.start(
      disappearing: disappearing, appearing: appearing, animated: animated)
    func isOn() -> Bool { presenter.presentation === presentation }
    if isOn() { presentation.install(in: window) }
    func finish(_ isCancelled: Bool) {
      if !isOn() {
        AppearanceTransition.takeBack(disappearing: disappearing.first, appearing: appearing)
      } else if isCancelled {
        takeBack(presentation, from: presenter)
      } else {
        conclude(presentation, from: presenter, disappearing, appearing)
      }
      completion?()
    }
    // A callback may have dismissed it already.
    guard isOn() else {
      transition?.abandon()
      return finish(false)
    }
    run(presentation, transition, from: presenter, showing: appearing, finish)
  }

  private static func run(
    _ presentation: Presentation, _ transition: ControllerTransition?,
    from presenter: UIViewController, showing appearing: UIViewController?,
    _ finish: @escaping (_ isCancelled: Bool) -> Void
  ) {
    let controller = presentation.controller
    func show() {
      AppearanceTransition.show(appearing)
      // Now, for what appears may have taken over.
      if presenter.presentation === presentation { presentation.takeFirstResponder() }
    }
    guard let transition else {
      controller.addPresentedView(to: presentation.place)
      show()
      return finish(false)
    }
    transition.from = presentation.side(presenter, isSeenAtStart: true, isSeenAtEnd: true)
    transition.to = presentation.side(
      presentation.presented, isSeenAtStart: false, isSeenAtEnd: true)
    if let custom = transition.custom {
      controller.isMoving = true
      presentation.borrow(presenter)
      transition.run(custom, finish: finish)
      show()
    } else {
      controller.addPresentedView(to: presentation.place)
      show()
      guard presenter.presentation === presentation else {
        transition.abandon()
        return finish(false)
      }
      let changes = presentation.prepareToCome()
      controller.isMoving = true
      transition.run(changes, finish: finish)
    }
  }

  /// What was presented is there.
  private static func conclude(
    _ presentation: Presentation, from presenter: UIViewController,
    _ disappearing: [UIViewController], _ appearing: UIViewController?
  ) {
    presentation.transition = nil
    presentation.controller.isMoving = false
    presentation.controller.addPresentedView(to: presentation.place)
    presentation.place.setNeedsLayout()
    presentation.coverPresenter(presenter)
    AppearanceTransition.finish(disappearing: disappearing, appearing: appearing)
    if !presentation.controller.leavesFirstResponder {
      presentation.presented.takeFocus(from: presenter)
    }
    presentation.presented.presentationStep = .none
    presentation.controller.presentationTransitionDidEnd(true)
  }

  // Rules: VC-82.
  /// The presentation was taken back: the presenter is what it was.
  private static func takeBack(_ presentation: Presentation, from presenter: UIViewController) {
    let presented = presentation.presented
    let returning = presentation.coversAll ? presenter : nil
    presentation.transition = nil
    presentation.controller.isMoving = false
    Trace.record(.controller, "\(Trace.name(presented)) is not presented: it was taken back")
    AppearanceTransition.start(disappearing: [presented], appearing: returning, animated: true)
    // First, for the place that goes may hold the presenter's view.
    presentation.uncover(presenter)
    presentation.remove()
    presented.presenter = nil
    presenter.presentation = nil
    AppearanceTransition.finish(disappearing: [presented], appearing: returning)
    presentation.giveFirstResponderBack()
    presented.presentationStep = .none
    presentation.controller.presentationTransitionDidEnd(false)
  }

  static func presentations(
    above presenter: UIViewController
  ) -> [(presenter: UIViewController, presentation: Presentation)] {
    var found: [(UIViewController, Presentation)] = []
    var current = presenter
    while let presentation = current.presentation as? Presentation {
      found.append((current, presentation))
      current = presentation.presented
    }
    return found
  }

  private static func check(_ presented: UIViewController, from presenter: UIViewController) {
    let isRoot = presented.viewIfLoaded?.window?.rootViewController === presented
    if isRoot || isBelow(presenter, presented) || presented.presenter != nil
      || presented.container != nil
    {
      violation(
        "\(type(of: presenter)) presented a \(type(of: presented)) that is on screen already",
        contract: "a presented controller has no parent, is no window's root and not presented yet",
        instead: "present another controller, or remove or dismiss this one first")
    }
    presented.checkBeforePresentation()
    if presented.modalPresentationStyle == .none {
      violation(
        "\(type(of: presenter)) presented a \(type(of: presented)) of the style none",
        contract: "none is an answer, not a way to present", instead: "set another style")
    }
  }

  /// Whether `ancestor` is `controller` or presents it, directly or through others.
  private static func isBelow(_ controller: UIViewController, _ ancestor: UIViewController) -> Bool
  {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate === ancestor { return true }
      current = candidate.presenter
    }
    return false
  }

  private static func refuse(_ presented: UIViewController, _ reason: String) {
    Trace.record(.controller, "\(Trace.name(presented)) is not presented: \(reason)")
  }
}

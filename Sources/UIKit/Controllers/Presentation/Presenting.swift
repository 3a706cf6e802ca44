// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Presents controllers and dismisses them.
@MainActor
enum Presenting {
  /// - Rules: RC-8, VC-42.
  static func present(
    _ presented: UIViewController, from controller: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = Containment.outermost(controller)
    check(presented, from: presenter)
    // One that is on its way out makes room at once.
    if presenter.presentation?.presented.presentationStep == .dismissing {
      for (_, presentation) in presentations(above: presenter) { presentation.move?.finishNow() }
    }
    guard presenter.presentation == nil else {
      return refuse(presented, "\(Trace.name(presenter)) presents another controller already")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return refuse(presented, "the view of \(Trace.name(presenter)) is in no window")
    }
    let presentation = Presentation(of: presented)
    presenter.presentation = presentation
    presented.presenter = presenter
    presented.presentationStep = .presenting
    Trace.record(.controller, "\(Trace.name(presenter)) presents \(Trace.name(presented))")
    let disappearing = presentation.coversAll ? [presenter] : []
    let appearing = window.isHidden ? nil : presented
    func finish() {
      presentation.coverPresenter(presenter)
      AppearanceTransition.finish(disappearing: disappearing, appearing: appearing)
      presented.presentationStep = .none
      completion?()
    }
    AppearanceTransition.start(
      disappearing: disappearing, appearing: appearing, animated: animated)
    presentation.install(in: window, over: presenter)
    AppearanceTransition.show(appearing)
    guard animated, !window.isHidden, ControllerMove.isPossible else { return finish() }
    let move = ControllerMove(presentation.prepareToRise()) { _ in
      presentation.move = nil
      finish()
    }
    presentation.move = move
    move.run()
  }

  static func dismiss(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = presenting(above: controller) ?? controller.presentingViewController
    else { return }
    dismissPresented(by: presenter, animated: animated, completion: completion)
  }

  /// Takes away everything that is presented above `presenter`, the topmost first.
  ///
  /// - Rules: VC-42.
  static func dismissPresented(
    by presenter: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    for (_, presentation) in presentations(above: presenter) { presentation.move?.finishNow() }
    let all = presentations(above: presenter)
    guard let lowest = all.first, let highest = all.last else {
      completion?()
      return
    }
    let dismissed = Array(all.map(\.presentation.presented).reversed())
    for controller in dismissed { controller.presentationStep = .dismissing }
    let comesBack = lowest.presentation.coveredPlace?.window.map { !$0.isHidden } ?? false
    Trace.record(
      .controller,
      "\(Trace.name(presenter)) dismisses \(dismissed.map { Trace.name($0) }.joined(separator: ", "))"
    )
    let appearing = comesBack ? presenter : nil
    func finish() {
      for (above, presentation) in all.reversed() {
        presentation.remove()
        presentation.presented.presenter = nil
        above.presentation = nil
      }
      lowest.presentation.uncover(presenter)
      AppearanceTransition.show(appearing)
      AppearanceTransition.finish(disappearing: dismissed, appearing: appearing)
      for controller in dismissed { controller.presentationStep = .none }
      completion?()
    }
    AppearanceTransition.start(disappearing: dismissed, appearing: appearing, animated: animated)
    let isShown = highest.presentation.place.window.map { !$0.isHidden } ?? false
    guard animated, isShown, ControllerMove.isPossible else { return finish() }
    lowest.presentation.uncover(presenter)
    AppearanceTransition.show(appearing)
    for (_, presentation) in all.dropLast() { presentation.place.isHidden = true }
    let move = ControllerMove(highest.presentation.prepareToSink()) { _ in
      highest.presentation.move = nil
      finish()
    }
    highest.presentation.move = move
    move.run()
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

  private static func presentations(
    above presenter: UIViewController
  ) -> [(presenter: UIViewController, presentation: Presentation)] {
    var found: [(UIViewController, Presentation)] = []
    var current = presenter
    while let presentation = current.presentation {
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
    if let alert = presented as? UIAlertController { AlertContent.check(alert) }
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

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The pages of a page view controller: which are shown, and the turn in progress.
///
/// What a turn looks like is the stage's; whoever calls into it from outside of the controller keeps
/// that alive by `hold(_:)`.
@MainActor
final class PageBook {
  unowned let owner: UIPageViewController
  /// What is shown, without a turn in progress.
  private(set) var shown: [UIViewController] = []
  private(set) var turn: PageTurn?
  private(set) lazy var neighbours = PageNeighbours(of: self)
  private(set) lazy var dots = PageDots(of: self)
  private lazy var stage = makeStage()
  /// Counts what the program set.
  private var changes = 0
  private(set) lazy var spine = owner.options.spine
  private lazy var sides = owner.options.spine == .mid
  /// How the device was held when the spine was asked for.
  private var orientation: UIInterfaceOrientation?
  /// What the program set while the delegate was asked for the spine.
  private var answer: Answer?

  private struct Answer {
    var set: (() -> Void)?
  }

  init(of owner: UIPageViewController) { self.owner = owner }

  private func makeStage() -> any PageStage {
    owner.options.style == .scroll ? PageScroll(of: self) : PageCurl(of: self)
  }

  /// Runs something that may let go of the controller, which stays until it is done.
  func hold<Result>(_ body: () -> Result) -> Result { withExtendedLifetime(owner, body) }

  // MARK: - The view

  // Rules: PV-8.
  func loadView() {
    orientation = UIWindowScene.orientation(UIScreen.main.metrics.orientation)
    let root = UIPageViewControllerContentView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.clipsToBounds = true
    root.book = self
    stage.install(in: root)
    owner.view = root
    hold {
      stage.show(shown)
      dots.refresh()
    }
  }

  func layOut(_ root: UIView) { stage.layOut(dots.layOut(in: root)) }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    hold { stage.mayBegin(recognizer) }
  }

  // Rules: PV-40.
  func pageSize(of container: any UIContentContainer, in size: CGSize) -> CGSize? {
    guard let page = container as? UIViewController, current.contains(where: { $0 === page }),
      spine != .mid
    else { return nil }
    return CGSize(width: size.width, height: max(0, size.height - dots.height))
  }

  // Rules: PV-3.
  var recognizers: [UIGestureRecognizer] { stage.recognizers }

  // MARK: - Pages

  // Rules: PV-4.
  /// What the program sees as shown.
  var current: [UIViewController] {
    guard let turn, !turn.isByPerson else { return shown }
    return seen(of: turn.new)
  }

  /// How many pages a turn takes: those that are seen, and the back of the leaf.
  var pagesPerTurn: Int { spine == .mid || (isDoubleSided && spine != .none) ? 2 : 1 }

  /// Without the back of the leaf.
  private func seen(of pages: [UIViewController]) -> [UIViewController] {
    Array(pages.prefix(spine == .mid ? 2 : 1))
  }

  // Rules: PV-12.
  func dataSourceDidChange() {
    neighbours.forget()
    if !shown.isEmpty { hold { dots.refresh() } }
  }

  // Rules: PV-63.
  var isDoubleSided: Bool { sides }

  func setDoubleSided(_ isDoubleSided: Bool) {
    guard isDoubleSided || spine != .mid || answer != nil else {
      violation(
        "isDoubleSided of a \(type(of: owner)) was set to false with the spine in the middle",
        contract: "where two pages are seen, a leaf has one on each side",
        instead: "return another spine from pageViewController(_:spineLocationFor:)")
    }
    guard isDoubleSided != sides else { return }
    sides = isDoubleSided
    neighbours.forget()
  }

  // MARK: - Set by the program

  // Rules: PV-4, PV-30 to PV-35.
  func set(
    _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard answer == nil else {
      answer?.set = { [unowned self] in
        set(pages, direction, animated: animated, completion)
      }
      return
    }
    PageCount.check(pages, for: owner, spine, isDoubleSided)
    hold { replace(pages, direction, animated, completion) }
  }

  private func replace(
    _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    changes += 1
    let change = changes
    if let turn {
      if turn.isByPerson { takeBack(turn, isFinished: false) } else { complete(turn, false) }
    }
    if change == changes, owner.isViewLoaded { stage.rest() }
    guard change == changes else {
      completion?(false)
      return
    }
    neighbours.forget()
    guard !seen(of: pages).isSame(as: shown) else {
      dots.refresh()
      completion?(true)
      return
    }
    let isSeen =
      animated && canAnimate && !shown.isEmpty && pages.without(shown).count == pages.count
    guard
      let turn = begin(direction, to: pages, isAnimated: isSeen, completion)
    else { return }
    dots.refresh()
    guard self.turn === turn else { return }
    if isSeen { stage.run(turn) } else { complete(turn) }
  }

  /// Whether a person sees the pages.
  private var canTurn: Bool {
    owner.appearance.phase == .appeared && owner.viewIfLoaded?.window != nil
  }

  /// Whether anybody would see an animation.
  private var canAnimate: Bool { canTurn && UIView.areAnimationsEnabled }

  // MARK: - Turned by a person

  // Rules: PV-42, PV-66.
  /// Turns pages as a person asked, without a finger on them.
  ///
  /// - Returns: whether there was a page to turn to.
  @discardableResult
  func go(_ direction: UIPageViewController.NavigationDirection, steps: Int = 1) -> Bool {
    hold {
      settle()
      guard turn == nil else { return false }
      let pages = neighbours.ask(direction, steps: steps)
      guard !pages.isEmpty, turn == nil else { return false }
      let animates = canAnimate
      guard
        let turn = begin(
          direction, to: pages, isByPerson: true, isAnimated: animates, steps: steps, nil)
      else { return true }
      if animates { stage.run(turn) } else { complete(turn) }
      return true
    }
  }

  // Rules: PV-36.
  /// Ends a turn in progress where it is nearest to.
  func settle() {
    guard let turn, turn.isIn else { return }
    hold {
      if !turn.isByPerson || stage.progress >= 0.5 {
        complete(turn)
      } else {
        takeBack(turn)
      }
      if self.turn == nil { stage.rest() }
    }
  }

  // MARK: - A turn

  // Rules: PV-20, PV-23.
  /// Begins a turn: the new pages come in beside the old ones.
  ///
  /// - Returns: nil where what it calls made another change.
  func begin(
    _ direction: UIPageViewController.NavigationDirection, to new: [UIViewController],
    isByPerson: Bool = false, isAnimated: Bool = true, steps: Int = 1,
    _ completion: ((Bool) -> Void)?
  ) -> PageTurn? {
    let turn = PageTurn(
      direction, from: shown, to: new, isByPerson: isByPerson, isAnimated: isAnimated)
    turn.completion = completion
    turn.steps = steps
    self.turn = turn
    Trace.record(
      .controller, "\(Trace.name(owner)) turns to \(new.map { Trace.name($0) })")
    if isByPerson { owner.delegate?.pageViewController(owner, willTransitionTo: new) }
    enter(turn)
    return self.turn === turn ? turn : nil
  }

  private func enter(_ turn: PageTurn) {
    for page in turn.coming where page.container !== owner {
      guard self.turn === turn else { return }
      Containment.add(page, to: owner)
    }
    guard owner.isViewLoaded else { return }
    for page in turn.coming where self.turn === turn { page.loadViewIfNeeded() }
    if owner.appearance.phase == .appeared, self.turn === turn {
      turn.isTold = true
      for page in turn.coming where self.turn === turn {
        AppearanceTransition.begin(true, page, animated: turn.isAnimated)
      }
      for page in turn.going where self.turn === turn {
        AppearanceTransition.begin(false, page, animated: turn.isAnimated)
      }
    }
    guard self.turn === turn else { return }
    stage.bring(turn)
    turn.isIn = true
    for page in turn.coming where turn.isTold && self.turn === turn {
      AppearanceTransition.show(page)
    }
  }

  // Rules: PV-20, PV-24.
  /// The page was turned.
  func complete(_ turn: PageTurn, _ isFinished: Bool = true) {
    guard self.turn === turn else { return }
    self.turn = nil
    let change = changes
    shown = seen(of: turn.new)
    neighbours.didTurn(turn)
    let leaving = (turn.old + turn.coming).without(shown)
    for page in leaving where page.container === owner { page.willMove(toParent: nil) }
    if turn.isTold {
      for page in leaving {
        AppearanceTransition.begin(false, page, animated: turn.isAnimated)
      }
    }
    if owner.isViewLoaded { stage.show(shown) }
    turn.finish(in: self, staying: turn.coming.without(leaving), leaving: leaving)
    if turn.isByPerson {
      dots.step(turn)
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: isFinished, previousViewControllers: turn.old,
        transitionCompleted: true)
    }
    turn.completion?(isFinished)
    // Rules: PV-11.
    guard turn.isByPerson, self.turn == nil, change == changes, canTurn else { return }
    neighbours.ask(turn.direction)
  }

  // Rules: PV-20, PV-25.
  /// The page was not turned: what was shown stays.
  func takeBack(_ turn: PageTurn, isFinished: Bool = true) {
    guard self.turn === turn else { return }
    self.turn = nil
    for page in turn.coming where page.container === owner { page.willMove(toParent: nil) }
    if turn.isTold {
      // Where the controller itself has gone, what stays is told when that comes back.
      for page in turn.going where owner.appearance.phase == .appeared {
        AppearanceTransition.begin(true, page, animated: turn.isAnimated)
      }
      for page in turn.coming {
        AppearanceTransition.begin(false, page, animated: turn.isAnimated)
      }
    }
    if owner.isViewLoaded { stage.show(shown) }
    turn.finish(in: self, staying: turn.going, leaving: turn.coming)
    dots.stay()
    if turn.isByPerson {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: isFinished, previousViewControllers: turn.old,
        transitionCompleted: false)
    }
    turn.completion?(false)
  }

  // MARK: - The spine

  // Rules: PV-64.
  /// Asks for the spine where another edge of the device is up.
  func sizeWillChange() {
    guard owner.options.style == .pageCurl else { return }
    let now = UIWindowScene.orientation(UIScreen.main.metrics.orientation)
    guard now != orientation else { return }
    orientation = now
    guard let delegate = owner.delegate else { return }
    hold {
      settle()
      answer = Answer()
      let asked = delegate.pageViewController(owner, spineLocationFor: now)
      let set = answer?.set
      answer = nil
      move(to: asked == .none ? spine : asked, set)
    }
  }

  private func move(to new: UIPageViewController.SpineLocation, _ set: (() -> Void)?) {
    let old = spine
    spine = new
    if new == .mid { sides = true }
    if new != old { neighbours.forget() }
    set?()
    guard new != old else { return }
    PageCount.check(current, for: owner, spine, false)
    settle()
    if owner.isViewLoaded { stage.show(shown) }
  }
}

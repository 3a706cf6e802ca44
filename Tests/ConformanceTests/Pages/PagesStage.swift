// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Pages in a window of 400 × 800 points, fingers, and a log of what everybody is told.
@MainActor
final class PagesStage: NSObject {
  static let finger = 9101
  let stage = GestureStage()
  let log = CallbackLog()
  let pager: UIPageViewController
  /// All pages, in their order.
  var pages: [RecordingController] = []
  /// How many dots the data source asks for.
  var dots = 0
  /// What happens when a turn is over.
  var onFinish: ((Bool) -> Void)?
  var onWill: (() -> Void)?
  /// Whether the last page is followed by the first.
  var isRing = false
  /// What the data source does before it answers.
  var onAsk: (() -> Void)?
  var spine: ((UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?

  init(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, _ names: String = "abcde",
    showing first: String? = "b", isSupplied: Bool = true
  ) {
    pager = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    super.init()
    pages = names.map { RecordingController(String($0), log) }
    pager.delegate = self
    if isSupplied { pager.dataSource = self }
    if let first { set(first) }
    stage.view.removeFromSuperview()
    stage.window.rootViewController = pager
    stage.window.layoutIfNeeded()
    _ = log.take()
  }

  func page(_ name: Character) -> RecordingController {
    guard let page = pages.first(where: { $0.name == String(name) }) else {
      preconditionFailure("There is no page \(name)")
    }
    return page
  }

  /// Sets pages by their names; notes what the completion gets.
  func set(
    _ names: String, _ direction: UIPageViewController.NavigationDirection = .forward,
    animated: Bool = false
  ) {
    let log = log
    pager.setViewControllers(names.map(page), direction: direction, animated: animated) {
      log.note("set \(names) \($0)")
    }
  }

  /// The names of the pages that are shown.
  var shown: String { names(pager.viewControllers ?? []) }

  func names(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? RecordingController)?.name ?? "?" }.joined()
  }

  /// The names of the pages in the window, in their order.
  var inWindow: String {
    names(pages.filter { $0.viewIfLoaded?.window != nil })
  }

  /// The scroll view of the pages.
  var scroll: UIScrollView {
    for case let scroll as UIScrollView in pager.view.subviews { return scroll }
    preconditionFailure("The pages do not scroll")
  }

  var control: UIPageControl? {
    pager.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
  }

  /// Where a page is in the window.
  func place(_ name: Character) -> CGRect {
    let view: UIView = page(name).view
    return view.convert(view.bounds, to: nil)
  }

  /// What the log has of appearances, moves and the delegate.
  func take() -> [String] { log.take() }

  // MARK: - Fingers

  /// A drag in ten steps; rests before the lift when it is to end without velocity.
  func drag(
    _ x: CGFloat, _ y: CGFloat = 0, from start: CGPoint = CGPoint(x: 200, y: 400),
    rests: Bool = true, lifts: Bool = true
  ) {
    stage.drag(PagesStage.finger, from: start, by: CGPoint(x: x, y: y))
    if lifts { lift(at: CGPoint(x: start.x + x, y: start.y + y), rests: rests) }
  }

  func lift(at place: CGPoint, rests: Bool = true) {
    if rests { wait(0.2) }
    stage.up(PagesStage.finger, place.x, place.y)
  }

  func wait(_ time: TimeInterval = 3) { stage.wait(time) }
}

extension PagesStage: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { answer("before", viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { answer("after", viewController, 1) }

  private func answer(
    _ what: String, _ controller: UIViewController, _ step: Int
  ) -> UIViewController? {
    log.note("\(what) \(names([controller]))")
    onAsk?()
    guard let place = pages.firstIndex(where: { $0 === controller }) else { return nil }
    if isRing { return pages[(place + step + pages.count) % pages.count] }
    return pages.indices.contains(place + step) ? pages[place + step] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }
}

extension PagesStage: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.note("will \(names(pendingViewControllers))")
    onWill?()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.note(
      "did \(finished ? "finished" : "interrupted") \(completed ? "completed" : "taken back") "
        + "from \(names(previousViewControllers))")
    onFinish?(completed)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    log.note("spine for \(orientation.isLandscape ? "landscape" : "portrait")")
    return spine?(orientation) ?? pageViewController.spineLocation
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// A window with a box whose numbers are set, and a bystander in front of all that must not notice.
@MainActor
final class ExtremeStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let controller = UIViewController()
  let box = DrawnBox(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
  /// What moves the box as a body, if anything does.
  lazy var animator = UIDynamicAnimator(referenceView: controller.view)
  private let bystander = Bystander(frame: ExtremeStage.place)
  private let generator: EventGenerator
  private let unadapted = Unadapted()
  private let rows = FewRows()
  private let items = FewItems()

  private static let place = CGRect(x: 300, y: 700, width: 50, height: 50)
  private static let middle = CGPoint(x: 325, y: 725)

  init() throws {
    window.rootViewController = controller
    generator = try EventGenerator(window: window)
    for _ in 0..<2 { box.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))) }
    controller.view.addSubview(box)
    controller.view.addSubview(bystander)
  }

  /// Puts a view into the box, where fingers get at it.
  func add<View: UIView>(_ view: View) -> View {
    view.frame = box.bounds
    box.addSubview(view)
    return view
  }

  /// Adds a recognizer to the box.
  func recognizer<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    box.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// A scroll view with content, in the box.
  var scroll: UIScrollView {
    let scroll = add(UIScrollView())
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    scroll.contentSize = CGSize(width: 500, height: 500)
    return scroll
  }

  /// A table with a few rows, in the box, and laid out.
  var table: UITableView {
    let table = add(UITableView(frame: .zero, style: .plain))
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  /// A collection with a few items, in the box, and laid out.
  func collection<Layout: UICollectionViewLayout>(_ layout: Layout) -> Layout {
    let collection = add(UICollectionView(frame: .zero, collectionViewLayout: layout))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in FewItems.kinds {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collection.dataSource = items
    collection.layoutIfNeeded()
    return layout
  }

  /// A button with a title and a configuration, in the box.
  var button: UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    return add(UIButton(configuration: configuration))
  }

  /// An item of a bar in the box.
  var barItem: UIBarButtonItem {
    let item = UIBarButtonItem(title: "Item")
    let bar = add(UINavigationBar())
    let top = UINavigationItem(title: "Title")
    top.rightBarButtonItem = item
    bar.items = [top]
    return item
  }

  /// A search bar with text, in the box.
  var searchBar: UISearchBar {
    let bar = add(UISearchBar())
    bar.text = "Text"
    return bar
  }

  /// A text view with several words, in the box.
  var textView: UITextView {
    let view = add(UITextView())
    view.text = "Several words that need more than one line"
    return view
  }

  /// A controller with three columns, whose view is in the box.
  var split: UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    controller.addChild(split)
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 200)
    box.addSubview(split.view)
    split.didMove(toParent: controller)
    split.view.layoutIfNeeded()
    return split
  }

  /// Where a popover that is presented from the box belongs.
  var popover: UIPopoverPresentationController? {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let popover = content.popoverPresentationController
    popover?.sourceView = box
    popover?.delegate = unadapted
    controller.present(content, animated: false)
    return popover
  }

  /// Lays out what is presented, and dismisses it.
  func dismissAll() {
    window.layoutIfNeeded()
    controller.dismiss(animated: false)
  }

  /// What drives a dismissal that a finger began.
  private(set) lazy var slide: UIPercentDrivenInteractiveTransition = {
    let slide = UIPercentDrivenInteractiveTransition()
    let dismissal = DrivenDismissal(slide)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    sheet.transitioningDelegate = dismissal
    controller.present(sheet, animated: false)
    withExtendedLifetime(dismissal) { sheet.dismiss(animated: true) }
    slide.update(0.5)
    return slide
  }()

  /// A label with several words, in the box.
  var label: UILabel {
    let label = add(UILabel())
    label.text = "Several words that need more than one line"
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  /// Lays out, draws, hit-tests, touches and drags, and says what the bystander noticed of it.
  func report() throws -> [String] {
    window.layoutIfNeeded()
    box.setNeedsDisplay()
    try generator.wait(0.1)
    for x in stride(from: 10.0, to: 400, by: 60) {
      for y in stride(from: 10.0, to: 800, by: 60) {
        _ = window.hitTest(CGPoint(x: x, y: y), with: nil)
      }
    }
    _ = box.convert(box.bounds, to: nil)
    _ = box.convert(CGPoint(x: 1, y: 1), from: window)
    _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if (try? generator.fingerDown(at: CGPoint(x: 60, y: 60))) != nil {
      try generator.fingerMove(to: CGPoint(x: 150, y: 180))
      try generator.wait(0.1)
      try generator.fingerUp()
      try generator.wait(0.1)
    }
    var noticed: [String] = []
    if window.hitTest(Self.middle, with: nil) !== bystander { noticed.append("is not hit") }
    try generator.fingerTap(at: Self.middle)
    if bystander.touches != 1 { noticed.append("got \(bystander.touches) touches") }
    if bystander.frame != Self.place { noticed.append("is at \(bystander.frame)") }
    return noticed
  }
}

/// A view that draws a path.
final class DrawnBox: UIView {
  let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20))

  override func draw(_ rect: CGRect) {
    path.fill()
    path.stroke()
    _ = path.contains(CGPoint(x: 10, y: 10))
    _ = path.bounds
  }
}

private final class Bystander: UIView {
  var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

/// Fades what it presented out, as far as a finger has come.
private final class DrivenDismissal: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let driver: UIPercentDrivenInteractiveTransition

  init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.1) {
      view?.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Keeps popovers what they are where there is little room.
private final class Unadapted: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

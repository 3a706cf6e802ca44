// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitMachines

/// Where trees of views meet the engines that solve their constraints.
@MainActor
enum ConstraintLayout {
  /// The most times that one call lays a tree out anew because layout changed what constraints say.
  static let mostRounds = 20

  /// Lets all views above know that constraints place something below, and the root be solved.
  static func lead(to view: UIView) {
    var current = view
    while true {
      current.flags.insert(.leadsToConstraints)
      guard let above = current.parent else { break }
      current = above
    }
    guard current.extras?.layout?.engine == nil else { return }
    ViewUpdate.askForLayout(below: current)
  }

  static func root(of view: UIView) -> UIView {
    var current = view
    while let above = current.parent { current = above }
    return current
  }

  /// The engine of the tree of a view; nil before the tree is laid out for the first time.
  static func engine(above view: UIView) -> LayoutEngine? {
    root(of: view).extras?.layout?.engine
  }

  // MARK: - The tree

  /// A view was put into a superview.
  static func didLink(_ view: UIView) {
    view.extras?.layout?.engine = nil
    guard let above = view.parent else { return }
    lead(to: above)
    engine(above: above)?.collect(view)
  }

  // Rules: LY-6.
  /// A view is about to be taken out of its superview: constraints between what stays and what goes
  /// end.
  static func willUnlink(_ view: UIView) {
    let holders = ConstraintHolders(from: view.parent)
    if !holders.isEmpty {
      for constraint in holders.inOrder(ConstraintMentions.within(view)) {
        ConstraintActivation.deactivate(constraint)
      }
    }
    engine(above: view)?.release(view)
  }

  // MARK: - Layout

  /// Lets a tree update its constraints and solves them, before it is laid out.
  static func prepare(_ root: UIView) {
    guard root.flags.contains(.leadsToConstraints) else { return }
    ConstraintPass.run(root)
    let layout = root.needLayout
    if layout.engine == nil {
      let engine = LayoutEngine(root: root)
      layout.engine = engine
      engine.touch()
    }
    layout.engine?.flush()
    layout.engine?.hasMoved = false
  }

  /// Whether laying a tree out changed what its constraints say, or moved what they place.
  static func hasMoreToDo(_ root: UIView) -> Bool {
    guard let engine = root.extras?.layout?.engine else { return false }
    return engine.isDirty || engine.hasMoved
  }

  // Rules: LY-4.
  /// Places the subviews of a view that constraints place; what `layoutSubviews()` does.
  static func placeSubviews(of view: UIView) {
    guard let engine = engine(above: view) else { return }
    let areOnlyMoved = view.flags.contains(.placesMoved)
    view.flags.remove(.placesMoved)
    engine.flush()
    let unplaced = engine.takeUnplaced(in: view)
    if areOnlyMoved, let unplaced {
      for child in unplaced where child.parent === view { place(child, engine) }
    } else {
      view.forEachSubview(having: .constrained) { place($0, engine) }
    }
    guard let scrolling = view as? any ContentScrolling,
      let guide = scrolling.contentGuideIfMade, let rect = engine.rect(of: guide),
      let box = engine.box(of: guide)
    else { return }
    scrolling.takeContentSize(
      width: box.lengths[0] == nil ? nil : rect.width,
      height: box.lengths[1] == nil ? nil : rect.height)
  }

  private static func place(_ child: UIView, _ engine: LayoutEngine) {
    guard child.flags.contains(.constrained), let rect = engine.rect(of: child) else { return }
    LayoutFrames.place(child, at: rect)
  }

  /// Has a view laid out because constraints may have another place for some of its subviews.
  ///
  /// OPTIMIZATION: it looks at `UnplacedViews` alone then, unless it is laid out for another reason too.
  static func askToPlaceMoved(in view: UIView) {
    let isForMoved = view.flags.isDisjoint(with: .needsLayout) || view.flags.contains(.placesMoved)
    view.setNeedsLayout()
    if isForMoved { view.flags.insert(.placesMoved) }
  }

  // Rules: LY-17.
  static func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let owner = item.layoutOwner else { return false }
    if let view = item as? UIView, !view.flags.contains(.constrained) { return false }
    prepare(root(of: owner))
    guard let engine = engine(above: owner), let box = engine.boxes[ObjectIdentifier(item)] else {
      return true
    }
    return (box.starts + box.lengths).contains { symbol in
      symbol.map { engine.solver.isAmbiguous($0) } ?? true
    }
  }

  // Rules: LY-34.
  /// The active constraints that mention a view along an axis.
  static func constraints(
    on view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let mentions = view.extras?.layout?.mentions ?? []
    return ConstraintHolders(from: view).inOrder(
      mentions.filter { $0.concerns(view, along: axis) })
  }

  // MARK: - Changes

  // Rules: LY-9.
  static func setTranslates(_ translates: Bool, of view: UIView) {
    guard view.flags.contains(.constrained) == translates else { return }
    view.setFlag(.constrained, !translates)
    lead(to: view)
    engine(above: view)?.placementDidChange(view)
  }

  static func viewDidMove(_ view: UIView) { engine(above: view)?.viewDidMove(view) }

  static func guidesDidChange(_ view: UIView) { engine(above: view)?.guidesDidChange(view) }

  // Rules: LY-10.
  static func contentDidChange(_ view: UIView) {
    engine(above: view)?.contentDidChange(view)
    tellReaders(around: view)
  }

  // Rules: TV-91, CV-131.
  /// Tells all views around one that constraints in them are others, or what these say.
  static func tellReaders(around view: UIView) {
    guard ViewTrees.shared.haveConstraintReaders else { return }
    var current: UIView? = view
    while let reader = current {
      reader.constraintsDidChangeWithin()
      current = reader.parent
    }
  }
}

// Rules: LY-14.
/// Asks views for their constraints, from the bottom up.
@MainActor
enum ConstraintPass {
  static func request(_ view: UIView) {
    ConstraintLayout.lead(to: view)
    ViewUpdate.request(.needsConstraints, of: view)
  }

  static func run(_ view: UIView) {
    guard view.flags.contains(.leadsToConstraints) else { return }
    if view.flags.contains(.subviewNeedsUpdate) {
      view.forEachSubview(having: [.subviewNeedsUpdate, .needsConstraints]) { run($0) }
    }
    guard view.flags.contains(.needsConstraints) else { return }
    view.flags.remove(.needsConstraints)
    guard let observer = view.observer else { return view.updateConstraints() }
    observer.viewUpdatesConstraints()
  }
}

extension UIView {
  /// Whether constraints changed in the tree of this root since they were solved.
  var isUnsolved: Bool {
    flags.contains(.leadsToConstraints) && extras?.layout?.engine?.isDirty == true
  }
}

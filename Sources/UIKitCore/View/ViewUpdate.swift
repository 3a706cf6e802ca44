// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitHost

/// Layout and drawing: asked for during a turn, done at its end, from the top down.
@MainActor
enum ViewUpdate {
  /// The most rounds of layout in one turn; a tree that asks for more lays itself out for ever.
  static let mostRounds = 100

  /// Notes that `view` needs layout or drawing, and all above it that something below does.
  static func request(_ need: ViewFlags, of view: UIView) {
    guard !view.flags.contains(need) else { return }
    view.flags.insert(need)
    noteAbove(view)
  }

  /// Notes that `view` needs layout, of all of its subviews.
  static func requestLayout(of view: UIView) {
    view.flags.remove(.placesMoved)
    request(.needsLayout, of: view)
  }

  /// Passes the needs of a subtree that was just added on to what is above.
  static func inherit(from view: UIView) {
    if view.flags.isDisjoint(with: .updates) { return }
    noteAbove(view)
  }

  private static func noteAbove(_ view: UIView) {
    ViewTrees.shared.askForUpdate()
    var above = view.parent ?? view.masked
    while let current = above, !current.flags.contains(.subviewNeedsUpdate) {
      current.flags.insert(.subviewNeedsUpdate)
      above = current.parent ?? current.masked
    }
  }

  /// Notes that the constraints below the root of a tree have to be solved.
  static func askForLayout(below root: UIView) {
    ViewTrees.shared.askForUpdate()
    root.flags.insert(.subviewNeedsUpdate)
  }

  /// Lays out from the highest view above that needs it, as `layoutIfNeeded()` does.
  static func layoutIfNeeded(_ view: UIView) {
    LastRelease.settle()
    let (root, top) = layoutRoot(of: view)
    guard top.flags.contains(.leadsToConstraints) else { return layout(root) }
    // What layout moves may change what constraints say of other views.
    for _ in 0..<ConstraintLayout.mostRounds {
      ConstraintLayout.prepare(top)
      layout(layoutRoot(of: view).root)
      guard ConstraintLayout.hasMoreToDo(top) else { return }
    }
  }

  /// The highest view above that needs layout, and the highest of all.
  private static func layoutRoot(of view: UIView) -> (root: UIView, top: UIView) {
    var root = view
    var top = view
    while let current = top.parent {
      if !current.flags.isDisjoint(with: [.needsLayout, .safeAreaStale]) { root = current }
      top = current
    }
    return (root, top)
  }

  // Rules: AW-20.
  /// Lays out and draws what needs it in a window's tree; false when that comes to no end.
  @discardableResult
  static func run(on root: UIView) -> Bool {
    var ends = false
    CurrentTraits.run(root.traitCollection) { ends = updateUntilDone(root) }
    return ends
  }

  private static func updateUntilDone(_ root: UIView) -> Bool {
    var rounds = 0
    while needsUpdate(root) || root.isUnsolved {
      rounds += 1
      guard rounds <= mostRounds else {
        Trace.record(.anomaly, "\(Trace.name(root)) asks for layout for ever; stopped")
        return false
      }
      ConstraintLayout.prepare(root)
      layout(root)
      display(root)
    }
    return true
  }

  /// Runs `body` with the view's traits as the current ones, where they may differ from the window's,
  /// and with its tint.
  static func withTraits(of view: UIView, _ body: () -> Void) {
    GraphicsStack.shared.withTint(of: view) {
      if ViewTrees.shared.haveStyles {
        CurrentTraits.run(view.traitCollection, body)
      } else {
        body()
      }
    }
  }

  static func needsUpdate(_ view: UIView) -> Bool {
    !view.flags.isDisjoint(with: .updates)
  }

  /// What makes layout look at a view.
  private static let toLayOut: ViewFlags = [.safeAreaStale, .needsLayout, .subviewNeedsUpdate]

  private static func layout(_ view: UIView) {
    if view.flags.contains(.safeAreaStale) { SafeArea.read(view) }
    if view.flags.contains(.needsLayout) {
      view.flags.remove(.needsLayout)
      Trace.record(.turn, "layout \(Trace.name(view))")
      withTraits(of: view) {
        if view.flags.contains(.laidOutByLayer) {
          ViewLayers.layOut(view)
        } else {
          layoutSubviews(of: view)
        }
      }
    }
    guard view.flags.contains(.subviewNeedsUpdate) else { return }
    view.forEachSubview(having: toLayOut) { layout($0) }
    if view.flags.contains(.hasMask), let mask = view.shownMask { layout(mask) }
  }

  /// Lets a view place its subviews, and tells the controller whose root it is.
  static func layoutSubviews(of view: UIView) {
    let observer = view.observer
    view.roundCorners()
    observer?.viewWillLayout()
    view.layoutSubviews()
    observer?.viewDidLayout()
  }

  private static func display(_ view: UIView) {
    if view.flags.contains(.needsDisplay) {
      supplyContent(of: view)
    }
    guard view.flags.contains(.subviewNeedsUpdate) else { return }
    view.flags.remove(.subviewNeedsUpdate)
    view.forEachSubview(having: .updates) { child in
      display(child)
      if needsUpdate(child) { view.flags.insert(.subviewNeedsUpdate) }
    }
    if view.flags.contains(.hasMask), let mask = view.shownMask {
      display(mask)
      if needsUpdate(mask) { view.flags.insert(.subviewNeedsUpdate) }
    }
  }

  /// Draws a view, whether it waits for that or not.
  static func supplyContent(of view: UIView) {
    view.flags.remove(.needsDisplay)
    withTraits(of: view) {
      if view.flags.contains(.drawnByLayer) {
        view.backing.displayNow()
      } else {
        ViewLayers.supplyContent(of: view)
      }
    }
  }
}

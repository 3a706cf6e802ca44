// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: AW-22.
/// Keeps `safeAreaInsets` in step with the screen, the bars, and the place of a view among them.
///
/// Only views that want to know are kept in step (`ViewFlags.asksSafeArea`): those whose class
/// overrides `safeAreaInsetsDidChange()`, root views of controllers, and whoever read its insets
/// once. A view that moves looks below only where one of them is (`.leadsToSafeArea`).
@MainActor
enum SafeArea {
  // MARK: - Who wants to know

  /// What a new view wants to know, and whether it makes constraints.
  static func begin(with view: UIView) {
    guard view.overrides([.safeAreaInsetsDidChange, .updateConstraints]) else { return }
    if view.overrides(.safeAreaInsetsDidChange) {
      view.flags.insert([.asksSafeArea, .leadsToSafeArea])
    }
    if view.overrides(.updateConstraints) {
      view.flags.insert([.needsConstraints, .leadsToConstraints])
    }
  }

  /// Notes that a view wants to know.
  static func watch(_ view: UIView) {
    guard !view.flags.contains(.asksSafeArea) else { return }
    view.flags.insert(.asksSafeArea)
    noteChange()
    guard !view.flags.contains(.leadsToSafeArea) else { return }
    view.flags.insert(.leadsToSafeArea)
    lead(to: view)
  }

  // Rules: VC-172.
  /// Says whether a view is laid out whenever it, or a view above it, moved; what it shows depends on
  /// where it is on the screen.
  static func setFollowsPlace(_ follows: Bool, of view: UIView) {
    guard follows else {
      view.flags.remove(.followsPlace)
      return
    }
    ViewTrees.shared.haveSafeAreas = true
    // Whoever watches has insets that were read once.
    if !view.flags.contains(.asksSafeArea) { _ = insets(of: view) }
    view.flags.insert(.followsPlace)
  }

  /// Lets all views above know that somebody below wants to know.
  static func lead(to view: UIView) {
    var above = view.parent
    while let current = above, !current.flags.contains(.leadsToSafeArea) {
      current.flags.insert(.leadsToSafeArea)
      above = current.parent
    }
  }

  // MARK: - Reading

  /// The insets as they are now, also while the view waits for a layout that tells of them.
  static func insets(of view: UIView) -> UIEdgeInsets {
    let wasWatched = view.flags.contains(.asksSafeArea)
    watch(view)
    guard ViewTrees.shared.haveSafeAreas, view.host != nil else {
      return view.extras?.safeAreaInsets ?? .zero
    }
    let waits = waits(view)
    if wasWatched, !waits { return view.extras?.safeAreaInsets ?? .zero }
    let now = Inside(of: view, in: .shared).insets(of: view)
    if !waits, now != .zero { view.needExtras.safeAreaInsets = now }
    return now
  }

  private static func waits(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let step = current {
      if step.flags.contains(.safeAreaStale) { return true }
      current = step.parent
    }
    return false
  }

  // MARK: - Changes

  /// A view moved, or changed its size: those in it that want to know are told by the next layout.
  @inline(__always)
  static func viewDidMove(_ view: UIView) {
    guard view.flags.contains(.leadsToSafeArea) else { return }
    noteChange()
    guard view.host != nil, ViewTrees.shared.haveSafeAreas else { return }
    ViewUpdate.request(.safeAreaStale, of: view)
  }

  /// Something on which safe areas depend is not what it was.
  static func noteChange() { ViewTrees.shared.safeAreaChanges += 1 }

  /// Reads the insets of a tree anew from what covers the edges of the screen and the views above,
  /// and tells whoever they changed for.
  ///
  /// For what is not the move of a view: bars, a controller's insets, the screen, another window.
  static func update(_ root: UIView) {
    noteChange()
    read(root)
  }

  /// The same, for a view that moved.
  static func read(_ root: UIView) {
    root.flags.remove(.safeAreaStale)
    guard ViewTrees.shared.haveSafeAreas, root.flags.contains(.leadsToSafeArea) else { return }
    let trees = ViewTrees.shared
    var walk = Walk(in: trees)
    walk.visit(root, Inside(of: root, in: trees))
  }

  /// The same, for the root view of a controller that was laid out.
  ///
  /// OPTIMIZATION: not if nothing changed since, or each of many nested controllers would look at
  /// all below it.
  static func read(_ root: UIView, of observer: any ViewObserver) {
    if observer.safeAreaReading != ViewTrees.shared.safeAreaChanges { read(root) }
  }

  /// A way through a tree that tells of safe areas.
  @MainActor
  private struct Walk {
    private let trees: ViewTrees
    /// What `ViewTrees.safeAreaChanges` was when it began.
    private let start: Int
    private var hasTold = false

    init(in trees: ViewTrees) {
      self.trees = trees
      start = trees.safeAreaChanges
    }

    mutating func visit(_ view: UIView, _ inside: Inside) {
      if view.flags.contains(.asksSafeArea), set(inside.insets(of: view), of: view) {
        hasTold = true
      }
      if view.flags.contains(.followsPlace) { view.setNeedsLayout() }
      // OPTIMIZATION: else each view of a tree that moved would look at all below it again. Whoever
      // is told may ask those below, which have to know that they wait until they had their turn.
      if !hasTold { view.flags.remove(.safeAreaStale) }
      if !view.children.isEmpty { visitChildren(of: view, inside) }
      // Whoever was told may have changed what was computed; then they are looked at again.
      guard trees.safeAreaChanges == start else { return }
      view.flags.remove(.safeAreaStale)
      if view.flags.contains(.hasController) { view.observer?.safeAreaReading = start }
    }

    private mutating func visitChildren(of view: UIView, _ inside: Inside) {
      var inside = inside
      inside.forgive(view)
      for child in view.children where child.flags.contains(.leadsToSafeArea) {
        visit(child, Inside(of: child, below: inside, now: trees.safeAreaChanges))
      }
    }
  }

  /// What is free within a view, and where that is on the screen.
  ///
  /// OPTIMIZATION: the way to the screen is that of the superview and one step more.
  @MainActor
  private struct Inside {
    private var area: FreeArea
    private var path: ViewPath
    /// What `ViewTrees.safeAreaChanges` was when the way was found.
    private var date: Int

    /// Found from the top down.
    init(of view: UIView, in trees: ViewTrees) {
      var views = [view]
      while let above = views[views.count - 1].parent { views.append(above) }
      area = .ofScreen
      path = ViewPath()
      date = trees.safeAreaChanges
      while let next = views.popLast() {
        enter(next, now: trees.safeAreaChanges)
        if next !== view { forgive(next) }
      }
    }

    /// Found from what the superview leaves to the views in it.
    init(of view: UIView, below outer: Inside, now: Int) {
      self = outer
      enter(view, now: now)
    }

    private mutating func enter(_ view: UIView, now: Int) {
      if now == date {
        path = ViewPath.step(from: view).followed(by: path)
      } else {
        // Whoever was told of its insets moved something.
        path = .down(to: view)
        date = now
      }
      area.exclude(whatCovers: view, at: path)
    }

    func insets(of view: UIView) -> UIEdgeInsets { area.insets(of: view, at: path) }

    /// Leaves what a view absorbs to the views in it.
    mutating func forgive(_ view: UIView) { area.forgive(view) }
  }

  private static func set(_ insets: UIEdgeInsets, of view: UIView) -> Bool {
    guard insets != view.extras?.safeAreaInsets ?? .zero else { return false }
    view.needExtras.safeAreaInsets = insets
    if view.flags.contains(.hasLayoutBox) { ConstraintLayout.guidesDidChange(view) }
    view.safeAreaInsetsDidChange()
    view.observer?.viewSafeAreaDidChange()
    view.setNeedsLayout()
    return true
  }
}

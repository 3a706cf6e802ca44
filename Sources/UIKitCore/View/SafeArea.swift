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
    guard !view.flags.contains(.leadsToSafeArea) else { return }
    view.flags.insert(.leadsToSafeArea)
    lead(to: view)
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
    var area = area(above: view)
    area.exclude(whatCovers: view)
    let now = area.insets(of: view)
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
    guard view.flags.contains(.leadsToSafeArea), view.host != nil, ViewTrees.shared.haveSafeAreas
    else { return }
    ViewUpdate.request(.safeAreaStale, of: view)
  }

  /// Reads the insets of a tree anew from what covers the edges of the screen and the views above,
  /// and tells whoever they changed for.
  static func update(_ root: UIView) {
    root.flags.remove(.safeAreaStale)
    guard ViewTrees.shared.haveSafeAreas, root.flags.contains(.leadsToSafeArea) else { return }
    var hasTold = false
    apply(area(above: root), to: root, &hasTold)
  }

  /// The part of the screen that nothing above a view covers.
  private static func area(above view: UIView) -> FreeArea {
    var area = FreeArea.ofScreen
    for above in ancestors(of: view) {
      area.exclude(whatCovers: above)
      area.forgive(above)
    }
    return area
  }

  private static func ancestors(of view: UIView) -> [UIView] {
    var views: [UIView] = []
    var above = view.parent
    while let current = above {
      views.append(current)
      above = current.parent
    }
    return views.reversed()
  }

  private static func apply(_ outer: FreeArea, to view: UIView, _ hasTold: inout Bool) {
    var area = outer
    area.exclude(whatCovers: view)
    if view.flags.contains(.asksSafeArea), set(area.insets(of: view), of: view) { hasTold = true }
    area.forgive(view)
    // OPTIMIZATION: else each view of a tree that moved would look at all below it again. Whoever is
    // told may change what was computed, or ask those below, which have to know that they wait; then
    // they are looked at again.
    if !hasTold { view.flags.remove(.safeAreaStale) }
    for child in view.children where child.flags.contains(.leadsToSafeArea) {
      apply(area, to: child, &hasTold)
    }
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

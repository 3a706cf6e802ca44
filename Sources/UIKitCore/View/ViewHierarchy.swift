// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation

/// Adds, moves and removes subviews, and tells everybody in UIKit's order.
@MainActor
enum ViewHierarchy {
  /// Puts `view` into `superview` at `place`, in front of all for nil, out of any superview before.
  ///
  /// Order: `willMove(toWindow:)` through the subtree, `willMove(toSuperview:)`, the change,
  /// `didMoveToWindow()` through the subtree, `didMoveToSuperview()`, `didAddSubview(_:)`.
  static func insert(_ view: UIView, into superview: UIView, at place: Int?) {
    LastRelease.settle()
    check(view, into: superview)
    if view.parent === superview {
      reorder(view, in: superview, to: place ?? superview.children.count - 1)
      return
    }
    let newWindow = superview.host
    let oldWindow = view.host
    let traits = ViewTrees.shared.haveStyles ? view.traitCollection : nil
    let changesWindow = newWindow !== oldWindow
    if changesWindow { announceWindow(newWindow, below: view) }
    view.willMove(toSuperview: superview)
    LastRelease.settle()
    if let old = view.parent {
      old.willRemoveSubview(view)
      // It may have been taken out, or put elsewhere, by what was just called.
      if let now = view.parent { unlink(view, from: now) }
    }
    link(view, into: superview, at: place ?? superview.children.count)
    if changesWindow {
      SafeArea.update(view)
      moveToWindow(newWindow, below: view)
    } else {
      SafeArea.viewDidMove(view)
    }
    if let traits { Traits.viewDidMove(view, from: traits) }
    view.didMoveToSuperview()
    superview.didAddSubview(view)
    superview.setNeedsLayout()
  }

  // Rules: HT-10.
  static func insert(_ view: UIView, into superview: UIView, below sibling: UIView) {
    guard sibling !== view else { return }
    insert(view, into: superview, next: sibling, offset: 0)
  }

  static func insert(_ view: UIView, into superview: UIView, above sibling: UIView) {
    guard sibling !== view else { return }
    insert(view, into: superview, next: sibling, offset: 1)
  }

  private static func insert(
    _ view: UIView, into superview: UIView, next sibling: UIView, offset: Int
  ) {
    LastRelease.settle()
    guard sibling.parent === superview else {
      return insert(view, into: superview, at: nil)
    }
    var place = sibling.place + offset
    if view.parent === superview, view.place < sibling.place { place -= 1 }
    insert(view, into: superview, at: place)
  }

  /// Exchanges two subviews; both places must exist.
  static func exchange(in view: UIView, _ first: Int, _ second: Int) {
    guard view.children.indices.contains(first), view.children.indices.contains(second) else {
      violation(
        "exchangeSubview(at: \(first), withSubviewAt: \(second)) on a view with "
          + "\(view.children.count) subviews",
        contract: "both are places of the array subviews",
        instead: "look the places up with subviews.firstIndex(of:)")
    }
    guard first != second else { return }
    let low = min(first, second)
    let high = max(first, second)
    let front = view.children[high]
    let back = view.children[low]
    reorder(front, in: view, to: low)
    reorder(back, in: view, to: high)
  }

  static func move(_ subview: UIView, in view: UIView, toFront: Bool) {
    guard subview.parent === view else { return }
    reorder(subview, in: view, to: toFront ? view.children.count - 1 : 0)
  }

  // Rules: FR-20, TE-37.
  /// Takes `view` out of its superview.
  ///
  /// The first responder below it resigns and touches below it are cancelled before it leaves.
  static func remove(_ view: UIView) {
    LastRelease.settle()
    guard let superview = view.parent else { return }
    let leavesWindow = view.host != nil
    if leavesWindow { announceWindow(nil, below: view) }
    view.willMove(toSuperview: nil)
    guard view.parent === superview else { return }
    superview.willRemoveSubview(view)
    guard view.parent === superview else { return }
    withExtendedLifetime(view) {
      unlink(view, from: superview)
      if leavesWindow { moveToWindow(nil, below: view) }
      view.didMoveToSuperview()
      superview.setNeedsLayout()
    }
  }

  static func isDescendant(_ view: UIView, of ancestor: UIView) -> Bool {
    var current = Unmanaged.passUnretained(view)
    while true {
      if current.toOpaque() == Unmanaged.passUnretained(ancestor).toOpaque() { return true }
      let next = current._withUnsafeGuaranteedRef { $0.parent.map(Unmanaged.passUnretained) }
      guard let next else { return false }
      current = next
    }
  }

  static func view(tagged tag: Int, in view: UIView) -> UIView? {
    if view.tag == tag { return view }
    for subview in view.children {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Lets the subviews of a view go that is being deallocated, and perhaps still on another thread:
  /// nothing here may retain it.
  static func disband(_ remains: ViewRemains) {
    remains.backing.owner = nil
    let children = remains.children.filter { $0.parentLink?.names(remains.view) ?? false }
    for child in children {
      child.parent = nil
      child.updateLinkedNext()
      setWindow(nil, below: child)
    }
    remains.backing.removeSublayers(children.map(\.backing))
    var index = remains.index
    index.free()
    for recognizer in remains.extras?.recognizers ?? []
    where recognizer.viewLink?.names(remains.view) ?? false {
      recognizer.attachedView = nil
    }
  }

  /// Sets the window of a tree whose root is a window or a view that just moved.
  static func moveToWindow(_ window: UIWindow?, below view: UIView) {
    setWindow(window, below: view)
    announceMoved(below: view, to: window)
  }

  private static func setWindow(_ window: UIWindow?, below view: UIView) {
    view.host = window
    for child in view.children { setWindow(window, below: child) }
  }

  private static func announceMoved(below view: UIView, to window: UIWindow?) {
    guard view.host === window else { return }
    view.didMoveToWindow()
    if window == nil { view.interactionsLeaveWindow() }
    if view.activityHolder != nil { ManagedActivities.shared.refresh() }
    for child in view.children where child.parent === view {
      announceMoved(below: child, to: window)
    }
    view.observer?.viewDidMove(to: window)
  }

  /// Tells a tree that its window is about to change; what belongs to the old window is given up.
  static func announceWindow(_ window: UIWindow?, below view: UIView) {
    if let old = view.host {
      FirstResponderSwitch.shared.leaveWindow(view, holder: old.firstResponderHolder ?? old)
      ActiveTouches.shared.cancelTouches(in: view)
    }
    announceWillMove(to: window, below: view)
  }

  private static func announceWillMove(to window: UIWindow?, below view: UIView) {
    view.willMove(toWindow: window)
    view.observer?.viewWillMove(to: window)
    for child in view.children { announceWillMove(to: window, below: child) }
  }

  private static func check(_ view: UIView, into superview: UIView) {
    guard view !== superview, !superview.isDescendant(of: view) else {
      violation(
        "A \(type(of: view)) was added to \(view === superview ? "itself" : "a view below it")",
        contract: "a view's superview is never the view itself or one below it",
        instead: "remove the view that is to become the superview first")
    }
  }

  private static func link(_ view: UIView, into superview: UIView, at place: Int) {
    let place = min(max(place, 0), superview.children.count)
    superview.children.insert(view, at: place)
    view.parent = superview
    superview.backing.insertSublayer(view.backing, at: layerPlace(of: place, in: superview))
    superview.index.insert(view, at: place)
    superview.publishIndex()
    view.updateLinkedNext()
    ViewUpdate.inherit(from: view)
    if view.flags.contains(.leadsToSafeArea) { SafeArea.lead(to: view) }
    if view.flags.contains(.leadsToConstraints) { ConstraintLayout.didLink(view) }
  }

  private static func unlink(_ view: UIView, from superview: UIView) {
    if !view.flags.isDisjoint(with: [.leadsToConstraints, .hasLayoutBox]) {
      ConstraintLayout.willUnlink(view)
    }
    let place = view.place
    superview.index.remove(at: place)
    superview.publishIndex()
    view.backing.removeFromSuperlayer()
    view.parent = nil
    view.updateLinkedNext()
    superview.children.remove(at: place)
  }

  private static func reorder(_ view: UIView, in superview: UIView, to place: Int) {
    let place = min(max(place, 0), superview.children.count - 1)
    guard view.place != place else { return }
    superview.children.remove(at: view.place)
    superview.index.remove(at: view.place)
    superview.children.insert(view, at: place)
    superview.index.insert(view, at: place)
    superview.publishIndex()
    view.backing.removeFromSuperlayer()
    superview.backing.insertSublayer(view.backing, at: layerPlace(of: place, in: superview))
  }

  /// The place among the sublayers, which may hold layers that belong to no view.
  private static func layerPlace(of place: Int, in superview: UIView) -> UInt32 {
    let layers = superview.backing.sublayers ?? []
    // The frontmost view covers layers of the superview's own too.
    if place == superview.children.count - 1 { return UInt32(layers.count) }
    if place == 0 || layers.count == superview.children.count - 1 { return UInt32(place) }
    let behind = superview.children[place - 1].backing
    return UInt32((layers.firstIndex { $0 === behind } ?? layers.count - 1) + 1)
  }
}

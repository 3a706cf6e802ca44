// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation

/// Adds, moves and removes subviews, and tells everybody in UIKit's order.
extension UIView {
  /// Puts `view` into this one at `place`, in front of all for nil, out of any superview before.
  ///
  /// Order: `willMove(toWindow:)` through the subtree, `willMove(toSuperview:)`, the change,
  /// `didMoveToWindow()` through the subtree, `didMoveToSuperview()`, `didAddSubview(_:)`.
  func putSubview(_ view: UIView, at place: Int?) {
    LastRelease.settle()
    checkInsertion(of: view)
    if view.parent === self {
      reorder(view, to: place ?? children.count - 1)
      return
    }
    let newWindow = host
    let oldWindow = view.host
    let traits = ViewTrees.shared.haveStyles ? view.traitCollection : nil
    let tint = ViewTrees.shared.haveShownTints ? view.tintColor : nil
    let changesWindow = newWindow !== oldWindow
    if changesWindow { view.announceWindow(newWindow) }
    view.willMove(toSuperview: self)
    LastRelease.settle()
    if let old = view.parent {
      old.willRemoveSubview(view)
      // It may have been taken out, or put elsewhere, by what was just called.
      // In one step within a window: a layer that leaves loses the animations on it and below it.
      let keepsLayer = view.host === newWindow && view.backing.superlayer !== backing
      if let now = view.parent { now.unlink(view, keepsLayer: keepsLayer) }
    }
    link(view, at: place ?? children.count)
    if changesWindow {
      SafeArea.update(view)
      view.moveToWindow(newWindow)
    } else {
      SafeArea.viewDidMove(view)
    }
    if let traits { Traits.viewDidMove(view, from: traits) }
    if let tint { ViewTint.viewDidMove(view, from: tint) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  // Rules: HT-10.
  /// Puts `view` directly behind a subview.
  func putSubview(_ view: UIView, behind sibling: UIView) {
    guard sibling !== view else { return }
    putSubview(view, next: sibling, offset: 0)
  }

  /// Puts `view` directly in front of a subview.
  func putSubview(_ view: UIView, inFrontOf sibling: UIView) {
    guard sibling !== view else { return }
    putSubview(view, next: sibling, offset: 1)
  }

  private func putSubview(_ view: UIView, next sibling: UIView, offset: Int) {
    LastRelease.settle()
    guard sibling.parent === self else { return putSubview(view, at: nil) }
    var place = sibling.place + offset
    if view.parent === self, view.place < sibling.place { place -= 1 }
    putSubview(view, at: place)
  }

  /// Exchanges two subviews; both places must exist.
  func exchangeSubviews(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else {
      violation(
        "exchangeSubview(at: \(first), withSubviewAt: \(second)) on a view with "
          + "\(children.count) subviews",
        contract: "both are places of the array subviews",
        instead: "look the places up with subviews.firstIndex(of:)")
    }
    guard first != second else { return }
    children.swapAt(first, second)
    index.exchange(first, second)
    publishIndex()
    // Changed places already: what is at the first one was at the second.
    backing.exchangeSublayers(
      children[first].backing, children[second].backing, near: (second, first))
  }

  /// Moves a subview in front of all its siblings, or behind them.
  func moveSubview(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    reorder(view, to: toFront ? children.count - 1 : 0)
  }

  // Rules: FR-20, TE-37.
  /// Takes this view out of its superview.
  ///
  /// The first responder below it resigns and touches below it are cancelled before it leaves.
  func leaveSuperview() {
    LastRelease.settle()
    guard let superview = parent else { return }
    let leavesWindow = host != nil
    if leavesWindow { announceWindow(nil) }
    willMove(toSuperview: nil)
    guard parent === superview else { return }
    superview.willRemoveSubview(self)
    guard parent === superview else { return }
    let tint = ViewTrees.shared.haveShownTints ? tintColor : nil
    withExtendedLifetime(self) {
      superview.unlink(self)
      if let tint { ViewTint.viewDidMove(self, from: tint) }
      if leavesWindow { moveToWindow(nil) }
      didMoveToSuperview()
      superview.setNeedsLayout()
    }
  }

  /// Whether this view is `ancestor` or somewhere below it.
  ///
  /// OPTIMIZATION: touches no reference count.
  nonisolated final func isWithin(_ ancestor: UIView) -> Bool {
    let sought = Unmanaged.passUnretained(ancestor).toOpaque()
    var current: Unmanaged<UIView>? = .passUnretained(self)
    while let view = current {
      if view.toOpaque() == sought { return true }
      current = view._withUnsafeGuaranteedRef { $0.parentLink }
    }
    return false
  }

  /// This view or the first below it, depth first, with a tag.
  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Windows

  /// Sets the window of a tree whose root is a window or a view that just moved.
  private func moveToWindow(_ window: UIWindow?) {
    setWindow(window)
    announceMoved(to: window)
  }

  fileprivate func setWindow(_ window: UIWindow?) {
    host = window
    for child in children { child.setWindow(window) }
  }

  private func announceMoved(to window: UIWindow?) {
    guard host === window else { return }
    if window != nil {
      let trees = ViewTrees.shared
      if trees.haveAppearances { takeAppearance() }
      if traitsAge != trees.traitsAge { Traits.catchUp(self) }
    }
    didMoveToWindow()
    if window == nil { interactionsLeaveWindow() } else { showMotionEffects() }
    if activityHolder != nil { ManagedActivities.shared.refresh() }
    for child in children where child.parent === self { child.announceMoved(to: window) }
    observer?.viewDidMove(to: window)
    if flags.contains(.wantsFirstResponder), window != nil, host === window {
      FirstResponderSwitch.shared.viewDidEnter(self)
    }
  }

  /// Tells a tree that its window is about to change; what belongs to the old window is given up.
  private func announceWindow(_ window: UIWindow?) {
    if let old = host {
      FirstResponderSwitch.shared.leaveWindow(self, holder: old.firstResponderHolder ?? old)
      ActiveTouches.shared.cancelTouches(in: self)
      if window == nil { ViewAnimation.treeLeaves(self) }
    }
    announceWillMove(to: window)
  }

  private func announceWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    observer?.viewWillMove(to: window)
    for child in children { child.announceWillMove(to: window) }
  }

  // MARK: - Links

  private func checkInsertion(of view: UIView) {
    guard view !== self, !isDescendant(of: view) else {
      violation(
        "A \(type(of: view)) was added to \(view === self ? "itself" : "a view below it")",
        contract: "a view's superview is never the view itself or one below it",
        instead: "remove the view that is to become the superview first")
    }
  }

  private func link(_ view: UIView, at place: Int) {
    let place = min(max(place, 0), children.count)
    children.insert(view, at: place)
    view.parent = self
    backing.insertSublayer(view.backing, at: layerPlace(of: place))
    index.insert(view, at: place)
    publishIndex()
    view.updateLinkedNext()
    ViewUpdate.inherit(from: view)
    if view.flags.contains(.leadsToSafeArea) {
      SafeArea.lead(to: view)
      SafeArea.noteChange()
    }
    if view.flags.contains(.leadsToConstraints) { ConstraintLayout.didLink(view) }
  }

  // Rules: AN-11.
  /// - Parameter keepsLayer: whether the layer stays until it is put elsewhere, with its animations.
  private func unlink(_ view: UIView, keepsLayer: Bool = false) {
    if !view.flags.isDisjoint(with: [.leadsToConstraints, .hasLayoutBox]) {
      ConstraintLayout.willUnlink(view)
    }
    if view.flags.contains(.leadsToSafeArea) { SafeArea.noteChange() }
    let place = view.place
    index.remove(at: place)
    publishIndex()
    if !keepsLayer { view.backing.removeFromSuperlayer() }
    view.parent = nil
    view.updateLinkedNext()
    Custody.shared.keep(view)
    children.remove(at: place)
  }

  private func reorder(_ view: UIView, to place: Int) {
    let place = min(max(place, 0), children.count - 1)
    let former = view.place
    guard former != place else { return }
    // Held meanwhile: its superview may be all that holds a view that is told of a touch.
    let moved = children.remove(at: former)
    index.remove(at: former)
    children.insert(moved, at: place)
    index.insert(view, at: place)
    publishIndex()
    // In one step: a layer that leaves loses the animations on it and below it.
    backing.insertSublayer(view.backing, at: layerPlace(of: place, from: former))
  }

  /// The place among the other sublayers, which may hold layers that belong to no view.
  ///
  /// - Parameter former: where the subview was, whose layer is still there; nil for one that is not.
  private func layerPlace(of place: Int, from former: Int? = nil) -> UInt32 {
    let index = layerIndex(of: place, from: former)
    return UInt32(index)
  }

  private func layerIndex(of place: Int, from former: Int?) -> Int {
    let others = max(0, (backing.sublayers?.count ?? 0) - (former == nil ? 0 : 1))
    // The frontmost view covers layers of the superview's own too.
    if place == children.count - 1 { return others }
    if place == 0 || others == children.count - 1 { return place }
    let behind = children[place - 1].backing
    guard let below = backing.place(of: behind, near: place - 1) else { return others }
    let own = former.flatMap { backing.place(of: children[place].backing, near: $0) }
    return own.map { $0 < below } == true ? below : below + 1
  }
}

extension ViewRemains {
  /// Lets the subviews of a view go that is being deallocated, and perhaps still on another thread:
  /// nothing here may retain it.
  func disband() {
    ChainMemory.shared.linkDidChange()
    backing.owner = nil
    if let mask = extras?.mask, mask.extras?.masked?.names(view) ?? false { mask.endMasking() }
    let children = children.filter { $0.parentLink?.names(view) ?? false }
    for child in children {
      Custody.shared.keep(child)
      child.parent = nil
      child.updateLinkedNext()
      child.setWindow(nil)
    }
    backing.removeSublayers(children.map(\.backing))
    var index = index
    index.free()
    // From the last one, for those behind one move up where it is taken out.
    let constraints = extras?.layout?.constraints ?? []
    for constraint in constraints.reversed() where constraint.holder == nil {
      ConstraintMentions.strike(constraint)
    }
    for recognizer in extras?.recognizers ?? [] where recognizer.viewLink?.names(view) ?? false {
      recognizer.attachedView = nil
    }
  }
}

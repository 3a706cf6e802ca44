// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

// Rules: VC-110, VC-111.
/// The columns of a split view controller: who is in them, and which are shown.
@MainActor
final class SplitColumns {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  /// The width from which on side columns stand beside the secondary one, in points.
  static let tileWidth: CGFloat = 900
  /// How dark what is behind gets: 0 not, 1 black.
  private static let dimming: CGFloat = 0.2

  unowned let owner: UISplitViewController
  /// What the program put into the columns.
  private(set) var given: [Column: UIViewController] = [:]
  /// What is shown for them: the same, or a stack around it.
  private(set) var roots: [Column: UIViewController] = [:]
  private var wrappers: [Column: UIViewControllerWrapperView] = [:]
  private let shade = UIView()
  private let modeButton = SplitModeButton()
  private lazy var collapse = SplitCollapse(of: self)
  private(set) var isCollapsed: Bool?
  /// The mode that a person or the program chose last; nil for the preferred one.
  var chosen: Mode?
  var primary = SplitGeometry.ColumnWidth() { didSet { refresh() } }
  var supplementary = SplitGeometry.ColumnWidth() { didSet { refresh() } }

  init(of owner: UISplitViewController) { self.owner = owner }

  // MARK: - Columns

  func set(_ controller: UIViewController?, for column: Column) {
    guard given[column] !== controller else { return }
    if isCollapsed == true { collapse.undo() }
    take(column)
    given[column] = controller
    if let controller {
      let needsStack =
        owner.style != .unspecified && column != .compact
        && !(controller is UINavigationController)
      let root = needsStack ? UINavigationController(rootViewController: controller) : controller
      roots[column] = root
      Containment.add(root, to: owner)
      root.didMove(toParent: owner)
    }
    if isCollapsed == true { collapse.make() }
    refresh()
  }

  private func take(_ column: Column) {
    guard let root = roots[column] else { return }
    root.willMove(toParent: nil)
    hide(column)
    roots[column] = nil
    Containment.remove(root)
  }

  /// The side columns of a mode, the outermost first.
  func sides(of mode: Mode) -> [Column] {
    let all: [Column] = owner.style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    return all.suffix(mode.sideCount).filter { roots[$0] != nil }
  }

  // MARK: - Modes

  var behavior: UISplitViewController.SplitBehavior {
    if owner.preferredSplitBehavior != .automatic { return owner.preferredSplitBehavior }
    return width >= Self.tileWidth ? .tile : .overlay
  }

  var width: CGFloat { owner.viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }

  /// The mode that is shown while there are columns.
  var mode: Mode {
    if let chosen { return chosen }
    if owner.preferredDisplayMode != .automatic { return owner.preferredDisplayMode }
    return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  /// The mode that shows a number of side columns.
  func mode(showing count: Int) -> Mode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  func choose(_ mode: Mode) {
    guard mode != self.mode else { return }
    Trace.record(.controller, "\(Trace.name(owner)) shows its columns \(mode)")
    owner.delegate?.splitViewController(owner, willChangeTo: mode)
    chosen = mode
    refresh()
    owner.viewIfLoaded?.layoutIfNeeded()
  }

  /// What the display mode button does.
  func toggle() {
    let asked = owner.delegate?.targetDisplayModeForAction(in: owner) ?? .automatic
    if asked != .automatic { return choose(asked) }
    choose(mode == .secondaryOnly ? mode(showing: 1) : .secondaryOnly)
  }

  /// Shows a column: among the others, or on top where all are one stack.
  func show(_ column: Column) {
    if isCollapsed == true { return collapse.show(column) }
    let count = column == .primary && owner.style == .tripleColumn ? 2 : 1
    if column == .primary || column == .supplementary, mode.sideCount < count {
      choose(mode(showing: count))
    }
  }

  func leaveOut(_ column: Column) {
    if isCollapsed == true { return collapse.hide(column) }
    let count = column == .primary && owner.style == .tripleColumn ? 1 : 0
    if column == .primary || column == .supplementary, mode.sideCount > count {
      choose(mode(showing: count))
    }
  }

  func refresh() { owner.viewIfLoaded?.setNeedsLayout() }

  // MARK: - The view

  func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = BarLook.line
    root.clipsToBounds = true
    shade.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    shade.accessibilityIdentifier = "split.shade"
    shade.addGestureRecognizer(SplitTap(for: self))
    root.addGestureRecognizer(SplitEdgePan(for: self))
    // A program may keep the view longer than the controller, or let go of it in a callback.
    root.arrange = { [weak owner] root in
      withExtendedLifetime(owner) { owner?.columns.layOut(root) }
    }
    owner.view = root
  }

  func layOut(_ root: UIView) {
    let narrow = root.bounds.width < Thresholds.leastRegularWidth
    if narrow != isCollapsed { change(isCollapsed: narrow) }
    let (shown, mode) = (
      isCollapsed == true ? [collapse.column] : sides(of: mode) + [.secondary], mode
    )
    for column in wrappers.keys.sorted(by: { $0.rawValue < $1.rawValue })
    where !shown.contains(column) {
      hide(column)
    }
    let geometry = SplitGeometry(
      bounds: root.bounds, sharing: mode.sharing,
      sides: sides(of: mode).map { sideWidth($0, in: root.bounds.width) },
      isTrailing: owner.primaryEdge == .trailing)
    for (place, column) in shown.enumerated() {
      let isAlone = isCollapsed == true
      let frame =
        isAlone
        ? root.bounds : column == .secondary ? geometry.secondary : geometry.side(place)
      show(column, in: root, frame)
    }
    arrangeOrder(shown, in: root)
    modeButton.update(in: self)
  }

  private func change(isCollapsed new: Bool) {
    let isFirst = isCollapsed == nil
    isCollapsed = new
    defer {
      if !isFirst {
        NotificationCenter.default.post(
          name: UIViewController.showDetailTargetDidChangeNotification, object: owner)
      }
    }
    if new {
      collapse.make()
      owner.delegate?.splitViewControllerDidCollapse(owner)
    } else if !isFirst {
      collapse.undo()
      chosen = nil
      let wanted =
        owner.delegate?.splitViewController(
          owner, displayModeForExpandingToProposedDisplayMode: mode) ?? mode
      if wanted != mode { chosen = wanted }
      owner.delegate?.splitViewControllerDidExpand(owner)
    }
  }

  func sideWidth(_ column: Column, in width: CGFloat) -> CGFloat {
    (column == .primary ? primary : supplementary).resolved(in: width)
  }

  /// Side columns that lie over the secondary one are in front of it, with a shade between.
  private func arrangeOrder(_ shown: [Column], in root: UIView) {
    let isOver = isCollapsed != true && mode.isOver && shown.count > 1
    if !isOver { return shade.removeFromSuperview() }
    shade.frame = root.bounds
    root.addSubview(shade)
    for column in shown where column != .secondary {
      wrappers[column].map(root.bringSubviewToFront)
    }
  }

  private func show(_ column: Column, in root: UIView, _ frame: CGRect) {
    guard let controller = roots[column] else { return }
    if let wrapper = wrappers[column] {
      wrapper.frame = frame
      return
    }
    let wrapper = UIViewControllerWrapperView(frame: frame)
    wrapper.clipsToBounds = true
    wrappers[column] = wrapper
    owner.delegate?.splitViewController(owner, willShow: column)
    AppearanceTransition.run(in: owner, appearing: controller, animated: false) {
      wrapper.addFilling(controller.view)
      root.addSubview(wrapper)
    }
  }

  private func hide(_ column: Column) {
    guard let wrapper = wrappers[column] else { return }
    wrappers[column] = nil
    owner.delegate?.splitViewController(owner, willHide: column)
    let controller = roots[column]
    AppearanceTransition.run(
      in: owner, disappearing: controller, appearing: nil, animated: false
    ) {
      wrapper.removeFromSuperview()
      controller?.viewIfLoaded?.removeFromSuperview()
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

/// Shows two or three columns side by side, and where the width is compact one stack of them.
///
/// [Apple: UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  final lazy var columns = SplitColumns(of: self)
  private final var ownStyle = Style.unspecified
  private final var button: UIBarButtonItem?

  /// Makes a controller with two columns, taken from `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with two columns, taken from `viewControllers`; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a controller with the columns of a style.
  public init(style: UISplitViewController.Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Which columns there are; fixed when it is made.
  open var style: UISplitViewController.Style { ownStyle }

  /// Asked and told of the columns; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // Rules: RC-22, VC-110.
  /// Makes a `UILayoutContainerView` with a wrapper for each column that is shown.
  open override func loadView() { columns.loadView() }

  /// Shows the columns; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layoutIfNeeded()
  }

  // Rules: AW-58.
  /// What the delegate says, else as of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // Rules: AW-58.
  /// What the delegate says, else as of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: - Columns

  // Rules: VC-110.
  /// Puts a controller into a column, which leaves out the one before; nil empties the column.
  ///
  /// With a style other than `.unspecified`, one that is no navigation controller is put into one.
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) { columns.set(vc, for: column) }

  /// The controller that was put into a column, or nil.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns.given[column]
  }

  /// The controllers of the columns, the outermost first; where all are one stack, that alone.
  open var viewControllers: [UIViewController] {
    get {
      let all: [Column] = isCollapsed ? [.primary] : [.primary, .supplementary, .secondary]
      return all.compactMap { columns.roots[$0] }
    }
    set {
      columns.set(newValue.first, for: .primary)
      columns.set(newValue.dropFirst().first, for: .secondary)
    }
  }

  // Rules: VC-111, VC-112.
  /// Shows a column; where all are one stack, that goes to it.
  open func show(_ column: UISplitViewController.Column) { columns.show(column) }

  // Rules: VC-111, VC-112.
  /// Hides a column; where all are one stack, that goes back behind it.
  open func hide(_ column: UISplitViewController.Column) { columns.leaveOut(column) }

  // Rules: VC-112.
  /// Whether all columns are one stack, or the compact column stands for them.
  open var isCollapsed: Bool {
    columns.isCollapsed ?? (traitCollection.horizontalSizeClass == .compact)
  }

  // MARK: - Modes

  // Rules: VC-111.
  /// The mode that is shown where nobody chose another; automatic by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      columns.chosen = nil
      columns.refresh()
    }
  }

  /// The columns that are shown, or would be were they not one stack.
  open var displayMode: UISplitViewController.DisplayMode { columns.mode }

  // Rules: VC-111.
  /// How columns that come share the room; automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columns.refresh() } }

  /// How columns that come share the room now.
  open var splitBehavior: UISplitViewController.SplitBehavior { columns.behavior }

  /// A bar button that shows and hides the side columns; made at the first use.
  open var displayModeButtonItem: UIBarButtonItem {
    if let button { return button }
    let made = UIBarButtonItem(
      image: UIImage(systemName: "list.bullet"),
      primaryAction: UIAction { [weak self] _ in self?.columns.toggle() })
    button = made
    return made
  }

  // Rules: VC-178.
  /// Whether that button stands in the bar of the secondary column by itself; automatic by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { columns.refresh() }
  }

  // Rules: VC-113.
  /// Whether a finger from the edge shows the side columns, and a tap beside those that lie over the
  /// secondary column hides them; true by default.
  open var presentsWithGesture = true

  /// The edge at which the primary column stands; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { columns.refresh() } }

  // MARK: - Widths

  /// The part of the width that the primary column would like; `automaticDimension` by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { columns.primary.fraction }
    set { columns.primary.fraction = newValue }
  }

  /// The width that the primary column would like, in points; `automaticDimension` by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { columns.primary.width }
    set { columns.primary.width = newValue }
  }

  /// The least width of the primary column, in points; `automaticDimension` by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { columns.primary.least }
    set { columns.primary.least = newValue }
  }

  /// The greatest width of the primary column, in points; `automaticDimension` by default.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { columns.primary.greatest }
    set { columns.primary.greatest = newValue }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { columns.sideWidth(.primary, in: columns.width) }

  /// The part of the width that the supplementary column would like.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { columns.supplementary.fraction }
    set { columns.supplementary.fraction = newValue }
  }

  /// The width that the supplementary column would like, in points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { columns.supplementary.width }
    set { columns.supplementary.width = newValue }
  }

  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementary.least }
    set { columns.supplementary.least = newValue }
  }

  /// The greatest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementary.greatest }
    set { columns.supplementary.greatest = newValue }
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    columns.sideWidth(.supplementary, in: columns.width)
  }

  // MARK: - Showing

  // Rules: VC-113.
  /// Pushes a controller upon the primary column, unless the delegate shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let stack = columns.roots[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      columns.set(vc, for: .primary)
    }
  }

  // Rules: VC-113.
  /// Puts a controller into the secondary column and shows that, unless the delegate does.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns.set(vc, for: .secondary)
    columns.show(.secondary)
  }
}

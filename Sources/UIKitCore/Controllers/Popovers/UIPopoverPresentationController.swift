// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: VC-86, VC-95 to VC-97.
/// Presents a popover: a bubble whose arrow points at what it belongs to.
///
/// In a window of compact width it becomes a sheet, unless its delegate wants otherwise.
///
///
/// [Apple: UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller)
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  final lazy var bubble = PopoverBubble(of: self)
  private final var adaptiveSheet: UISheetPresentationController?

  /// The view that the arrow points at; nil by default.
  open weak var sourceView: UIView? { didSet { place?.setNeedsLayout() } }

  /// The part of `sourceView` that the arrow points at, in its coordinates; `CGRect.null`, the
  /// default, for all of it.
  open var sourceRect = CGRect.null { didSet { place?.setNeedsLayout() } }

  /// The button of a bar that the arrow points at, in place of a view; nil by default.
  open weak var barButtonItem: UIBarButtonItem? { didSet { place?.setNeedsLayout() } }

  /// What the arrow points at, whatever it is, before `sourceView` and `barButtonItem`; nil by
  /// default.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { place?.setNeedsLayout() }
  }

  // Rules: VC-95.
  /// Where the arrow may point; anywhere by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { place?.setNeedsLayout() }
  }

  /// Where the arrow points now; unknown outside a presentation.
  open var arrowDirection: UIPopoverArrowDirection { place == nil ? .unknown : bubble.direction }

  // Rules: VC-96.
  /// Views that can be touched meanwhile; a touch beside the popover elsewhere dismisses it.
  open var passthroughViews: [UIView]?

  /// Behind the content and in the arrow; nil, the default, for the system's colour.
  open var backgroundColor: UIColor? { didSet { bubble.paint() } }

  /// What stays free along the edges of the safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverGeometry.margin, left: PopoverGeometry.margin, bottom: PopoverGeometry.margin,
    right: PopoverGeometry.margin)
  {
    didSet { place?.setNeedsLayout() }
  }

  // Rules: VC-86.
  /// The sheet that it becomes where there is no room for a popover; made at the first use.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    made.popover = self
    adaptiveSheet = made
    return made
  }

  /// The bubble around the presented controller's view.
  open override var presentedView: UIView? { bubble }

  /// The bubble beside its source.
  open override var frameOfPresentedViewInContainerView: CGRect { bubble.wantedFrame }

  /// False.
  open override var shouldPresentInFullscreen: Bool { false }

  /// Whether there is something to point at.
  final var hasSource: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

  /// False.
  open override var shouldRemovePresentersView: Bool { false }

  override var shade: UIView? { bubble.backdrop }
  override var fillsPart: Bool { true }
  override var leavesFirstResponder: Bool { true }
  override var fades: Bool { true }
  override func layOut(_ place: UITransitionView) { bubble.layOut() }

  override func addSurroundings(to place: UITransitionView) {
    popoverDelegate?.prepareForPopoverPresentation(self)
    bubble.checkSource()
    place.addFilling(bubble.backdrop)
    (place as? UIPassingTransitionView)?.lets = { [weak self] point in
      self?.bubble.letsThrough(point) ?? false
    }
  }

  override func preparePresentedView() { bubble.fill() }

  override func addPresentedView(to place: UITransitionView) {
    if bubble.superview !== place { place.addSubview(bubble) }
    bubble.layOut()
  }
}

// A class cannot give an inherited property another type; a constrained extension of a protocol that
// it adopts can stand beside it, and both are the same storage.
extension UIContentContainer where Self: UIPopoverPresentationController {
  /// Asked and told of the popover, besides what every presentation asks; not retained.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { popoverDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }
}

extension UIPopoverPresentationController {
  /// The delegate, if it cares for popovers.
  final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate
  }
}

/// Told of a popover, besides what every presentation tells; every method may be left out.
///
/// [Apple: UIPopoverPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate)
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // Rules: VC-95.
  /// Tells that the popover is about to be presented: the last chance to name its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover is below its source.
  public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 0) }
  /// Down: the popover is above its source.
  public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 1) }
  /// Left: the popover is on the right of its source.
  public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 2) }
  /// Right: the popover is on the left of its source.
  public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 3) }
  /// All four.
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
  /// Not known.
  public static var unknown: UIPopoverArrowDirection {
    UIPopoverArrowDirection(rawValue: .max)
  }
}

extension UIPopoverArrowDirection {
  /// The directions in the set, in the order in which they are tried.
  var directions: [PopoverGeometry.Direction] {
    PopoverGeometry.Direction.allCases.filter { contains(UIPopoverArrowDirection($0)) }
  }

  /// The set of one direction.
  init(_ direction: PopoverGeometry.Direction) {
    self =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}

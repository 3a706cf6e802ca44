// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost

/// A row of dots, one for each page, of which the current one is marked.
///
/// A tap on either side of the current dot goes a page that way; a finger that moves along the dots
/// goes to the page under it.
///
/// [Apple: UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(pageControlMembers)
  }

  private var dots: [CALayer] = []
  /// What the dots were placed and coloured by; nil when they have to be anew.
  private var dotLook: DotLook?
  /// The dot that is marked.
  private var marked = 0
  private let ground = ControlShapes.flat()
  private var page = 0
  private var start: CGPoint?
  private var isScrubbing = false

  /// The diameter of a dot, in points.
  private static let dotSize: CGFloat = 7
  /// From the middle of a dot to that of the next, in points.
  private static let pitch: CGFloat = 16
  /// The height of the control, in points.
  private static let height: CGFloat = 26
  /// Between the first and the last dot and the ends of the ground, in points.
  private static let margin: CGFloat = 12
  /// The most dots that are shown; there is no screen for more.
  private static let maximumDots = 1000
  /// Points that a finger moves along the dots before they follow it.
  private static let scrubDistance: CGFloat = 8

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(ground)
  }

  /// Makes a control without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.addSublayer(ground)
  }

  // Rules: CT-48.
  /// How many pages there are; 0 at first.
  ///
  /// A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      page = min(page, max(0, numberOfPages - 1))
      pagesDidChange()
    }
  }

  // Rules: CT-39, CT-48.
  /// The page that is marked, from 0; others than there are are brought into the range.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }

  // Rules: CT-48.
  /// Whether nothing is shown while there is but one page; false at first.
  open var hidesForSinglePage = false { didSet { pagesDidChange() } }

  /// The colour of the dots; nil, at first, is a weak one of the text's.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The colour of the current dot; nil, at first, is that of text.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// When there is a ground behind the dots; while they are touched, at first.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }

  // Rules: CT-50.
  /// Whether a finger that moves along the dots goes through the pages; true at first.
  ///
  /// False goes one page for a tap, whatever the finger does.
  open var allowsContinuousInteraction = true

  /// What a person does with the control now.
  open private(set) var interactionState = InteractionState.none

  /// The size of the dots of so many pages, with the room around them.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let width = CGFloat(max(1, pageCount) - 1) * Self.pitch + Self.dotSize + 2 * Self.margin
    return CGSize(width: width, height: Self.height)
  }

  /// The size of the dots there are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  /// The size of the dots there are.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  private func pagesDidChange() {
    // Rules: VA-6.
    let wanted =
      hidesForSinglePage && numberOfPages <= 1 ? 0 : min(numberOfPages, Self.maximumDots)
    while dots.count > wanted { dots.removeLast().removeFromSuperlayer() }
    while dots.count < wanted {
      let dot = ControlShapes.flat()
      layer.addSublayer(dot)
      dots.append(dot)
    }
    dotLook = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // Rules: LY-30.
  /// 1, or -1 where the first dot is at the right.
  private var way: CGFloat { isMirrored ? -1 : 1 }

  /// The middle of a dot.
  private func middle(of page: Int) -> CGFloat {
    bounds.midX + way * (CGFloat(page) - CGFloat(numberOfPages - 1) / 2) * Self.pitch
  }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(forNumberOfPages: numberOfPages)
    ControlShapes.place(
      ground,
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
    let showsGround =
      backgroundStyle == .prominent || backgroundStyle == .automatic && isScrubbing
    ground.isHidden = dots.isEmpty || !showsGround
    ground.backgroundColor = UIColor.secondarySystemFill.cgColor
    showDots()
    layer.opacity = isEnabled ? 1 : ControlShapes.disabledOpacity
  }

  /// What all dots are placed and coloured by.
  private struct DotLook: Equatable {
    let bounds: CGRect
    let isMirrored: Bool
    let plain: CGColor
    let marked: CGColor
  }

  /// OPTIMIZATION: another page changes two dots, of however many.
  private func showDots() {
    let look = DotLook(
      bounds: bounds, isMirrored: isMirrored,
      plain: (pageIndicatorTintColor ?? .tertiaryLabel).cgColor,
      marked: (currentPageIndicatorTintColor ?? .label).cgColor)
    var changed = [marked, page].filter { dots.indices.contains($0) }
    if look != dotLook {
      for (place, dot) in dots.enumerated() {
        ControlShapes.place(
          dot,
          CGRect(
            x: middle(of: place) - Self.dotSize / 2, y: bounds.midY - Self.dotSize / 2,
            width: Self.dotSize, height: Self.dotSize))
      }
      changed = Array(dots.indices)
    }
    (dotLook, marked) = (look, page)
    for place in changed {
      dots[place].backgroundColor = place == page ? look.marked : look.plain
    }
  }

  // MARK: - Tracking

  override var primaryEvent: UIControl.Event? { .valueChanged }

  /// Begins a tap that may become a way along the dots.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard numberOfPages > 0 else { return false }
    start = HitTesting.location(of: touch, in: self)
    return super.beginTracking(touch, with: event)
  }

  // Rules: CT-50.
  /// Goes to the page under a finger that moves along the dots.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = HitTesting.location(of: touch, in: self)
    if !isScrubbing, allowsContinuousInteraction, let start,
      abs(place.x - start.x) >= Self.scrubDistance
    {
      isScrubbing = true
      interactionState = .continuous
      setNeedsLayout()
    }
    if isScrubbing {
      let step = (way * (place.x - middle(of: 0)) / Self.pitch).rounded()
      go(to: Int(step, in: 0...max(0, numberOfPages - 1)), event)
    }
    return super.continueTracking(touch, with: event)
  }

  // Rules: CT-49.
  /// Goes a page to the side of a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isScrubbing, isTouchInside, let touch {
      interactionState = .discrete
      step(
        way * (HitTesting.location(of: touch, in: self).x - middle(of: page)) < 0 ? -1 : 1, event)
    }
    endInteraction()
  }

  /// Ends the way along the dots; the page stays.
  open override func cancelTracking(with event: UIEvent?) {
    endInteraction()
    super.cancelTracking(with: event)
  }

  private func endInteraction() {
    start = nil
    isScrubbing = false
    interactionState = .none
    setNeedsLayout()
  }

  private func step(_ way: Int, _ event: UIEvent?) {
    go(to: min(max(page + way, 0), max(0, numberOfPages - 1)), event)
  }

  private func go(to new: Int, _ event: UIEvent?) {
    guard new != page else { return }
    currentPage = new
    send(.valueChanged, event)
  }

  // Rules: GR-67, GR-69.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSingleTap(recognizer)
      || allowsContinuousInteraction && OwnGesture.isSidewaysDrag(recognizer)
  }

  // Rules: AW-43.
  /// Goes to the next page, as a person would: `valueChanged` is sent.
  open override func accessibilityIncrement() { if isEnabled { step(1, nil) } }

  // Rules: AW-43.
  /// Goes to the page before, as a person would: `valueChanged` is sent.
  open override func accessibilityDecrement() { if isEnabled { step(-1, nil) } }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.value = numberOfPages == 0 ? nil : "page \(page + 1) of \(numberOfPages)"
    own.traits?.insert(.adjustable)
    return own
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .of("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

extension UIPageControl {
  /// What a person does with a page control.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A tap, which goes to the next page or back.
    case discrete = 1
    /// A finger moves along the dots.
    case continuous = 2
  }

  /// When there is a ground behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger moves along them.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: SV-1 to SV-23, GR-114.
/// Shows a part of content that is larger than itself, and lets fingers move and zoom it.
///
/// The content is its subviews; `contentOffset`, the origin of its bounds, is what scrolls. Touches
/// of the content are held for a moment, until it is known whether they scroll.
///
///
/// [Apple: UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview)
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(scrollViewMembers)
  }

  private(set) final lazy var engine = ScrollEngine(of: self)
  final var storedContentSize = CGSize.zero
  final var storedZoomScale: CGFloat = 1
  final var contentGuideIfMade: UILayoutGuide?
  final var frameGuideIfMade: UILayoutGuide?

  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    engine.install()
  }

  /// Makes a scroll view of size zero; there are no interface files here, so nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    engine.install()
  }

  /// Told of what the scroll view does; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  /// The point of the content at the corner of the scroll view: the origin of its bounds.
  ///
  /// May lie beyond the content's edges. A drag or deceleration in progress goes on from a new value.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { engine.take(newValue) }
  }

  /// Goes to an offset; animated it takes 0.3 s, not animated it ends every movement.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { return engine.goAnimated(to: contentOffset) }
    engine.endGlide()
    engine.dropTransit()
    self.contentOffset = contentOffset
  }

  /// The size of the content; zero by default, which does not scroll.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      storedContentSize = newValue
      engine.refreshInset()
      engine.putInRange()
      setNeedsLayout()
      propertiesDidChange()
    }
  }

  /// Room around the content; none by default.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      engine.refreshInset()
      propertiesDidChange()
    }
  }

  /// `contentInset`, the part of the safe area that `contentInsetAdjustmentBehavior` adds, and the
  /// room of a refresh control in progress.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset.adding(addedSafeArea())
    inset.top += engine.refreshRoom
    return inset
  }

  /// Tells that `adjustedContentInset` changed; comes before the delegate is told.
  open func adjustedContentInsetDidChange() {}

  /// Where the safe area is added to the insets; `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { engine.refreshInset() }
  }

  /// Where content lies that is smaller than the view, 0 to 1 on both axes; (0, 0) by default.
  open var contentAlignmentPoint: CGPoint = .zero {
    didSet { engine.putInRange() }
  }

  // Rules: AW-24, LY-16.
  /// The rectangle of the content, in the coordinates of the content.
  ///
  /// Constraints that give it a size give the content that size.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  // Rules: AW-24, LY-16.
  /// The rectangle that the scroll view shows, in the coordinates of the content.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// The size of the part of the content that is seen.
  open var visibleSize: CGSize { bounds.size }

  /// Moves the content by the least that shows a rectangle of it, or the most of it.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = nearestOffset(showing: rect)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: - Scrolling

  // Rules: SV-35.
  /// Whether fingers and wheels scroll; true by default.
  ///
  /// False also hands touches to the content at once, and stops content that goes on by itself.
  open var isScrollEnabled = true {
    didSet {
      engine.pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { engine.endGlide(isAtRest: true) }
      if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  // Rules: SV-28.
  /// Whether keys that no responder takes scroll: arrows, Page Up and Down, Home and End; true by
  /// default.
  open var allowsKeyboardScrolling = true

  // Rules: SV-26, SV-27.
  /// Whether a tap of the status bar sends content to its top; true by default.
  open var scrollsToTop = true

  // Rules: SV-30 to SV-33.
  /// What a person pulls down to have the content made anew; nil at first.
  ///
  /// Content that fits can be pulled only with `alwaysBounceVertical`.
  open var refreshControl: UIRefreshControl? {
    didSet { engine.refreshControlDidChange(from: oldValue) }
  }

  /// Whether a drag that begins along one axis keeps to it; false by default.
  open var isDirectionalLockEnabled = false

  /// Whether content may be pulled beyond its edges and swings back; true by default.
  open var bounces = true

  /// Whether it bounces sideways, as far as `bounces` allows; true by default.
  open var bouncesHorizontally = true

  /// Whether it bounces up and down, as far as `bounces` allows; true by default.
  open var bouncesVertically = true

  /// Whether content that fits can be pulled up and down; false by default.
  open var alwaysBounceVertical = false

  /// Whether content that fits can be pulled sideways; false by default.
  open var alwaysBounceHorizontal = false

  /// Whether scrolling stops at multiples of the view's size; false by default.
  open var isPagingEnabled = false

  /// How much of its velocity content keeps in a millisecond; `.normal` by default.
  open var decelerationRate: DecelerationRate = .normal

  /// Whether a drag sideways beyond the edge moves a scroll view around this one; true by default.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a drag up or down beyond the edge moves a scroll view around this one; true by default.
  open var transfersVerticalScrollingToParent = true

  // Rules: SV-12.
  /// Whether a finger is down that may scroll or does; also while the delegate hears that it lifted.
  open var isTracking: Bool {
    engine.drag != nil || engine.isTellingOfLift || engine.isTouched
  }

  // Rules: SV-12.
  /// Whether content follows a finger.
  open var isDragging: Bool { engine.drag != nil }

  // Rules: SV-12.
  /// Whether content goes on by itself after a drag.
  open var isDecelerating: Bool { engine.glide != nil }

  /// Whether content is on its way to an offset that a program asked for with animation.
  open var isScrollAnimating: Bool { engine.transit?.kind == .offset }

  /// Ends every movement where it is; fingers that are down move nothing any more.
  open func stopScrollingAndZooming() { engine.stopAll() }

  // MARK: - Touches of the content

  // Rules: SV-24, SV-25.
  /// How dragging the content takes the keyboard away; not at all by default.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  // Rules: SV-1 to SV-5.
  /// Whether touches of the content wait until it is known that they do not scroll; true by default.
  open var delaysContentTouches = true

  // Rules: SV-7.
  /// Whether a drag may take a touch away from content that has got it already; true by default.
  open var canCancelContentTouches = true

  // Rules: SV-5, SV-6.
  /// Asks whether content gets touches that are about to begin in it; true unless overridden.
  ///
  /// - Parameters:
  ///   - touches: those that changed in the same way.
  ///   - event: the event that it is part of; nil for a call by the program.
  ///   - view: the view in the content that is touched.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  // Rules: SV-8, SV-9.
  /// Asks whether a drag takes a touch away from content; by default it does not from a control.
  ///
  /// Not called when `canCancelContentTouches` is false.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  override func admits(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }

  // Rules: SV-7, SV-8, GR-114.
  /// Decides about the recognizers of the scroll view: an override calls super.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === engine.pan { return engine.mayBeginDrag }
    if engine.canZoom, gestureRecognizer === engine.pinch { return engine.zoomView != nil }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // Rules: GR-114.
  /// The recognizer of drags, wheels and trackpads; its delegate is the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { engine.pan }

  /// The recognizer of pinches; nil while the limits of zooming are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    engine.canZoom ? engine.pinch : nil
  }

  // Rules: SV-29.
  /// The recognizer of a remote's arrows, which scroll while it is enabled; disabled at first.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { engine.arrows }

  // MARK: - Zooming

  /// The least scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { engine.limitsDidChange() }
  }

  /// The greatest scale; 1 by default, and zooming needs one above the least.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { engine.limitsDidChange() }
  }

  /// The scale of the view that the delegate zooms; 1 by default, kept within the limits.
  ///
  /// The content size is scaled with it.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { engine.zoom(to: newValue, animated: false) }
  }

  /// Zooms around the middle of what is seen.
  ///
  /// - Parameters:
  ///   - scale: how much larger than its own size the content is.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    engine.zoom(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, as far as limits allow.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func zoom(to rect: CGRect, animated: Bool) { engine.zoom(to: rect, animated: animated) }

  /// Whether a pinch may go beyond the limits, to swing back when it ends; true by default.
  open var bouncesZoom = true

  /// Whether a pinch is in progress.
  open var isZooming: Bool { engine.zoom != nil }

  /// Whether the scale goes back into its limits after a pinch.
  open var isZoomBouncing: Bool { engine.transit?.kind == .zoomBounce }

  /// Whether the scale goes where a program sent it with animation.
  open var isZoomAnimating: Bool { engine.transit?.kind == .scale }

  // MARK: - Indicators

  /// Whether a mark at the right shows how far content is scrolled; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { engine.indicators.update() }
  }

  /// Whether a mark at the bottom shows how far content is scrolled; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { engine.indicators.update() }
  }

  /// The colour of the marks; dark by default.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { engine.indicators.update() }
  }

  /// Room around the mark at the right; none by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { engine.indicators.update() }
  }

  /// Room around the mark at the bottom; none by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { engine.indicators.update() }
  }

  /// Room around both marks; reads that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the room around the marks; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { engine.indicators.update() }
  }

  /// Shows the marks for a moment.
  open func flashScrollIndicators() {
    engine.indicators.show()
    engine.indicators.hide()
  }

  /// Runs `changes` and shows the marks meanwhile and for a moment afterwards.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    engine.indicators.show()
    changes()
    engine.indicators.hide()
  }

  // MARK: - As a view

  // Rules: AX-14.
  /// Scrolls by what is seen, as far as there is content, and has the page said.
  ///
  /// - Returns: whether there was anything to scroll to.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  /// The rectangle of the content that is seen; its origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { engine.offsetDidChange() }
    }
  }

  /// Places the marks; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layout()
  }

  /// Keeps the marks in front; an override calls super.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    engine.indicators.keepInFront(of: subview)
  }

  // Rules: CV-15.
  /// Where content comes to rest after a drag, instead of where it would by itself; the velocity is
  /// in points per millisecond.
  func chosenRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  // Rules: FO-14.
  func reveal(_ rect: CGRect) { scrollRectToVisible(rect, animated: true) }

  // Rules: PV-22.
  /// Content at edges to which nothing leads, as room that is taken off: negative; none here.
  var closedRoom: UIEdgeInsets { .zero }

  // Rules: PV-20.
  /// Called when content came to rest after a movement, before the delegate hears of it.
  func movementDidStop() {}

  override var printedArea: CGRect { wholeContent }

  override func drawPrinted(_ part: CGRect, in context: CGContext) {
    backing.render(part, in: context)
  }

  override var absorbedSafeArea: UIEdgeInsets { addedSafeArea() }

  /// Follows the safe area; an override calls super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    engine.refreshInset()
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      .of("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      .of("bounces", \UIScrollView.bounces),
      .of("indicatorStyle", \UIScrollView.indicatorStyle),
      .of("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .of("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
    ]
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import QuartzCore
public import ResponderFoundation
import UIKitHost

/// A rectangle on the screen that shows something and can be touched.
///
/// Geometry and looks live in the view's layer; the view keeps its subviews, and for hit-testing an
/// index of them (`HitIndex`) that every setter keeps in step.
///
/// [Apple: UIView](https://developer.apple.com/documentation/uikit/uiview)
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UIAccessibilityIdentification,
  UITraitEnvironment, CALayerDelegate, UIDynamicItem
{
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(viewMembers).adding(viewBodies)
  }

  /// The layer, as `layer` returns it unless that is overridden.
  ///
  /// Not isolated, because a closure of the main actor would check its executor at every step of a
  /// way up.
  nonisolated final let backing: CALayer
  /// The superview.
  ///
  /// Not retained: a superview retains its subviews. Not isolated for the same reason.
  nonisolated(unsafe) final var parentLink: Unmanaged<UIView>?
  final var parent: UIView? {
    get { parentLink?.takeUnretainedValue() }
    set { parentLink = newValue.map(Unmanaged.passUnretained) }
  }
  final unowned(unsafe) var host: UIWindow?
  final var children: [UIView] = []
  // OPTIMIZATION: unchecked, for every hit test and every move reads it; it is a pointer to what
  // changes, and is set where the array moves.
  @exclusivity(unchecked) final var index = HitIndex()
  /// Where this view is among its siblings in the superview's index, whose gap it counts too.
  final var slot: Int32 = 0
  /// Not isolated for the same reason: passes over many siblings ask each for some of them.
  nonisolated(unsafe) final var flags: ViewFlags = [.needsLayout, .needsDisplay]
  final var resizing: UInt8 = 0
  final var storedContentMode: UInt8 = 0
  /// The `ViewTrees.traitsAge` up to which it was told of traits.
  final var traitsAge: UInt16 = 0
  // OPTIMIZATION: unchecked, for every touch that begins reads those of all views above; it is a
  // reference, and what changes is behind it.
  @exclusivity(unchecked) final var extras: ViewExtras?

  // MARK: - Making a view

  /// Makes a view at a place in the superview it will have.
  public init(frame: CGRect) {
    backing = Self.makeLayer()
    super.init()
    attachLayer(frame: frame)
  }

  /// Makes a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view of size zero; there are no interface files here, so nothing is read.
  public required init?(coder: NSCoder) {
    backing = Self.makeLayer()
    super.init()
    attachLayer(frame: .zero)
  }

  deinit {
    LastRelease.of(self, taking: { ViewRemains(of: self) }, cleaning: { $0.disband() })
  }

  /// The class of the layer that a new view makes; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  // Rules: RT-101.
  /// The layer that holds geometry and looks.
  open var layer: CALayer { taken("layer", UIView.self, [], as: CALayer.self) ?? backing }

  // Rules: RC-2, RC-3, RC-4.
  /// The controller whose root view this is, else the superview.
  open override var next: UIResponder? {
    LastRelease.settle()
    return linkedNext?.takeUnretainedValue()
  }

  // Rules: AW-21.
  /// What the view is shown on: the room of its window or, outside one, of the screen.
  open var traitCollection: UITraitCollection {
    let size = host?.bounds.size ?? UIScreen.main.bounds.size
    return Traits.of(size, scale: UIScreen.main.scale, style: Traits.style(of: self))
  }

  // Rules: AW-32.
  /// Whether the view, with all below it, is for light or for dark ground; unspecified, as by default,
  /// is as what is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      Traits.restyle(self) { needExtras.style = newValue }
    }
  }

  // Rules: AW-21.
  /// Tells that the window's traits changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    gaveWay("traitCollectionDidChange:", UIView.self, [previousTraitCollection])
  }

  override var isOnScreen: Bool { host.map { !$0.isHidden } ?? false }

  // MARK: - Looks of a whole class

  // Rules: AW-59.
  /// Stands for all views of the class: what is set of it, those get that come into a window later.
  ///
  /// What a program set of one itself stays. A property of a class of the program's own is not
  /// handed on.
  open class func appearance() -> Self { AppearanceProxies.shared.proxy(self) }

  // Rules: AW-60.
  /// Stands for the views of the class in containers, the innermost named first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(self, containerTypes) }

  // Rules: AW-60.
  /// Stands for the views of the class where traits are as said.
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.proxy(self, [], trait)
  }

  // Rules: AW-60.
  /// Stands for the views of the class in containers, the innermost named first, where traits
  /// are as said.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(self, containerTypes, trait) }

  /// The properties that can be set for the whole class.
  var appearanceRules: [AppearanceRule] {
    [
      .of("backgroundColor", \UIView.backgroundColor), .of("tintColor", \UIView.ownTintColor),
      .of("semanticContentAttribute", \UIView.semanticContentAttribute),
      .of("isExclusiveTouch", \UIView.isExclusiveTouch),
    ]
  }

  // MARK: - Directions

  // Rules: LY-28, LY-29.
  /// What the content means, and so whether it is mirrored; by default it follows the application's
  /// language.
  ///
  /// Subviews have one of their own.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantic ?? .unspecified }
    set { LayoutDirections.set(newValue, of: self) }
  }

  // Rules: LY-28.
  /// Which way what the view holds is to run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // Rules: LY-28.
  /// Which way content of a meaning runs in this application.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    LayoutDirections.direction(for: attribute, relativeTo: LayoutDirections.ofApplication)
  }

  // Rules: LY-28.
  /// Which way content of a meaning runs in something that runs one way.
  ///
  /// - Parameters:
  ///   - semanticContentAttribute: what the content means.
  ///   - layoutDirection: how what is around it runs.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    LayoutDirections.direction(for: semanticContentAttribute, relativeTo: layoutDirection)
  }

  // MARK: - Touches

  // Rules: HT-2, HT-9.
  /// Whether the view and all below it can be touched; true by default.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.userInteractionDisabled) }
    set { setFlag(.userInteractionDisabled, !newValue, changesHittability: true) }
  }

  // Rules: TE-23 to TE-26.
  /// Whether the view gets more than one touch at a time; false by default.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { setFlag(.multipleTouch, newValue) }
  }

  // Rules: TE-28, TE-29.
  /// Whether no other view of the window gets touches while this one does; false by default.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { setFlag(.exclusiveTouch, newValue) }
  }

  // Rules: HT-1 to HT-24.
  /// The view that a touch at `point`, in the coordinates of this view, belongs to.
  ///
  /// The frontmost subview that answers, else this view if the point is inside, else nil. May be
  /// called several times for one touch; an override should change nothing.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - event: the event that it is asked for; nil for a question of the program.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ReplacedMethod.isAny
      ? hitTestAsReplaced(point, event) : HitTesting.hit(self, at: point, event: event)
  }

  // Rules: HT-13, HT-14, HT-15.
  /// Whether `point`, in the coordinates of this view, is inside: by default, in the bounds.
  ///
  /// The left and top edges are inside, the right and bottom edges are not.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - event: the event that it is asked for; nil for a question of the program.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    taken("pointInside:withEvent:", UIView.self, [point, event], as: Bool.self)
      ?? backing.rawBounds.containsHalfOpen(point)
  }

  // MARK: - Geometry

  /// The rectangle in the superview: the bounding box when there is a transform.
  open var frame: CGRect {
    get { backing.frame }
    set { if !gaveWay("setFrame:", UIView.self, [newValue]) { backing.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates; its origin moves the subviews.
  open var bounds: CGRect {
    get { backing.bounds }
    set { if !gaveWay("setBounds:", UIView.self, [newValue]) { backing.bounds = newValue } }
  }

  /// Where the anchor, normally the centre, is in the superview.
  open var center: CGPoint {
    get { backing.position }
    set { backing.position = newValue }
  }

  /// Turns, scales or moves the view about its anchor; the identity by default.
  open var transform: CGAffineTransform {
    get { backing.affineTransform() }
    set { backing.setAffineTransform(newValue) }
  }

  // Rules: DY-8.
  /// The outline with which a dynamic animator lets the view hit others; the bounds by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  // Rules: DY-8.
  /// The outline around the view's middle, (0, 0), where the type is `path`; the bounds by default.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  /// The transform about the anchor in space; the identity by default.
  ///
  /// `transform` is what of it concerns the plane.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { backing.transform = newValue }
  }

  /// The point of the bounds that sits at `center`, 0 to 1 on both axes; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }

  /// Pixels in a point of what `draw(_:)` draws; the screen's scale unless set.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScale ?? UIScreen.main.scale }
    set {
      needExtras.contentScale = newValue
      if flags.contains(.hasLayoutBox) { ConstraintLayout.viewDidMove(self) }
    }
  }

  // Rules: HT-32, AW-17.
  /// A point of this view in the coordinates of another, or of the window for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ViewConversion.convert(point, from: self, to: view)
  }

  /// A point of another view, or of the window for nil, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ViewConversion.convert(point, fromOptional: view, to: self)
  }

  /// The smallest rectangle of another view, or of the window for nil, around one of this view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ViewConversion.convert(rect, from: self, to: view)
  }

  /// The smallest rectangle of this view around one of another view, or of the window for nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ViewConversion.convert(rect, fromOptional: view, to: self)
  }

  /// A point of this view in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, from: self, to: coordinateSpace)
  }

  /// A point of another space in the coordinates of this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, from: coordinateSpace, to: self)
  }

  /// The smallest rectangle of another space around one of this view.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, from: self, to: coordinateSpace)
  }

  /// The smallest rectangle of this view around one of another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, from: coordinateSpace, to: self)
  }

  // MARK: - Sizes

  /// Whether subviews follow a change of size by their masks; true by default.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { setFlag(.keepsSubviewSizes, !newValue) }
  }

  /// What gives when the superview changes its size; nothing by default.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(resizing)) }
    set { resizing = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// The size that suits the view best within `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backing.bounds.size }

  /// Takes the size that `sizeThatFits(_:)` gives for the present one, keeping the origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size the content wants, `noIntrinsicMetric` in a direction in which it wants none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // Rules: LY-10.
  /// Tells that `intrinsicContentSize` changed: the superview is laid out again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Stands for a direction in which the content has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: - The hierarchy

  /// The view that holds this one, or nil.
  open var superview: UIView? {
    LastRelease.settle()
    return parent
  }

  /// The views in this one, the rearmost first.
  open var subviews: [UIView] { children }

  // Rules: AW-18, FR-10.
  /// The window the view is in, or nil; a window returns itself.
  open var window: UIWindow? {
    LastRelease.settle()
    return host
  }

  // Rules: FR-20, TE-37.
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Puts a view in front of all subviews.
  open func addSubview(_ view: UIView) { putSubview(view, at: nil) }

  /// Puts a view at a place among the subviews, 0 behind all.
  ///
  /// - Parameters:
  ///   - view: the view that is meant.
  ///   - index: the place, from 0.
  open func insertSubview(_ view: UIView, at index: Int) {
    putSubview(view, at: index)
  }

  /// Puts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    putSubview(view, behind: siblingSubview)
  }

  /// Puts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    putSubview(view, inFrontOf: siblingSubview)
  }

  /// Exchanges the places of two subviews.
  ///
  /// - Parameters:
  ///   - index1: the place of the one, from 0.
  ///   - index2: the place of the other.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    moveSubview(view, toFront: true)
  }

  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: UIView) {
    gaveWay("didAddSubview:", UIView.self, [subview])
  }
  /// Tells that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells that the superview is about to change, to none for nil.
  open func willMove(toSuperview newSuperview: UIView?) {
    gaveWay("willMoveToSuperview:", UIView.self, [newSuperview])
  }
  /// Tells that the superview changed.
  open func didMoveToSuperview() { gaveWay("didMoveToSuperview", UIView.self, []) }
  /// Tells that the window is about to change, to none for nil.
  open func willMove(toWindow newWindow: UIWindow?) {
    gaveWay("willMoveToWindow:", UIView.self, [newWindow])
  }
  /// Tells that the window changed.
  open func didMoveToWindow() { gaveWay("didMoveToWindow", UIView.self, []) }

  /// Whether this view is `view` or somewhere below it.
  open func isDescendant(of view: UIView) -> Bool { isWithin(view) }

  /// This view or the first below it, depth first, with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// A number to find the view by; 0 by default.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { needExtras.tag = newValue } }
  }

  /// A name to find the view by, in tests and traces.
  open var accessibilityIdentifier: String? {
    get { extras?.identifier }
    set { setIdentifier(newValue) }
  }

  // MARK: - Accessibility

  // Rules: AW-25.
  /// Whether it is one thing to a person who does not see it; true of controls and labels.
  open override var isAccessibilityElement: Bool {
    get { saidAccessibility.isElement ?? ownAccessibility.isElement ?? false }
    set { saidAccessibility.isElement = newValue }
  }

  // Rules: AW-25.
  /// What it is called: a label's text and a button's title unless set, by default nothing.
  ///
  /// Scripts and the test driver find views by it.
  open override var accessibilityLabel: String? {
    get { saidAccessibility.label ?? ownAccessibility.label }
    set { saidAccessibility.label = newValue }
  }

  // Rules: AW-25.
  /// What it holds now: the text of a field, the position of a slider unless set.
  open override var accessibilityValue: String? {
    get { saidAccessibility.value ?? ownAccessibility.value }
    set { saidAccessibility.value = newValue }
  }

  // Rules: AW-25.
  /// What happens when it is operated; nil unless set.
  open override var accessibilityHint: String? {
    get { saidAccessibility.hint ?? ownAccessibility.hint }
    set { saidAccessibility.hint = newValue }
  }

  // Rules: AW-25.
  /// What it is: what its class says unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { saidAccessibility.traits ?? ownAccessibility.traits ?? .none }
    set { saidAccessibility.traits = newValue }
  }

  // Rules: AW-42.
  /// The place on the screen where a person who does not see the view touches it; the middle unless
  /// set.
  open override var accessibilityActivationPoint: CGPoint {
    get { saidAccessibility.activationPoint ?? middleOfAccessibilityFrame }
    set { saidAccessibility.activationPoint = newValue }
  }

  // Rules: AW-44.
  /// What can be done with the view, by name; nil unless set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.customActions }
    set { needExtras.customActions = newValue }
  }

  // Rules: AX-3.
  /// Where it is on the screen: around its path, or its bounds, unless set.
  open override var accessibilityFrame: CGRect {
    get { accessibilityRecord?.frame ?? frameForAccessibility }
    set { needAccessibilityRecord.frame = newValue }
  }

  // Rules: AX-2.
  /// Whether operating it does something; unless set, whether it takes touches.
  open override var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityRecord?.responds ?? isUserInteractionEnabled }
    set { needAccessibilityRecord.responds = newValue }
  }

  // Rules: AX-39.
  /// Whether it is shown large to people who need that; false unless set, but for what is in a bar.
  open var showsLargeContentViewer: Bool {
    get { extras?.largeContent?.shows ?? ownLargeContent.shows ?? false }
    set { needLargeContent.shows = newValue }
  }

  // Rules: AX-39.
  /// The words of it that are shown large; a button's title unless set.
  open var largeContentTitle: String? {
    get { extras?.largeContent?.title ?? ownLargeContent.title }
    set { needLargeContent.title = newValue }
  }

  // Rules: AX-39.
  /// The picture of it that is shown large; a button's picture unless set.
  open var largeContentImage: UIImage? {
    get { extras?.largeContent?.image ?? ownLargeContent.image }
    set { needLargeContent.image = newValue }
  }

  // Rules: AX-39.
  /// Whether that picture is made as large as there is room; false unless set, but for what is in a
  /// bar.
  open var scalesLargeContentImage: Bool {
    get { extras?.largeContent?.scales ?? ownLargeContent.scales ?? false }
    set { needLargeContent.scales = newValue }
  }

  // Rules: AX-39.
  /// Moves the edges of that picture, in points, inwards for positive numbers; zero unless set.
  open var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContent?.insets ?? ownLargeContent.insets ?? .zero }
    set { needLargeContent.insets = newValue }
  }

  // Rules: AX-39.
  /// What the kind of view shows large of itself while a program says nothing.
  var ownLargeContent: LargeContent { LargeContent() }

  private final var needLargeContent: LargeContent {
    get { extras?.largeContent ?? LargeContent() }
    set { needExtras.largeContent = newValue }
  }

  // Rules: TV-91, CV-131.
  /// Told of other constraints in it, as long as `ViewTrees` has readers of them.
  func constraintsDidChangeWithin() {}

  // Rules: AX-7.
  /// Whether it is read before what stands beside it, wherever that is.
  var isReadFirst: Bool { false }

  // Rules: AX-43.
  /// Whether it is read after what stands beside it, wherever it stands.
  var isReadLast: Bool { false }

  // Rules: AW-25.
  /// What the kind of view says of itself while a program says nothing.
  var ownAccessibility: AccessibilityValues { AccessibilityValues() }

  // MARK: - Constraints

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
  /// The line that the first line of text stands on; the top without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(of: self, .firstBaseline)
  }
  /// The line that the last line of text stands on; the bottom without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .lastBaseline) }

  // Rules: LY-9.
  /// Whether the frame places the view, as a constraint that must hold; true by default.
  ///
  /// False leaves it to constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.constrained) }
    set { ConstraintLayout.setTranslates(newValue, of: self) }
  }

  // Rules: LY-1.
  /// The active constraints that this view holds: those between it and views below it.
  open var constraints: [NSLayoutConstraint] { extras?.layout?.constraints ?? [] }

  // Rules: LY-1, LY-8.
  /// Lets a constraint count that is about this view and views below it.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintActivation.add(constraint, to: self)
  }

  /// Lets constraints count that are about this view and views below it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint that this view holds not count any more.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Lets constraints that this view holds not count any more.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // Rules: LY-15.
  /// The guides that the view was given.
  open var layoutGuides: [UILayoutGuide] { extras?.layout?.guides ?? [] }

  // Rules: LY-15.
  /// Gives the view a guide, which leaves the view it was given to before.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  // Rules: LY-15.
  /// Takes a guide away, with its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    ViewGuides.remove(layoutGuide, from: self)
  }

  // Rules: LY-18.
  /// The part of the bounds inside `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { ViewGuides.margins(of: self) }

  // Rules: LY-18.
  /// The part of the margins' guide that is not too wide to read, in its middle.
  open var readableContentGuide: UILayoutGuide { ViewGuides.readable(of: self) }

  // Rules: LY-18.
  /// How far content keeps from the edges: what was set, with the safe area and the superview's
  /// margins where they count.
  open var layoutMargins: UIEdgeInsets {
    get { LayoutMargins.effective(of: self) }
    set { LayoutMargins.set(LayoutMargins.directional(newValue, of: self), of: self) }
  }

  // Rules: LY-18.
  /// What was set as margins, by the direction of the language; 8 on each side by default.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { LayoutMargins.own(of: self) }
    set { LayoutMargins.set(newValue, of: self) }
  }

  // Rules: LY-18.
  /// Whether content keeps out of the superview's margins too; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extras?.layout?.preservesMargins ?? false }
    set { LayoutMargins.setPreserves(newValue, of: self) }
  }

  // Rules: LY-18.
  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !(extras?.layout?.ignoresSafeArea ?? false) }
    set { LayoutMargins.setInsetsFromSafeArea(newValue, of: self) }
  }

  /// Tells that the margins changed.
  open func layoutMarginsDidChange() {}

  // Rules: LY-13.
  /// How much of the edges, in points, is ornament that constraints leave out; none unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // Rules: LY-13.
  /// The rectangle that constraints are about, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  // Rules: LY-13.
  /// The frame, for the rectangle that constraints are about.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // Rules: LY-12.
  /// The view below whose first line of text is meant by the baseline; this view unless overridden.
  open var forFirstBaselineLayout: UIView { self }

  // Rules: LY-12.
  /// The view below whose last line of text is meant by the baseline; this view unless overridden.
  open var forLastBaselineLayout: UIView { self }

  // Rules: LY-12.
  /// Where the baseline is as a share of the height and points below that.
  func baseline(
    isFirst: Bool, forWidth width: CGFloat
  ) -> (fraction: CGFloat, offset: CGFloat) { (isFirst ? 0 : 1, 0) }

  // Rules: LY-11.
  /// Whether the height of the content follows from the width that constraints give it.
  var wrapsToWidth: Bool { false }

  // Rules: LY-11.
  /// The height of the content at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  // Rules: LY-10.
  /// How much the view minds being larger than its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHugging(axis)
  }

  // Rules: LY-10.
  /// Sets how much the view minds being larger than its content.
  ///
  /// - Parameters:
  ///   - priority: the greater, the more.
  ///   - axis: along which of its sides.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentHugging(priority, axis)
  }

  // Rules: LY-10.
  /// How much the view minds being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compressionResistance(axis)
  }

  // Rules: LY-10.
  /// Sets how much the view minds being smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: the greater, the more.
  ///   - axis: along which of its sides.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, axis)
  }

  // Rules: LY-19.
  /// The size that the constraints in the view give it, as near to `targetSize` as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // Rules: LY-19.
  /// The size that the constraints in the view give it, as near to `targetSize` as they and the
  /// priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, (horizontalFittingPriority, verticalFittingPriority))
  }

  /// A size for `systemLayoutSizeFitting(_:)`: as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A size for `systemLayoutSizeFitting(_:)`: as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether the class works with constraints alone; false unless overridden, and without effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  // Rules: LY-17.
  /// Whether constraints leave room for another place or size of the view.
  open var hasAmbiguousLayout: Bool { ConstraintLayout.isAmbiguous(self) }

  // Rules: LY-34.
  /// The constraints that say something of the view along an axis: for a look into why it is where it is.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { ConstraintLayout.constraints(on: self, along: axis) }

  // Rules: LY-14.
  /// Makes or changes constraints before layout; an override calls super last.
  open func updateConstraints() {}

  // Rules: LY-14.
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { ConstraintPass.request(self) }

  /// Whether `updateConstraints()` was asked for and did not come yet.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsConstraints) }

  // Rules: LY-14.
  /// Calls `updateConstraints()` of the view and all below it now, where it was asked for.
  open func updateConstraintsIfNeeded() { ConstraintPass.run(self) }

  // MARK: - Layout and drawing

  /// Asks for `layoutSubviews()` before the turn of the loop ends.
  open func setNeedsLayout() { ViewUpdate.requestLayout(of: self) }

  /// Lays the view and all below it out now, where it was asked for.
  open func layoutIfNeeded() { ViewUpdate.layoutIfNeeded(self) }

  // Rules: LY-4.
  /// Places the subviews that constraints place; an override that has such subviews calls super.
  open func layoutSubviews() {
    if !gaveWay("layoutSubviews", UIView.self, []) { placeConstrainedSubviews() }
  }

  // Rules: AW-22, AW-23.
  /// The part of the view's edges that bars or the device's furniture cover, in points.
  ///
  /// Zero outside a window until the view was in one.
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  // Rules: AW-22.
  /// Tells that `safeAreaInsets` changed: before the layout that follows the change.
  open func safeAreaInsetsDidChange() {}

  // Rules: AW-24.
  /// The part of the bounds inside `safeAreaInsets`.
  open var safeAreaLayoutGuide: UILayoutGuide { ViewGuides.safeArea(of: self) }

  // Rules: FR-44.
  /// The part of the bounds that the keyboard covers; whoever reads it is laid out anew, as part of
  /// the keyboard's animation, when that moves.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { KeyboardPlace.shared.guide(of: self) }

  // Rules: AW-23.
  /// What of the safe area the view keeps its content clear of by itself.
  var absorbedSafeArea: UIEdgeInsets { .zero }

  /// Draws the content into the current context; called only when overridden.
  open func draw(_ rect: CGRect) {}

  /// Asks for the content to be drawn anew before the turn of the loop ends.
  open func setNeedsDisplay() { ViewUpdate.request(.needsDisplay, of: self) }

  /// Asks for a part of the content to be drawn anew; the whole is, but for a layer of tiles.
  open func setNeedsDisplay(_ rect: CGRect) {
    if let tiles = backing as? CATiledLayer {
      tiles.setNeedsDisplay(rect)
    } else {
      setNeedsDisplay()
    }
  }

  // Rules: LA-42.
  /// Supplies the content of a layer: of the view's own what the view shows.
  ///
  /// An override may set `layer.contents` in place of drawing.
  open func display(_ layer: CALayer) { ViewLayers.display(layer, for: self) }

  // Rules: LA-42.
  /// Draws the content of the view's layer: what `draw(_:)` draws.
  ///
  /// - Parameters:
  ///   - layer: the view's; of another nothing is drawn.
  ///   - ctx: the context, which `draw(_:)` finds as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) { ViewLayers.draw(layer, in: ctx, for: self) }

  // Rules: LA-42.
  /// Tells that the layer is about to be drawn; does nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}

  // Rules: LA-41.
  /// Arranges the sublayers of the view's layer: calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { ViewUpdate.layoutSubviews(of: self) }
  }

  // Rules: AW-37.
  /// The person wants text in another size: whoever follows that takes another font.
  func textSizeDidChange() {}

  /// What the layer shows below the subviews: what `draw(_:)` draws, if it is overridden.
  func makeContent() -> LayerContent { drawnContent() }

  /// Whether the layer shows something that is drawn, and drawn anew for other colours, fonts and sizes.
  var showsContent: Bool { backing.hostContent != .none }

  // Rules: LA-45.
  /// A view through which this one is seen, as far as that is opaque; nil by default.
  ///
  /// It lies in this view's coordinates, is in no superview, takes no touches, and is the mask of one
  /// view only.
  open var mask: UIView? {
    get { shownMask }
    set { setMask(newValue) }
  }

  // Rules: HT-14.
  /// Whether subviews end at the bounds; false by default, no matter for touches.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The colour behind the content; nil shows what is behind the view.
  open var backgroundColor: UIColor? {
    get { ownBackground() }
    set { setOwnBackground(newValue) }
  }

  // Rules: HT-4, HT-8, VA-5.
  /// 0 is invisible, 1 opaque; others are brought into that range; kept as a `Float`.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = newValue > 0 ? Float(min(newValue, 1)) : 0 }
  }

  /// Whether the view promises to fill its bounds without gaps; true by default, without effect.
  open var isOpaque: Bool {
    get { !flags.contains(.notOpaque) }
    set { setFlag(.notOpaque, !newValue) }
  }

  /// Whether the bounds are cleared before `draw(_:)`; true by default.
  open var clearsContextBeforeDrawing: Bool {
    get { !flags.contains(.keepsContextOnDraw) }
    set { setFlag(.keepsContextOnDraw, !newValue) }
  }

  // Rules: HT-3, HT-9.
  /// Whether the view and all below it are neither shown nor touched; false by default.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }

  /// How content fills a view whose size differs; `.scaleToFill` by default.
  open var contentMode: ContentMode {
    get { ContentMode(rawValue: Int(storedContentMode)) ?? .scaleToFill }
    set {
      storedContentMode = UInt8(newValue.rawValue)
      setNeedsDisplay()
    }
  }

  /// The colour of things that can be touched: the superview's unless set, at the top a blue.
  open var tintColor: UIColor! {
    get { TintAdjustment.tint(of: self) }
    set { setTintColor(newValue) }
  }

  // Rules: CT-90.
  /// Whether `tintColor` loses its colour, as behind something that is in front; `automatic` at first.
  ///
  /// Reading it never answers `automatic`: it is what the nearest superview says that says anything,
  /// or `normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { TintAdjustment.mode(of: self) }
    set { TintAdjustment.set(newValue, of: self) }
  }

  /// Tells that `tintColor` changed, here or above.
  open func tintColorDidChange() {}

  // Rules: AW-40.
  /// Makes a view that shows what this one shows now, and goes on showing it when this one changes.
  ///
  /// It has the size of this one's bounds, at the origin, and ends there. Another size stretches what it
  /// shows. It has no subviews and none of this one's recognizers.
  ///
  /// - Parameter afterUpdates: true does the layout and the drawing that wait first.
  /// - Returns: nil when the view is in no window and is to be taken as it is.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    ViewSnapshots.view(of: self, bounds, afterUpdates: afterUpdates)
  }

  // Rules: AW-41.
  /// Makes a view that shows a part of what this one shows now, with edges that are not stretched.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates; the snapshot has its size.
  ///   - afterUpdates: true does the layout and the drawing that wait first.
  ///   - capInsets: how wide the edges are that keep their width when the snapshot gets another size.
  /// - Returns: nil when the view is in no window and is to be taken as it is.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    ViewSnapshots.view(of: self, rect, insets: capInsets, afterUpdates: afterUpdates)
  }

  // Rules: DR-60.
  /// Draws what the view shows, with its subviews, stretched to a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: in the coordinates of the context.
  ///   - afterUpdates: true does the layout and the drawing that wait first.
  /// - Returns: false when nothing was drawn: without a context or a size, or when the view is in no
  ///   window and is to be taken as it is.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    ViewSnapshots.draw(self, in: rect, afterUpdates: afterUpdates)
  }

  // MARK: - Printing

  // Rules: PG-10 to PG-13.
  /// Makes what prints the view: the text of a text view, all that a scroll view holds, and what any
  /// other view shows, with its subviews.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }

  // Rules: PG-13.
  /// Draws a page of the view into the current context; by default what `draw(_:)` draws.
  ///
  /// What an override draws is all that is printed of the view.
  ///
  /// - Parameters:
  ///   - rect: the part of the view that is on the page, in the view's coordinates, which are those of
  ///     the context too.
  ///   - formatter: what prints the view.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

  // Rules: PG-10.
  /// The text that is printed instead of what the view shows; nil for none.
  var printedText: PrintedText? { nil }

  // Rules: PG-11.
  /// What is printed of the view, in its coordinates.
  var printedArea: CGRect { bounds }

  // Rules: PG-11.
  /// Runs `body` while the view holds what is in a part of `printedArea`.
  func withPrinted(_ part: CGRect, _ body: () -> Void) { body() }

  // Rules: PG-11.
  /// Draws a part of `printedArea` in the view's coordinates.
  func drawPrinted(_ part: CGRect, in context: CGContext) { layer.render(in: context) }

  // MARK: - Recognizers and interactions

  // Rules: PN-25.
  /// What the pointer looks like over the view where no interaction says more; nil for as usual.
  var ownPointer: HostPointer? { nil }

  // Rules: GR-30.
  /// The recognizers, in the order in which they were added; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  // Rules: GR-29, GR-31.
  /// Adds a recognizer, which leaves the view it was added to before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachRecognizer(gestureRecognizer)
  }

  /// Removes a recognizer, which lets its touches go.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detachRecognizer(gestureRecognizer)
  }

  // Rules: GR-66.
  /// Whether a recognizer may begin on a touch of this view; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // Rules: GR-67, GR-68, GR-69.
  /// Whether the view acts itself on what a recognizer of a view above it is about to recognize.
  ///
  /// False here; controls keep the gestures they are made for.
  func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool { false }

  // Rules: SV-6.
  /// Whether a view below may be told that touches began; asked where `guardsContent` is set.
  func admits(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool { true }

  /// Adds a behaviour, which leaves the view it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Removes a behaviour.
  open func removeInteraction(_ interaction: any UIInteraction) {
    detach(interaction)
  }

  /// The behaviours, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set { replaceInteractions(newValue) }
  }

  // Rules: MO-16.
  /// Adds an effect after those that there are; one that is there is not added again.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  // Rules: MO-16.
  /// Takes an effect away, with what it adds; one that the view has not does nothing.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    guard motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.removeAll { $0 === effect }
  }

  // Rules: MO-16.
  /// How the view is shown to a person who looks at it from another side.
  ///
  /// A change of an effect that is there counts when the device is tilted next.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set {
      needExtras.motionEffects = newValue
      MotionEffects.shared.effectsDidChange(of: self)
    }
  }

  // Rules: FR-24.
  /// Makes the first responder resign if it is in this view or is the view itself.
  ///
  /// - Parameter force: true takes it away even when it refuses.
  /// - Returns: whether a first responder resigned; false too when the view holds none.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    FirstResponderSwitch.shared.endEditing(in: self, force: force)
  }

  // MARK: - Focus

  // Rules: FO-3.
  /// Whether the view wants focus; false unless overridden.
  open var canBecomeFocused: Bool { false }

  // Rules: FO-2.
  /// Whether the view has focus now.
  open var isFocused: Bool { ViewFocus.isFocused(self) }

  // Rules: FO-5.
  /// Where to look for an item to focus; empty by default: the first subview in reading order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  // Rules: FO-11.
  /// A name shared by the items that the Tab key visits as one group; that of the parent unless set.
  open var focusGroupIdentifier: String? {
    get { extras?.focusGroup ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { needExtras.focusGroup = newValue }
  }

  // Rules: FO-11.
  /// Which view of its group Tab comes to: the one with the greatest; ignored by default.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { extras?.focusPriority ?? .ignored }
    set { needExtras.focusPriority = newValue }
  }

  // Rules: FO-20.
  /// Whether items that the view covers can have focus all the same; false unless overridden.
  open var isTransparentFocusItem: Bool { false }

  // Rules: FO-15.
  /// What marks the view while it has focus: a halo around it unless set, nothing for nil.
  open var focusEffect: UIFocusEffect? {
    get { ViewFocus.effect(of: self) }
    set { ViewFocus.setEffect(newValue, of: self) }
  }

  // Rules: FO-17.
  /// Whether the view waits for the keys when a program gives it focus; automatic unless overridden.
  open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }

  // Rules: FO-19.
  /// The sound of a move of focus into this view; nil, the default, leaves it to what is around.
  open func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { nil }

  /// The controller whose root view this is, else the superview.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { ViewFocus.parent(of: self) }

  /// The view itself: it holds its subviews.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The coordinates of `focusItems(in:)`: the view's own.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The subviews whose frames touch `rect`.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { ViewFocus.items(of: self, in: rect) }

  // Rules: CA-15.
  /// What shows a change of the view's layer: `NSNull`, at once, outside of animations.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - event: the key of the property that changes.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, event)
  }

  // Rules: CA-19.
  /// The seconds of the animation whose changes are being made; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationCapture.shared.current?.duration ?? 0
  }

  // Rules: FO-5, FO-8.
  /// Asks for focus to be chosen anew in this view, while it is here or nowhere.
  open func setNeedsFocusUpdate() { ViewFocus.requestUpdate(in: self) }

  /// Moves focus now if that was asked for, instead of at the end of the turn.
  open func updateFocusIfNeeded() { FocusSystems.shared.system(for: self)?.updateFocusIfNeeded() }

  // Rules: FO-5.
  /// Whether focus may move as the context says; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Tells that focus moved into this view, out of it or inside it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Class, address and geometry, as a printout of the chain shows them; class and address alone
  /// where the main actor does not run.
  open nonisolated override var description: String {
    guard MainQueue.isCurrent else { return ObjectDescription.text(of: self) }
    return MainActor.assumeIsolated { longDescription }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
public import ResponderFoundation
package import UIKitHost

/// A rectangle of a tree of rectangles, which a host shows: where it is and how it looks.
///
/// Values apply at once; what is shown of a layer that no view has follows in a quarter of a second.
/// What changed reaches the host with the commit at the end of the turn.
/// See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
@preconcurrency @MainActor
open class CALayer: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers {
    layerMembers.adding(looksMembers)
  }

  // What a long list has thousands of stands here; the rest is in `rare`, made when needed.
  // OPTIMIZATION: geometry is unchecked, for every hit test and every touch reads it. Its setters
  // store a whole new value and tell others afterwards, so no access contains another. Other modules
  // read it by a call: there a stored property is checked, whatever is said of it here. It is not
  // isolated, because a closure of the main actor would check its executor at every step of a way up.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) nonisolated(unsafe) final var storedPosition = CGPoint.zero
  @exclusivity(unchecked) final var storedOpacity: Float = 1
  /// Who is told of changes, after each; whoever sets it must set it to nil before it dies.
  package final var owner: (any LayerOwner)? {
    get {
      LastRelease.settle()
      return ownerLink
    }
    set { ownerLink = newValue }
  }
  private final unowned(unsafe) var ownerLink: (any LayerOwner)?
  /// The superlayer; it keeps this layer alive, not the other way round.
  final var parentLink: Unmanaged<CALayer>?
  final var children: [CALayer] = []
  @exclusivity(unchecked) nonisolated(unsafe) final var rare: LayerRareBox?
  final var contentBox: LayerContentBox?
  final var fill: CGColor?
  /// The layer's name in commits; no other layer of the process has it.
  package final let id: LayerID
  /// The epoch of the registry in which a host heard of the layer; 0 when none did.
  final var shownEpoch: UInt32 = 0
  /// The layer's place in the registry, while `pendingParts` is not empty.
  final var pendingIndex: UInt32 = 0
  final var flags: LayerFlags = []
  final var pendingParts: LayerParts = []

  /// Makes a layer of no size at the origin that shows nothing.
  public override init() {
    id = LayerRegistry.nextID()
    super.init()
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// What is shown of a layer on its way is made by it: a class with stored properties of its own
  /// overrides it and takes them over, and one with initialisers of its own must override it.
  ///
  /// - Parameter layer: a `CALayer`; anything else gives a new layer.
  public init(layer: Any) {
    id = LayerRegistry.nextID()
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    id = LayerRegistry.nextID()
    super.init()
  }

  deinit {
    LastRelease.of(self, taking: { LayerRemains(of: self) }, cleaning: { $0.letGo() })
  }

  /// The layer's own coordinates: what is visible of them lies inside.
  ///
  /// Zero at first.
  ///
  /// Changing the size keeps the position, so the layer grows around its anchor.
  open var bounds: CGRect {
    get { rawBounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor is, in the superlayer's coordinates; zero at first.
  open var position: CGPoint {
    get { rawPosition }
    set { setPosition(newValue) }
  }

  /// The point of the bounds that sits at `position`, 0 to 1 on both axes; the middle at first.
  ///
  /// The transform turns and scales about it. Setting it moves the layer, for `position` stays.
  open var anchorPoint: CGPoint {
    get { rawAnchor }
    set { setAnchor(newValue) }
  }

  /// The order among siblings on the screen: higher is in front.
  ///
  /// 0 at first.
  ///
  /// Equal values keep the order of `sublayers`. It does not change where touches go.
  open var zPosition: CGFloat {
    get { rareOrInitial.values.zPosition }
    set {
      setRare(\.zPosition, newValue, .geometry)
      placeInSpaceDidChange()
    }
  }

  /// The smallest upright rectangle around the layer in its superlayer's coordinates.
  ///
  /// Computed from bounds, position, anchor and transform. Setting it sets the size of the bounds
  /// and the position.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }

  /// How far the anchor is in front of the layer's own plane, in points; 0 at first.
  open var anchorPointZ: CGFloat {
    get { rare?.values.depth?.anchorZ ?? 0 }
    set { setAnchorZ(newValue) }
  }

  /// The transform about the anchor, in space; the identity at first.
  ///
  /// The superlayer shows what comes out flattened into its plane; `m34` makes what is farther away
  /// smaller.
  open var transform: CATransform3D {
    get { rawTransform3D }
    set { setTransform3D(newValue) }
  }

  /// A transform of all sublayers about this layer's anchor; the identity at first.
  ///
  /// With nothing but `m34` set, all sublayers are seen by one eye.
  open var sublayerTransform: CATransform3D {
    get { rare?.values.depth?.sublayers ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }

  /// False when the layer is not shown while its back is turned to the eye; true at first.
  open var isDoubleSided: Bool {
    get { !isSingleSided }
    set {
      setLook(\.isSingleSided, !newValue, .geometry)
      placeInSpaceDidChange()
    }
  }

  /// True when y grows upwards from the lower edge in what the sublayers are placed in; false at
  /// first.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.isGeometryFlipped) }
    set { setGeometryFlipped(newValue) }
  }

  /// The transform about the anchor, as far as it concerns the plane; the identity at first.
  open func affineTransform() -> CGAffineTransform { rawTransform ?? .identity }

  /// Sets the transform about the anchor; `position` and `bounds` stay.
  open func setAffineTransform(_ m: CGAffineTransform) { setTransform(m) }

  /// True when neither the layer nor its sublayers are shown; false at first.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { setHidden(newValue) }
  }

  /// From 0, invisible, to 1, opaque; applies to the sublayers too; 1 at first.
  open var opacity: Float {
    get { rawOpacity }
    set { setOpacity(newValue) }
  }

  /// A layer through which this one and its sublayers are seen, as far as it is opaque; nil at first.
  ///
  /// It lies in this layer's coordinates, is in no superlayer, and the mask of one layer only.
  open var mask: CALayer? {
    get { look(\.mask) }
    set { setMask(newValue) }
  }

  /// True when the content and the sublayers end at the bounds; false at first.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { setFlag(.masksToBounds, newValue, .style) }
  }

  /// The radius of the corners of background and border, in points; 0 at first.
  open var cornerRadius: CGFloat {
    get { rareOrInitial.values.cornerRadius }
    set {
      setRare(\.cornerRadius, newValue, suppliesContent ? [.style, .content] : .style)
    }
  }

  /// Which corners are round; all at first.
  open var maskedCorners: CACornerMask {
    get { look(\.maskedCorners) }
    set { setLook(\.maskedCorners, newValue, .style) }
  }

  /// How round corners go over into the edges; quarters of a circle at first.
  open var cornerCurve: CALayerCornerCurve {
    get { look(\.cornerCurve) }
    set { setLook(\.cornerCurve, newValue, .style) }
  }

  /// How much more of an edge a corner takes than its radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve.expansion
  }

  /// The width of the border, inside the bounds, in points; 0, no border, at first.
  open var borderWidth: CGFloat {
    get { rareOrInitial.values.borderWidth }
    set { setRare(\.borderWidth, newValue, .style) }
  }

  /// The colour of the border; opaque black at first, nil draws none.
  open var borderColor: CGColor? {
    get { rareOrInitial.values.borderColor }
    set { setRare(\.borderColor, newValue, .style) }
  }

  /// What the bounds are filled with; nil, nothing, at first.
  open var backgroundColor: CGColor? {
    get { fill }
    set { setFill(newValue) }
  }

  /// The colour of the shadow; opaque black at first, nil casts none.
  open var shadowColor: CGColor? {
    get { rareOrInitial.values.shadowColor }
    set { setRare(\.shadowColor, newValue, .style) }
  }

  /// How strong the shadow is, 0 to 1; 0, no shadow, at first.
  open var shadowOpacity: Float {
    get { rareOrInitial.values.shadowOpacity }
    set { setRare(\.shadowOpacity, newValue, .style) }
  }

  /// Where the shadow falls, in points to the right and down; (0, -3) at first.
  open var shadowOffset: CGSize {
    get { rareOrInitial.values.shadowOffset }
    set { setRare(\.shadowOffset, newValue, .style) }
  }

  /// How far the shadow is blurred, in points; 3 at first.
  open var shadowRadius: CGFloat {
    get { rareOrInitial.values.shadowRadius }
    set { setRare(\.shadowRadius, newValue, .style) }
  }

  /// The outline that casts the shadow; nil, as at first, leaves that to what the layer shows.
  open var shadowPath: CGPath? {
    get { look(\.shadowPath) }
    set { setLook(\.shadowPath, newValue?.copy(), .style) }
  }

  /// True when nothing behind the layer is seen through it; false at first.
  ///
  /// A promise only: what the layer shows is the same.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { setFlag(.isOpaque, newValue, []) }
  }

  /// True when `opacity` applies to layer and sublayers as one; true at first.
  ///
  /// Hosts show it so in any case.
  open var allowsGroupOpacity: Bool {
    get { !flags.contains(.refusesGroupOpacity) }
    set { setFlag(.refusesGroupOpacity, !newValue, []) }
  }

  /// True when the layer may be kept as pixels while it does not change; false at first.
  ///
  /// What the layer shows is the same.
  open var shouldRasterize: Bool {
    get { flags.contains(.isRasterized) }
    set { setFlag(.isRasterized, newValue, []) }
  }

  /// How many of those pixels are one point; 1 at first.
  open var rasterizationScale: CGFloat {
    get { look(\.rasterizationScale) }
    set { setLook(\.rasterizationScale, newValue, []) }
  }

  /// True when drawing may be recorded now and made later, as it always is; false at first.
  open var drawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set { setFlag(.drawsAsynchronously, newValue, []) }
  }

  /// True when edges that do not fall on pixels are smoothed, as hosts do anyway; false at first.
  open var allowsEdgeAntialiasing: Bool {
    get { flags.contains(.antialiasesEdges) }
    set { setFlag(.antialiasesEdges, newValue, []) }
  }

  /// Which edges that is meant for; all at first.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { look(\.edgeAntialiasingMask) }
    set { setLook(\.edgeAntialiasingMask, newValue, []) }
  }

  /// How the layer is laid over what is behind it: a name such as `multiplyBlendMode`.
  ///
  /// Nil, plainly in front, at first. Anything else is kept and changes nothing.
  open var compositingFilter: Any? {
    get { look(\.compositingFilter) }
    set { setAnyLook(\.compositingFilter, newValue, .style) }
  }

  /// Kept for the program; without effect, as on iOS.
  open var filters: [Any]? {
    get { look(\.filters) }
    set { setAnyLook(\.filters, newValue, []) }
  }

  /// Kept for the program; without effect, as on iOS.
  open var backgroundFilters: [Any]? {
    get { look(\.backgroundFilters) }
    set { setAnyLook(\.backgroundFilters, newValue, []) }
  }

  /// Values by name for properties that the program does not set; nil at first.
  ///
  /// They answer `value(forKey:)` for names that the class does not know.
  open var style: [AnyHashable: Any]? {
    get { look(\.style) }
    set { setAnyLook(\.style, newValue, []) }
  }

  /// A `CGImage` to show between the background and the sublayers; nil at first.
  ///
  /// Anything else is kept and shows nothing. What `draw(in:)` draws takes its place.
  open var contents: Any? {
    get { rare?.values.contents }
    set { setContents(newValue) }
  }

  /// How many pixels of the image are one point; 1 at first.
  open var contentsScale: CGFloat {
    get { rareOrInitial.values.contentsScale }
    set { setRare(\.contentsScale, newValue, .content) }
  }

  /// Which part of the image is shown, in parts of it; the whole at first.
  open var contentsRect: CGRect {
    get { look(\.contentsRect) }
    set { setLook(\.contentsRect, newValue, .content) }
  }

  /// Which part of what is shown of the image stretches both ways, in parts of it; the whole at first.
  ///
  /// What lies beside it stretches one way, the corners not at all.
  open var contentsCenter: CGRect {
    get { look(\.contentsCenter) }
    set { setLook(\.contentsCenter, newValue, .content) }
  }

  /// How exact the colours are of what the layer draws; `RGBA8Uint` at first.
  ///
  /// A wish only: hosts draw as they do.
  open var contentsFormat: CALayerContentsFormat {
    get { look(\.contentsFormat) }
    set { setLook(\.contentsFormat, newValue, []) }
  }

  /// How an image is enlarged; linear at first.
  open var magnificationFilter: CALayerContentsFilter {
    get { look(\.magnificationFilter) }
    set { setLook(\.magnificationFilter, newValue, .style) }
  }

  /// How an image is made smaller; linear at first.
  ///
  /// A wish only: hosts do that as they do.
  open var minificationFilter: CALayerContentsFilter {
    get { look(\.minificationFilter) }
    set { setLook(\.minificationFilter, newValue, []) }
  }

  /// By how much smaller versions of the image are preferred with `trilinear`; 0 at first.
  open var minificationFilterBias: Float {
    get { look(\.minificationFilterBias) }
    set { setLook(\.minificationFilterBias, newValue, []) }
  }

  /// How the image lies in the bounds; stretched at first.
  open var contentsGravity: CALayerContentsGravity {
    get { rareOrInitial.values.contentsGravity }
    set { setRare(\.contentsGravity, newValue, .content) }
  }

  /// A name for the program's own use; nil at first.
  open var name: String? {
    get { rareOrInitial.values.name }
    set { setRare(\.name, newValue, []) }
  }

  /// Supplies content and arranges sublayers.
  ///
  /// Not kept alive. While none is set, an owner of the layer may supply one.
  open weak var delegate: (any CALayerDelegate)? {
    get { rare?.values.delegate ?? owner?.layerDelegate }
    set { setDelegate(newValue) }
  }

  /// The layer this one is in, or nil.
  open var superlayer: CALayer? {
    LastRelease.settle()
    return parent
  }

  /// The layers in this one, the rearmost first; nil when there are none.
  ///
  /// Setting it removes the others and takes the new ones from where they were.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Puts a layer in front of the sublayers, taking it from where it was.
  ///
  /// Traps when that would put a layer inside itself.
  open func addSublayer(_ layer: CALayer) { adopt(layer, at: .max) }

  /// Puts a layer at an index of `sublayers`, taking it from where it was.
  ///
  /// `idx` counts without the layer itself; too large a number means the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { adopt(layer, at: Int(idx)) }

  /// Puts a layer just behind a sublayer, or behind all when `sibling` is nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    adopt(
      layer,
      at: sibling.map {
        insertionIndex(of: layer, nextTo: $0, offset: 0, for: "insertSublayer(_:below:)")
      } ?? 0)
  }

  /// Puts a layer just in front of a sublayer, or in front of all when `sibling` is nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    adopt(
      layer,
      at: sibling.map {
        insertionIndex(of: layer, nextTo: $0, offset: 1, for: "insertSublayer(_:above:)")
      } ?? .max)
  }

  /// Puts a layer in the place of a sublayer; nothing happens when there is no such sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    exchange(oldLayer, for: newLayer)
  }

  /// Takes the layer out of its superlayer, which may let it die.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Asks for the content to be supplied anew, before the next commit.
  open func setNeedsDisplay() {
    noteNeedForDisplay()
  }

  /// Asks for a part of the content to be drawn anew; all of it is, unless the part is empty.
  open func setNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { setNeedsDisplay() }
  }

  /// True while the content waits to be supplied.
  open func needsDisplay() -> Bool { waits.forDisplay }

  /// Supplies the content now if it waits.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return owner?.layerDisplaysNow(self) ?? () }
    displayNow()
  }

  /// Supplies the content: through the delegate, or else by recording `draw(in:)`.
  ///
  /// Programs override it but do not call it.
  open func display() {
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }

  /// Draws the content in the coordinates of the bounds; lets the delegate draw.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer as it is, with its sublayers, into a context: in its own coordinates.
  ///
  /// What is in space is drawn as far as a map of the plane can say it. Display that waits is done for
  /// it, layout is not.
  open func render(in ctx: CGContext) {
    let drawing = CGContext()
    LayerRendering(drawing, base: ctx.ctm).draw(self)
    ctx.record(picture: drawing.commands)
  }

  /// The layers that hosts show in this one: the sublayers, unless the class shows others too.
  func shownSublayers() -> [CALayer] { children }

  /// What `shownSublayers()` was when it was last asked for.
  var lastShownSublayers: [CALayer] { children }

  /// What the layer shows by its class alone; nil when the program supplies it.
  func suppliedContent() -> LayerContent? { nil }

  /// True when another size makes the layer need display; false at first.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { setFlag(.needsDisplayOnBoundsChange, newValue, []) }
  }

  /// Asks for the sublayers to be arranged, before the next commit.
  ///
  /// Another size and other sublayers ask for it too.
  open func setNeedsLayout() {
    owner?.layerAsksForLayout(self)
    noteNeedForLayout()
  }

  /// True while the layer waits for layout.
  open func needsLayout() -> Bool { waits.forLayout }

  /// Arranges now what waits, here and below.
  ///
  /// Begins at the highest superlayer that waits, as long as those between wait too.
  open func layoutIfNeeded() {
    owner?.layerLaysOutNow(self)
    layoutFromTop()
  }

  /// The size that the layer would like in its superlayer: that which it has.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Arranges the sublayers; lets the delegate do it.
  ///
  /// Called when layout is needed; programs override it but do not call it.
  open func layoutSublayers() {
    guard let set = rare?.values.delegate else { return owner?.layerNeedsLayout(self) ?? () }
    set.layoutSublayers(of: self)
  }

  /// A point of another layer, in this layer's coordinates; nil stands for the tree's root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? root).mapped(p, to: self)
  }

  /// A point of this layer, in another layer's coordinates; nil stands for the tree's root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { mapped(p, to: l ?? root) }

  /// The bounding box of another layer's rectangle, in this layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? root).mapped(r, to: self)
  }

  /// The bounding box of a rectangle of this layer, in another layer's coordinates.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { mapped(r, to: l ?? root) }

  /// True when y grows upwards in the layer's content, with all that turns it over above.
  open func contentsAreFlipped() -> Bool { isTurnedOver }

  /// What of the bounds no scroll layer above hides.
  open var visibleRect: CGRect { unhiddenBounds }

  /// Scrolls the nearest scroll layer above so that a point comes to its upper left corner.
  open func scroll(_ p: CGPoint) { scrollNearest { $0.scroll(to: convert(p, to: $0)) } }

  /// Scrolls the nearest scroll layer above as little as shows a rectangle.
  open func scrollRectToVisible(_ r: CGRect) { scrollNearest { $0.scroll(to: convert(r, to: $0)) } }

  /// What a property of the class is at first, by its name; nil for one the class does not know.
  open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.value(of: key) }

  /// Whether a new value of a property, by its name, makes the layer need display; false unless
  /// overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether a property is worth keeping with the layer: one that differs from its first value.
  open func shouldArchiveValue(forKey key: String) -> Bool { LayerDefaults.differs(self, key) }

  /// True when a point, in the layer's own coordinates, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { rawBounds.encloses(p) }

  /// The frontmost layer of this one and those below that contains a point, or nil.
  ///
  /// Hidden layers are passed over; sublayers count outside the bounds unless these clip.
  ///
  /// - Parameter p: in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  // Rules: CA-10.
  /// Shows an animation, of which it keeps a copy, until that ends.
  ///
  /// - Parameters:
  ///   - anim: begins now, unless it says when.
  ///   - key: a name; the animation that has it goes. Nil for none.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    LayerAnimator.shared.add(anim, to: self, key: key)
  }

  /// Takes the animation of a name away.
  open func removeAnimation(forKey key: String) {
    LayerAnimator.shared.remove(from: self, key: key)
  }

  /// Takes all animations away: the layer is shown as it is.
  open func removeAllAnimations() { LayerAnimator.shared.stop(self) }

  // Rules: CA-15.
  /// The names of the animations that the layer has, those of its view first; nil for none.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// The animation of a name, or nil; a view's is described by a new one.
  open func animation(forKey key: String) -> CAAnimation? { animation(named: key) }

  // Rules: CA-16.
  /// A copy of the layer with the values that are shown now, without sublayers and superlayer.
  ///
  /// The copy is made by `init(layer:)` of its class.
  public final func presentation() -> Self? {
    let copy = LayerAnimator.shared.copyShown(self)
    copy.setModel(self)
    return copy as? Self ?? self
  }

  /// The layer that this one is a copy of, or itself.
  public final func model() -> Self { times.model as? Self ?? self }

  // Rules: CA-14.
  /// When the layer's time begins, in that of its superlayer; 0 at first.
  open var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { setTime(\.beginTime, newValue) }
  }

  /// Kept for the program; infinite at first.
  open var duration: CFTimeInterval {
    get { times.duration }
    set { setTime(\.duration, newValue) }
  }

  /// How much faster the layer's time goes than that of its superlayer; 1 at first.
  ///
  /// At 0 its animations, and those below, stand where `timeOffset` puts them.
  open var speed: Float {
    get { times.speed }
    set { setTime(\.speed, newValue) }
  }

  /// Seconds that are added to the layer's time; 0 at first.
  open var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { setTime(\.timeOffset, newValue) }
  }

  /// Kept for the program; 0 at first.
  open var repeatCount: Float {
    get { times.repeatCount }
    set { setTime(\.repeatCount, newValue) }
  }

  /// Kept for the program; 0 at first.
  open var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set { setTime(\.repeatDuration, newValue) }
  }

  /// Kept for the program; false at first.
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { setTime(\.autoreverses, newValue) }
  }

  /// Kept for the program; `removed` at first.
  open var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { setTime(\.fillMode, newValue) }
  }

  /// A time of another layer, in this layer's time.
  ///
  /// - Parameters:
  ///   - t: a time in seconds.
  ///   - l: whose time it is; nil for the application's.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(l?.applicationTime(t) ?? t)
  }

  /// A time of this layer, in another layer's time.
  ///
  /// - Parameters:
  ///   - t: a time in seconds.
  ///   - l: whose time is wanted; nil for the application's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = applicationTime(t)
    return l?.ownTime(time) ?? time
  }

  // Rules: CA-12.
  /// What answers changes by the names of properties; nil at first.
  open var actions: [String: any CAAction]? {
    get { times.actions }
    set { setActions(newValue) }
  }

  // Rules: CA-12.
  /// What answers a change of a property; nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { LayerActions.action(of: self, event) }

  /// What answers a change in all layers of the class; nil, as here, leaves it to Core Animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}

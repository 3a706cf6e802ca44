// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A row of bar buttons, as below a screen or above a keyboard.
///
/// [Apple: UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar)
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private let row = BarRow()
  private let backdrop = BarBackdrop(lineAt: .top)
  private final let appearances = BarAppearances<UIToolbarAppearance>()
  private final lazy var edge = BarEdgeWatch(.bottom) { [weak self] in self?.takeLook() }

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }

  /// Makes a bar without items; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  /// The items, the leftmost first; nil when none were set, and empty when an empty array was.
  open var items: [UIBarButtonItem]? {
    get { row.groups.isEmpty ? nil : row.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; the change is done at once.
  ///
  /// - Parameters:
  ///   - items: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    row.groups = items.map { [BarRow.Group(items: $0)] } ?? []
  }

  // Rules: VC-127.
  /// Behind the items; nil, the default, is the colour of bars.
  open var barTintColor: UIColor? {
    didSet { standardAppearance.backgroundColor = barTintColor ?? BarLook.background }
  }

  // Rules: VC-127.
  /// Whether it is dark; as everything around it by default.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  // Rules: VC-121.
  /// How the bar looks; a copy is kept of what is set.
  open var standardAppearance: UIToolbarAppearance {
    get {
      appearances.standard(orElse: UIToolbarAppearance()) { [weak self] in self?.takeLook() }
    }
    set {
      pictures.giveWay(isCompact: false)
      appearances.set(newValue, at: .standard) { [weak self] in self?.takeLook() }
    }
  }

  /// How a bar looks that is less high than usual; nil, the default, for `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set {
      pictures.giveWay(isCompact: true)
      setCompact(newValue)
    }
  }

  // Rules: VC-126.
  /// How the bar looks while the content above it is at its end; nil, the default, for
  /// `standardAppearance`.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.edge] }
    set { setEdge(newValue, at: .edge) }
  }

  // Rules: VC-126.
  /// How a bar looks that is less high than usual while the content above it is at its end; nil, the
  /// default, for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactEdge] }
    set { setEdge(newValue, at: .compactEdge) }
  }

  private final func setEdge(
    _ look: UIToolbarAppearance?, at place: BarAppearances<UIToolbarAppearance>.Place
  ) {
    appearances.set(look, at: place) { [weak self] in
      self?.takeLook()
      self?.superview?.setNeedsLayout()
    }
  }

  /// Follows the scroll view above the bar, where an appearance depends on it.
  final func follow(_ content: @autoclosure () -> UIScrollView?) {
    if appearances.dependOnEdge { edge.follow(content()) }
  }

  private final func setCompact(_ look: UIToolbarAppearance?) {
    appearances.set(look, at: .compact) { [weak self] in self?.takeLook() }
  }

  private final var pictures = BarPictures()

  // Rules: VC-173.
  /// Sets the picture behind the bar that is shown while it is at a place, in place of the colour; an
  /// empty one shows what is below.
  ///
  /// - Parameters:
  ///   - backgroundImage: nil for what is shown at any place; for any place, nil for the colour that the
  ///     bar has at first.
  ///   - topOrBottom: the place; what is set for `any` is that of the appearance.
  ///   - barMetrics: how high a bar is meant: usual or less.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard topOrBottom == .any else {
      pictures.setGround(backgroundImage, topOrBottom, barMetrics)
      return setNeedsLayout()
    }
    if barMetrics.isCompact, compactAppearance == nil { setCompact(standardAppearance) }
    let look = barMetrics.isCompact ? compactAppearance : standardAppearance
    look?.backgroundImage = backgroundImage
    look?.backgroundColor = backgroundImage == nil ? barTintColor ?? BarLook.background : nil
  }

  /// The picture that was set for a place and a height, or else for any place; nil if none was.
  ///
  /// - Parameters:
  ///   - topOrBottom: where the bar is.
  ///   - barMetrics: how high it is.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures.ground(topOrBottom, barMetrics)
      ?? appearances[barMetrics.isCompact ? .compact : .standard]?.backgroundImage
  }

  // Rules: VC-173.
  /// Sets the picture in place of the line that is shown while the bar is at a place; an empty one takes
  /// it away.
  ///
  /// - Parameters:
  ///   - shadowImage: nil for what is shown at any place; for any place, nil for the line.
  ///   - topOrBottom: the place; what is set for `any` is that of the appearance.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    guard topOrBottom != .any else { return standardAppearance.shadowImage = shadowImage }
    pictures.setLine(shadowImage, topOrBottom)
    setNeedsLayout()
  }

  /// The picture that was set in place of the line for a place, or else for any; nil if none was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    pictures.line(topOrBottom) ?? appearances[.standard]?.shadowImage
  }

  // Rules: VC-140.
  /// Whether content shines through the bar, so that it reaches below it; true by default.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  // Rules: VC-172.
  /// Asked where the bar is; not retained.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

  // Rules: VC-172.
  /// Where the bar is: what the delegate says, else at the bottom.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .bottom : said
  }

  /// The appearance that holds for where the bar is and the height that it has now; nil for what is
  /// usual.
  private final var look: UIToolbarAppearance? {
    let isCompact = bounds.height < BarLook.height
    let isAtEdge = appearances.dependOnEdge && edge.isAtEdge
    let place: BarAppearances<UIToolbarAppearance>.Place =
      isAtEdge ? (isCompact ? .compactEdge : .edge) : isCompact ? .compact : .standard
    return BarAppearances.look(for: place, item: nil, bar: appearances)
  }

  private final func takeLook() {
    let look = look
    showGround(look, at: barPosition)
    row.looks = look
  }

  private final func showGround(
    _ look: UIToolbarAppearance?, at position: @autoclosure () -> UIBarPosition
  ) {
    backdrop.show(
      look, barColor: backgroundColor,
      placed: pictures.shown(in: self, with: look, of: appearances, at: position()))
  }

  /// The colour of the bar; nil, the default, for that of its appearance.
  open override var backgroundColor: UIColor? { didSet { takeLook() } }

  /// The given width and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarLook.height)
  }

  /// As wide as there is room, and as high as a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarLook.height)
  }

  /// Places the items; an override calls super.
  open override func layoutSubviews() {
    // The buttons are made anew only where another appearance holds than before.
    if look !== row.looks { takeLook() }
    let position = barPosition
    let placed = pictures.shown(in: self, with: look, of: appearances, at: position)
    if placed != backdrop.placed { showGround(look, at: position) }
    backdrop.edge = position == .bottom ? .top : .bottom
    let above = reach(at: position)
    backdrop.layout(
      in: CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above))
    row.frame = bounds
  }

  private func install() {
    backdrop.install(in: self)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    takeLook()
    addSubview(row)
    if bounds.isEmpty { frame.size.height = BarLook.height }
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("barTintColor", \UIToolbar.barTintColor),
      .of("isTranslucent", \UIToolbar.isTranslucent),
    ]
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

/// A bar with a title, buttons, and a way back.
///
/// [Apple: UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar)
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  // Rules: AX-7.
  override var isReadFirst: Bool { true }

  final let content = NavigationBarContent()
  /// What the way back does; by default it pops the bar's own item.
  private final var onBack: (() -> Void)?
  /// How far the background reaches above the bar, behind the screen's furniture, in points.
  final var reachUp: CGFloat = 0 { didSet { if reachUp != oldValue { setNeedsLayout() } } }

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.install(in: self)
  }

  /// Makes a bar without items; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.install(in: self)
  }

  /// The items, the last one shown; nil when there are none.
  open var items: [UINavigationItem]? {
    get { content.items.isEmpty ? nil : content.items }
    set { show(newValue ?? []) }
  }

  /// Replaces the items; the change is done at once.
  ///
  /// - Parameters:
  ///   - items: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }

  /// The item that is shown.
  open var topItem: UINavigationItem? { content.items.last }

  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { content.items.dropLast().last }

  // Rules: VC-170.
  /// Shows another item, if the delegate lets it.
  ///
  /// - Parameters:
  ///   - item: the new one.
  ///   - animated: makes no difference: it is done at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(content.items + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  // Rules: VC-170.
  /// Goes back to the item before, if the delegate lets it.
  ///
  /// - Returns: the item that was shown, or nil when there was none and when it stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    // What was asked may have changed the items.
    guard topItem === top else { return nil }
    show(content.items.dropLast())
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  // Rules: VC-170, VC-171.
  /// Asked and told of what is shown; not retained.
  ///
  /// That of a navigation controller's bar is the controller, if its class conforms; setting another one
  /// stops the process.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      setNeedsLayout()
      guard onBack != nil else { return }
      violation(
        "The delegate of a navigation controller's bar was set",
        contract: "the controller is the delegate of its bar",
        instead: "implement UINavigationBarDelegate in a subclass of UINavigationController")
    }
  }

  // Rules: VC-172.
  /// Where the bar is: what the delegate says, else at the top; that of a navigation controller reaches
  /// up behind the status bar.
  open var barPosition: UIBarPosition {
    if onBack != nil { return .topAttached }
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .top : said
  }

  /// Serves a navigation controller from now on.
  ///
  /// - Parameters:
  ///   - delegate: the controller, if it is asked for the way back.
  ///   - goBack: what the way back does.
  final func serve(_ delegate: (any UINavigationBarDelegate)?, goBack: @escaping () -> Void) {
    onBack = nil
    self.delegate = delegate
    onBack = goBack
  }

  // MARK: - Looks

  // Rules: VC-121.
  /// How the bar looks; a copy is kept of what is set.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      content.appearances.standard(orElse: UINavigationBarAppearance()) { [weak self] in
        self?.content.refresh(self)
      }
    }
    set {
      pictures.giveWay(isCompact: false)
      content.set(newValue, at: .standard, in: self)
    }
  }

  // Rules: VC-126.
  /// How a bar looks that is less high than usual; nil, the default, for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { content.appearances[.compact] }
    set {
      pictures.giveWay(isCompact: true)
      content.set(newValue, at: .compact, in: self)
    }
  }

  // Rules: VC-126.
  /// How the bar looks while the content below it is at its top; nil, the default, for
  /// `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { content.appearances[.edge] }
    set { content.set(newValue, at: .edge, in: self) }
  }

  /// How a bar looks that is less high than usual while the content below it is at its top; nil, the
  /// default, for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { content.appearances[.compactEdge] }
    set { content.set(newValue, at: .compactEdge, in: self) }
  }

  // Rules: VC-146.
  /// Whether titles stand in large letters below the row with the buttons, until content is scrolled;
  /// false by default.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      content.refresh(self)
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  // Rules: VC-140.
  /// Whether content shines through the bar, so that it reaches below it; true by default.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  // Rules: VC-127.
  /// The colour of `standardAppearance`; nil, the default, is that of the system's bars.
  open var barTintColor: UIColor? {
    didSet { standardAppearance.backgroundColor = barTintColor ?? BarLook.background }
  }

  // Rules: VC-127.
  /// Whether it is dark; as everything around it by default.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  // Rules: VC-127.
  /// The picture of `standardAppearance` in place of the line; nil, the default, for the line.
  ///
  /// An empty picture takes the line away.
  open var shadowImage: UIImage? { didSet { standardAppearance.shadowImage = shadowImage } }

  // Rules: VC-127.
  /// The title's attributes in `standardAppearance`; nil, the default, for none.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { standardAppearance.titleTextAttributes = titleTextAttributes ?? [:] }
  }

  // Rules: VC-148.
  /// The large title's attributes in `standardAppearance`; nil, the default, for none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { standardAppearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:] }
  }

  // Rules: VC-127.
  /// Sets the picture behind the bar, which then has no colour; an empty one shows what is below.
  ///
  /// - Parameters:
  ///   - backgroundImage: nil for the colour that the bar has at first.
  ///   - barMetrics: how high a bar is meant: usual or less.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    content.setBackground(backgroundImage, for: barMetrics, in: self)
  }

  /// The picture that was set for a height of the bar; nil if none was.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics.isCompact
      ? content.appearances[.compact]?.backgroundImage
      : content.appearances[.standard]?.backgroundImage
  }

  final var pictures = BarPictures()

  // Rules: VC-173.
  /// Sets the picture behind the bar that is shown while it is at a place.
  ///
  /// - Parameters:
  ///   - backgroundImage: nil for what is shown at any place; an empty one shows what is below.
  ///   - barPosition: where the bar is; for `any` it is as `setBackgroundImage(_:for:)`.
  ///   - barMetrics: how high a bar is meant: usual or less.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barPosition != .any else { return setBackgroundImage(backgroundImage, for: barMetrics) }
    pictures.setGround(backgroundImage, barPosition, barMetrics)
    setNeedsLayout()
  }

  /// The picture that was set for a place and a height, or else for any place; nil if none was.
  ///
  /// - Parameters:
  ///   - barPosition: where the bar is.
  ///   - barMetrics: how high it is.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures.ground(barPosition, barMetrics) ?? backgroundImage(for: barMetrics)
  }

  // Rules: VC-173.
  /// Moves the title down from its usual place.
  ///
  /// - Parameters:
  ///   - adjustment: in points; negative up.
  ///   - barMetrics: how high a bar is meant: usual or less.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { content.look(for: barMetrics, in: self)?.titlePositionAdjustment.vertical = adjustment }

  /// How far down the title is moved for a height of the bar, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    let compact = barMetrics.isCompact ? content.appearances[.compact] : nil
    return (compact ?? content.appearances[.standard])?.titlePositionAdjustment.vertical ?? 0
  }

  // Rules: VC-173.
  /// The picture before the title of the way back in `standardAppearance`, if there is a mask too; nil,
  /// the default, for the arrowhead.
  open var backIndicatorImage: UIImage? { didSet { takeBackIndicator() } }

  // Rules: VC-173.
  /// The mask of `backIndicatorImage`, which that needs; it makes no difference otherwise.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { takeBackIndicator() } }

  /// The colour of the bar, where its appearance has none; nil by default.
  open override var backgroundColor: UIColor? { didSet { content.takeLook(in: self) } }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("barTintColor", \UINavigationBar.barTintColor),
      .of("barStyle", \UINavigationBar.barStyle),
      .of("shadowImage", \UINavigationBar.shadowImage),
      .of("isTranslucent", \UINavigationBar.isTranslucent),
      .of("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      .of(
        "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      .of(
        "titleTextAttributes", { (bar: UINavigationBar) in TextAttributes(bar.titleTextAttributes) }
      ) { $0.titleTextAttributes = $1.states[0] },
      .of("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .of(
        "largeTitleTextAttributes",
        { (bar: UINavigationBar) in TextAttributes(bar.largeTitleTextAttributes) }
      ) { $0.largeTitleTextAttributes = $1.states[0] },
      .of("standardAppearance", { (bar: UINavigationBar) in bar.givenAppearance(.standard) }) {
        if let look = $1 { $0.standardAppearance = look }
      },
      .of("compactAppearance", { (bar: UINavigationBar) in bar.givenAppearance(.compact) }) {
        $0.compactAppearance = $1
      },
      .of("scrollEdgeAppearance", { (bar: UINavigationBar) in bar.givenAppearance(.edge) }) {
        $0.scrollEdgeAppearance = $1
      },
    ]
  }

  /// An appearance that was set, if any was.
  private final func givenAppearance(
    _ place: BarAppearances<UINavigationBarAppearance>.Place
  ) -> UINavigationBarAppearance? { content.appearances[place] }

  // Rules: VC-146.
  /// As high as what it shows wants.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  // Rules: VC-146.
  /// As wide as it may be, and as high as what it shows wants.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  /// Places title and buttons; an override calls super.
  open override func layoutSubviews() { placeContent() }

  // Rules: VC-179.
  override func textSizeDidChange() {
    content.textSizeDidChange(in: self)
    invalidateIntrinsicContentSize()
  }

  final func placeContent() {
    if onBack == nil { reachUp = reach(at: barPosition) }
    content.layout(in: self)
  }

  // Rules: VC-170, VC-171.
  final func goBack() {
    guard let onBack else {
      popItem(animated: true)
      return
    }
    let top = topItem
    if let top, delegate?.navigationBar(self, shouldPop: top) == false { return }
    // What was asked may have gone back itself.
    guard topItem === top else { return }
    onBack()
    if let top, topItem !== top { delegate?.navigationBar(self, didPop: top) }
  }
}

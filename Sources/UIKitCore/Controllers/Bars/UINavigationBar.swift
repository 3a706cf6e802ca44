// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A bar with a title, buttons, and a way back.
///
/// [Apple: UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar)
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  // Rules: AX-7.
  override var isReadFirst: Bool { true }

  private let content = NavigationBarContent()
  /// What the way back does; by default it pops the bar's own item.
  final var onBack: (() -> Void)?
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

  /// Shows another item.
  ///
  /// - Parameters:
  ///   - item: the new one; nil for none.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { show(content.items + [item]) }

  /// Goes back to the item before.
  ///
  /// - Returns: the item that was shown, or nil when there was none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem else { return nil }
    show(content.items.dropLast())
    return top
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
    set { content.set(newValue, at: .standard, in: self) }
  }

  // Rules: VC-126.
  /// How a bar looks that is less high than usual; nil, the default, for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { content.appearances[.compact] }
    set { content.set(newValue, at: .compact, in: self) }
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

  /// The colour of the bar, where its appearance has none; nil by default.
  open override var backgroundColor: UIColor? { didSet { content.takeLook(in: self) } }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("barTintColor", \UINavigationBar.barTintColor),
      .of("barStyle", \UINavigationBar.barStyle),
      .of("shadowImage", \UINavigationBar.shadowImage),
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

  /// Follows the scroll view below the bar, where its height or an appearance depends on it.
  final func follow(_ view: @autoclosure () -> UIScrollView?) { content.follow(view, in: self) }

  /// How high it has to be now for what it shows, in points.
  final var wantedHeight: CGFloat { content.wantedHeight(in: self) }

  /// Points that it covers of content at its top; less than its height while that is pulled down.
  final var coveredHeight: CGFloat { content.coveredHeight }

  /// Tells the scroll view below what room it was given, unless its frame says so.
  final func yieldRoom(nothing: Bool) { content.collapse.yield(nothing: nothing) }

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

  /// Places title and buttons.
  final func placeContent() { content.layout(in: self) }

  /// Shows some items above those of the present ones, the first `count`, that stay.
  final func show(_ items: [UINavigationItem], above count: Int = 0) {
    content.show(items, above: count, in: self)
  }

  /// Counts how often other items came.
  final var edition: Int { content.edition }

  final func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }
}

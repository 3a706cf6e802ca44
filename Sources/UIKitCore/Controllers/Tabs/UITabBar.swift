// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A bar of tabs, one of which is selected.
///
/// [Apple: UITabBar](https://developer.apple.com/documentation/uikit/uitabbar)
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let content = TabBarContent()
  /// Whether tabs were set, be it an empty array of them.
  private final var areItemsSet = false
  /// What a tap on a tab does, by its place; by default it selects the tab.
  final var onTap: ((Int) -> Void)?

  /// Makes a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.install(in: self)
  }

  /// Makes a bar without tabs; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.install(in: self)
  }

  /// The tabs, from the left; nil when none were set, and empty when an empty array was.
  open var items: [UITabBarItem]? {
    get { areItemsSet ? content.items : nil }
    set {
      areItemsSet = newValue != nil
      content.show(newValue ?? [], in: self)
    }
  }

  /// Replaces the tabs; the change is done at once.
  ///
  /// - Parameters:
  ///   - items: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected tab, or nil; setting it tells nobody.
  open var selectedItem: UITabBarItem? {
    get { content.selected }
    set { content.select(newValue, in: self) }
  }

  /// Told of what a person selects and customizes; not retained.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: - Customizing

  /// What a person chooses tabs with at the moment.
  final var customizer: TabCustomizer?

  // Rules: VC-175, VC-176.
  /// Has a person choose which tabs stand where, on a sheet that covers the rest of the window.
  ///
  /// Nothing happens where the bar is in no window or belongs to a tab bar controller.
  ///
  /// - Parameter items: those to choose from; other tabs in the bar have to stay.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard customizer == nil, onTap == nil, window != nil else { return }
    let made = TabCustomizer(of: self, items)
    customizer = made
    made.begin()
  }

  // Rules: VC-175.
  /// Takes the sheet away, as its button does.
  ///
  /// - Parameter animated: whether it fades.
  /// - Returns: whether the tabs are others than at first, or stand elsewhere.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { customizer?.end(animated: animated) ?? false }

  // Rules: VC-175.
  /// Whether a person chooses tabs now.
  open var isCustomizing: Bool { customizer != nil }

  /// Takes the sheet along where the bar leaves its window; an override calls super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    customizer?.barDidMove()
  }

  // MARK: - Looks

  /// Where tabs stand whose image is above the title.
  public enum ItemPositioning: Int, Sendable {
    /// As `.fill`.
    case automatic = 0
    /// Side by side over the whole width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  private final let appearances = BarAppearances<UITabBarAppearance>()
  private final lazy var edge = BarEdgeWatch(.bottom) { [weak self] in self?.takeLook() }

  // Rules: VC-121, VC-125.
  /// How the bar looks; a copy is kept of what is set.
  open var standardAppearance: UITabBarAppearance {
    get {
      appearances.standard(orElse: UITabBarAppearance()) { [weak self] in self?.takeLook() }
    }
    set { appearances.set(newValue, at: .standard) { [weak self] in self?.takeLook() } }
  }

  // Rules: VC-126.
  /// How the bar looks while the content above it is at its end; nil, the default, for
  /// `standardAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.edge] }
    set {
      appearances.set(newValue, at: .edge) { [weak self] in
        self?.takeLook()
        self?.superview?.setNeedsLayout()
      }
    }
  }

  // Rules: VC-127.
  /// The colour of `standardAppearance`; nil, the default, is that of the system's bars.
  open var barTintColor: UIColor? {
    didSet { standardAppearance.backgroundColor = barTintColor ?? BarLook.background }
  }

  // Rules: VC-140.
  /// Whether content shines through the bar, so that it reaches below it; true by default.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  // Rules: VC-127.
  /// Whether it is dark; as everything around it by default.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The former name of `tintColor`.
  @available(*, deprecated, renamed: "tintColor")
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// The colour of tabs that are not selected; nil, the default, is grey.
  open var unselectedItemTintColor: UIColor? { didSet { takeLook() } }

  // Rules: VC-127.
  /// The picture of `standardAppearance`, without a colour below it; nil, the default, for none.
  open var backgroundImage: UIImage? {
    didSet {
      standardAppearance.backgroundImage = backgroundImage
      standardAppearance.backgroundColor =
        backgroundImage == nil ? barTintColor ?? BarLook.background : nil
    }
  }

  // Rules: VC-127.
  /// The picture of `standardAppearance` in place of the line; nil, the default, for the line.
  open var shadowImage: UIImage? { didSet { standardAppearance.shadowImage = shadowImage } }

  /// Drawn behind the selected tab; nil, the default, for nothing.
  open var selectionIndicatorImage: UIImage? {
    didSet { standardAppearance.selectionIndicatorImage = selectionIndicatorImage }
  }

  /// Where the tabs stand; they fill the bar at first.
  open var itemPositioning: ItemPositioning = .automatic {
    didSet { standardAppearance.stackedItemPositioning = itemPositioning }
  }

  /// The width of a tab in the middle of the bar, in points; 0, the default, for one that is usual.
  open var itemWidth: CGFloat = 0 {
    didSet { standardAppearance.stackedItemWidth = itemWidth }
  }

  /// Points between tabs in the middle of the bar; 0, the default, for what is usual.
  open var itemSpacing: CGFloat = 0 {
    didSet { standardAppearance.stackedItemSpacing = itemSpacing }
  }

  /// The colour of the bar, where its appearance has none; nil by default.
  open override var backgroundColor: UIColor? { didSet { takeLook() } }

  private final func takeLook() { content.takeLook(in: self) }

  /// The appearance that holds while a tab is selected; nil for what is usual.
  final func look(for item: UITabBarItem?) -> UITabBarAppearance? {
    let depends = appearances.dependOnEdge || item?.appearances.dependOnEdge ?? false
    return BarAppearances.look(
      for: depends && edge.isAtEdge ? .edge : .standard, item: item?.appearances, bar: appearances)
  }

  /// Follows the scroll view above the bar, where an appearance depends on it.
  final func follow(_ content: @autoclosure () -> UIScrollView?) {
    let item = selectedItem
    guard appearances.dependOnEdge || item?.appearances.dependOnEdge ?? false else { return }
    edge.follow(content())
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("barTintColor", \UITabBar.barTintColor),
      .of("barStyle", \UITabBar.barStyle),
      .of("isTranslucent", \UITabBar.isTranslucent),
      .of("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .of("backgroundImage", \UITabBar.backgroundImage),
      .of("shadowImage", \UITabBar.shadowImage),
      .of("standardAppearance", { (bar: UITabBar) in bar.appearances[.standard] }) {
        if let look = $1 { $0.standardAppearance = look }
      },
      .of("scrollEdgeAppearance", { (bar: UITabBar) in bar.appearances[.edge] }) {
        $0.scrollEdgeAppearance = $1
      },
    ]
  }

  /// Places the tabs; an override calls super.
  open override func layoutSubviews() {
    content.layout(in: self)
    customizer?.place()
  }

  final func tab(at point: CGPoint) -> (item: UITabBarItem, button: UIView)? {
    content.tab(at: point)
  }

  final func tapped(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    if let customizer { return customizer.tapped(index) }
    if let onTap { onTap(index) } else { selectedItem = items[index] }
    delegate?.tabBar(self, didSelect: items[index])
  }
}

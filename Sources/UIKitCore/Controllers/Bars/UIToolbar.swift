// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A row of bar buttons, as below a screen or above a keyboard.
///
/// [Apple: UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar)
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let row = BarRow()
  private let backdrop = BarBackdrop(lineAt: .top)
  private final let appearances = BarAppearances<UIToolbarAppearance>()

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

  /// The items, the leftmost first; nil when there are none.
  open var items: [UIBarButtonItem]? {
    get { row.items.isEmpty ? nil : row.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; the change is done at once.
  ///
  /// - Parameters:
  ///   - items: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    row.groups = (items ?? []).isEmpty ? [] : [BarRow.Group(items: items ?? [])]
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
    set { appearances.set(newValue, at: .standard) { [weak self] in self?.takeLook() } }
  }

  /// How a bar looks that is less high than usual; nil, the default, for `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set { appearances.set(newValue, at: .compact) { [weak self] in self?.takeLook() } }
  }

  /// The appearance that holds for the height that the bar has now; nil for what is usual.
  private final var look: UIToolbarAppearance? {
    BarAppearances.look(
      for: bounds.height < BarLook.height ? .compact : .standard, item: nil, bar: appearances)
  }

  private final func takeLook() {
    let look = look
    backdrop.show(look, barColor: backgroundColor)
    row.looks = look
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
    backdrop.layout(in: bounds)
    row.frame = bounds
  }

  private func install() {
    backdrop.install(in: self)
    takeLook()
    addSubview(row)
    if bounds.isEmpty { frame.size.height = BarLook.height }
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("barTintColor", \UIToolbar.barTintColor)
    ]
  }
}

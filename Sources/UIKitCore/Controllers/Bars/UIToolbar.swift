// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A row of bar buttons, as below a screen or above a keyboard.
///
/// [Apple: UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar)
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let row = BarRow()
  private let backdrop = UIView()
  private let line = UIView()

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

  /// Behind the items; nil, the default, is the colour of bars.
  open var barTintColor: UIColor? {
    didSet { backdrop.backgroundColor = barTintColor ?? BarLook.background }
  }

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
    backdrop.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: BarLook.lineWidth)
    row.frame = bounds
  }

  private func install() {
    backdrop.backgroundColor = BarLook.background
    line.backgroundColor = BarLook.line
    for view in [backdrop, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(row)
    if bounds.isEmpty { frame.size.height = BarLook.height }
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("barTintColor", \UIToolbar.barTintColor)
    ]
  }
}

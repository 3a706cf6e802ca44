// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A bar with a title, buttons, and a way back.
///
/// [Apple: UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar)
@preconcurrency @MainActor
open class UINavigationBar: UIView {
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

  /// Places title and buttons; an override calls super.
  open override func layoutSubviews() { content.layout(in: self) }

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

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What a navigation bar shows for one controller.
///
/// [Apple: UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem)
@preconcurrency @MainActor
open class UINavigationItem: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Called after any change, by the bar that shows the item.
  final var didChange: (() -> Void)?

  /// What is shown below the title or beside it; nil for nothing.
  final var palette: BarPalette? {
    didSet {
      oldValue?.changed = nil
      palette?.changed = { [weak self] in self?.didChange?() }
      palette?.collapses = hidesPalette
      didChange?()
    }
  }
  /// Whether content that is scrolled up takes that along.
  final var hidesPalette = true { didSet { palette?.collapses = hidesPalette } }

  /// Where that would be, as the raw value of a `SearchBarPlacement`.
  final var palettePlacement = 0 {
    didSet { if palettePlacement != oldValue { palette?.changed?() } }
  }

  final let appearances = BarAppearances<UINavigationBarAppearance>()

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// In the middle of the bar; nil by default.
  open var title: String? { didSet { didChange?() } }

  // Rules: VC-143.
  /// A line of text above the title, which makes the bar higher; nil, the default, for none.
  open var prompt: String? { didSet { if prompt != oldValue { didChange?() } } }

  // Rules: VC-146.
  /// Whether a bar that prefers large titles shows this one so; as the item before, by default.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange?() } }
  }

  /// Shown in place of the title; nil by default.
  open var titleView: UIView? { didSet { didChange?() } }

  /// What the way back to this item is called, above it; nil, the default, is its title.
  open var backButtonTitle: String? { didSet { didChange?() } }

  /// Its title is what the way back to this item is called; nil by default.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }

  /// Whether there is no way back in the bar; false by default.
  open var hidesBackButton = false { didSet { didChange?() } }

  /// Shows or hides the way back; the change is done at once.
  ///
  /// - Parameters:
  ///   - hidesBackButton: whether there is none.
  ///   - animated: makes no difference.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the way back stays when there are buttons on the left; false by default.
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }

  /// The buttons on the left, the leftmost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }

  /// The buttons on the right, the rightmost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }

  /// The leftmost button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost button.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the buttons on the left; the change is done at once.
  ///
  /// - Parameters:
  ///   - items: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the buttons on the right; the change is done at once.
  ///
  /// - Parameters:
  ///   - items: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Replaces the button on the left; the change is done at once.
  ///
  /// - Parameters:
  ///   - item: the new one; nil for none.
  ///   - animated: makes no difference.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the button on the right; the change is done at once.
  ///
  /// - Parameters:
  ///   - item: the new one; nil for none.
  ///   - animated: makes no difference.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  // Rules: VC-126.
  /// How a bar that shows the item looks; nil, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances.set(newValue, at: .standard) { [weak self] in self?.didChange?() } }
  }

  /// How a bar looks that shows the item and is less high than usual; nil, the default, for the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances.set(newValue, at: .compact) { [weak self] in self?.didChange?() } }
  }

  /// How a bar that shows the item looks while the content below it is at its top; nil, the default,
  /// for the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.edge] }
    set { appearances.set(newValue, at: .edge) { [weak self] in self?.didChange?() } }
  }

  /// How a bar looks that shows the item and is less high than usual, while the content below it is at
  /// its top; nil, the default, for the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactEdge] }
    set { appearances.set(newValue, at: .compactEdge) { [weak self] in self?.didChange?() } }
  }

  /// What a button that leads back to this item says.
  final var wayBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
  // Rules: RC-31.
  /// Called after an interface file made the object; there are none here, so only a program calls it.
  open func awakeFromNib() {}

  // Rules: RC-31.
  /// Called where an editor of interface files draws the object; only a program calls it.
  open func prepareForInterfaceBuilder() {}
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore

/// A control with a title, a picture, or both, that does something when it is tapped.
///
/// Looks come from its `configuration`, or without one from what is set for each state.
///
/// [Apple: UIButton](https://developer.apple.com/documentation/uikit/uibutton)
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  final var kind = ButtonType.custom
  final var looks = ButtonLooks()
  final var parts = ButtonParts()
  final var needsConfigurationUpdate = false

  /// Makes a button of the kind `custom`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button of the kind `custom` and size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a kind and of size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    setUpKind()
  }

  /// Makes a button of a kind that runs an action and shows its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button that runs an action and shows its title and picture.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview.
  ///   - primaryAction: what it does; nil for nothing yet.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    kind = .system
    take(primaryAction)
  }

  /// Makes a button that looks as a configuration says, and runs an action.
  ///
  /// Title and picture of the action are shown where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    take(primaryAction)
    self.configuration = configuration
    if configuration.title == nil { self.configuration?.title = title(for: .normal) }
    if configuration.image == nil { self.configuration?.image = image(for: .normal) }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  /// Makes a system button that shows a picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - target: who gets the action; nil for the first who can along the chain.
  ///   - action: what is sent when it is touched.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    guard let button = ObjectMaker.make(self) as? Self else {
      violation(
        "\(self) cannot be made without arguments",
        contract: "systemButton(with:target:action:) makes an object of the class it is called on",
        instead: "give the class an init() that works")
    }
    button.kind = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The kind, which a button keeps.
  open var buttonType: ButtonType { kind }

  /// What the button is for; a destructive one is red.
  open var role: Role = .normal {
    didSet { appearanceDidChange() }
  }

  override var primaryEvent: UIControl.Event? { .touchUpInside }

  // Rules: AX-36.
  /// Whether the picture grows with text in the sizes for accessibility; false at first.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // Rules: AX-36.
  /// Shows the picture in the size for the new traits where it grows; an override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if resizesImage(after: previousTraitCollection) {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: - Looks from a configuration

  /// Looks that adapt to the state; nil, at first, leaves them to what is set for each state.
  open var configuration: Configuration? {
    didSet {
      // One without a title hides the label, which what is set for each state shows again.
      if configuration == nil, oldValue != nil { parts.title?.isHidden = false }
      appearanceDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// Asks for `updateConfiguration()` before the turn of the loop ends.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configuration to the state: calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Called by `updateConfiguration()` when the state changed; nil at first.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of the state makes the configuration update; true at first.
  open var automaticallyUpdatesConfiguration = true

  /// Whether tapping changes `isSelected`, or with a menu as its primary action, the element chosen
  /// there becomes the button's title; false at first.
  open var changesSelectionAsPrimaryAction = false { didSet { showChoice() } }

  /// Brought up by resting on the button, or with `showsMenuAsPrimaryAction` by touching it.
  ///
  /// Nil at first; setting it sets `isContextMenuInteractionEnabled`.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showChoice()
    }
  }

  /// In which order the elements of the menu stand; nothing special at first.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration() }

  override func didChoose(_ element: UIMenuElement, in menu: UIMenu) { didChoose(element) }

  // MARK: - Looks for each state

  /// Sets the title for a state; states without one show that for `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    guard looks.titles[state] != title else { return }
    looks.titles[state] = title
    contentDidChange()
  }

  /// Sets the title with its attributes for a state; it wins over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    guard looks.attributedTitles[state] != title else { return }
    looks.attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the colour of the title for a state.
  ///
  /// - Parameters:
  ///   - color: the colour; nil for that of the normal state.
  ///   - state: the states in which it counts.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks.titleColors[state] = color
    appearanceDidChange()
  }

  /// Sets the colour of the title's shadow for a state.
  ///
  /// - Parameters:
  ///   - color: the colour; nil for that of the normal state.
  ///   - state: the states in which it counts.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    looks.shadowColors[state] = color
    appearanceDidChange()
  }

  /// Sets the picture for a state.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for that of the normal state.
  ///   - state: the states in which it counts.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard looks.images[state] !== image else { return }
    looks.images[state] = image
    contentDidChange()
  }

  /// Sets the picture behind title and picture for a state.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for that of the normal state.
  ///   - state: the states in which it counts.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    guard looks.backgrounds[state] !== image else { return }
    looks.backgrounds[state] = image
    contentDidChange()
  }

  /// The title for a state, that for `normal` if it has none.
  open func title(for state: UIControl.State) -> String? { looks.titles.value(state) }

  /// The title with attributes for a state, that for `normal` if it has none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks.attributedTitles.value(state)
  }

  /// The colour of the title for a state, that for `normal` if it has none.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColor(in: state)
  }

  /// The colour of the title's shadow for a state, that for `normal` if it has none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    looks.shadowColors.value(state)
  }

  /// The picture for a state, that for `normal` if it has none.
  open func image(for state: UIControl.State) -> UIImage? { looks.images.value(state) }

  /// The picture behind all for a state, that for `normal` if it has none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks.backgrounds.value(state)
  }

  // Rules: CT-73.
  /// Sets how a symbol is drawn for a state.
  ///
  /// - Parameters:
  ///   - configuration: size and weight; nil for that of the normal state.
  ///   - state: the states in which it counts.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    looks.symbols[state] = configuration
    contentDidChange()
  }

  /// How a symbol is drawn for a state, that for `normal` if it has none.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { looks.symbols.value(state) }

  /// How a symbol is drawn for the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title for the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow for the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture for the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind all for the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label that shows the title; set its font and line breaking, not its text and colour.
  open var titleLabel: UILabel? { parts.titleLabel(in: self) }

  /// The view that shows the picture.
  open var imageView: UIImageView? { parts.imageView(in: self) }

  /// The label below the title, once a configuration has a subtitle.
  open var subtitleLabel: UILabel? { parts.subtitle }

  // MARK: - Layout

  /// Room around title and picture; none at first.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// Moves the title's place, without a change of the button's size; none at first.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Moves the picture's place, without a change of the button's size; none at first.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Whether a picture without one for `highlighted` is dimmed then; true at first.
  open var adjustsImageWhenHighlighted = true { didSet { appearanceDidChange() } }
  /// Whether a picture without one for `disabled` is dimmed then; true at first.
  open var adjustsImageWhenDisabled = true { didSet { appearanceDidChange() } }
  /// Whether the shadow of the title falls the other way while highlighted; false at first.
  open var reversesTitleShadowWhenHighlighted = false { didSet { appearanceDidChange() } }

  // Rules: CT-74.
  /// Whether a light shines behind the picture while the button is pressed; false at first.
  open var showsTouchWhenHighlighted = false { didSet { appearanceDidChange() } }

  // Rules: CT-75, PN-26.
  /// Whether the button follows a pointer that rests on it, and looks otherwise then; false at first.
  open var isPointerInteractionEnabled = false { didSet { pointing.update(self) } }
  private final let pointing = ButtonPointing()

  // Rules: PN-26.
  /// Decides how button and pointer look while a pointer rests on it; nil for what is proposed.
  open var pointerStyleProvider: PointerStyleProvider? { didSet { pointing.styleDidChange() } }

  // Rules: CT-75.
  /// Whether a pointer rests on it, as long as `isPointerInteractionEnabled` is set.
  open var isHovered: Bool { pointing.isOn }

  // Rules: CT-75.
  /// Whether its menu is shown.
  open var isHeld: Bool { menus?.session != nil }

  // Rules: CT-71.
  /// How it behaves: as on a tablet.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // Rules: CT-71.
  /// How it is to behave where there is a choice; automatic at first.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Where the background goes: the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture go: the bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(in: bounds)
  }

  /// Where the title goes in the rectangle for the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partPlaces(contentRect).title
  }

  /// Where the picture goes in the rectangle for the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partPlaces(contentRect).image
  }

  /// The size of title, picture and the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  /// The size of title, picture and the room around them.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The title is in the middle of the height.
  override func baseline(
    isFirst: Bool, forWidth width: CGFloat
  ) -> (fraction: CGFloat, offset: CGFloat) {
    guard let font = titleLabel?.font else {
      return super.baseline(isFirst: isFirst, forWidth: width)
    }
    return (0.5, font.ascender - font.lineHeight / 2)
  }

  /// Updates looks and places of title, picture and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    applyAppearance()
    placeParts()
  }

  /// Follows a change of the colour of things that can be touched.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    if automaticallyUpdatesConfiguration, configurationUpdateHandler != nil || configuration != nil
    {
      needsConfigurationUpdate = true
    }
  }

  override func willSendPrimaryEvent() {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
  }

  private func contentDidChange() {
    applyAppearance()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // Rules: GR-67, GR-69.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSingleTap(recognizer)
  }

  // Rules: AX-39.
  override var ownLargeContent: LargeContent {
    LargeContent(
      title: currentTitle ?? configuration?.title, image: currentImage ?? configuration?.image)
  }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = currentTitle ?? configuration?.title
    own.traits?.insert(.button)
    return own
  }

  override var appearanceRules: [AppearanceRule] { super.appearanceRules + buttonRules }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: CV-6, CV-7.
/// An item of a collection.
///
/// Put what it shows into `contentView`. A cell that left view shows another item later: undo in
/// `prepareForReuse()` what not every item sets.
///
/// [Apple: UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell)
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private final let content = UIView()
  private final lazy var configurations = CellConfigurations()
  private final var isConfigured = false
  /// Where its item is in the outline of its section; nil without one.
  final var outline: CellOutline? {
    didSet {
      guard outline != oldValue else { return }
      if isConfigured { setNeedsUpdateConfiguration() }
      outlineDidChange()
    }
  }

  // Rules: CV-128.
  /// Whether its item is edited with its collection.
  final var isEdited = false {
    didSet { if isEdited != oldValue { editingDidChange() } }
  }

  /// Its item is elsewhere in the outline now.
  func outlineDidChange() {}

  /// Makes a cell; collections call it for registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell that is not used again; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Holds what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  // Rules: CV-7.
  /// What lies behind the content; nil at first.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, backgroundView) }
  }

  /// What lies behind the content, before the background, of a cell that is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView)
      showSelection()
    }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: content)
    if let back = backgroundView, back !== new, back.superview === self { sendSubviewToBack(back) }
    if new === backgroundView { sendSubviewToBack(new) }
  }

  /// Whether it looks selected; does not select the item, for which the collection has methods.
  open var isSelected = false {
    didSet { if isSelected != oldValue { lookDidChange() } }
  }

  /// Whether it looks as if a finger were on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { lookDidChange() } }
  }

  func lookDidChange() {
    if isConfigured { setNeedsUpdateConfiguration() }
    showSelection()
    for view in content.subviews { light(view) }
  }

  /// Highlights the labels and pictures of the cell with it.
  private func light(_ view: UIView) {
    let isLit = isSelected || isHighlighted
    switch view {
    case let label as UILabel: label.isHighlighted = isLit
    case let picture as UIImageView: picture.isHighlighted = isLit
    case is UIControl: break
    default: for inner in view.subviews { light(inner) }
    }
  }

  private func showSelection() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }

  /// Called before a cell that left view is used again; an override calls super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // Rules: DD-50.
  /// Whether the item that a cell shows is being dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It is lifted and was not moved yet.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// Called when the item that the cell shows is lifted, dragged, and put down; does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: - Configurations

  // Rules: CV-80.
  /// Called when the cell shows a configuration and its state changed.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// What it shows, in a view that fills `contentView`; nil at first.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      isConfigured = true
      configurations.show(newValue, in: content)
      setNeedsUpdateConfiguration()
      collection?.list.noteSize(of: self)
    }
  }

  // Rules: CV-83.
  /// What lies behind it, as `backgroundView`; nil at first.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      isConfigured = true
      configurations.show(newValue)
      backgroundView = configurations.ground
      setNeedsUpdateConfiguration()
    }
  }

  // Rules: CV-139.
  /// What lies behind an item of its list; nothing for one that is in none.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { usualGround }

  var usualGround: UIBackgroundConfiguration { .clear() }

  /// Called to change how it looks when its state changed; nil at first.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      isConfigured = true
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content follows the state by itself; true at first.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background follows the state by itself; true at first.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The collection that shows it; between them is the scroll view of a section that has one.
  final var collection: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }

  // Rules: CV-111.
  /// Whether the item takes focus, as its collection and the delegate say.
  open override var canBecomeFocused: Bool {
    collection?.list.focus.allows(self) ?? false
  }

  /// Has the configurations follow; an override calls super.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    stateDidChange()
  }

  // Rules: CV-81.
  /// What of the cell configurations look at; an override may add to what super says.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.isExpanded = outline?.isExpanded ?? false
    state.isEditing = isEdited
    state.isPinned = isPinned
    return state
  }

  // Rules: CV-132.
  /// Whether it is kept in view, away from its own place.
  final var isPinned = false { didSet { if isPinned != oldValue { stateDidChange() } } }

  /// Has the configurations follow the state with the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    isConfigured = true
    setNeedsLayout()
  }

  /// Has the configurations follow a state; an override may set others, and need not call super.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Has the configurations follow the state if it changed.
  final func configureIfNeeded() {
    guard isConfigured else { return }
    configurations.followIfNeeded({ configurationState }, in: content) {
      updateConfiguration(using: $0)
      configurationUpdateHandler?(self, $0)
    }
  }

  /// Has the configurations follow the state; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
  }

  /// What configurations look at is otherwise now.
  final func stateDidChange() {
    if isConfigured { setNeedsUpdateConfiguration() }
  }

  /// Does what a tap means to the cell itself; false where it selects the item.
  func takesTap() -> Bool { false }

  override var measuredView: UIView { content }

  // Rules: CV-130.
  /// Has its item get the size that it wants now; an override calls super.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.list.noteSize(of: self)
  }

  // Rules: CV-131.
  override func constraintsDidChangeWithin() { collection?.list.noteConstraints(of: self) }

  /// The size that its configuration, or its constraints, give it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configureIfNeeded()
    guard isConfigured, let view = configurations.view else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return view.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Its item is edited now, or not any more.
  func editingDidChange() {
    if isConfigured { setNeedsUpdateConfiguration() }
  }
}

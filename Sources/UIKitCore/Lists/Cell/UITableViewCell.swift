// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
import UIKitMachines

// Rules: TV-13, TV-17 to TV-19, TV-25.
/// A row of a table.
///
/// Put what it shows into `contentView`. A cell that left view shows another row later: undo in
/// `prepareForReuse()` what not every row sets.
///
/// [Apple: UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell)
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  final let kind: CellStyle
  final var storedIdentifier: String?
  final lazy var parts = CellParts(of: self)
  /// The table that shows the cell.
  final weak var table: UITableView?
  /// The row that it shows; nil while it shows none.
  final var rowPlace: RowPlace?
  /// What the table says of its looks.
  final var surroundings = CellSurroundings(style: .plain) {
    didSet { if surroundings != oldValue { parts.surroundingsDidChange() } }
  }
  /// The controls that its table wants.
  final var editing = CellEditing() {
    didSet { if editing != oldValue { parts.editingDidChange() } }
  }
  private final var isEdited = false
  final lazy var configurations = CellConfigurations()
  final var isConfigured = false
  private final var selection = (isSelected: false, isHighlighted: false)

  /// Makes a cell.
  ///
  /// Tables call it, with the style `default`, for classes that are registered: a subclass passes on
  /// the style that it wants.
  ///
  /// - Parameters:
  ///   - style: where it shows its texts.
  ///   - reuseIdentifier: the name under which it is used again; nil when it is not.
  public init(style: CellStyle, reuseIdentifier: String?) {
    kind = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableEngine.ordinaryHeight))
    setUp()
  }

  /// Makes a cell of the default style, or of that asked of a class that is known at run time only.
  public override convenience init(frame: CGRect) {
    let birth = ReuseBirth.shared
    self.init(style: birth.style, reuseIdentifier: birth.identifier)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell of the default style; nothing is read.
  public required init?(coder: NSCoder) {
    kind = .default
    storedIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    parts.install()
  }

  // MARK: - What it shows

  // Rules: TV-17.
  /// Holds what the cell shows; as large as the cell, but for accessories.
  open var contentView: UIView { parts.content }

  // Rules: TV-18.
  /// The picture before the text; made when it is first asked for.
  open var imageView: UIImageView? { parts.image }

  /// The text; made when it is first asked for.
  open var textLabel: UILabel? { parts.text }

  /// The second text; nil with the style `default`.
  open var detailTextLabel: UILabel? { parts.detail }

  /// What lies behind the content; nil at first.
  open var backgroundView: UIView? {
    didSet { parts.backgroundDidChange(from: oldValue, to: backgroundView) }
  }

  /// What lies behind the content of a selected or highlighted cell; nil, at first, is plain grey.
  open var selectedBackgroundView: UIView? {
    didSet { parts.showSelection(animated: false) }
  }

  // Rules: TV-85.
  /// What lies there instead where several rows may be selected; nil, at first, for the same.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { parts.showSelection(animated: false) }
  }

  // Rules: TV-25.
  /// What stands at its end; nothing at first.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { parts.accessoryDidChange() } }
  }

  /// What stands at its end instead of `accessoryType`; keeps its size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { parts.accessoryDidChange() } }
  }

  /// How many steps what it shows by itself is indented; 0 at first.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { parts.content.setNeedsLayout() } }
  }

  /// Points in a step; 10 at first.
  open var indentationWidth: CGFloat = 10 { didSet { parts.content.setNeedsLayout() } }

  // Rules: TV-16.
  /// How far the line below it keeps from the sides; that of the table unless set.
  open var separatorInset: UIEdgeInsets {
    get { parts.ownInset ?? surroundings.lineInset }
    set {
      parts.ownInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Editing

  // Rules: TV-60.
  /// Whether it shows the controls of a table that is edited.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Has it show the controls of a table that is edited, or not; an override calls super.
  ///
  /// - Parameters:
  ///   - editing: whether it shows them.
  ///   - animated: whether they slide in and out.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEdited else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    isEdited = editing
    if isConfigured { setNeedsUpdateConfiguration() }
    parts.editingDidChange()
    parts.settle(animated: animated) { [weak self] in self?.didTransition(to: state) }
  }

  /// What can be done with its row while the table is edited.
  open var editingStyle: EditingStyle { editing.style }

  /// Whether it shows the handle by which it is moved; false at first.
  ///
  /// A table that is edited sets it for rows that can be moved, before the delegate's `willDisplay`.
  open var showsReorderControl = false {
    didSet { parts.editingDidChange() }
  }

  /// Whether its content makes room for the control while it is edited; true at first.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// What stands at its end while it is edited; nothing at first.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { parts.accessoryDidChange() } }
  }

  /// What stands at its end while it is edited, instead of `editingAccessoryType`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { parts.accessoryDidChange() } }
  }

  // Rules: TV-63.
  /// Whether buttons are uncovered beside it.
  open var showingDeleteConfirmation: Bool { parts.buttons != nil && parts.shift != 0 }

  /// Tells that it is about to show or hide controls; an override calls super.
  open func willTransition(to state: StateMask) {}

  /// Tells that it has come to show or hide controls; an override calls super.
  open func didTransition(to state: StateMask) {}

  // MARK: - Using it again

  /// The name under which it is used again; nil when it is not.
  open var reuseIdentifier: String? { storedIdentifier }

  // Rules: DD-40.
  /// Called when the row that the cell shows is lifted, dragged, and put down; does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // Rules: TV-13.
  /// Called before a cell that left view is used again; an override calls super.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: - Selection

  // Rules: TV-19.
  /// What it looks like while it is selected; a grey background at first.
  open var selectionStyle: SelectionStyle = .default {
    didSet { parts.showSelection(animated: false) }
  }

  /// Whether it looks selected; does not select the row, for which the table has methods.
  open var isSelected: Bool {
    get { selection.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether it looks as if a finger were on it.
  open var isHighlighted: Bool {
    get { selection.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Has it look selected or not; an override calls super.
  ///
  /// - Parameters:
  ///   - selected: how it is to look.
  ///   - animated: whether it changes slowly.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selection.isSelected else { return }
    selection.isSelected = selected
    if isConfigured { setNeedsUpdateConfiguration() }
    parts.showSelection(animated: animated)
  }

  /// Has it look as if a finger were on it or not; an override calls super.
  ///
  /// - Parameters:
  ///   - highlighted: how it is to look.
  ///   - animated: whether it changes slowly.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != selection.isHighlighted else { return }
    selection.isHighlighted = highlighted
    if isConfigured { setNeedsUpdateConfiguration() }
    parts.showSelection(animated: animated)
  }

  // MARK: - Configurations

  // Rules: CV-80.
  /// Called to change how it looks when its state changed; nil at first.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
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

  // Rules: CV-81.
  /// What of the cell configurations look at; an override may add to what super says.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isFocused) = (isEditing, isFocused)
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = parts.shift != 0
    state.isReordering = table?.list.rowMove?.cell === self
    return state
  }

  /// Has the configurations follow the state with the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    isConfigured = true
    setNeedsLayout()
  }

  /// Has the configurations follow a state; an override may set others, and need not call super.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: - Focus

  // Rules: TV-77.
  /// Whether focus marks it in the ordinary way, or the cell shows it itself.
  open var focusStyle: FocusStyle = .default {
    didSet { focusEffect = focusStyle == .default ? UIFocusEffect() : nil }
  }

  // Rules: TV-73.
  /// Whether the row takes focus, as its table and the delegate say.
  open override var canBecomeFocused: Bool { table?.list.focus.allows(self) ?? false }

  // Rules: TV-77.
  /// Has the configurations follow; an override calls super.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if isConfigured { setNeedsUpdateConfiguration() }
  }

  // MARK: - As the delegate of recognizers

  // Rules: TV-100.
  /// Whether two recognizers may recognize at the same time; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer must wait until the other has failed; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether the other must wait until this recognizer has failed; false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer gets a new touch; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Whether a recognizer gets a new press; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  /// Whether a recognizer gets anything of an event; true unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  // MARK: - As a view

  /// Places its parts; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
    parts.layout()
  }

  // Rules: TV-6.
  /// The size for a width: what the texts of its style need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts.height(forWidth: size.width))
  }

  // Rules: TV-6.
  /// What the constraints in `contentView` say, or `sizeThatFits(_:)` where there are none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configureIfNeeded()
    let shown = isConfigured ? configurations.view : nil
    let measured: UIView = shown ?? parts.content
    guard shown != nil || !measured.constraints.isEmpty else { return sizeThatFits(targetSize) }
    let room = parts.sideRoom
    let content = measured.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: content.width + room, height: content.height)
  }

  // Rules: TV-88.
  /// Has its row get the height that it wants now; an override calls super.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.list.noteSize(of: self)
  }

  // Rules: TV-103.
  override func textSizeDidChange() {
    parts.textSizeDidChange()
    table?.list.noteSize(of: self)
  }

  // Rules: TV-91.
  override func constraintsDidChangeWithin() { table?.list.noteConstraints(of: self) }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [.of("separatorInset", \UITableViewCell.separatorInset)]
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
import UIKitMachines

// Rules: TV-9, TV-13, TV-92, TV-102.
/// Stands above or below a section of a table, and is used again for others.
///
/// [Apple: UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview)
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final var storedIdentifier: String?
  private final let content = UIView()
  private final var labels: (text: UILabel?, detail: UILabel?)
  final let configurations = CellConfigurations()
  /// What its table shows it for.
  final var use = HeaderFooterUse()
  /// Whether it is kept in view, away from its own place.
  final var isPinned = false {
    didSet { if isPinned != oldValue, isConfigured { setNeedsUpdateConfiguration() } }
  }
  /// Whether anything follows its state.
  private final var isConfigured = false

  private static let titleFont = GrowingFont(.headline, size: 17, weight: .semibold)
  private static let groupFont = GrowingFont(.footnote, size: 13)
  /// Points above and below a title.
  private static let room: CGFloat = 4
  private static let groupRoom: CGFloat = 8

  /// Makes a view that is used again under a name; nil when it is not.
  public init(reuseIdentifier: String?) {
    storedIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view at a place, which its table changes.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: ReuseBirth.shared.identifier)
    self.frame = frame
  }

  /// Makes a view without a name; nothing is read.
  public required init?(coder: NSCoder) {
    storedIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// Holds what it shows; as large as the view.
  open var contentView: UIView { content }

  /// The text; made when it is first asked for.
  open var textLabel: UILabel? {
    if let label = labels.text { return label }
    let label = UILabel()
    label.setGrowingFont(Self.titleFont)
    label.numberOfLines = 0
    labels.text = label
    content.addSubview(label)
    return label
  }

  /// A second text below it; made when it is first asked for.
  open var detailTextLabel: UILabel? {
    if let label = labels.detail { return label }
    let label = UILabel()
    label.setGrowingFont(Self.groupFont)
    label.textColor = Ink.quiet
    label.numberOfLines = 0
    labels.detail = label
    content.addSubview(label)
    return label
  }

  /// What lies behind the content; nil at first.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The name under which it is used again; nil when it is not.
  open var reuseIdentifier: String? { storedIdentifier }

  /// Called before a view that left view is used again; an override calls super.
  open func prepareForReuse() {}

  /// Places its parts; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
    content.frame = bounds
    backgroundView?.frame = bounds
    let width = max(0, bounds.width - 2 * CellParts.margin)
    let (text, detail) = textSizes(width)
    let top = (bounds.height - text.height - detail.height) / 2
    labels.text?.frame = CGRect(x: CellParts.margin, y: top, width: width, height: text.height)
    labels.detail?.frame = CGRect(
      x: CellParts.margin, y: top + text.height, width: width, height: detail.height)
  }

  /// The size for a width: what its texts need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, detail) = textSizes(max(0, size.width - 2 * CellParts.margin))
    let room = use.isInGroup ? Self.groupRoom : Self.room
    return CGSize(
      width: size.width, height: (text.height + detail.height + 2 * room).rounded(.up))
  }

  private func textSizes(_ width: CGFloat) -> (CGSize, CGSize) {
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    return (size(labels.text), size(labels.detail))
  }

  override func textSizeDidChange() { setNeedsLayout() }

  /// Takes the labels away, for something else is shown.
  final func dropTexts() {
    labels.text?.removeFromSuperview()
    labels.detail?.removeFromSuperview()
    labels = (nil, nil)
  }

  // MARK: - Configurations

  /// Called when the view shows a configuration and its state changed.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState)
    -> Void

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

  /// What of the view configurations look at; an override may add to what super says.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isFocused, state.isPinned) = (isFocused, isPinned)
    return state
  }

  /// Has the configurations follow the state with the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    isConfigured = true
    setNeedsLayout()
  }

  /// Has the configurations follow a state; an override may set others, and need not call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Has the configurations follow the state if it changed.
  private final func configureIfNeeded() {
    configurations.followIfNeeded({ configurationState }, in: content) {
      updateConfiguration(using: $0)
      configurationUpdateHandler?(self, $0)
    }
  }

  /// Has the configurations follow; an override calls super.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if isConfigured { setNeedsUpdateConfiguration() }
  }

  // MARK: - For tables

  // Rules: AX-23.
  /// Shows a title as the style of a table wants.
  final func setTitle(_ title: String, isHeader: Bool, in style: UITableView.Style) {
    use = HeaderFooterUse(isInGroup: style != .plain, isFooter: !isHeader)
    guard let label = textLabel else { return }
    label.text = title
    label.accessibilityTraits = isHeader ? .header : .staticText
    if use.isInGroup || !isHeader {
      label.setGrowingFont(Self.groupFont)
      label.textColor = Ink.quiet
    }
    // Rows scroll below the header of a plain table.
    backgroundColor = use.isInGroup ? nil : .systemBackground
    setNeedsLayout()
  }

  /// The height for a width, by the configuration, constraints in the content or the texts.
  final func height(forWidth width: CGFloat) -> CGFloat {
    configureIfNeeded()
    let measured: UIView = configurations.view ?? content
    guard configurations.view != nil || !measured.constraints.isEmpty else {
      return sizeThatFits(CGSize(width: width, height: 0)).height.asLength
    }
    return measured.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.asLength
  }
}

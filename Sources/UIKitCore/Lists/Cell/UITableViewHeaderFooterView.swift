// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
import UIKitMachines

// Rules: TV-9, TV-13.
/// Stands above or below a section of a table, and is used again for others.
///
/// [Apple: UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview)
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final var storedIdentifier: String?
  private final let content = UIView()
  private final var labels: (text: UILabel?, detail: UILabel?)

  private static let titleSize: CGFloat = 17
  private static let groupSize: CGFloat = 13
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
    label.font = .systemFont(ofSize: Self.titleSize, weight: .semibold)
    label.numberOfLines = 0
    labels.text = label
    content.addSubview(label)
    return label
  }

  /// A second text below it; made when it is first asked for.
  open var detailTextLabel: UILabel? {
    if let label = labels.detail { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: Self.groupSize)
    label.textColor = .secondaryLabel
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
    let room = isInGroup ? Self.groupRoom : Self.room
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

  // MARK: - For tables

  private final var isInGroup = false

  // Rules: AX-23.
  /// Shows a title as the style of a table wants.
  final func setTitle(_ title: String, isHeader: Bool, in style: UITableView.Style) {
    isInGroup = style != .plain
    guard let label = textLabel else { return }
    label.text = title
    label.accessibilityTraits = isHeader ? .header : .staticText
    if isInGroup || !isHeader {
      label.font = .systemFont(ofSize: Self.groupSize)
      label.textColor = .secondaryLabel
    }
    // Rows scroll below the header of a plain table.
    backgroundColor = isInGroup ? nil : .systemBackground
    setNeedsLayout()
  }

  /// The height for a width, by constraints in the content or by the texts.
  final func height(forWidth width: CGFloat) -> CGFloat {
    guard !content.constraints.isEmpty else {
      return sizeThatFits(CGSize(width: width, height: 0)).height.asLength
    }
    return content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.asLength
  }
}

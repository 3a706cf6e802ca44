// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-70, VC-73, VC-180.
/// What an alert asks: title, message and text fields, and how far it is, below each other.
///
/// It is scrolled where there is no room for all.
final class AlertBody: UIScrollView {
  private let title = UILabel()
  private let message = UILabel()
  private var fields: [UITextField] = []
  private var bar: UIProgressView?
  private var formerSize = CGSize.zero

  init(_ style: UIAlertController.Style) {
    super.init(frame: .zero)
    AlertLook.prepare(self)
    title.setGrowingFont(AlertLook.titleFont(style))
    title.accessibilityIdentifier = "alert.title"
    message.setGrowingFont(AlertLook.messageFont)
    message.accessibilityIdentifier = "alert.message"
    for label in [title, message] {
      label.textColor = AlertLook.textColor(style)
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what an alert has now.
  func show(_ alert: UIAlertController) {
    title.text = alert.title
    message.text = alert.message
    for field in alert.ownFields where field.superview !== self { addSubview(field) }
    fields = alert.ownFields
    if let work = alert.work, bar == nil {
      let made = UIProgressView(progressViewStyle: .default)
      made.observedProgress = work
      addSubview(made)
      bar = made
    }
    setNeedsLayout()
  }

  override func textSizeDidChange() { setNeedsLayout() }

  /// The height of everything when it is as wide as this.
  func height(in width: CGFloat) -> CGFloat { place(in: width) { _, _ in } }

  override func layoutSubviews() {
    let height = place(in: bounds.width) { view, frame in view.frame = frame }
    contentSize = CGSize(width: bounds.width, height: height)
    isScrollEnabled = height > bounds.height
    super.layoutSubviews()
    guard bounds.size != formerSize else { return }
    formerSize = bounds.size
    showEditedField()
  }

  /// Scrolls to the field that is typed into.
  func showEditedField() {
    guard let field = fields.first(where: \.isFirstResponder) else { return }
    scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -AlertLook.fieldGap), animated: false)
  }

  /// Computes the place of everything; returns the height.
  private func place(in width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
    let padding = AlertLook.padding
    let room = max(0, width - padding.left - padding.right)
    var bottom: CGFloat = 0
    func add(_ view: UIView, _ height: CGFloat, gap: CGFloat) {
      bottom += bottom == 0 ? padding.top : gap
      set(view, CGRect(x: padding.left, y: bottom, width: room, height: height))
      bottom += height
    }
    for label in [title, message] where !(label.text ?? "").isEmpty {
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      add(label, size.height.rounded(.up), gap: AlertLook.textGap)
    }
    for (index, field) in fields.enumerated() {
      let gap = index == 0 ? AlertLook.fieldsGap : AlertLook.fieldGap
      add(field, AlertLook.fieldHeight(for: traitCollection), gap: gap)
    }
    if let bar { add(bar, bar.intrinsicContentSize.height, gap: AlertLook.fieldsGap) }
    return bottom == 0 ? 0 : bottom + padding.bottom
  }
}

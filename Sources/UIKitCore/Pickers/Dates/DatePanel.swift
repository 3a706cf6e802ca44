// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DP-14.
/// What a button of a compact date picker brings up: a month, or the wheels of a time.
final class DatePanel: UIViewController, UIPopoverPresentationControllerDelegate {
  private let picker = UIDatePicker()
  private var didEnd: (() -> Void)?

  /// Around the picker, in points.
  private static let margin: CGFloat = 12

  init(
    _ mode: UIDatePicker.Mode, of owner: UIDatePicker, didTurn: @escaping (Date) -> Void,
    didEnd: @escaping () -> Void
  ) {
    self.didEnd = didEnd
    super.init(nibName: nil, bundle: nil)
    picker.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    picker.datePickerMode = mode
    picker.locale = owner.locale
    picker.calendar = owner.calendar
    picker.timeZone = owner.timeZone
    picker.minuteInterval = owner.minuteInterval
    picker.roundsToMinuteInterval = owner.roundsToMinuteInterval
    picker.semanticContentAttribute = owner.semanticContentAttribute
    picker.tintColor = owner.tintColor
    show(of: owner, animated: false)
    picker.addAction(
      UIAction { [weak picker] _ in if let picker { didTurn(picker.date) } }, for: .valueChanged)
    modalPresentationStyle = .popover
    let size = picker.sizeThatFits(.zero)
    preferredContentSize = CGSize(
      width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }

  required init?(coder: NSCoder) { nil }

  func point(at view: UIView) {
    popoverPresentationController?.sourceView = view
    popoverPresentationController?.permittedArrowDirections = [.up, .down]
    popoverPresentationController?.delegate = self
  }

  /// Shows what a picker has now.
  func show(of owner: UIDatePicker, animated: Bool) {
    picker.minimumDate = owner.minimumDate
    picker.maximumDate = owner.maximumDate
    if picker.date != owner.date { picker.setDate(owner.date, animated: animated) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picker.setComputedFrame(view.bounds.insetBy(dx: Self.margin, dy: Self.margin))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let end = didEnd
    didEnd = nil
    end?()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

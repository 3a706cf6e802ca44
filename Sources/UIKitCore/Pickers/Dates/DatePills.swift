// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: DP-13, DP-14.
/// The compact face of a date picker: a button for the day, one for the time, or both.
final class DatePills: UIView, DateFace {
  /// What a button says and changes.
  enum Part { case day, time }

  private weak var owner: UIDatePicker?
  private let parts: [Part]?
  private var rules: DateRules
  private var pills: [(part: Part, pill: DatePill)] = []
  private let formatter = DateFormatter()
  private weak var panel: DatePanel?
  var didTurn: ((Date) -> Void)?

  /// Between two buttons, in points.
  private static let gap: CGFloat = 8

  /// - Parameter parts: nil for those of the mode.
  init(_ rules: DateRules, of owner: UIDatePicker, parts: [Part]? = nil) {
    self.rules = rules
    self.owner = owner
    self.parts = parts
    super.init(frame: .zero)
    take(rules)
  }

  required init?(coder: NSCoder) { nil }

  func take(_ rules: DateRules) {
    self.rules = rules
    formatter.locale = rules.locale
    formatter.calendar = rules.shown
    formatter.timeZone = rules.shown.timeZone
    let wanted = parts ?? Self.parts(of: rules.mode)
    guard wanted != pills.map({ $0.part }) else { return }
    close()
    for (_, pill) in pills { pill.removeFromSuperview() }
    pills = wanted.map { part in
      let pill = DatePill()
      pill.addAction(
        UIAction { [weak self, weak pill] _ in if let pill { self?.toggle(part, pill) } },
        for: .touchUpInside)
      addSubview(pill)
      return (part, pill)
    }
    setNeedsLayout()
  }

  private static func parts(of mode: UIDatePicker.Mode) -> [Part] {
    switch mode {
    case .date: [.day]
    case .time: [.time]
    default: [.day, .time]
    }
  }

  func show(_ date: Date, limits: DateLimits, animated: Bool) {
    let size = sizeThatFits(.zero)
    for (part, pill) in pills {
      formatter.dateStyle = part == .day ? .medium : .none
      formatter.timeStyle = part == .time ? .short : .none
      pill.text = formatter.string(from: date)
    }
    if let owner {
      if sizeThatFits(.zero) != size { owner.invalidateIntrinsicContentSize() }
      panel?.show(of: owner, animated: animated)
    }
    setNeedsLayout()
  }

  // MARK: - What a button brings up

  private func toggle(_ part: Part, _ pill: DatePill) {
    if panel != nil { return close() }
    guard let owner, let presenter = owner.nearestPresenter else { return }
    let panel = DatePanel(
      part == .day ? .date : .time, of: owner,
      didTurn: { [weak self] in self?.didTurn?($0) },
      didEnd: { [weak self, weak pill, weak owner] in
        pill?.isOpen = false
        self?.panel = nil
        owner?.send(.editingDidEnd, nil)
      })
    panel.point(at: pill)
    self.panel = panel
    pill.isOpen = true
    owner.send(.editingDidBegin, nil)
    presenter.present(panel, animated: true)
  }

  func close() { panel?.dismiss(animated: false) }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { close() }
  }

  // MARK: - Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = pills.map { $0.pill.sizeThatFits(.zero) }
    let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    let size = sizeThatFits(.zero)
    let room = bounds.width - size.width
    var x =
      switch owner.effectiveContentHorizontalAlignment {
      case .left: owner.isMirrored ? room : 0
      case .right: owner.isMirrored ? 0 : room
      default: room / 2
      }
    for (_, pill) in pills {
      let wanted = pill.sizeThatFits(.zero)
      let frame = CGRect(
        x: x, y: (bounds.height - wanted.height) / 2, width: wanted.width, height: wanted.height)
      pill.setComputedFrame(mirrored(frame, in: bounds))
      pill.isEnabled = owner.isEnabled
      x += wanted.width + Self.gap
    }
  }
}

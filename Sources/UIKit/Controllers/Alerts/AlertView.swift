// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Title, message and buttons of an alert, in one card or, of an action sheet that can be cancelled,
/// in two.
///
/// One finger may slide from button to button; the one it leaves is chosen.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let mainCard = UIView()
  private let cancelCard = UIView()
  private let title = UILabel()
  private let message = UILabel()
  private var lines: [UIView] = []
  private var rows: [AlertRow] = []
  private var finger: UITouch?

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for card in [mainCard, cancelCard] {
      card.backgroundColor = AlertLook.card
      card.clipsToBounds = true
      card.layer.cornerRadius = AlertLook.cornerRadius
      addSubview(card)
    }
    title.font = AlertLook.titleFont(style)
    title.accessibilityIdentifier = "alert.title"
    message.font = AlertLook.messageFont
    message.accessibilityIdentifier = "alert.message"
    for label in [title, message] {
      label.textColor = AlertLook.textColor(style)
      label.textAlignment = .center
      label.numberOfLines = 0
      mainCard.addSubview(label)
    }
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private var style: UIAlertController.Style { alert.preferredStyle }

  // MARK: - Content

  /// Shows what the alert has now.
  func contentDidChange() {
    title.text = alert.title
    message.text = alert.message
    release()
    for view in rows + lines { view.removeFromSuperview() }
    let strong =
      alert.preferredAction ?? alert.ownActions.first { $0.style == .cancel }
    rows = shownActions.map { AlertRow($0, style: style, isStrong: $0 === strong) }
    for row in rows { (isApart(row) ? cancelCard : mainCard).addSubview(row) }
    lines = rows.filter { !isApart($0) }.map { _ in
      let line = UIView()
      line.backgroundColor = AlertLook.line
      line.isUserInteractionEnabled = false
      mainCard.addSubview(line)
      return line
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Shows which answers can be chosen now.
  func paintRows() {
    for row in rows {
      if !row.action.isEnabled { row.isHighlighted = false }
      row.paint()
    }
  }

  /// The answers from top to bottom, or from left to right when there are two in one line.
  ///
  /// - Rules: VC-65.
  private var shownActions: [UIAlertAction] {
    let others = alert.ownActions.filter { $0.style != .cancel }
    guard let cancel = AlertContent.cancelAction(of: alert) else { return others }
    let comesFirst = style == .alert && others.count == 1 && fitInOneLine([cancel] + others)
    return comesFirst ? [cancel] + others : others + [cancel]
  }

  /// Whether a row stands in the second card.
  private func isApart(_ row: AlertRow) -> Bool {
    style == .actionSheet && row.action.style == .cancel
  }

  private func fitInOneLine(_ actions: [UIAlertAction]) -> Bool {
    guard style == .alert, actions.count == 2 else { return false }
    return actions.allSatisfy {
      AlertRow($0, style: style, isStrong: true).fittingWidth <= AlertLook.width(style) / 2
    }
  }

  // MARK: - Layout

  /// The height it needs when it is as wide as this.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let parts = place(in: size.width, moving: false)
    return CGSize(width: size.width, height: parts)
  }

  override func layoutSubviews() { _ = place(in: bounds.width, moving: true) }

  /// Computes, and on demand sets, the place of everything; returns the height.
  private func place(in width: CGFloat, moving: Bool) -> CGFloat {
    let padding = AlertLook.padding
    let room = CGSize(
      width: max(0, width - padding.left - padding.right), height: .greatestFiniteMagnitude)
    var bottom: CGFloat = 0
    let texts = [title, message].filter { !($0.text ?? "").isEmpty }
    for (index, label) in texts.enumerated() {
      bottom += index == 0 ? padding.top : AlertLook.textGap
      let height = label.sizeThatFits(room).height.rounded(.up)
      if moving {
        label.frame = CGRect(x: padding.left, y: bottom, width: room.width, height: height)
      }
      bottom += height
    }
    if !texts.isEmpty { bottom += padding.bottom }
    let height = placeRows(below: bottom, in: width, moving: moving)
    if moving { mainCard.frame = CGRect(x: 0, y: 0, width: width, height: height) }
    guard let apart = rows.first(where: isApart) else { return height }
    let top = height > 0 ? height + AlertLook.gap : 0
    let rowHeight = AlertLook.rowHeight(style)
    if moving {
      cancelCard.frame = CGRect(x: 0, y: top, width: width, height: rowHeight)
      apart.frame = cancelCard.bounds
    }
    return top + rowHeight
  }

  private func placeRows(below top: CGFloat, in width: CGFloat, moving: Bool) -> CGFloat {
    let stacked = rows.filter { !isApart($0) }
    let rowHeight = AlertLook.rowHeight(style)
    let isOneLine = fitInOneLine(stacked.map(\.action))
    guard moving else {
      return top + rowHeight * CGFloat(isOneLine ? 1 : stacked.count)
    }
    for (index, row) in stacked.enumerated() {
      let line = lines[index]
      if isOneLine {
        let half = width / 2
        row.frame = CGRect(x: half * CGFloat(index), y: top, width: half, height: rowHeight)
        line.frame =
          index == 0
          ? CGRect(x: 0, y: top, width: width, height: AlertLook.lineWidth)
          : CGRect(x: half, y: top, width: AlertLook.lineWidth, height: rowHeight)
      } else {
        let y = top + rowHeight * CGFloat(index)
        row.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
        line.frame = CGRect(x: 0, y: y, width: width, height: AlertLook.lineWidth)
        line.isHidden = y == 0
      }
    }
    return top + rowHeight * CGFloat(isOneLine ? 1 : stacked.count)
  }

  // MARK: - The finger

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    follow(touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { follow(finger) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    follow(finger)
    let chosen = rows.first(where: \.isHighlighted)?.action
    release()
    if let chosen { AlertContent.choose(chosen, in: alert) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { release() }
  }

  private func follow(_ touch: UITouch) {
    for row in rows {
      row.isHighlighted = row.action.isEnabled && row.bounds.contains(touch.location(in: row))
    }
  }

  private func release() {
    finger = nil
    for row in rows { row.isHighlighted = false }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What an alert asks and its answers, in one card or, of an action sheet that can be cancelled, in
/// two.
///
/// One finger may slide from button to button; the one it leaves is chosen.
final class AlertView: UIView {
  /// Nil once the controller is gone; a program may keep its view.
  private weak var alert: UIAlertController?
  private let style: UIAlertController.Style
  private let mainCard = UIView()
  private let cancelCard = UIView()
  private let body: AlertBody
  private let answers: AlertAnswers
  private var rows: [AlertRow] = []
  private var finger: UITouch?
  /// Whether it stands in a popover, where a touch beside it is the way out.
  var isInPopover = false {
    didSet { if isInPopover != oldValue { contentDidChange() } }
  }

  init(of alert: UIAlertController) {
    self.alert = alert
    style = alert.preferredStyle
    body = AlertBody(alert.preferredStyle)
    answers = AlertAnswers(alert.preferredStyle)
    super.init(frame: .zero)
    for card in [mainCard, cancelCard] {
      card.backgroundColor = AlertLook.card
      card.clipsToBounds = true
      card.layer.cornerRadius = AlertLook.cornerRadius
      addSubview(card)
    }
    mainCard.addSubview(body)
    mainCard.addSubview(answers)
    contentDidChange()
    hasOwnSprings = alert.springs
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Content

  /// Shows what the alert has now.
  func contentDidChange() {
    release()
    guard let alert else { return }
    body.show(alert)
    let strong = alert.preferredAction ?? AlertContent.cancelAction(of: alert)
    for row in rows { row.removeFromSuperview() }
    rows = inOrder(
      alert.ownActions.filter { !isInPopover || $0.style != .cancel }.map { action in
        AlertRow(action, style: style, isStrong: action === strong) { [weak alert] in
          if let alert { AlertContent.choose(action, in: alert) }
        }
      })
    answers.show(rows.filter { !isApart($0) })
    for row in rows where isApart(row) { cancelCard.addSubview(row) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Brings the field that is typed into in sight.
  func showEditedField() { body.showEditedField() }

  /// Shows which answers can be chosen now.
  func paintRows() {
    for row in rows {
      if !row.action.isEnabled { row.isHighlighted = false }
      row.paint()
    }
  }

  // Rules: VC-65.
  /// From top to bottom, or from left to right when there are two in one line.
  private func inOrder(_ rows: [AlertRow]) -> [AlertRow] {
    let (cancel, others) = (
      rows.filter { $0.action.style == .cancel }, rows.filter { $0.action.style != .cancel }
    )
    return AlertAnswers.fitInOneLine(rows, style) ? cancel + others : others + cancel
  }

  /// Whether a row stands in the second card.
  private func isApart(_ row: AlertRow) -> Bool {
    style == .actionSheet && row.action.style == .cancel
  }

  /// The preferred answer, so that a remote begins there.
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    rows.filter { $0.action === alert?.preferredAction }
  }

  // MARK: - Layout

  // Rules: VC-180.
  /// Shows all in the new size; what stood in one line may need two.
  override func textSizeDidChange() { contentDidChange() }

  /// The height of everything when it is as wide as this.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = body.height(in: size.width) + answers.fullHeight(in: size.width)
    return CGSize(
      width: size.width, height: height + apartHeight(below: height, in: size.width))
  }

  /// What the second card takes, with the gap above it.
  private func apartHeight(below height: CGFloat, in width: CGFloat) -> CGFloat {
    guard let row = rows.first(where: isApart) else { return 0 }
    return row.height(in: width) + (height > 0 ? AlertLook.gap : 0)
  }

  /// Where there is no room for all, text and answers get half of it each, or what the other leaves.
  override func layoutSubviews() {
    let (width, full) = (bounds.width, body.height(in: bounds.width))
    let answersHeight = answers.fullHeight(in: width)
    let apart = apartHeight(below: full + answersHeight, in: width)
    let room = max(0, bounds.height - apart)
    let rowsHeight = min(answersHeight, max(room / 2, room - full))
    let textHeight = min(full, room - rowsHeight)
    mainCard.frame = CGRect(x: 0, y: 0, width: width, height: textHeight + rowsHeight)
    body.frame = CGRect(x: 0, y: 0, width: width, height: textHeight)
    answers.frame = CGRect(x: 0, y: textHeight, width: width, height: rowsHeight)
    answers.isBelowText = textHeight > 0
    let height =
      rows.first(where: isApart)?.height(in: width)
      ?? AlertLook.rowHeight(style, for: traitCollection)
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - height, width: width, height: apart > 0 ? height : 0)
    for row in rows where isApart(row) { row.frame = cancelCard.bounds }
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
    if let chosen { choose(chosen) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { release() }
  }

  private func follow(_ touch: UITouch) {
    let chosen = row(at: touch.location(in: self))
    for row in rows { row.isHighlighted = row === chosen }
  }

  /// The answer at a point, if it can be chosen and is in sight there.
  func row(at point: CGPoint) -> AlertRow? {
    rows.first { row in
      row.action.isEnabled && row.bounds.contains(convert(point, to: row))
        && (isApart(row) || answers.bounds.contains(convert(point, to: answers)))
    }
  }

  /// Chooses an answer as a finger does.
  func choose(_ action: UIAlertAction) {
    if let alert { AlertContent.choose(action, in: alert) }
  }

  private func release() {
    finger = nil
    for row in rows { row.isHighlighted = false }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import ResponderFoundation
import UIKitHost

/// One wheel of a picker: rows that scroll, and rest with one of them in the middle.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let component: Int
  /// Nil for a wheel that somebody who reads it out keeps longer than its picker.
  private weak var picker: UIPickerView?
  private(set) var count = 0
  /// The row that is chosen; -1 without rows.
  private(set) var selected = -1
  private var rows: [Int: UIView] = [:]
  private var spare: UIView?
  /// The row that is under way by a person's wish.
  private var wanted: Int?
  private var passed = -1
  private let feedback = UISelectionFeedbackGenerator()

  /// Rows above and below the middle that are seen at most.
  private static let reach = 5
  /// How much smaller and weaker a row is at the edge.
  private static let shrink: CGFloat = 0.25
  private static let fade: CGFloat = 0.4

  /// The height of a row, in points.
  var rowHeight: CGFloat = UIPickerView.rowHeight {
    didSet { if rowHeight != oldValue { settle() } }
  }

  init(_ picker: UIPickerView, _ component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    scrollsToTop = false
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap:", PickerWheel.tap)))
  }

  required init?(coder: NSCoder) { nil }

  // Rules: CT-53.
  /// Takes another number of rows; the one that is chosen stays, if there is such a row, and so
  /// does the one that the wheel is on its way to.
  func reload(count: Int) {
    self.count = max(0, count)
    selected = self.count == 0 ? -1 : min(max(selected, 0), self.count - 1)
    wanted = self.count == 0 ? nil : wanted.map { min($0, self.count - 1) }
    for row in rows.keys.sorted() { rows[row]?.removeFromSuperview() }
    rows = [:]
    spare = nil
    settle()
  }

  /// Turns to a row.
  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    selected = min(max(row, 0), count - 1)
    wanted = nil
    passed = selected
    setContentOffset(offset(of: selected), animated: animated)
  }

  // Rules: CT-54, CT-55.
  /// Turns to a row as a person wishes.
  func choose(_ row: Int) {
    guard count > 0, row != selected, (0..<count).contains(row) else { return }
    wanted = row
    setContentOffset(offset(of: row), animated: true)
    if !isScrollAnimating { rest() }
  }

  // Rules: AW-43.
  override func accessibilityIncrement() { if isUserInteractionEnabled { choose(selected + 1) } }

  // Rules: AW-43.
  override func accessibilityDecrement() { if isUserInteractionEnabled { choose(selected - 1) } }

  /// The view that the delegate gave for a row that is shown.
  func givenView(of row: Int) -> UIView? { rows[row].flatMap { $0 is PickerLabel ? nil : $0 } }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// The row in the middle now.
  private var middle: Int {
    let row = ((contentOffset.y + contentInset.top) / rowHeight).rounded()
    return Int(row, in: 0...max(0, count - 1))
  }

  private func settle() {
    let inset = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if count > 0, !isDragging, !isDecelerating, !isScrollAnimating {
      passed = selected
      contentOffset = offset(of: selected)
    }
    setNeedsLayout()
  }

  override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.frame.size
      super.frame = newValue
      if newValue.size != old { settle() }
    }
  }

  // MARK: - Rows

  override func layoutSubviews() {
    super.layoutSubviews()
    let centre = middle
    let shown = max(0, centre - Self.reach)..<min(count, centre + Self.reach + 1)
    for row in rows.keys.sorted() where !shown.contains(row) {
      spare = rows.removeValue(forKey: row)
      spare?.removeFromSuperview()
    }
    for row in shown { place(rows[row] ?? make(row), at: row) }
  }

  private func make(_ row: Int) -> UIView {
    let view = picker?.fill(row, of: component, reusing: spare) ?? UIView()
    spare = nil
    rows[row] = view
    addSubview(view)
    return view
  }

  // Rules: AW-97.
  /// Rows away from the middle are smaller and weaker, as on a wheel; one that cannot be chosen is
  /// weak already.
  private func place(_ view: UIView, at row: Int) {
    let y = (CGFloat(row) + 0.5) * rowHeight
    let away = abs(y - (contentOffset.y + bounds.height / 2)) / max(1, bounds.height / 2)
    let share = min(1, away)
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.width / 2, y: y)
    let scale = 1 - Self.shrink * share * share
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let isWeak = (view as? UILabel)?.isEnabled == false
    view.alpha = isWeak ? 1 : 1 - Self.fade * share
  }

  // MARK: - Turning

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsLayout()
    let now = middle
    guard isDragging || isDecelerating, now != passed else { return }
    passed = now
    feedback.selectionChanged()
  }

  // Rules: CT-53.
  /// The wheel rests with a row in the middle.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = ((targetContentOffset.pointee.y + contentInset.top) / rowHeight).rounded()
    let target = Int(row, in: 0...max(0, count - 1))
    wanted = target
    targetContentOffset.pointee = offset(of: target)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { arrive() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { arrive() }

  private func arrive() {
    rest()
    // The row it turned to may have gone on the way.
    let last = offset(of: max(0, count - 1))
    if !isTracking, contentOffset.y > last.y { contentOffset = last }
  }

  private func rest() {
    guard !isDragging, let row = wanted else { return }
    wanted = nil
    passed = row
    guard row != selected else { return }
    selected = row
    picker?.didChoose(row, of: component)
  }

  // Rules: CT-54.
  /// A tap turns to the row under it.
  private func tap(_ recognizer: UITapGestureRecognizer) {
    let row = (recognizer.location(in: self).y / rowHeight).rounded(.down)
    guard row >= 0, row < CGFloat(count) else { return }
    choose(Int(row, in: 0...count))
  }

  // MARK: - Keys and focus

  override var canBecomeFocused: Bool { count > 0 }

  // Rules: CT-55.
  override var keyCommands: [UIKeyCommand]? {
    let commands = [
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: [],
        action: Selector("turnUp:", PickerWheel.turnUp)),
      UIKeyCommand(
        input: UIKeyCommand.inputDownArrow, modifierFlags: [],
        action: Selector("turnDown:", PickerWheel.turnDown)),
    ]
    for command in commands { command.wantsPriorityOverSystemBehavior = true }
    return commands
  }

  private func turnUp(_ sender: Any?) { choose((wanted ?? selected) - 1) }
  private func turnDown(_ sender: Any?) { choose((wanted ?? selected) + 1) }

  // Rules: AX-37.
  override var ownAccessibility: AccessibilityValues {
    let spoken = picker?.spoken(of: component)
    return AccessibilityValues(
      isElement: true, label: spoken?.label?.string, value: (rows[selected] as? UILabel)?.text,
      hint: spoken?.hint?.string, traits: .adjustable)
  }

  // Rules: AX-37.
  override var accessibilityAttributedLabel: NSAttributedString? {
    get {
      let own = saidAccessibility.label == nil ? picker?.spoken(of: component).label : nil
      return own ?? super.accessibilityAttributedLabel
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  // Rules: AX-37.
  override var accessibilityAttributedHint: NSAttributedString? {
    get {
      let own = saidAccessibility.hint == nil ? picker?.spoken(of: component).hint : nil
      return own ?? super.accessibilityAttributedHint
    }
    set { super.accessibilityAttributedHint = newValue }
  }

  // Rules: AX-37.
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { ownNames ?? super.accessibilityAttributedUserInputLabels }
    set { super.accessibilityAttributedUserInputLabels = newValue }
  }

  // Rules: AX-37.
  override var accessibilityUserInputLabels: [String]! {
    get { ownNames?.map(\.string) ?? super.accessibilityUserInputLabels }
    set { super.accessibilityUserInputLabels = newValue }
  }

  /// What the delegate has the person call it; nil where the delegate does not say, or a program did.
  private var ownNames: [NSAttributedString]? {
    accessibilityRecord?.inputLabels == nil ? picker?.spokenNames(of: component) : nil
  }
}

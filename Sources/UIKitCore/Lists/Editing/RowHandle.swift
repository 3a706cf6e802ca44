// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A list whose cells are moved by their handles.
@MainActor
protocol HandleOwner: AnyObject {
  /// The view in which points are.
  var movingView: UIView { get }
  var isMovingByHandle: Bool { get }
  func beginMove(of cell: UIView, at point: CGPoint) -> Bool
  func followHandle(to point: CGPoint)
  func endMove(isCancelled: Bool)
}

// Rules: TV-65, CV-105.
/// The handle by which a cell is moved.
final class RowHandle: UIControl {
  weak var cell: UIView?
  /// The list that shows the cell.
  var findOwner: () -> (any HandleOwner)? = { nil }
  private var line: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let picture = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    picture.tintColor = Ink.faint
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    picture.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Nobody scrolls by a handle.
  override var takesTouchesAtOnce: Bool { true }

  private var owner: (any HandleOwner)? { findOwner() }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let owner else { return false }
    return owner.beginMove(of: cell, at: touch.location(in: owner.movingView))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let owner, owner.isMovingByHandle else { return false }
    owner.followHandle(to: touch.location(in: owner.movingView))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    owner?.endMove(isCancelled: false)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    owner?.endMove(isCancelled: true)
  }

  // MARK: - What is read

  // Rules: TV-90.
  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    let words = cell.map(Self.words) ?? []
    own.label = words.isEmpty ? "Reorder" : "Reorder \(words.joined(separator: ", "))"
    own.traits?.insert(.button)
    return own
  }

  /// What is read of a view and those in it that are no controls.
  private static func words(of view: UIView) -> [String] {
    if view.isHidden || view is UIControl { return [] }
    if let label = view.accessibilityLabel { return label.isEmpty ? [] : [label] }
    return view.subviews.flatMap(words)
  }

  // MARK: - A line before it

  func addLine() {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    self.line = line
    addSubview(line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(1, contentScaleFactor)
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line?.frame = CGRect(
      x: isTurned ? bounds.width + 6 - width : -6, y: 0, width: width, height: bounds.height)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// The marks at the edges of a scroll view that show how much of the content is seen, and where.
///
/// They are subviews in front of the others, made when content moves for the first time, and fade
/// when it rests.
@MainActor
final class ScrollIndicators {
  /// Thickness of a mark, in points.
  private static let thickness: CGFloat = 3
  /// Points between a mark and the edges.
  private static let margin: CGFloat = 3
  /// Seconds that a mark stays after content came to rest.
  private static let stay: TimeInterval = 0.5
  /// Seconds in which a mark fades.
  private static let fade: TimeInterval = 0.25

  private unowned let owner: UIScrollView
  private var marks: [ScrollAxis: ScrollIndicator] = [:]
  private var timer: ClockTimer?
  private var isShown = false

  init(of owner: UIScrollView) { self.owner = owner }

  /// Shows the marks until they are hidden.
  func show() {
    timer?.cancel()
    timer = nil
    isShown = true
    update()
  }

  /// Lets the marks fade in a moment.
  func hide() {
    guard isShown else { return }
    timer?.cancel()
    timer = TimeSource.clock.schedule(after: ScrollIndicators.stay) { [weak self] in
      self?.fadeOut()
    }
  }

  private func fadeOut() {
    isShown = false
    let marks = ScrollAxis.allCases.compactMap { self.marks[$0] }
    UIView.animate(
      withDuration: ScrollIndicators.fade, delay: 0, options: .onItsOwn,
      animations: { for mark in marks { mark.alpha = 0 } })
  }

  /// Places the marks for the present offset.
  func update() {
    guard isShown else { return }
    for axis in ScrollAxis.allCases {
      guard let frame = frame(axis) else {
        marks[axis]?.alpha = 0
        continue
      }
      let mark = marks[axis] ?? make(axis)
      mark.backgroundColor = owner.indicatorStyle.color
      mark.frame = frame
      mark.alpha = 1
    }
  }

  /// Keeps the marks in front of a subview that was added.
  func keepInFront(of subview: UIView) {
    guard !(subview is ScrollIndicator) else { return }
    for axis in ScrollAxis.allCases {
      if let mark = marks[axis] { owner.bringSubviewToFront(mark) }
    }
  }

  private func make(_ axis: ScrollAxis) -> ScrollIndicator {
    let mark = ScrollIndicator(frame: .zero)
    mark.isUserInteractionEnabled = false
    mark.layer.cornerRadius = ScrollIndicators.thickness / 2
    marks[axis] = mark
    owner.addSubview(mark)
    return mark
  }

  /// Where the mark of an axis is; nil when there is nothing to show, or no place for it, as in
  /// content without end.
  private func frame(_ axis: ScrollAxis) -> CGRect? {
    let isWanted =
      axis == .horizontal
      ? owner.showsHorizontalScrollIndicator : owner.showsVerticalScrollIndicator
    let geometry = owner.engine.geometry
    guard isWanted, geometry.isLarger(axis) else { return nil }
    var inset =
      axis == .horizontal
      ? owner.horizontalScrollIndicatorInsets : owner.verticalScrollIndicatorInsets
    if owner.automaticallyAdjustsScrollIndicatorInsets {
      inset = inset.adding(owner.safeAreaInsets)
    }
    let margin = ScrollIndicators.margin
    let start = inset.leading(axis) + margin
    let offset = owner.contentOffset
    let mark = ScrollMark(
      at: offset[axis], in: geometry.range(axis), viewport: geometry.viewport[axis],
      track: (start, geometry.viewport[axis] - start - inset.trailing(axis) - margin))
    let across =
      geometry.viewport[axis.other] - inset.trailing(axis.other) - margin
      - ScrollIndicators.thickness
    guard [mark.start, mark.length, across].allSatisfy(\.isFinite) else { return nil }
    let frame =
      axis == .horizontal
      ? CGRect(x: mark.start, y: across, width: mark.length, height: ScrollIndicators.thickness)
      : CGRect(x: across, y: mark.start, width: ScrollIndicators.thickness, height: mark.length)
    return frame.offsetBy(dx: offset.x, dy: offset.y)
  }
}

/// A mark that shows how far content is scrolled.
final class ScrollIndicator: UIView {}

extension UIScrollView.IndicatorStyle {
  /// The colour of a mark.
  fileprivate var color: UIColor {
    switch self {
    case .default, .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.5)
    }
  }
}

extension UIEdgeInsets {
  /// Both insets together.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

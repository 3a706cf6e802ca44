// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
public import UIKit

extension EventGenerator {
  // Rules: LD-9.
  /// Turns a wheel of a picker to a row: by a tap on a row that is near, else by drags.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 0.
  ///   - component: the number of the wheel, from 0.
  ///   - picker: the picker.
  /// - Throws: `PickError.noRow` or `wheelStands`, or an error of the finger.
  public func fingerPick(row: Int, component: Int = 0, in picker: UIPickerView) throws {
    picker.layoutIfNeeded()
    let isThere = (0..<picker.numberOfComponents).contains(component)
    let rows = isThere ? picker.numberOfRows(inComponent: component) : 0
    let wheels = picker.subviews.filter { $0 is UIScrollView }
    guard (0..<rows).contains(row), wheels.indices.contains(component) else {
      throw PickError.noRow(row, component: component, rows: rows)
    }
    var stalls = 0
    while stalls < WheelMotion.mostStalls {
      let now = picker.selectedRow(inComponent: component)
      if now == row { return }
      try turn(wheels[component], of: picker, component, by: row - now)
      let after = picker.selectedRow(inComponent: component)
      stalls = abs(row - after) < abs(row - now) ? 0 : stalls + 1
    }
    let stands = picker.selectedRow(inComponent: component)
    guard stands == row else {
      throw PickError.wheelStands(at: stands, wanted: row, component: component)
    }
  }

  // Rules: LD-9.
  /// Turns a wheel once, by so many rows at most.
  private func turn(
    _ wheel: UIView, of picker: UIPickerView, _ component: Int, by way: Int
  ) throws {
    let height = picker.rowSize(forComponent: component).height
    let middle = CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY)
    let near = (wheel.bounds.height / 2 / max(1, height) - 0.5).rounded(.down)
    if CGFloat(abs(way)) <= near {
      let place = CGPoint(x: middle.x, y: middle.y + CGFloat(way) * height)
      try fingerTap(at: WindowPoint(point: try windowHitPoint(forView: wheel, at: place)))
    } else {
      let travel = min(CGFloat(abs(way)) * height, WheelMotion.longestDrag) + RowMotion.slack
      let start = try windowHitPoint(forView: wheel, at: middle)
      let end =
        way > 0
        ? max(start.y - travel, window.bounds.minY + 1)
        : min(start.y + travel, window.bounds.maxY - 1)
      let index = try freeFingers([nil], count: 1)
      try fingerDown(index, at: [WindowPoint(point: start)])
      try fingerMove(
        index, to: [WindowPoint(point: CGPoint(x: start.x, y: end))],
        duration: WheelMotion.drag)
      advance(by: RowMotion.rest)
      try fingerUp(index)
    }
    advance(by: WheelMotion.settle)
  }
}

/// Numbers of what fingers do with wheels.
enum WheelMotion {
  /// How often in a row a wheel is turned without coming nearer.
  static let mostStalls = 2
  /// Points of a drag at most, and its seconds.
  static let longestDrag: CGFloat = 384
  static let drag: TimeInterval = 0.3
  /// Seconds in which a wheel comes to rest, and its neighbours follow.
  static let settle: TimeInterval = 2
}

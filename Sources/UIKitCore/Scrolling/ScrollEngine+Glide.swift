// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// How content goes on by itself.
struct ScrollGlide: Equatable {
  /// When it was let go.
  var start: TimeInterval
  var horizontal: AxisMotion
  var vertical: AxisMotion
  /// What was added to the offset since then from outside.
  private var shift = CGPoint.zero

  init(start: TimeInterval, horizontal: AxisMotion, vertical: AxisMotion) {
    self.start = start
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(
      x: horizontal.value(at: time - start) + shift.x,
      y: vertical.value(at: time - start) + shift.y)
  }

  /// Whether content is at rest.
  func isOver(at time: TimeInterval) -> Bool {
    time - start >= max(horizontal.duration, vertical.duration)
  }

  mutating func shift(by way: CGPoint) {
    shift.x += way.x
    shift.y += way.y
  }
}

/// Going on after a drag.
extension ScrollEngine {
  /// Where content that is let go comes to rest.
  func restTarget(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let geometry = geometry
    var target = offset
    for axis in ScrollAxis.allCases {
      let range = geometry.range(axis)
      guard canDrag(axis) || !range.contains(offset[axis]) else { continue }
      if owner.isPagingEnabled {
        target[axis] = PageTarget.offset(
          from: offset[axis], velocity: velocity[axis], page: geometry.viewport[axis], in: range)
      } else {
        target[axis] = naturalMotion(axis, from: offset, velocity).end
      }
    }
    return target
  }

  private func naturalMotion(
    _ axis: ScrollAxis, from offset: CGPoint, _ velocity: CGPoint
  ) -> AxisMotion {
    let range = geometry.range(axis)
    guard range.contains(offset[axis]), abs(velocity[axis]) < Thresholds.leastDecelerationVelocity
    else {
      return AxisMotion(
        from: offset[axis], velocity: velocity[axis], rate: owner.decelerationRate.rawValue,
        in: range, bounces: bounces(axis))
    }
    return AxisMotion(restingAt: offset[axis])
  }

  /// Lets content go on to a target, which is chosen when it is not where it would come to rest.
  func startGlide(from offset: CGPoint, velocity: CGPoint, to target: CGPoint, isChosen: Bool) {
    func motion(_ axis: ScrollAxis) -> AxisMotion {
      if target[axis] == offset[axis], velocity[axis] == 0 || isChosen || owner.isPagingEnabled {
        return AxisMotion(restingAt: offset[axis])
      }
      guard isChosen || owner.isPagingEnabled else {
        return naturalMotion(axis, from: offset, velocity)
      }
      return AxisMotion(
        from: offset[axis], to: target[axis], velocity: velocity[axis],
        rate: owner.decelerationRate.rawValue, isPage: owner.isPagingEnabled)
    }
    glide = ScrollGlide(
      start: TimeSource.clock.now, horizontal: motion(.horizontal), vertical: motion(.vertical))
    Trace.record(
      .gesture, "\(Trace.name(owner)) goes on to (\(short(target.x)), \(short(target.y)))")
    indicators.show()
    owner.delegate?.scrollViewWillBeginDecelerating(owner)
    startFrames()
  }

  /// Moves content that goes on by itself to where it is now.
  func stepGlide() {
    guard let glide else { return }
    let now = TimeSource.clock.now
    move(to: glide.offset(at: now))
    if self.glide?.isOver(at: now) == true { endGlide(isAtRest: true) }
  }

  // Rules: SV-21.
  /// Ends the going on, wherever the content is; one that came to rest is put in range.
  func endGlide(isAtRest: Bool = false) {
    guard glide != nil else { return }
    glide = nil
    indicators.hide()
    if isAtRest {
      putInRange()
      owner.movementDidStop()
    }
    owner.delegate?.scrollViewDidEndDecelerating(owner)
  }
}

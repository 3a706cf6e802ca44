// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Dragging.
extension ScrollEngine {
  // Rules: SV-10.
  /// The axes along which a drag may begin, as unit vectors in the coordinates of the window.
  var draggedAxes: [CGPoint] {
    ScrollAxis.allCases.filter(canDrag).map { axis in
      var unit = CGPoint.zero
      unit[axis] = 1
      let vector = GestureLocation.convertToWindow(vector: unit, of: pan, from: owner)
      let length = vector.length
      return length > 0 ? CGPoint(x: vector.x / length, y: vector.y / length) : .zero
    }
  }

  /// The offset that fingers ask for when another is shown.
  func pulled(_ shown: CGPoint) -> CGPoint {
    let geometry = geometry
    var raw = shown
    for axis in ScrollAxis.allCases where bounces(axis) {
      raw[axis] = RubberBand(dimension: geometry.viewport[axis])
        .pulled(shown[axis], in: geometry.range(axis))
    }
    return raw
  }

  /// Whether fingers are down that may drag or do.
  var isTouched: Bool { pan.numberOfTouches > 0 && !pan.state.isTerminal }

  /// Whether content goes on by itself, or a finger that came down stopped it.
  var isStopping: Bool { glide != nil || wasCaught }

  // Rules: SV-13.
  /// A finger came down: it stops content that goes on by itself.
  func fingersCameDown() {
    guard glide != nil else { return }
    wasCaught = true
    endGlide()
  }

  // Rules: SV-21.
  /// All fingers are up: content that was caught and not dragged comes to rest, and what lies beyond
  /// an edge because sizes changed under the fingers goes back.
  func fingersWentUp() {
    let (isCaught, waits) = (wasCaught, waitsForFingers)
    (wasCaught, waitsForFingers) = (false, false)
    guard isCaught, drag == nil, transit == nil, zoom == nil else {
      if waits { putInRange() }
      return
    }
    let offset = owner.contentOffset
    let target = restTarget(from: offset, velocity: .zero)
    guard target != offset else { return owner.movementDidStop() }
    startGlide(from: offset, velocity: .zero, to: target, isChosen: false)
  }

  // MARK: - From the pan recognizer

  /// The recognizer began: content moves with the finger from where the hysteresis ended.
  func beginDrag() {
    let way = pan.translation(in: owner)
    beginDrag(at: owner.contentOffset)
    beginKeyboardDrag()
    drag?.awaitsLock = owner.isDirectionalLockEnabled && !pan.isWheelStep
    if way != .zero { lockDirection(of: way) }
    if pan.isDraggedByTouch {
      let absorbed = Thresholds.panHysteresis
      drag?.translation = CGPoint(
        x: way.x.clamped(to: -absorbed...absorbed), y: way.y.clamped(to: -absorbed...absorbed))
    }
    followPan()
  }

  // Rules: SV-16.
  /// Decides once whether the drag keeps to one axis.
  private func lockDirection(of way: CGPoint) {
    guard drag?.awaitsLock == true else { return }
    drag?.awaitsLock = false
    let main = way.mainAxis
    if abs(way[main]) >= abs(way[main.other]) * Thresholds.directionalLockRatio {
      drag?.lock = main
    }
  }

  /// The recognizer changed.
  func followPan() {
    let way = pan.translation(in: owner)
    if way.length > Thresholds.panHysteresis { lockDirection(of: way) }
    guard let drag else { return }
    self.drag?.translation = way
    followKeyboardDrag()
    step(by: CGPoint(x: drag.translation.x - way.x, y: drag.translation.y - way.y))
  }

  /// The recognizer ended.
  func endDrag(isCancelled: Bool = false) {
    guard drag != nil else { return }
    if !isCancelled { followPan() }
    endKeyboardDrag()
    let speed = pan.velocity(in: owner)
    if isCancelled { return endDrag(velocity: .zero) }
    guard pan.isWheelStep else { return endDrag(velocity: CGPoint(x: -speed.x, y: -speed.y)) }
    endDrag(velocity: owner.isPagingEnabled ? pageTurn(pan.translation(in: owner)) : .zero)
  }

  /// A step of a wheel turns a page, however short it is.
  private func pageTurn(_ way: CGPoint) -> CGPoint {
    var velocity = CGPoint.zero
    for axis in ScrollAxis.allCases where way[axis] != 0 {
      velocity[axis] = copysign(2 * Thresholds.pageVelocity, -way[axis])
    }
    return velocity
  }

  // MARK: - From anywhere

  /// Begins a drag; without effect during one, which a scroll view inside may have begun.
  func beginDrag(at offset: CGPoint) {
    guard drag == nil else { return }
    wasCaught = false
    endGlide()
    dropTransit()
    readyRefreshControl()
    drag = ScrollDrag(raw: pulled(offset))
    Trace.record(.gesture, "\(Trace.name(owner)) is dragged")
    indicators.show()
    owner.delegate?.scrollViewWillBeginDragging(owner)
  }

  /// Moves the content by a step of the offset.
  func step(by step: CGPoint) {
    guard step != .zero, let lock = drag.map(\.lock) else { return }
    for axis in ScrollAxis.allCases where step[axis] != 0 {
      if lock == axis.other || !canDrag(axis) { continue }
      self.step(by: step[axis], along: axis)
    }
    guard let drag, zoom == nil || pinch.numberOfTouches < 2 else { return }
    move(to: shown(drag.raw))
  }

  private func step(by step: CGFloat, along axis: ScrollAxis) {
    guard let before = drag else { return }
    let range = geometry.range(axis)
    let helper = helper(axis, direction: step, isForwarded: before.forwarded[axis] != 0)
    let split = before.split(step, axis, in: range, hasHelper: helper != nil)
    drag?.forwarded[axis] += split.helper
    if split.helper != 0, let helper { helper.help(by: split.helper, along: axis, for: self) }
    let raw = before.raw[axis] + split.own
    drag?.raw[axis] = bounces(axis) && !pan.isWheelStep ? raw : raw.clamped(to: range)
  }

  /// The offset that is shown when the fingers ask for another.
  func shown(_ raw: CGPoint) -> CGPoint {
    let geometry = geometry
    var shown = raw
    for axis in ScrollAxis.allCases {
      let range = geometry.range(axis)
      shown[axis] =
        bounces(axis)
        ? RubberBand(dimension: geometry.viewport[axis]).shown(raw[axis], in: range)
        : raw[axis].clamped(to: range)
    }
    return shown
  }

  // Rules: VC-147.
  /// Where content comes to rest so that a bar above is as high as it may be at rest.
  private func settled(_ y: CGFloat) -> CGFloat {
    let range = geometry.range(.vertical)
    return range.contains(y)
      ? yielded.rest(y, top: range.lowerBound).clamped(to: range) : y
  }

  // Rules: SV-11, SV-12.
  /// Ends a drag: content goes on with a velocity, or stays.
  ///
  /// - Parameter velocity: of the content offset, in points per second.
  func endDrag(velocity: CGPoint) {
    guard let ended = drag else { return }
    settleRefreshControl()
    var own = velocity
    for axis in ScrollAxis.allCases
    where ended.forwarded[axis] != 0 || ended.lock == axis.other || !canDrag(axis) { own[axis] = 0 }
    let offset = owner.contentOffset
    var natural = restTarget(from: offset, velocity: own)
    var target = natural
    if !owner.isPagingEnabled {
      let perMillisecond = CGPoint(x: own.x / 1000, y: own.y / 1000)
      target = owner.chosenRest(natural, velocity: perMillisecond)
      target.y = settled(target.y)
      withUnsafeMutablePointer(to: &target) { target in
        owner.delegate?.scrollViewWillEndDragging(
          owner, withVelocity: perMillisecond, targetContentOffset: target)
      }
      // The delegate may have changed sizes.
      if target == natural {
        natural = restTarget(from: owner.contentOffset, velocity: own)
        target = natural
      }
      // Content goes to no place; one that was computed by dividing by nothing chooses nothing.
      for axis in ScrollAxis.allCases where !target[axis].isFinite { target[axis] = natural[axis] }
    }
    drag = nil
    let isGliding = zoom == nil && target != owner.contentOffset
    isTellingOfLift = true
    owner.delegate?.scrollViewDidEndDragging(owner, willDecelerate: isGliding)
    isTellingOfLift = false
    if isGliding, drag == nil, transit == nil {
      startGlide(
        from: owner.contentOffset, velocity: own, to: target, isChosen: target != natural)
    }
    if !isGliding { indicators.hide() }
    var forwarded = CGPoint.zero
    for axis in ScrollAxis.allCases where ended.forwarded[axis] != 0 {
      forwarded[axis] = velocity[axis]
    }
    endHelp(velocity: forwarded)
    if !isMoving { owner.movementDidStop() }
  }
}

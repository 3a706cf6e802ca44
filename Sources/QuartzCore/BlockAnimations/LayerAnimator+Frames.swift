// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What frames do, and which layers they have to look at.
///
/// One that is paused, or begins only later, is left out until somebody moves its playhead or its time
/// has come: a frame costs what moves in it. Where layers have times of their own, all are looked at.
extension LayerAnimator {
  // Rules: AN-35.
  /// Goes on to the time of a frame.
  func step() {
    let now = TimeSource.clock.now
    wakeDue(now)
    var ended: [AnimationTrack] = []
    /// How often what still moves is to be shown; nil where nothing does.
    var rate: Int?
    for entry in animated.inMotion {
      var left: [AnimationTrack] = []
      let stands = hasTimes && entry.layer.standsStill
      // When something else is shown of what is left; nil for never.
      var next: TimeInterval?
      for track in entry.tracks {
        let waits = !hasTimes && track.group.begins(after: now)
        if track.group.isMoving, !waits { entry.layer.touched(moving: track.property) }
        if track.group.isOver(at: time(of: track, in: entry.layer, at: now)) {
          ended.append(track)
        } else {
          left.append(track)
          guard track.group.isMoving, !stands else { continue }
          next = min(next ?? .infinity, waits ? track.group.start : now)
          if waits { continue }
          rate = Self.faster(rate ?? track.group.framesPerSecond, track.group.framesPerSecond)
        }
      }
      if left.count < entry.tracks.count { animated[entry.layer] = left }
      if !hasTimes, next != now { rest(entry.layer, until: next) }
    }
    let own = stepLive(now)
    setAlarm()
    let emits = emitters.step()
    if rate == nil, !own.isMoving, !emits {
      link?.invalidate()
      link = nil
    } else if !own.isMoving, emitters.isEmpty, let rate {
      link?.preferredFramesPerSecond = rate
    }
    settle(ended.sorted { $0.group.start < $1.group.start })
    for call in own.tell { call() }
  }

  /// Leaves a layer out of the frames until a time; nil until it is woken by another hand.
  private func rest(_ layer: CALayer, until time: TimeInterval?) {
    animated.rest(layer)
    if let time { wait(ObjectIdentifier(layer), until: time) }
  }

  /// Has a layer, or what a program gave it, looked at in the first frame after a time.
  func wait(_ layer: ObjectIdentifier, until time: TimeInterval) {
    waiting.add(layer, until: time) { live.holds($0) || !animated[$0].isEmpty }
  }

  /// Waits for the first layer that begins to move later.
  private func setAlarm() {
    guard let next = waiting.next else { return }
    if let alarm, alarm.isPending {
      if alarm.deadline <= next { return }
      alarm.cancel()
    }
    alarm = TimeSource.clock.schedule(at: next) { [weak self] in self?.wake() }
  }

  private func wake() {
    if let rate = wakeDue(TimeSource.clock.now) { startLink(rate: rate) }
    setAlarm()
  }

  /// Has the next frame look at those whose time has come.
  ///
  /// - Returns: how often they are to be shown; nil where there are none.
  @discardableResult
  private func wakeDue(_ now: TimeInterval) -> Int? {
    var rate: Int?
    for id in waiting.remove(dueBy: now) {
      if live.wake(id) { rate = 0 }
      animated.wake(id)
      for track in animated[id] {
        rate = Self.faster(rate ?? track.group.framesPerSecond, track.group.framesPerSecond)
      }
    }
    return rate
  }
}

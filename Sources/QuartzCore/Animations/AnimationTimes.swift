// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: CA-4.
/// Where an animation is at a time of what it runs in.
struct AnimationTimes {
  enum Phase { case before, during, after }

  /// A moment of an animation.
  struct Moment {
    var phase: Phase
    /// The part of the round, 0 to 1, turned round on its way back.
    var part: Double
    /// How many rounds are complete.
    var round: Int
  }

  let begin: Double
  let round: Double
  let speed: Double
  let offset: Double
  let total: Double
  private let cycle: Double
  private let reverses: Bool

  /// - Parameters:
  ///   - begin: when it begins.
  ///   - usual: seconds of a round for an animation that does not say.
  @MainActor
  init(_ timing: any CAMediaTiming, begin: Double, usual: Double) {
    self.begin = begin
    round = timing.duration > 0 ? timing.duration : max(0, usual)
    let own = Double(timing.speed)
    speed = own.isNaN ? 1 : own
    offset = timing.timeOffset.isNaN ? 0 : timing.timeOffset
    reverses = timing.autoreverses
    cycle = reverses ? 2 * round : round
    let sum =
      if timing.repeatDuration > 0 {
        timing.repeatDuration
      } else {
        timing.repeatCount > 0 ? cycle * Double(timing.repeatCount) : cycle
      }
    total = cycle > 0 && AnimationGroup.rounds(from: sum / cycle) == .infinity ? .infinity : sum
  }

  /// Where it is.
  func moment(at time: Double) -> Moment {
    let active = (time - begin) * abs(speed)
    if speed != 0, active < 0 { return at(speed < 0 ? total : 0, .before) }
    if speed != 0, active >= total { return at(speed < 0 ? 0 : total, .after) }
    if speed < 0 { return at(offset == 0 ? total - active : wrapped(offset - active), .during) }
    guard speed > 0 else { return at(min(max(offset, 0), total), .during) }
    return at(offset == 0 ? active : wrapped(active + offset), .during)
  }

  /// Whether a time is that of its end, but for what sums of seconds are rounded by.
  func ends(at time: Double) -> Bool {
    let late = (time - begin) * abs(speed) - total
    return abs(late) <= 1e-9 * max(1, total)
  }

  /// What is beyond the end begins anew.
  private func wrapped(_ position: Double) -> Double {
    guard total.isFinite, total > 0, position < 0 || position > total else { return position }
    let rest = position.truncatingRemainder(dividingBy: total)
    return rest < 0 ? rest + total : rest
  }

  private func at(_ position: Double, _ phase: Phase) -> Moment {
    guard cycle > 0, position.isFinite else { return Moment(phase: phase, part: 1, round: 0) }
    let rounds = position / cycle
    var whole = rounds.rounded(.down)
    // The end of a round, and not the start of one that never begins.
    if whole > 0, rounds == whole, phase != .during || position == total { whole -= 1 }
    var part = (position - whole * cycle) / round
    if reverses, part > 1 { part = 2 - part }
    return Moment(phase: phase, part: min(max(part, 0), 1), round: Int(whole, in: 0...(1 << 40)))
  }
}

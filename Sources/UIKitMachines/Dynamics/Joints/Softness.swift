// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How a row of a joint answers: how much of the velocity it takes, how strongly it pulls back, and
/// how much of its impulse it lets go.
struct Softness: Equatable, Sendable {
  /// The part of the velocity that is taken.
  var gain: Double
  /// The velocity that an error makes, per point.
  var pull: Double
  /// The part of the impulse that is let go.
  var leak: Double

  /// What must hold, and is made good quickly: 60 times a second, without swinging.
  static func rigid(step: Double) -> Softness {
    implicit(frequency: 2 * .pi * 60, damping: 2, step: step)
  }

  // Rules: DY-14.
  /// A spring.
  ///
  /// One that is slow against the steps moves exactly as the spring's equation says; a fast one is
  /// solved for its end, and so never grows.
  ///
  /// - Parameters:
  ///   - frequency: oscillations a second.
  ///   - damping: 1 for one that just does not swing.
  ///   - step: the seconds of a step.
  static func spring(frequency: Double, damping: Double, step: Double) -> Softness {
    let omega = 2 * .pi * frequency
    guard omega * step < 0.25 else {
      return implicit(frequency: omega, damping: damping, step: step)
    }
    let angle = omega * step
    let decay = damping * angle
    let sum: Double
    if damping < 1 {
      sum = 2 * exp(-decay) * cos(angle * (1 - damping * damping).squareRoot())
    } else {
      let split = angle * (damping * damping - 1).squareRoot()
      sum = exp(-decay + split) + exp(-decay - split)
    }
    let product = exp(-2 * decay)
    return Softness(gain: 1 - product, pull: (1 - sum + product) / step, leak: product)
  }

  private static func implicit(frequency omega: Double, damping: Double, step: Double) -> Softness {
    let first = 2 * damping + step * omega
    let second = step * omega * first
    let leak = 1 / (1 + second)
    return Softness(gain: second * leak, pull: omega / first * second * leak, leak: leak)
  }

  /// For contacts: 60 times a second, strongly damped; with what cannot move twice as hard.
  static func contact(isHard: Bool, step: Double) -> Softness {
    implicit(frequency: 2 * .pi * (isHard ? 120 : 60), damping: 10, step: step)
  }
}

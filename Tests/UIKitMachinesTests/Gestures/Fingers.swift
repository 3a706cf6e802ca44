// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitMachines

/// Plays fingers to a machine, all of them together, and writes down what it decides.
struct Fingers<Machine: FingerMachine> {
  var machine: Machine
  var time: TimeInterval = 0
  private(set) var log: [String] = []
  private(set) var down = 0
  /// How long the machine waits; nil when it does not.
  private(set) var wait: TimeInterval?
  /// Whether it has failed, ended or was cancelled.
  private(set) var isOver = false

  init(_ machine: Machine) { self.machine = machine }

  private mutating func take(_ effect: FingerEffect) {
    switch effect {
    case .nothing: break
    case .wait(let seconds):
      wait = seconds
      log.append("wait \(seconds)")
    case .move(let move):
      wait = nil
      isOver = isOver || [.ended, .failed, .cancelled].contains(move.state)
      log.append("\(move.state)" + (move.reason.map { ": \($0)" } ?? ""))
    }
  }

  mutating func land(_ count: Int = 1, at middle: CGPoint = .zero) {
    down += count
    take(machine.began(count: down, middle: middle, at: time))
  }

  mutating func move(_ x: CGFloat, _ y: CGFloat = 0) {
    take(machine.moved(shift: CGPoint(x: x, y: y), at: time))
  }

  mutating func lift(_ count: Int = 1, shift: CGPoint = .zero) {
    down -= count
    take(machine.ended(shift: shift, remaining: down))
  }

  mutating func cancel() {
    down = 0
    take(machine.cancelled())
  }

  /// Lets time pass; the machine hears when the time that it waits for is over.
  mutating func pass(_ seconds: TimeInterval) {
    time += seconds
    guard let left = wait else { return }
    wait = left > seconds ? left - seconds : nil
    if wait == nil { take(machine.deadline()) }
  }

  mutating func tap(_ count: Int = 1, at middle: CGPoint = .zero) {
    land(count, at: middle)
    pass(0.05)
    lift(count)
  }

  /// What was decided since the last call.
  mutating func take() -> [String] {
    defer { log = [] }
    return log
  }
}

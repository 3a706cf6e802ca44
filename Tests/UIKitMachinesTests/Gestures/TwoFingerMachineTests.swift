// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Two finger machine")
struct TwoFingerMachineTests {
  private func pair(_ x: CGFloat, _ y: CGFloat = 0) -> TwoFingers {
    TwoFingers(CGPoint(x: -x / 2, y: -y / 2), CGPoint(x: x / 2, y: y / 2))
  }

  private func turned(_ degrees: CGFloat, distance: CGFloat = 100) -> TwoFingers {
    let angle = degrees * .pi / 180
    return pair(distance * cos(angle), distance * sin(angle))
  }

  @Test func `a pinch begins where the distance changed enough, and measures from there`() {
    var machine = TwoFingerMachine<PinchMeasure>()
    machine.fingersChanged(pair(100), at: 0)
    #expect(machine.moved(pair(108), at: 0.1, mayBegin: true) == nil)
    #expect(machine.moved(pair(120), at: 0.2, mayBegin: false) == nil)
    let begin = machine.moved(pair(120), at: 0.2, mayBegin: true)
    #expect(begin == .begin(.pinched(20, limit: 8)))
    #expect(machine.value == 1)
    #expect(machine.moved(pair(240), at: 0.3, mayBegin: true) == .change)
    #expect(machine.value == 2)
    #expect(abs(machine.velocity - 10) < 1e-6)
    machine.value = 3
    #expect(machine.velocity == 0)
    #expect(machine.moved(pair(480), at: 0.4, mayBegin: true) == .change)
    #expect(machine.value == 6)
  }

  @Test func `the scale rests while a finger is up`() {
    var machine = TwoFingerMachine<PinchMeasure>()
    machine.fingersChanged(pair(100), at: 0)
    _ = machine.moved(pair(200), at: 0.1, mayBegin: true)
    _ = machine.moved(pair(300), at: 0.2, mayBegin: true)
    #expect(machine.value == 1.5)
    machine.fingersChanged(nil, at: 0.3)
    #expect(machine.moved(pair(10), at: 0.4, mayBegin: true) == nil)
    machine.fingersChanged(pair(40), at: 0.5)
    #expect(machine.moved(pair(80), at: 0.6, mayBegin: true) == .change)
    #expect(abs(machine.value - 3) < 1e-9)
  }

  @Test func `what is rather a turn or a movement is no pinch`() {
    var turn = TwoFingerMachine<PinchMeasure>()
    turn.fingersChanged(turned(0), at: 0)
    #expect(turn.moved(turned(90, distance: 109), at: 0.1, mayBegin: true) == nil)
    var drag = TwoFingerMachine<PinchMeasure>()
    drag.fingersChanged(pair(100), at: 0)
    let moved = TwoFingers(CGPoint(x: 100, y: 0), CGPoint(x: 209, y: 0))
    #expect(drag.moved(moved, at: 0.1, mayBegin: true) == nil)
  }

  @Test func `a pointer needs less`() {
    var pinch = TwoFingerMachine<PinchMeasure>()
    pinch.isPointer = true
    pinch.fingersChanged(pair(100), at: 0)
    #expect(
      pinch.moved(pair(103), at: 0.1, mayBegin: true) == .begin(.pinched(3, limit: 2)))
    var turn = TwoFingerMachine<RotationMeasure>()
    turn.isPointer = true
    turn.fingersChanged(turned(0), at: 0)
    #expect(turn.moved(turned(0.9), at: 0.1, mayBegin: true) == nil)
    #expect(turn.moved(turned(1.1), at: 0.2, mayBegin: true)?.state == .began)
  }

  @Test func `a turn begins beyond five degrees, later while the distance changes`() {
    var plain = TwoFingerMachine<RotationMeasure>()
    plain.fingersChanged(turned(0), at: 0)
    #expect(plain.moved(turned(4.9), at: 0.1, mayBegin: true) == nil)
    #expect(plain.moved(turned(5.1), at: 0.2, mayBegin: true)?.state == .began)
    var both = TwoFingerMachine<RotationMeasure>()
    both.fingersChanged(turned(0), at: 0)
    #expect(both.moved(turned(9.9, distance: 200), at: 0.1, mayBegin: true) == nil)
    #expect(both.moved(turned(10.1, distance: 200), at: 0.2, mayBegin: true)?.state == .began)
  }

  @Test func `turns add up beyond a full one`() {
    var machine = TwoFingerMachine<RotationMeasure>()
    machine.fingersChanged(turned(0), at: 0)
    var degrees: CGFloat = 10
    _ = machine.moved(turned(degrees), at: 0.1, mayBegin: true)
    #expect(machine.value == 0)
    for step in 1...80 {
      degrees += 10
      _ = machine.moved(turned(degrees), at: 0.1 + Double(step) / 60, mayBegin: true)
    }
    #expect(abs(machine.value - 800 * .pi / 180) < 1e-9)
    #expect(abs(machine.velocity - 600 * .pi / 180) < 1e-6)
  }

  @Test func `a turn between two positions is at most half a circle`() {
    for start in stride(from: -350, through: 350, by: 35) {
      for end in stride(from: -350, through: 350, by: 35) {
        let turn = turned(CGFloat(end)).turn(from: turned(CGFloat(start)))
        #expect(turn > -.pi - 1e-9 && turn <= .pi + 1e-9)
        #expect(abs(cos(turn) - cos(CGFloat(end - start) * .pi / 180)) < 1e-9)
      }
    }
  }

  @Test func `the scale is the distance beside that at the beginning, however it was reached`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<300 {
      var machine = TwoFingerMachine<PinchMeasure>()
      machine.fingersChanged(pair(100), at: 0)
      _ = machine.moved(pair(130), at: 0.1, mayBegin: true)
      var distance: CGFloat = 130
      for step in 1...10 {
        distance = CGFloat(random.int(5..<400))
        _ = machine.moved(pair(distance), at: 0.1 + Double(step) / 60, mayBegin: true)
      }
      #expect(abs(machine.value - distance / 130) < 1e-9)
    }
  }
}

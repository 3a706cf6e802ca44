// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Pan machine")
struct PanMachineTests {
  /// Moves in steps, a hundredth of a second each.
  private func drag(_ machine: inout PanMachine, _ steps: [(CGFloat, CGFloat)]) -> [String] {
    var time: TimeInterval = 0
    machine.fingersChanged(at: time)
    return steps.compactMap { step in
      time += 0.01
      return machine.moved(by: CGPoint(x: step.0, y: step.1), at: time).map { move in
        "\(move.state)" + (move.reason.map { ": \($0)" } ?? "")
      }
    }
  }

  @Test func `it begins beyond ten points and keeps the whole way`() {
    var machine = PanMachine()
    #expect(
      drag(&machine, [(6, 8), (0, 1), (1, 1)]) == ["began: moved 10.8 pt, limit 10", "changed"])
    #expect(machine.isDragging)
    #expect(machine.translation == CGPoint(x: 7, y: 10))
  }

  @Test func `only ways along an axis count`() {
    var machine = PanMachine()
    machine.axes = [CGPoint(x: 0, y: 1)]
    #expect(drag(&machine, [(40, 0), (0, -10.5)]) == ["began: moved 10.5 pt, limit 10"])
  }

  @Test func `a way that leaves its course fails`() {
    var along = PanMachine()
    along.courses = [CGPoint(x: 1, y: 0)]
    #expect(drag(&along, [(8, 9)]) == ["failed: moved along the edge, not away from it"])
    var away = PanMachine()
    away.courses = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]
    #expect(drag(&away, [(-2, 12)]) == ["began: moved 12.2 pt, limit 10"])
  }

  @Test func `the velocity is the mean of the last two steps, until a rest`() {
    var machine = PanMachine()
    _ = drag(&machine, [(20, 0), (10, 4)])
    #expect(abs(machine.velocity.x - 1500) < 1e-6)
    #expect(abs(machine.velocity.y - 200) < 1e-6)
    machine.lifted(at: 0.12)
    #expect(machine.velocity.x > 0)
    machine.lifted(at: 0.121)
    #expect(machine.velocity == .zero)
  }

  @Test func `steps without time are counted with the next one`() {
    var machine = PanMachine()
    machine.fingersChanged(at: 1)
    _ = machine.moved(by: CGPoint(x: 5, y: 0), at: 1)
    #expect(machine.velocity == .zero)
    _ = machine.moved(by: CGPoint(x: 5, y: 0), at: 1.1)
    #expect(abs(machine.velocity.x - 100) < 1e-6)
    machine.setTranslation(CGPoint(x: -3, y: 2))
    #expect(machine.translation == CGPoint(x: -3, y: 2))
    #expect(machine.velocity == .zero)
  }

  @Test func `on any way it begins once, where it is far enough, and then goes on`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      var machine = PanMachine()
      var way = CGPoint.zero
      for step in 1...20 {
        let shift = CGPoint(x: CGFloat(random.int(-6..<7)), y: CGFloat(random.int(-6..<7)))
        let wasDragging = machine.isDragging
        let move = machine.moved(by: shift, at: Double(step) / 60)
        way.x += shift.x
        way.y += shift.y
        #expect(machine.translation == way)
        #expect(machine.isDragging == (wasDragging || way.length > Thresholds.panHysteresis))
        let expected: GestureState? =
          wasDragging ? .changed : machine.isDragging ? .began : nil
        #expect(move?.state == expected)
      }
    }
  }
}

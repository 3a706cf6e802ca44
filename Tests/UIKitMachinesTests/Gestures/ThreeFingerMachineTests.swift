// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@MainActor @Suite("Three finger machine")
struct ThreeFingerMachineTests {
  private static let objects = (0..<4).map { _ in NSObject() }

  private static func finger(
    _ number: Int, _ x: CGFloat, isDown: Bool = true, isCancelled: Bool = false
  ) -> ThreeFingerMachine.Finger {
    ThreeFingerMachine.Finger(
      id: ObjectIdentifier(objects[number]), location: CGPoint(x: 100 * CGFloat(number) + x, y: 0),
      isDown: isDown, isCancelled: isCancelled)
  }

  private static func fingers(
    _ shifts: CGFloat..., isDown: Bool = true, isCancelled: Bool = false
  ) -> [ThreeFingerMachine.Finger] {
    shifts.enumerated().map { finger($0, $1, isDown: isDown, isCancelled: isCancelled) }
  }

  @Test func `all fingers to the left are undo, to the right redo`() {
    let ways: [(CGFloat, ThreeFingerMachine.Meaning)] = [(-50, .undo), (50, .redo)]
    for (way, meaning) in ways {
      var machine = ThreeFingerMachine()
      #expect(machine.handle(Self.fingers(0, 0), at: 0) == nil)
      #expect((0...4).filter(machine.concerns) == [3])
      #expect(machine.handle(Self.fingers(0, 0, 0), at: 0.1) == nil)
      #expect((0...4).filter(machine.concerns) == [0, 1, 2, 3, 4])
      #expect(machine.handle(Self.fingers(way * 0.9, way * 0.9, way * 0.9), at: 0.2) == nil)
      #expect(machine.handle(Self.fingers(way, way, way), at: 0.3) == meaning)
      // The rest of the way means nothing more.
      #expect((0...4).filter(machine.concerns) == [0])
      #expect(machine.handle(Self.fingers(way * 3, way * 3, way * 3), at: 0.4) == nil)
      #expect(machine.handle(Self.fingers(0, 0, 0, isDown: false), at: 0.5) == nil)
      #expect((0...4).filter(machine.concerns) == [3])
    }
  }

  @Test func `fingers that do not go together, or too slowly, swipe nothing`() {
    var apart = ThreeFingerMachine()
    _ = apart.handle(Self.fingers(0, 0, 0), at: 0)
    #expect(apart.handle(Self.fingers(-70, -70, -20), at: 0.1) == nil)
    #expect(apart.handle(Self.fingers(-70, -70, -25), at: 0.2) == .undo)
    var slow = ThreeFingerMachine()
    _ = slow.handle(Self.fingers(0, 0, 0), at: 0)
    #expect(slow.handle(Self.fingers(-60, -60, -60), at: 0.51) == nil)
  }

  private func tap(_ machine: inout ThreeFingerMachine, at time: TimeInterval) -> ThreeFingerMachine
    .Meaning?
  {
    _ = machine.handle(Self.fingers(0, 0, 0), at: time)
    return machine.handle(Self.fingers(0, 0, 0, isDown: false), at: time + 0.1)
  }

  @Test func `the second tap in time is undo`() {
    var machine = ThreeFingerMachine()
    #expect(tap(&machine, at: 0) == nil)
    #expect(tap(&machine, at: 0.3) == .undo)
    #expect(tap(&machine, at: 0.6) == nil)
    #expect(tap(&machine, at: 1.2) == nil)
    #expect(tap(&machine, at: 1.5) == .undo)
  }

  @Test func `a fourth finger, a cancelled one and a long rest spoil it`() {
    var fourth = ThreeFingerMachine()
    _ = tap(&fourth, at: 0)
    _ = fourth.handle(Self.fingers(0, 0, 0), at: 0.2)
    #expect(fourth.handle(Self.fingers(0, 0, 0, 0), at: 0.2) == nil)
    #expect(fourth.handle(Self.fingers(0, 0, 0, 0, isDown: false), at: 0.3) == nil)
    #expect(tap(&fourth, at: 0.4) == nil)
    var taken = ThreeFingerMachine()
    _ = tap(&taken, at: 0)
    _ = taken.handle(Self.fingers(0, 0, 0), at: 0.2)
    #expect(taken.handle(Self.fingers(0, 0, 0, isDown: false, isCancelled: true), at: 0.3) == nil)
    var long = ThreeFingerMachine()
    _ = tap(&long, at: 0)
    _ = long.handle(Self.fingers(0, 0, 0), at: 0.2)
    #expect(long.handle(Self.fingers(0, 0, 0, isDown: false), at: 1) == nil)
  }

  @Test func `what does not concern it changes nothing, and when all are up it begins anew`() {
    var random = SeededRandom(seed: 5)
    var machine = ThreeFingerMachine()
    var time: TimeInterval = 0
    for _ in 0..<3000 {
      time += Double(random.int(0..<30)) / 100
      let fingers = (0..<random.int(1..<5)).map { number in
        Self.finger(
          number, CGFloat(random.int(-80..<81)), isDown: random.chance(0.7),
          isCancelled: random.chance(0.05))
      }
      let down = fingers.count(where: \.isDown)
      let before = (0...4).filter(machine.concerns)
      let meaning = machine.handle(fingers, at: time)
      let after = (0...4).filter(machine.concerns)
      if !before.contains(down) { #expect(meaning == nil && after == before) }
      if meaning != nil { #expect(before.count == 5) }
      if down == 0 { #expect(after == [3]) }
    }
  }
}

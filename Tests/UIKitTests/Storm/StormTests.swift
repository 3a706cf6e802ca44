// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// Random events over trees that change while they are touched.
///
/// `UIKIT_STORM` says how many; the continuous integration asks for 25,000.
@MainActor @Suite("Storm", .freshApplication)
struct StormTests {
  private static let standard = 20_000
  nonisolated private static let seeds: [UInt64] = [11, 12, 13, 14]

  private static var steps: Int {
    let wanted = ProcessInfo.processInfo.environment["UIKIT_STORM"].flatMap { Int($0) }
    return (wanted ?? standard) / seeds.count
  }

  @Test(arguments: seeds)
  func `TE-1 TE-37 every touch that begins is over once, where it began`(seed: UInt64) {
    var left: [StormWorld.WeakObject] = []
    let anomalies = ApplicationDriving.anomalies
    do {
      let world = StormWorld(seed: seed)
      for step in 0..<Self.steps {
        world.step()
        check(world, step)
        if !world.checker.faults.isEmpty { break }
      }
      world.calm()
      #expect(world.checker.faults == [])
      #expect(world.checker.openCount == 0)
      #expect(world.checker.begun == world.checker.ended + world.checker.cancelled)
      #expect(world.checker.begun > Self.steps / 100)
      #expect(world.checker.cancelled > 0)
      world.end()
      left = world.everything
    }
    #expect(ApplicationDriving.anomalies > anomalies)
    #expect(left.count > 50)
    let leaked = left.compactMap(\.object).map { "\(type(of: $0))" }
    #expect(leaked == [])
  }

  /// What must hold after every event.
  private func check(_ world: StormWorld, _ step: Int) {
    for fault in ActiveTouches.shared.faults { world.checker.fault("step \(step): \(fault)") }
    for window in world.windows {
      let first = world.views.filter { $0.window === window && $0.isFirstResponder }
      if first.count > 1 { world.checker.fault("\(first.count) first responders") }
      if let holder = window.firstResponder as? UIView, holder.window !== window {
        world.checker.fault("the first responder left its window")
      }
    }
    guard step % 500 == 0 else { return }
    for window in world.windows { window.checkHitIndex() }
  }
}

extension ActiveTouches {
  /// What is wrong with the touches between two events.
  fileprivate var faults: [String] {
    var faults: [String] = []
    if Set(touches.map(\.contact)).count != touches.count {
      faults.append("two touches, one contact")
    }
    if event.allTouches ?? [] != Set(touches) { faults.append("the event has other touches") }
    for touch in touches {
      if touch.phase == .ended || touch.phase == .cancelled { faults.append("a touch stayed") }
      if let receiver = touch.receiver, receiver.window == nil {
        faults.append("a touch stayed with a view that left")
      }
    }
    return faults
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// The library behind its event queue: every event is one of the host's, waits in the application's
/// queue, and takes the whole way through `sendEvent` and the window.
final class UIKitPipeline: PipelineImplementation {
  /// Seconds between two events.
  private static let interval = 1.0 / 120
  private static let clock = VirtualClock()

  private let scene: UIKitImplementation
  private let window: UIWindow

  init(_ blueprint: Blueprint) {
    TimeSource.clock = Self.clock
    HostInput.send(.cancelContacts(at: Self.clock.now))
    scene = UIKitImplementation(blueprint, isBare: false)
    window = UIWindow(frame: scene.root.frame)
    window.addSubview(scene.root)
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  func sequencePass(_ points: [CGPoint]) -> @MainActor () -> Int {
    { [self] in
      let before = scene.root.received
      for point in points {
        send([Contact(id: 1, phase: .began, location: point)])
        for step in 1...movesPerSequence {
          let location = sequenceLocation(from: point, step: step)
          send([Contact(id: 1, phase: .moved, location: location)])
        }
        let end = sequenceLocation(from: point, step: movesPerSequence)
        send([Contact(id: 1, phase: .ended, location: end)])
      }
      return scene.root.received - before
    }
  }

  func framePass(_ points: [CGPoint], frames: Int) -> @MainActor () -> Int {
    var contacts = scene.targets(points).enumerated().map { finger, target in
      Contact(id: finger, phase: .began, location: target.point)
    }
    send(contacts)
    for finger in contacts.indices { contacts[finger].phase = .moved }
    return { [self] in
      let before = scene.root.received
      for frame in 0..<frames {
        let step = frameStep(frame)
        for finger in contacts.indices {
          contacts[finger].location.x += step
          contacts[finger].location.y += step
        }
        send(contacts)
      }
      return scene.root.received - before
    }
  }

  private func send(_ contacts: [Contact]) {
    Self.clock.advance(by: Self.interval)
    HostInput.send(.contacts(ContactFrame(time: Self.clock.now, contacts: contacts)))
  }
}

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

  // A digitizer keeps a record of each finger that is down and changes it, so the contacts are kept
  // here too; making them anew would count the host's work among the library's.

  func sequencePass(_ points: [CGPoint]) -> @MainActor () -> Int {
    { [self] in
      let before = scene.root.received
      for point in points {
        var contacts = [Contact(id: 1, phase: .began, location: point)]
        send(contacts)
        contacts[0].phase = .moved
        for step in 1...movesPerSequence {
          contacts[0].location = sequenceLocation(from: point, step: step)
          send(contacts)
        }
        contacts[0].phase = .ended
        send(contacts)
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

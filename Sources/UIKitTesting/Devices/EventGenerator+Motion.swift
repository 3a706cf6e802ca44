// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit
import UIKitHost

extension EventGenerator {
  /// Shakes the device: a shake begins, goes on for `duration` seconds, and ends.
  ///
  /// One of more than ten seconds is cancelled then, and its end reaches nobody.
  ///
  /// - Throws: nothing; the call is marked as all that act are.
  public func shake(duration: TimeInterval = 0.5) throws {
    shakeBegin()
    advance(by: duration)
    shakeEnd()
  }

  /// Begins to shake the device.
  public func shakeBegin() { session.send { .shake(.began, at: $0) } }

  /// Lets the device rest.
  public func shakeEnd() { session.send { .shake(.ended, at: $0) } }

  /// Tilts the device, so that a person looks at it from another side.
  ///
  /// - Parameter offset: where the person is in front of the screen; each number from -1, to the left or
  ///   above, to 1. One beyond is the nearest of these.
  public func tilt(to offset: UIOffset) {
    let tilt = DeviceTilt(
      horizontal: Double(offset.horizontal), vertical: Double(offset.vertical))
    session.send { .tilt(tilt, at: $0) }
  }

  /// Sends a command of a headset or a lock screen.
  ///
  /// The application gets it only after `beginReceivingRemoteControlEvents()`.
  ///
  /// - Throws: `notARemoteCommand` for a subtype of another kind of event.
  public func remoteControl(_ subtype: UIEvent.EventSubtype) throws {
    guard let command = RemoteCommand(rawValue: subtype.rawValue) else {
      throw HammerError.notARemoteCommand(subtype)
    }
    session.send { .remote(command, at: $0) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIApplication {
  // Rules: MO-1, MO-2, MO-5, MO-6.
  /// Makes the event of a shake that began or ended.
  ///
  /// A shake begins only while the application is active. One that began twice, or ends and never
  /// began, is dropped.
  func takeShake(_ phase: ShakePhase, at time: TimeInterval) {
    guard phase == .began else { return endShake(phase, at: time) }
    guard currentState == .active, ActiveMotion.shared.event == nil else {
      return Trace.record(.anomaly, "a shake began in an inactive application, or twice")
    }
    let event = ActiveMotion.shared.begin(at: time) {
      // No event of the host: a replay makes it again.
      UIApplication.shared.endShake(.cancelled, at: TimeSource.clock.now)
    }
    event.target = KeyWindow.shared.current
    sendEvent(event)
  }

  /// Ends the shake in progress, if there is one.
  func endShake(_ phase: ShakePhase, at time: TimeInterval) {
    if let event = ActiveMotion.shared.finish(phase, at: time) { sendEvent(event) }
  }

  // Rules: MO-17.
  /// Shows views with motion effects from where the person is now.
  func takeTilt(_ tilt: DeviceTilt) {
    guard let tilt = tilt.possible else {
      return translator.repairs.note("nobody can be there")
    }
    MotionEffects.shared.move(to: tilt)
  }

  // Rules: RM-1, RM-2, RM-7.
  /// Makes the event of a remote command, if the application asked for such.
  func takeRemote(_ command: RemoteCommand, at time: TimeInterval) {
    guard NowPlayingCenter.shared.takes(command) else {
      return Trace.record(.event, "\(command) is disabled and dropped")
    }
    if NowPlayingCenter.shared.handler?(command, time) == true { return }
    guard takesRemoteControl, let subtype = UIEvent.EventSubtype(rawValue: command.rawValue) else {
      return Trace.record(.event, "nobody asked for remote control: \(command) is dropped")
    }
    let event = UIEvent(type: .remoteControl, subtype: subtype)
    event.currentTime = time
    sendEvent(event)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import AudioToolbox
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DE sounds of the system", .freshApplication)
struct SoundRules {
  @Test func `DE-20 a number is a sound or a movement`() {
    var lines: [String] = []
    let subscription = Trace.listen(to: [.action]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    AudioServicesPlaySystemSound(1104)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesPlaySystemSound(1519)
    AudioServicesPlaySystemSound(1007)
    AudioServicesPlayAlertSound(1005)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    var order: [String] = []
    AudioServicesPlaySystemSoundWithCompletion(1520) { order.append("over") }
    order.append("after")
    AudioServicesPlayAlertSoundWithCompletion(1521, nil)
    #expect(order == ["over", "after"])
    #expect(
      lines == [
        "sound: inputClick", "feedback: heavy", "feedback: light", "sound: alert", "sound: alert",
        "feedback: heavy", "feedback: heavy", "feedback: medium", "feedback: error",
      ])
  }
}

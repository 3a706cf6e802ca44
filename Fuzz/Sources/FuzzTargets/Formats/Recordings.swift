// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitHost
import UIKitTesting

/// Files of recorded events: what is read is written as it was, and plays to an application.
enum Recordings: FuzzTarget {
  static let name = "recordings"
  static let words = [
    "responderRecording", "\"at\":", "\"event\":", "\"end\":", "\"start\":", "contacts", "scroll",
    "screen", "text", "clipboard", "hover", "inf", "-inf", "nan", "1e308", "-1", "0", "null",
  ]
  /// Seconds that an input may take, and the events that it may bring.
  private static let longest = 20.0
  private static let most = 200

  static func run(_ bytes: [UInt8]) throws {
    guard let recording = try? EventRecording(data: Data(bytes)) else { return }
    let written = try recording.data()
    let again = try EventRecording(data: written)
    try require(try again.data() == written, "another recording is read than was written")
    try Stage.with({ Form() }) { stage, controller in
      (controller as? Form)?.textView.becomeFirstResponder()
      let moved = recording.begun(at: stage.now)
      for entry in moved.entries.prefix(most) where entry.at <= longest {
        stage.advance(entry.at - stage.now)
        HostInput.send(entry.event)
      }
      HostInput.send(.cancelContacts(at: stage.now))
      stage.settle()
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitWebHost

/// An application as the README has it, which says in code where its page is.
final class NotesDelegate: UIResponder, UIApplicationDelegate, WebHostConfiguring {
  static func configure(_ options: inout WebHostOptions) {
    options.title = "Notes"
    options.port = 9000
  }
}

@MainActor @Test func `an application names its page and port in code`() {
  var options = WebHostOptions()
  NotesDelegate.configure(&options)
  #expect(options.title == "Notes" && options.port == 9000)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import UIKitCore
package import UIKitHost

extension ApplicationDriving {
  /// Shows the application on `host` if nothing shows it yet; the host is not retained.
  ///
  /// The trace that the environment asks for is printed from then on.
  package static func attach(to host: any UIKitHost.Host) throws {
    let application = UIApplication.shared
    guard application.turn.host == nil else { return }
    application.turn.host = host
    TracePrinter.start(ProcessInfo.processInfo.environment[TracePrinter.variable])
    try host.start(reportingTo: application.hostReceiver)
    UIScreen.main.update(host.screen)
  }

  /// Shows over the application why touches go where they go, or stops.
  package static func inspect(_ isOn: Bool) { Inspector.turn(on: isOn) }

  /// Whether the reasons are shown.
  package static var isInspecting: Bool { Inspector.current != nil }
}

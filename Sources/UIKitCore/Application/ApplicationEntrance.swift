// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost
import UIKitRuntime

/// Where events come into the application from.
///
/// OPTIMIZATION: apart from the class, which would be looked up to call a function of it.
@MainActor
package enum ApplicationEntrance {
  /// Gives the application an event of the host.
  ///
  /// OPTIMIZATION: without retaining the application, which its runtime holds.
  package static func receive(_ event: HostEvent) {
    let application = Runtime.unretained(.application) { UIApplication() }
    let custody = application.withoutRetaining { $0.custody }
    custody.withoutRetaining { $0.beginEvent() }
    application.withoutRetaining { $0.accept(event) }
    custody.withoutRetaining { $0.endEvent() }
  }

  /// Holds the application until what it is at is over; its runtime may let it go.
  package static func finishEvent() {
    let application: UIApplication? = Runtime.held(.application)
    if let application { Custody.shared.keep(application: application) }
  }
}

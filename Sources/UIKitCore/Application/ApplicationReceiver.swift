// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost

/// What a host reports to: the way into the application's event queue.
@MainActor
package final class ApplicationReceiver: HostReceiver {
  private unowned let application: UIApplication

  /// Told when a host is about to be given everything; nil unless somebody records.
  package var onDescribe: (@MainActor () -> Void)?

  init(_ application: UIApplication) { self.application = application }

  /// Takes an event of the host.
  package func receive(_ event: HostEvent) { application.receive(event) }

  /// Everything that is shown, for a host that begins to show it in a new place.
  package func describeEverything() -> LayerCommit {
    onDescribe?()
    return application.turn.describeEverything()
  }
}

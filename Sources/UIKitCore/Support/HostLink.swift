// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost
import UIKitRuntime

/// Where the application finds what shows it: its loudspeaker, its clipboard, what fingers feel.
@MainActor
final class HostLink {
  static var shared: HostLink { Runtime.part(.host) { HostLink() } }

  /// Who shows the application; nil while nobody does.
  weak var host: (any UIKitHost.Host)?
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost
import UIKitRuntime

#if MediaKeys
  import UIKitMediaKeys
#endif

/// The media keys of the desktop that the application runs on; only with the trait `MediaKeys`.
///
/// `UIKIT_MEDIA_KEYS=off` leaves the session's bus alone.
@MainActor
enum MediaKeys {

  #if MediaKeys
    private static var player: MPRISPlayer? {
      get { Runtime.held(.mediaKeys) }
      set { Runtime.hold(newValue, as: .mediaKeys) }
    }

    /// Becomes a media player on the session's bus, if there is one.
    static func start(_ application: UIApplication, on host: any UIKitHost.Host) {
      guard ProcessInfo.processInfo.environment["UIKIT_MEDIA_KEYS"] != "off" else { return }
      do {
        let player = try MPRISPlayer(
          identity: ProcessInfo.processInfo.processName, clock: host.clock
        ) { [unowned application] event in
          application.receive(event)
        }
        NowPlayingCenter.shared.add(player)
        Self.player = player
      } catch {
        StandardStream.error.write("No media keys. \(error)\n")
      }
    }

    /// Leaves the bus.
    static func stop() { player?.stop() }
  #else
    /// Nothing: this build has no media keys.
    static func start(_ application: UIApplication, on host: any UIKitHost.Host) {}

    /// Nothing, too.
    static func stop() {}
  #endif
}

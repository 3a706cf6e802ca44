// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

@_exported public import UIKitHost

import UIKit

/// Reports events to the application as a device would, below the level of fingers.
@MainActor
public enum HostInput {
  /// Puts an event into the application's queue and handles it in its turn.
  public static func send(_ event: HostEvent) { ApplicationEntrance.receive(event) }
}

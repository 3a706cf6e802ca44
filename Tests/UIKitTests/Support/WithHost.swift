// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

@testable import UIKitCore

/// Runs `body` while the test's application is shown on a host without a screen.
@MainActor
func withHost(_ body: (HeadlessHost) throws -> Void) rethrows {
  let turn = UIApplication.shared.turn
  let (before, host) = (turn.host, HeadlessHost())
  turn.host = host
  defer { turn.host = before }
  try body(host)
}

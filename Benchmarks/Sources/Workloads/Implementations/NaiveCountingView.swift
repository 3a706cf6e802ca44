// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import NaiveSwift

/// A root that handles every event by counting it.
final class NaiveCountingView: NaiveView {
  var received = 0

  override func touchesBegan(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) { received += 1 }
  override func touchesMoved(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) { received += 1 }
  override func touchesEnded(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) { received += 1 }
}

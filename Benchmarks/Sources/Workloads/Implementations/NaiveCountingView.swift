// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import NaiveSwift

/// A root that handles every event by counting it, each phase apart as in `UIKitCountingView`.
final class NaiveCountingView: NaiveView {
  private var began = 0
  private var moved = 0
  private var ended = 0
  var received: Int { began + moved + ended }

  override func touchesBegan(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) { began += 1 }
  override func touchesMoved(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) { moved += 1 }
  override func touchesEnded(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) { ended += 1 }
}

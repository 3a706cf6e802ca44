// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Unreported states of a recognizer")
struct UnreportedStatesTests {
  @Test func `unreported states keep began and the last one`() {
    var unreported = UnreportedStates()
    for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] {
      unreported.append(state)
    }
    #expect(unreported.removeFirst() == .began)
    #expect(unreported.removeFirst() == .ended)
    #expect(unreported.removeFirst() == nil)
    #expect(unreported.isEmpty)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("News of a recognizer")
struct GestureNewsTests {
  @Test func `news keep began and the last state`() {
    var news = GestureNews()
    for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] {
      news.append(state)
    }
    #expect(news.removeFirst() == .began)
    #expect(news.removeFirst() == .ended)
    #expect(news.removeFirst() == nil)
    #expect(news.isEmpty)
  }
}

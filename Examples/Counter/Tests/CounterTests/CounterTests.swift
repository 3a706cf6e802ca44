// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Counter
import UIKit
import XCTest

class CounterTests: XCTestCase {
  func testATapCounts() {
    let controller = CounterController()
    controller.loadViewIfNeeded()
    controller.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.count, 1)
    XCTAssertEqual(controller.button.title(for: .normal), "1")
  }
}

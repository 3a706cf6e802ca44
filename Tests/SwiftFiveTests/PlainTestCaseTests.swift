// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import XCTest

/// Tests as projects for iOS have them: nothing isolated, no driver, no application launched.
final class PlainTestCaseTests: XCTestCase {
  private var view: UIView!

  override func setUp() {
    super.setUp()
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  override func tearDown() {
    view = nil
    super.tearDown()
  }

  func testViewsAndWindowsNeedNoApplication() {
    let window = UIWindow()
    window.addSubview(view)
    XCTAssertTrue(view.superview === window)
    XCTAssertFalse(window.isKeyWindow)
    XCTAssertNil(UIApplication.shared.delegate)
  }

  func testTheMainQueueRunsWhileAnExpectationIsWaitedFor() {
    let done = expectation(description: "queue")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 30)
  }

  func testActorCodeSeesTheSameView() async {
    await MainActor.run { view.alpha = 0.5 }
    let alpha = await view.alpha
    XCTAssertEqual(alpha, 0.5)
  }

  func testWhatIsMeasuredMayMakeViews() {
    measure { XCTAssertNotNil(UIView()) }
  }
}

/// The same of a class that belongs to the main actor as a whole.
@MainActor
final class IsolatedTestCaseTests: XCTestCase {
  private let view = UIView()

  func testAMethodRunsOnTheMainActor() {
    XCTAssertEqual(view.alpha, 1)
  }

  func testAnAsynchronousMethodDoesToo() async {
    XCTAssertEqual(view.alpha, 1)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Test cases")
  struct TestCaseRules {
    @Test func `PO-22 hooks of a class that belongs to the main actor`() {
      let text = """
        @MainActor
        class PadTests: XCTestCase {
          var pad: Pad!
          override func setUp() {
            super.setUp()
            pad = Pad()
          }
          override func tearDownWithError() throws { pad = nil }
          override class func setUp() { super.setUp() }
          override func tearDown() async throws { pad = nil }
          func testPad() { XCTAssertNotNil(pad) }
          nonisolated override func setUpWithError() throws {}
        }
        """
      let expected = """
        @MainActor
        class PadTests: XCTestCase {
          var pad: Pad!
          override func setUp() { MainActor.assumeIsolated {
            super.setUp()
            pad = Pad()
          } }
          override func tearDownWithError() throws { MainActor.assumeIsolated { pad = nil } }
          override class func setUp() { super.setUp() }
          override func tearDown() async throws { pad = nil }
          func testPad() { XCTAssertNotNil(pad) }
          nonisolated override func setUpWithError() throws {}
        }
        """
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }

    @Test func `PO-22 methods that belong to the main actor by themselves`() {
      let text = """
        class BaseTests: XCTestCase {}
        final class PadTests: BaseTests {
          @MainActor override func setUp() { pad = Pad() }
          @MainActor func testPad() throws {
            try check(pad)
          }
          @MainActor func testLater() async { await pad.wait() }
          @MainActor func check(_ pad: Pad) throws {}
          func testNothing() {}
        }
        class Helper {
          @MainActor func testPad() {}
        }
        """
      let expected = """
        class BaseTests: XCTestCase {}
        final class PadTests: BaseTests {
          override func setUp() { MainActor.assumeIsolated { pad = Pad() } }
          func testPad() throws { try MainActor.assumeIsolated {
            try check(pad)
          } }
          @MainActor func testLater() async { await pad.wait() }
          @MainActor func check(_ pad: Pad) throws {}
          func testNothing() {}
        }
        class Helper {
          @MainActor func testPad() {}
        }
        """
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }
  }
#endif

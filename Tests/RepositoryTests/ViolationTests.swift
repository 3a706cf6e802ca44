// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Broken contracts")
struct ViolationTests {
  private static let mechanism = "Sources/ResponderFoundation/Violation.swift"

  /// Some of Swift's say nothing in a release build, and none says who called.
  @Test func `what stops the process for a mistake of the program says so by violation`() {
    let bare = Repository.swiftFiles(in: "Sources").filter { file in
      file.code.contains(
        /\b(fatalError|precondition|preconditionFailure|assert|assertionFailure)\(/)
    }
    #expect(
      bare.map(\.path) == [Self.mechanism], "call violation(_:contract:instead:), which is told")
  }
}

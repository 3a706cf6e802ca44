// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit

/// What breaks contracts, not in closures of tests: lines in what a macro makes are those of its own
/// file.
@MainActor
private enum Misuse {
  static let placeLine = #line + 2
  static func insertsPastTheEnd() {
    UIStackView().insertArrangedSubview(UIView(), at: 5)
  }

  static let circleLine = #line + 5
  static func addsAViewBelowItself() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    inner.addSubview(view)
  }
}

@Suite("AW messages of broken contracts")
struct ViolationRules {
  @Test func `AW-47 a broken contract is told whole, with the line that broke it`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Misuse.insertsPastTheEnd()
      })
    #expect(
      await told(result).contains(
        """
        insertArrangedSubview(_:at: 5) on a stack of 0 views. \
        The contract: the place is one of the array arrangedSubviews, or its end. \
        Instead: look the place up with arrangedSubviews.firstIndex(of:). \
        Called from \(#filePath):\(Misuse.placeLine).
        """), "\(told(result))")
  }

  @Test func `AW-47 the line is the program's where the library calls itself in between`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Misuse.addsAViewBelowItself()
      })
    #expect(
      await told(result).contains(
        """
        A UIView was added to a view below it. The contract: a view's superview is never the view \
        itself or one below it. Instead: remove the view that is to become the superview first. \
        Called from \(#filePath):\(Misuse.circleLine).
        """), "\(told(result))")
  }

  private func told(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }
}

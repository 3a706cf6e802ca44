// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Where class metadata cannot be read, dispatch skips nothing, and an application sees the same.
@MainActor @Suite("RC classes of which nothing is known", .freshApplication)
struct UnknownClassRules {
  /// All that does not tell how the view was found and how far a call climbed: with these two traced,
  /// nothing is skipped either.
  private static let outcome = Set(EventGenerator.TraceTopic.allCases)
    .subtracting([.hit, .chain, .turn])

  @Test func `RC-20 HT-1 TE-30 everything that is told is the same where no class is known`() throws
  {
    func account() throws -> [String] {
      try withFreshApplication { try UnknownClassStage(topics: Self.outcome).account() }
    }
    let known = try account()
    let unknown = try ClassKnowledge.shared.switchedOff { try account() }
    #expect(known.count > 150)
    #expect(known.contains("two moved 2"))
    #expect(known.contains("catcher began"))
    #expect(unknown == known, "\(unknown.difference(from: known))")
  }

  @Test func `RC-20 handlers are told the same while the way up is traced`() throws {
    let plain = try UnknownClassStage(topics: []).account()
    let traced = try UnknownClassStage(topics: Set(EventGenerator.TraceTopic.allCases)).account()
    #expect(Array(traced.prefix(plain.count)) == plain)
  }

  @Test func `AC-1 an edit action counts as not implemented where the class is not known`() {
    class Copying: UIResponder {
      var copies = 0
      override func copy(_ sender: Any?) { copies += 1 }
    }
    final class Promising: Copying {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
    }
    let copying = Copying()
    let promising = Promising()
    #expect(copying.canPerformAction("copy:", withSender: nil))
    ClassKnowledge.shared.switchedOff {
      for name: Selector in ["cut:", "copy:", "paste:", "selectAll:"] {
        #expect(copying.target(forAction: name, withSender: nil) == nil)
        #expect(UIResponder().target(forAction: name, withSender: nil) == nil)
      }
      #expect(promising.target(forAction: "copy:", withSender: nil) as? Promising === promising)
      UIApplication.shared.sendAction("copy:", to: copying, from: nil, for: nil)
      UIApplication.shared.sendAction("copy:", to: promising, from: nil, for: nil)
    }
    #expect(copying.copies == 1)
    #expect(promising.copies == 1)
  }
}

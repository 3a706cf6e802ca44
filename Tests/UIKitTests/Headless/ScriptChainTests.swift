// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor
@Suite("The chain that a script prints", .freshApplication)
struct ScriptChainTests {
  /// A view whose `next` is what a test wants.
  private final class Bent: UIView {
    var bend: UIResponder?
    override var next: UIResponder? { bend }
  }

  @Test func `names go along next, and end where it leads back`() {
    let (first, second) = (Bent(), Bent())
    let names = [first, second].map { Trace.name($0) }
    #expect(ScriptPlayer.chain(from: first) == names[0])
    first.bend = second
    #expect(ScriptPlayer.chain(from: first) == "\(names[0]) → \(names[1])")
    second.bend = first
    #expect(ScriptPlayer.chain(from: first) == "\(names[0]) → \(names[1]) → \(names[0]) …")
    second.bend = second
    #expect(ScriptPlayer.chain(from: second) == "\(names[1]) → \(names[1]) …")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
import UIKitHost

/// Random fingers, buttons, wheels and pointers over random trees, whose recognizers wait for each
/// other in circles, are asked by fickle delegates, and change while they are told.
@MainActor @Suite("Gesture storm", .freshApplication)
struct GestureStorm {
  /// Rounds of a storm; more with the environment variable `UIKIT_STORM`.
  static var rounds: Int {
    ProcessInfo.processInfo.environment["UIKIT_STORM"].flatMap(Int.init).map { $0 / 200 } ?? 60
  }

  @Test func `no storm leaves a recognizer stuck or a view with half a touch`() throws {
    for seed in 1...Self.rounds {
      let storm = try GestureStormWorld(seed: UInt64(seed))
      storm.run(steps: 200)
      #expect(storm.problems == [], "seed \(seed)")
      if !storm.problems.isEmpty { return }
    }
  }

  @Test func `every state a recognizer leaves says why`() throws {
    var bare: [String] = []
    var steps = 0
    let listener = Trace.listen(to: [.gesture]) { record in
      guard record.text.contains(" → "), !record.text.contains("is ignored") else { return }
      steps += 1
      let goesOn = record.text.hasSuffix("→ changed")
      if !goesOn, !record.text.hasSuffix(")") { bare.append(record.text) }
    }
    defer { Trace.stop(listener) }
    for seed in 1...12 { try GestureStormWorld(seed: UInt64(seed)).run(steps: 200) }
    #expect(bare == [])
    #expect(steps > 300)
  }

  @Test func `a storm leaves nothing behind`() throws {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let storm = try GestureStormWorld(seed: 4711)
      storm.run(steps: 200)
      view = storm.views.last
      recognizer = storm.recognizers.last
      #expect(view != nil && recognizer != nil)
      storm.tearDown()
    }
    #expect(view == nil)
    #expect(recognizer == nil)
  }
}

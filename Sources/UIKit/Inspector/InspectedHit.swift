// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore

/// How the view under a point is found, as the inspector's page gets it.
struct InspectedHit: Encodable, Equatable {
  /// A view that was asked, and what it answered.
  struct Step: Encodable, Equatable {
    let text: String
    /// Its number; nil when two views have its name.
    let view: Int?
    /// Whether it is the answer for everything that it is in.
    let isHit: Bool
  }

  /// From the front.
  let steps: [Step]
  /// The view that a touch would have, then what it is in, up to the window; empty when nothing
  /// takes touches there.
  let way: [Int]
}

extension InspectedHit {
  private static let passing = " passed over: "
  private static let hitting = " hit at "

  /// The search at a point of the screen, as it would go now.
  @MainActor
  init(at point: CGPoint, numbers: ObjectNumbers) {
    // Before the search, for it gives the same names only to those that have one by then.
    let named = Self.names(numbers)
    let sentences = ApplicationDriving.explainTarget(at: point)
    let way = InspectedView.outwards(from: ApplicationDriving.target(at: point)?.view)
    self.init(
      steps: sentences.map { sentence in
        let hit = sentence.range(of: Self.hitting)
        let end = sentence.range(of: Self.passing) ?? hit
        let name = end.map { String(sentence[..<$0.lowerBound]) }
        return Step(
          text: sentence, view: name.flatMap { named[$0] ?? nil },
          isHit: hit != nil && end == hit)
      },
      way: way.map(numbers.number))
  }

  /// The numbers of views by their names in the trace; nil for a name that several have.
  @MainActor
  private static func names(_ numbers: ObjectNumbers) -> [String: Int?] {
    var named: [String: Int?] = [:]
    var waiting: [UIView] = ApplicationDriving.visibleWindows
    while let view = waiting.popLast() {
      let name = Trace.name(view)
      named.updateValue(named.keys.contains(name) ? nil : numbers.number(of: view), forKey: name)
      waiting += view.subviews
    }
    return named
  }
}

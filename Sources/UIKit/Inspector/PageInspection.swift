// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitCore
import UIKitHost

/// Answers the inspector's page.
///
/// The search, the chain and what responders offer are found out by asking them as the application
/// would, aside from the trace. Between questions there are only numbers of objects, which keep
/// nobody alive, and events for as long as a page asks for them.
@MainActor
final class PageInspection: Inspected {
  private let numbers = ObjectNumbers()
  private let keeper = EventKeeper()

  /// A word that tells this launch from others.
  var run: String { numbers.run }

  /// Keeps events from now on, whether a page asks for them or not.
  func keepEvents() { keeper.keepAll() }

  func answer(_ question: InspectionQuestion) -> Data? {
    numbers.forgetGone()
    if case .events(let number) = question {
      return json(keeper.events(after: number, now: TimeSource.clock.now))
    }
    return Trace.aside {
      switch question {
      case .tree: return json(InspectedTree(numbers: numbers))
      case .hit(let point): return json(InspectedHit(at: point, numbers: numbers))
      case .responder(let number):
        guard let responder = numbers.object(number) as? UIResponder else { return nil }
        return json(InspectedResponder(responder, numbers: numbers))
      case .firstResponder:
        let first = ApplicationDriving.firstResponder
        return json(InspectedFirst(chain: InspectedLink.chain(from: first, numbers: numbers)))
      case .events: return nil
      }
    }
  }

  private func json(_ answer: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(answer)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// A message of somebody who has the screen read out, as the wire has it.
  struct WireReading: Decodable {
    /// The page's clock.
    var at: Double
    /// focus, press, more, less, act or escape.
    var k: String
    /// The number of the element.
    var n: UInt64?
    /// Which of its actions.
    var i: Int?

    /// Checks the form; whether there is such an element is left to the application.
    func deed() throws -> ReadingDeed {
      guard at.isFinite else { throw PageMessage.Malformed.impossible }
      switch (k, n, i) {
      case ("focus", let n?, nil): return .focus(n)
      case ("press", let n?, nil): return .press(n)
      case ("more", let n?, nil): return .increment(n)
      case ("less", let n?, nil): return .decrement(n)
      case ("act", let n?, let i?) where i >= 0: return .act(n, action: i)
      case ("escape", nil, nil): return .escape
      default: throw PageMessage.Malformed.impossible
      }
    }
  }
#endif

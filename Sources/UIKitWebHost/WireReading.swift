// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// A message of somebody who has the screen read out, as the wire has it.
  struct WireReading: Decodable {
    /// The page's clock.
    var at: Double
    /// focus, press, more, less, act, turn or escape.
    var k: String
    /// The number of the element, or of a whole.
    var n: UInt64?
    /// Which of its actions or rotors.
    var i: Int?
    /// Which way a rotor is turned.
    var back: Bool?

    /// Checks the form; whether there is such an element is left to the application.
    func deed() throws -> ReadingDeed {
      guard at.isFinite else { throw PageMessage.Malformed.impossible }
      switch (k, n, i, back) {
      case ("focus", let n?, nil, nil): return .focus(n)
      case ("press", let n?, nil, nil): return .press(n)
      case ("more", let n?, nil, nil): return .increment(n)
      case ("less", let n?, nil, nil): return .decrement(n)
      case ("act", let n?, let i?, nil) where i >= 0: return .act(n, action: i)
      case ("turn", let n?, let i?, let back?) where i >= 0:
        return .turn(n, rotor: i, isBack: back)
      case ("escape", nil, nil, nil): return .escape
      default: throw PageMessage.Malformed.impossible
      }
    }
  }
#endif

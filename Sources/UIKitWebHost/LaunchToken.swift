// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// The secret of one launch: who does not have it gets nothing from the server.
  struct LaunchToken: Sendable {
    /// 128 random bits, as 32 hexadecimal digits.
    let text: String

    /// How many digits a token has.
    static let length = 32

    /// A token that was kept.
    ///
    /// - Parameter text: hexadecimal digits, as many as a token has.
    init(text: String) { self.text = text }

    /// Makes a token from the system's random numbers.
    init() {
      var random = SystemRandomNumberGenerator()
      let digits = Array("0123456789abcdef")
      var word = UInt64(0)
      text = String(
        (0..<Self.length).map { place in
          if place % 16 == 0 { word = random.next() }
          defer { word >>= 4 }
          return digits[Int(word & 15)]
        })
    }

    /// True when `guess` is the token; takes the same time wherever a guess of full length differs.
    func matches(_ guess: some StringProtocol) -> Bool {
      let expected = Array(text.utf8)
      let given = Array(guess.utf8)
      guard expected.count == given.count else { return false }
      var difference: UInt8 = 0
      for (a, b) in zip(expected, given) { difference |= a ^ b }
      return difference == 0
    }
  }
#endif

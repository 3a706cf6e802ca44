// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Synchronization

  /// The secrets that let somebody in: the token of the address, and what a browser gets for it.
  ///
  /// A token that a file keeps serves for ever. Any other serves until a browser has come with it; who
  /// shows it after that gets nothing, and another is made for who reads what the application prints.
  final class AccessKeys: Sendable {
    /// What became of a token that was shown.
    enum Exchange: Sendable, Equatable { case admitted, used, unknown }

    private struct Address {
      var token: LaunchToken
      var isUsed = false
    }

    /// What the cookie of a browser holds.
    let pass: LaunchToken
    /// Whether the token serves for ever.
    let isLasting: Bool
    private let address: Mutex<Address>
    private let renewed: @Sendable () -> Void

    /// - Parameters:
    ///   - token: that of the address.
    ///   - isLasting: whether it serves for ever; cookies stay good from launch to launch then.
    ///   - renewed: called on the server's thread when there is another token.
    init(token: LaunchToken, isLasting: Bool, renewed: @escaping @Sendable () -> Void) {
      pass = isLasting ? token : LaunchToken()
      self.isLasting = isLasting
      address = Mutex(Address(token: token))
      self.renewed = renewed
    }

    /// Takes over the secrets of a host that was here before, so that browsers find no difference.
    init(
      _ estate: WebHostEstate, isLasting: Bool, renewed: @escaping @Sendable () -> Void
    ) {
      pass = LaunchToken(text: estate.pass)
      self.isLasting = isLasting
      address = Mutex(Address(token: LaunchToken(text: estate.token), isUsed: estate.isUsed))
      self.renewed = renewed
    }

    /// What the host that comes after this one has to know.
    ///
    /// - Parameter listener: the socket that it is to listen on.
    func estate(listener: Int32) -> WebHostEstate {
      address.withLock { address in
        WebHostEstate(
          listener: listener, token: address.token.text, pass: pass.text, isUsed: address.isUsed)
      }
    }

    /// The token of the address now.
    var token: LaunchToken { address.withLock { $0.token } }

    /// True when `guess` is the token of the address, used or not.
    func isToken(_ guess: some StringProtocol) -> Bool { token.matches(guess) }

    /// True when `guess` is a token that still serves.
    func isUnused(_ guess: some StringProtocol) -> Bool {
      address.withLock { !$0.isUsed && $0.token.matches(guess) }
    }

    /// Takes a token for the cookie.
    func exchange(_ guess: some StringProtocol) -> Exchange {
      let outcome: Exchange = address.withLock { address in
        guard address.token.matches(guess) else { return .unknown }
        guard !address.isUsed else {
          address = Address(token: LaunchToken())
          return .used
        }
        address.isUsed = !isLasting
        return .admitted
      }
      if outcome == .used { renewed() }
      return outcome
    }
  }
#endif

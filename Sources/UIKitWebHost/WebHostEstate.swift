// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// What a host leaves to the one of the process that takes its place: the socket that it listened
  /// on, where whoever comes meanwhile waits, and the secrets that let somebody in.
  package struct WebHostEstate: Sendable, Codable, Equatable {
    /// A socket that listens, by its number.
    package var listener: Int32
    /// That of the address.
    var token: String
    /// What the cookie of a browser holds.
    var pass: String
    /// Whether a browser has come with the token.
    var isUsed: Bool
  }
#endif

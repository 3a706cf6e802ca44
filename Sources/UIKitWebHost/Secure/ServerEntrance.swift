// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import NIOCore

  /// What stands in front of a connection before a request is read: nothing, or TLS.
  struct ServerEntrance: Sendable {
    /// Told, on the server's thread, of what did not get in.
    typealias Notice = @Sendable (WebHostAnomaly) -> Void

    /// The certificate's; nil without one.
    let fingerprint: String?
    /// Puts handlers at the end of a pipeline that has none yet; called on the server's thread.
    let install: @Sendable (any Channel, @escaping Notice) throws -> Void

    /// Requests come as they are.
    private static let plain = ServerEntrance(fingerprint: nil) { _, _ in }

    /// The one that the options ask for.
    ///
    /// - Parameter names: those that a certificate made for it is good for.
    /// - Throws: `WebHostError`, for files that cannot be used, and without the trait `TLS`.
    static func make(
      _ options: WebHostOptions, names: [ServerName]
    ) throws -> ServerEntrance {
      guard options.isSecured else { return plain }
      #if TLS
        return try secured(by: ServerCredentials.make(options, names: names), options.limits)
      #else
        throw WebHostError.needsTLS(address: options.address)
      #endif
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Decides what a request gets: a pure function over its head.
  struct AccessPolicy: Sendable {
    /// Names that always mean this machine.
    static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

    /// The secret that must be the first part of the path.
    let token: LaunchToken
    /// Names allowed in `Host`, in lower case.
    let hostNames: Set<String>

    /// Allows the loopback names and `extraNames`.
    init(token: LaunchToken, extraNames: Set<String>) {
      self.token = token
      hostNames = Self.loopbackNames.union(extraNames.map { $0.lowercased() })
    }

    /// The parts of a request head that matter here.
    struct Request: Sendable {
      var method: String
      var target: String
      /// The values of `Host`; a proper request has exactly one.
      var hosts: [String]
      var origins: [String]
      var upgrades: [String]
      var connections: [String]
    }

    /// What a request gets.
    enum Decision: Sendable, Equatable {
      /// A file of the page; the host is the one that `Host` named.
      case file(String, host: String)
      /// An image of the application.
      case image(Int)
      /// The socket.
      case socket
      /// The address of the page proper: its relative addresses need the slash at the end.
      case redirect(String)
      /// An answer that says no.
      case refuse(Refusal)

      /// Whether the one who asked showed the token.
      var isTrusting: Bool {
        if case .refuse = self { false } else { true }
      }
    }

    /// Why a request gets nothing.
    enum Refusal: Sendable, Equatable {
      case host, token, origin, method, notFound, upgradeRequired, badUpgrade, badRequest, tooLarge
    }

    /// Decides about one request.
    func evaluate(_ request: Request) -> Decision {
      guard request.hosts.count == 1, let host = request.hosts.first, allows(host: host) else {
        return .refuse(.host)
      }
      let path = request.target.prefix { $0 != "?" && $0 != "#" }
      let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count >= 2, parts[0].isEmpty, token.matches(parts[1]) else {
        return .refuse(.token)
      }
      guard request.method == "GET" else { return .refuse(.method) }
      guard parts.count == 3 else { return .redirect("/\(token.text)/") }
      return resource(String(parts[2]), host: host, request)
    }

    private func resource(_ name: String, host: String, _ request: Request) -> Decision {
      if name == "socket" {
        guard request.upgrades.contains(where: { $0.lowercased() == "websocket" }) else {
          return .refuse(.upgradeRequired)
        }
        let own = ["http://\(host)", "https://\(host)"].map { $0.lowercased() }
        guard request.origins.count == 1, own.contains(request.origins[0].lowercased()) else {
          return .refuse(.origin)
        }
        guard request.connections.contains(where: { $0.lowercased() == "upgrade" }) else {
          return .refuse(.badUpgrade)
        }
        return .socket
      }
      if name.hasPrefix("image/") {
        let number = name.dropFirst("image/".count)
        guard let id = Int(number) else { return .refuse(.notFound) }
        return .image(id)
      }
      return .file(name.isEmpty ? "index.html" : name, host: host)
    }

    /// True when the name in a `Host` value is one of ours; the port may be any, for it may have
    /// been forwarded.
    private func allows(host: String) -> Bool {
      var name = Substring(host)
      if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
        let port = host[host.index(after: colon)...]
        guard (1...5).contains(port.count), port.allSatisfy({ $0.isASCII && $0.isNumber }) else {
          return false
        }
        name = host[..<colon]
      }
      return hostNames.contains(name.lowercased())
    }
  }
#endif

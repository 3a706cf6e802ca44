// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Decides what a request gets, by its head.
  struct AccessPolicy: Sendable {
    /// Names that always mean this machine.
    static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    /// Seconds for which a browser keeps the cookie of a token that lasts: a year.
    static let cookieSeconds = 31_536_000

    /// The secrets that let somebody in.
    let keys: AccessKeys
    /// Names allowed in `Host`, in lower case.
    let hostNames: Set<String>
    /// Whether connections are secured: the cookie goes over no other then.
    let isSecured: Bool

    /// Allows the loopback names and `extraNames`.
    init(keys: AccessKeys, extraNames: Set<String>, isSecured: Bool) {
      self.keys = keys
      self.isSecured = isSecured
      hostNames = Self.loopbackNames.union(extraNames.map { $0.lowercased() })
    }

    /// What a request gets.
    enum Decision: Sendable, Equatable {
      /// A file of the page; the host is the one that `Host` named.
      case file(String, host: String)
      /// An image of the application.
      case image(Int)
      /// A file that may be dropped outside the page, by its key.
      case dragged(String)
      /// The socket.
      case socket
      /// The page's own address, which holds no secret, and for a token the cookie.
      case enter(String, cookie: String?)
      /// An answer that has the browser ask again, of its own accord: it kept the cookie back, because
      /// another site led it here.
      case detour(String)
      /// An answer that says no.
      case refuse(Refusal)

      /// Whether the one who asked showed a secret.
      var isTrusting: Bool {
        switch self {
        case .file, .image, .dragged, .socket, .enter: true
        case .detour, .refuse: false
        }
      }
    }

    /// Why a request gets nothing.
    enum Refusal: Sendable, Equatable {
      case host, token, usedToken, speculative, origin, method, notFound, upgradeRequired
      case badUpgrade, badRequest, unsecured, tooLarge
    }

    /// Decides about one request; a token that it shows may be used then.
    func evaluate(_ request: AccessRequest) -> Decision {
      guard request.hosts.count == 1, let host = request.hosts.first, let port = port(of: host)
      else { return .refuse(.host) }
      // Nobody asked yet who sees the answer: it must cost no token and open no socket.
      guard !request.isSpeculative else { return .refuse(.speculative) }
      let path = request.target.prefix { $0 != "?" && $0 != "#" }
      guard path.first == "/" else { return .refuse(.token) }
      let name = path.dropFirst()
      let cookieName = port.isEmpty ? "responder" : "responder-\(port)"
      let isKnown =
        request.cookies(named: cookieName).contains { keys.pass.matches($0) }
        || request.bearers.contains { keys.isUnused($0) }
      let word = name.hasSuffix("/") ? name.dropLast() : name
      if word.utf8.count == LaunchToken.length, !word.contains("/") {
        return address(word, cookieName: cookieName, isKnown: isKnown, request)
      }
      guard isKnown else { return stranger(at: name, request) }
      guard request.method == "GET" else { return .refuse(.method) }
      return resource(String(name), host: host, request)
    }

    /// The address that was printed, or one that looks like it.
    private func address(
      _ word: Substring, cookieName: String, isKnown: Bool, _ request: AccessRequest
    ) -> Decision {
      guard isKnown || keys.isToken(word) else { return stranger(at: word, request) }
      guard request.method == "GET" else { return .refuse(.method) }
      let page = request.isView ? "/?view" : "/"
      if isKnown { return .enter(page, cookie: nil) }
      guard request.isNavigation else { return .refuse(.speculative) }
      switch keys.exchange(word) {
      case .admitted:
        let secure = isSecured ? "; Secure" : ""
        let lifetime = keys.isLasting ? "; Max-Age=\(Self.cookieSeconds)" : ""
        let cookie =
          "\(cookieName)=\(keys.pass.text); Path=/; HttpOnly; SameSite=Strict\(secure)\(lifetime)"
        return .enter(page, cookie: cookie)
      case .used: return request.isLed ? .detour(page) : .refuse(.usedToken)
      case .unknown: return stranger(at: word, request)
      }
    }

    /// Somebody who shows nothing; a browser that was led here may only have kept it back.
    private func stranger(at name: Substring, _ request: AccessRequest) -> Decision {
      // Who does not say what led here goes on from the start alone: where that leads to there is a
      // page or the refusal, and no way round again.
      let mayBeLed = request.isLed || (name.isEmpty && request.isUnexplained)
      guard mayBeLed, request.isNavigation, request.method == "GET" else {
        return .refuse(.token)
      }
      // Never the address itself: a browser takes that for a reload, with what kept the cookie back.
      let other =
        switch name {
        case "": PageFile.start
        case "inspector": "inspector.html"
        case "inspector.html": "inspector"
        default: ""
        }
      return .detour("/" + other + (request.isView ? "?view" : ""))
    }

    private func resource(_ name: String, host: String, _ request: AccessRequest) -> Decision {
      if name == "socket" {
        guard request.upgrades.contains(where: { $0.lowercased() == "websocket" }) else {
          return .refuse(.upgradeRequired)
        }
        // What ends TLS in front of a plain server leaves the page its own scheme.
        let schemes = isSecured ? ["https"] : ["http", "https"]
        let own = schemes.map { "\($0)://\(host)".lowercased() }
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
      if name.hasPrefix("dragged/") { return .dragged(String(name.dropFirst("dragged/".count))) }
      return .file(name.isEmpty ? PageFile.start : name, host: host)
    }

    /// The port in a `Host` value whose name is one of ours, empty without one; nil for another name.
    ///
    /// It may be any, for it may have been forwarded.
    private func port(of host: String) -> Substring? {
      var (name, port) = (Substring(host), Substring())
      if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
        port = host[host.index(after: colon)...]
        guard (1...5).contains(port.count), port.allSatisfy({ $0.isASCII && $0.isNumber }) else {
          return nil
        }
        name = host[..<colon]
      }
      return hostNames.contains(name.lowercased()) ? port : nil
    }
  }
#endif

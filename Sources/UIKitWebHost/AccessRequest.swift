// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import NIOHTTP1

  /// The parts of a request's head by which it is judged.
  struct AccessRequest: Sendable {
    var method: String
    var target: String
    /// The values of `Host`; a proper request has exactly one.
    var hosts: [String]
    var origins: [String]
    var upgrades: [String]
    var connections: [String]
    /// The values of `Cookie`, each with all that a browser sends.
    var cookies: [String]
    var authorizations: [String]
    /// Why a browser asks before somebody wants to see the answer.
    var purposes: [String]
    /// `Sec-Fetch-Site` and `Sec-Fetch-Mode`, which browsers send and pages cannot change.
    var sites: [String]
    var modes: [String]
    /// The types that are wanted, each with its weight.
    var accepts: [String]

    /// Takes what matters from a request head.
    init(_ head: HTTPRequestHead) {
      method = head.method.rawValue
      target = head.uri
      hosts = head.headers["host"]
      origins = head.headers["origin"]
      upgrades = head.headers[canonicalForm: "upgrade"].map(String.init)
      connections = head.headers[canonicalForm: "connection"].map(String.init)
      cookies = head.headers["cookie"]
      authorizations = head.headers["authorization"]
      purposes = head.headers["sec-purpose"] + head.headers["purpose"] + head.headers["x-moz"]
      sites = head.headers["sec-fetch-site"]
      modes = head.headers["sec-fetch-mode"]
      accepts = head.headers[canonicalForm: "accept"].map(String.init)
    }

    /// Whether the address is of a page that only watches.
    var isView: Bool {
      let query = target.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
      return query.split(separator: "&").contains { $0 == "view" || $0.hasPrefix("view=") }
    }

    /// Whether a browser asks in advance, for a page that somebody may want to see.
    var isSpeculative: Bool { purposes.contains { $0.lowercased().contains("prefetch") } }

    /// Whether somebody wants to see the answer as a page; who does not say is believed.
    var isNavigation: Bool { modes.allSatisfy { $0 == "navigate" } }

    /// Whether a page of another site led the browser here, which keeps cookies back then.
    var isLed: Bool { sites.contains("cross-site") }

    /// Whether a browser, as it seems, wants a page and does not say what led it here; over plain
    /// http from another machine none does.
    var isUnexplained: Bool {
      sites.isEmpty && accepts.contains { $0.prefix { $0 != ";" }.lowercased() == "text/html" }
    }

    /// What the cookies of a name hold.
    func cookies(named name: String) -> [Substring] {
      cookies.flatMap { $0.split(separator: ";") }.compactMap { cookie in
        let pair = cookie.drop { $0 == " " }
        guard pair.hasPrefix(name + "=") else { return nil }
        return pair.dropFirst(name.count + 1)
      }
    }

    /// The tokens that a script shows in place of a cookie.
    var bearers: [Substring] {
      authorizations.compactMap { value in
        let words = value.split(separator: " ")
        return words.count == 2 && words[0].lowercased() == "bearer" ? words[1] : nil
      }
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @MainActor
  @Suite("Cookies: an address that lets in one browser", .serialized, .timeLimit(.minutes(30)))
  struct CookieTests {
    /// What a browser asks for, with headers besides `Host`.
    private func visit(
      _ launch: Launch, _ path: String, _ headers: [String] = [], host: String? = nil,
      method: String = "GET"
    ) async throws -> String {
      let lines =
        ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(launch.port)")"] + headers
      return try await RawClient.ask(launch.port, lines.joined(separator: "\r\n") + "\r\n\r\n")
    }

    /// The path of an address that was told.
    private func path(_ url: URL) -> String {
      "/\(url.path.replacingOccurrences(of: "/", with: ""))/"
    }

    /// What an answer says under a name, or nil.
    private func header(_ name: String, of answer: String) -> String? {
      answer.components(separatedBy: "\r\n").first { $0.hasPrefix(name + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }

    /// The number of an answer, and where it sends the browser.
    private func outcome(_ answer: String) -> String {
      let status = answer.split(separator: " ").dropFirst().first ?? ""
      let place = answer.components(separatedBy: "content=\"0; url=").dropFirst().first?
        .prefix { $0 != "\"" }
      return place.map { "\(status) \($0)" } ?? String(status)
    }

    /// The cookie that a browser gets at the address, as it sends it back.
    private func cookie(_ launch: Launch, host: String? = nil) async throws -> String {
      let answer = try await visit(launch, "/\(launch.token)/", host: host)
      return try #require(
        header("Set-Cookie", of: answer)?.components(separatedBy: "; ").first)
    }

    @Test func `the address gives a cookie, which is all that is shown from then on`() async throws
    {
      let launch = try Launch()
      let entered = try await visit(launch, "/\(launch.token)/")
      #expect(outcome(entered) == "303" && header("Location", of: entered) == "/")
      let parts = try #require(header("Set-Cookie", of: entered)).components(separatedBy: "; ")
      #expect(parts.dropFirst() == ["Path=/", "HttpOnly", "SameSite=Strict"])
      #expect(parts[0].hasPrefix("responder-\(launch.port)="))
      #expect(!parts[0].contains(launch.token))
      let shown = ["Cookie: \(parts[0])"]
      for path in ["/", "/icon.svg", "/manifest.webmanifest"] {
        #expect(outcome(try await visit(launch, path, shown)) == "200")
        #expect(outcome(try await visit(launch, path)) == "403")
      }
      let again = try await visit(launch, "/\(launch.token)/", shown)
      #expect(outcome(again) == "303" && header("Set-Cookie", of: again) == nil)
      let (port, token) = (launch.port, launch.token)
      let handshake = SocketClient.handshake(port: port, token: token)
      let head = try await elsewhere {
        let client = try RawClient(port: port)
        client.send(handshake.replacing("Authorization: Bearer \(token)", with: shown[0]))
        return try client.readHead()
      }
      #expect(outcome(head) == "101")
      #expect(outcome(try await RawClient.ask(port, handshake)) == "403")
    }

    @Test func `who keeps the connection asks for the page on it, and for nothing after that`()
      async throws
    {
      let launch = try Launch()
      let (port, token) = (launch.port, launch.token)
      let lines = "Host: 127.0.0.1:\(port)\r\nConnection: keep-alive\r\n"
      let client = try await elsewhere { try RawClient(port: port) }
      let entered = try await elsewhere {
        client.send("GET /\(token)/ HTTP/1.1\r\n\(lines)\r\n")
        let head = try client.readHead()
        return (head, String(decoding: try client.read("See /\n".utf8.count), as: UTF8.self))
      }
      #expect(outcome(entered.0) == "303" && entered.1 == "See /\n")
      #expect(header("Connection", of: entered.0) == "keep-alive")
      let shown = try #require(
        header("Set-Cookie", of: entered.0)?.components(separatedBy: "; ").first)
      let page = try await elsewhere {
        client.send("GET / HTTP/1.1\r\n\(lines)Cookie: \(shown)\r\n\r\n")
        return try client.readAll()
      }
      #expect(outcome(page) == "200" && header("Connection", of: page) == "close")
      let twice = try await elsewhere {
        let client = try RawClient(port: port)
        let again = "GET /\(token)/ HTTP/1.1\r\n\(lines)Cookie: \(shown)\r\n\r\n"
        client.send(again + again)
        return try client.readAll()
      }
      let answers = twice.components(separatedBy: "HTTP/1.1 ").dropFirst().map {
        "\($0.prefix(3)) \(header("Connection", of: $0) ?? "")"
      }
      #expect(answers == ["303 keep-alive", "303 close"])
    }

    @Test(arguments: [
      ("?view", "/?view"), ("?view=1", "/?view"), ("?a&view", "/?view"),
      ("?viewer", "/"), ("?a=view", "/"),
    ])
    func `the address of a page that watches leads to one that does`(
      query: String, place: String
    ) async throws {
      let launch = try Launch()
      let entered = try await visit(launch, "/\(launch.token)/\(query)")
      #expect(header("Location", of: entered) == place)
    }

    @Test func `who comes with a used token gets nothing, and the application another address`()
      async throws
    {
      let launch = try Launch()
      var told: [URL] = []
      launch.host.onNewAddress = { told.append($0) }
      let first = launch.host.url
      #expect(outcome(try await visit(launch, path(first))) == "303")
      #expect(launch.host.url == first && told == [])
      let refused = try await visit(launch, path(first))
      #expect(outcome(refused) == "410")
      #expect(refused.contains("The application has printed another"))
      #expect(header("Content-Type", of: refused) == "text/html; charset=utf-8")
      #expect(refused.contains(#"<meta name="viewport" content="width=device-width">"#))
      try await eventually { !told.isEmpty }
      let second = launch.host.url
      #expect(second != first)
      #expect(outcome(try await visit(launch, path(first))) == "403")
      #expect(outcome(try await visit(launch, path(second))) == "303")
      #expect(outcome(try await visit(launch, path(second))) == "410")
      try await eventually { told.count > 1 }
      #expect(told == [second, launch.host.url])
    }

    @Test func `what is fetched in advance, or for no page, costs no token`() async throws {
      let launch = try Launch()
      let cases: [(header: String, method: String, outcome: String)] = [
        ("Sec-Purpose: prefetch;prerender", "GET", "503"), ("Purpose: prefetch", "GET", "503"),
        ("X-Moz: prefetch", "GET", "503"), ("Sec-Fetch-Mode: no-cors", "GET", "503"),
        ("Accept: */*", "HEAD", "405"), ("Accept: */*", "POST", "405"),
      ]
      for one in cases {
        let answer = try await visit(
          launch, "/\(launch.token)/", [one.header], method: one.method)
        #expect(outcome(answer) == one.outcome, "\(one.method), \(one.header)")
        #expect(header("Set-Cookie", of: answer) == nil)
      }
      let shown = ["Cookie: \(try await cookie(launch))"]
      let early = try await visit(launch, "/", shown + ["Sec-Purpose: prefetch"])
      #expect(outcome(early) == "503")
      #expect(outcome(try await visit(launch, "/", shown)) == "200")
    }

    @Test func `a browser that another site led here asks again of its own accord`() async throws {
      let launch = try Launch()
      let led = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"]
      let address = "/\(launch.token)/"
      let unknown = "/\(String(launch.token.reversed()))/"
      let cases: [(path: String, headers: [String], outcome: String)] = [
        ("/", led, "403 /index.html"), ("/index.html", led, "403 /"), (unknown, led, "403 /"),
        ("/inspector", led, "403 /inspector.html"), ("/inspector.html", led, "403 /inspector"),
        ("/main.js", ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: cors"], "403"),
        ("/", ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: navigate"], "403"),
        (address, led, "303"), (address, led, "403 /"),
      ]
      for one in cases {
        let answer = try await visit(launch, one.path, one.headers)
        #expect(outcome(answer) == one.outcome, "\(one.path), \(one.headers)")
        #expect(answer.contains("sandbox") == (one.outcome == "403" || one.outcome == "303"))
      }
    }

    @Test func `a browser that does not say what led it here asks for the page once more`()
      async throws
    {
      let launch = try Launch()
      let page = "Accept: text/html,application/xhtml+xml,*/*;q=0.8"
      let unknown = "/\(String(launch.token.reversed()))/"
      let cases: [(path: String, headers: [String], outcome: String)] = [
        ("/", [page], "403 /index.html"), ("/?view", [page], "403 /index.html?view"),
        ("/", ["Accept: image/png, TEXT/HTML;q=0.5"], "403 /index.html"),
        ("/index.html", [page], "403"), ("/inspector", [page], "403"), (unknown, [page], "403"),
        ("/", [], "403"), ("/", ["Accept: */*"], "403"), ("/", ["Accept: text/html2"], "403"),
        ("/", [page, "Sec-Fetch-Site: none"], "403"),
        ("/", [page, "Sec-Fetch-Mode: no-cors"], "403"), ("/?view", ["Accept: */*"], "403"),
      ]
      for one in cases {
        #expect(
          outcome(try await visit(launch, one.path, one.headers)) == one.outcome,
          "\(one.path), \(one.headers)")
      }
      #expect(outcome(try await visit(launch, "/", [page], method: "POST")) == "403")
      let shown = ["Cookie: \(try await cookie(launch))", page]
      #expect(outcome(try await visit(launch, "/index.html", shown)) == "200")
    }

    @Test func `a cookie is of the port that the browser named, and found among others`()
      async throws
    {
      let forwarded = try Launch()
      #expect(try await cookie(forwarded, host: "localhost:99").hasPrefix("responder-99="))
      let plain = try Launch()
      #expect(try await cookie(plain, host: "localhost").hasPrefix("responder="))
      let launch = try Launch()
      let own = try await cookie(launch)
      let cases = [
        ("a=b; responder-1=c; \(own)", "200"), ("\(own.dropLast()); \(own); d", "200"),
        ("x\(own)", "403"), ("\(own)0", "403"), (String(own.dropLast(32)), "403"), ("", "403"),
      ]
      for (value, expected) in cases {
        let answer = try await visit(launch, "/", ["Cookie: \(value)"])
        #expect(outcome(answer) == expected, "\(value)")
      }
      #expect(outcome(try await visit(launch, "/", ["Cookie: \(own)"], host: "[::1]:1")) == "403")
    }

    @Test func `the address of a token file lets in any browser, which comes back after a launch`()
      async throws
    {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("cookie-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      let first = try Launch { $0.tokenFile = file.path }
      let address = "/\(first.token)/"
      let entered = try await visit(first, address, host: "localhost:99")
      #expect(header("Set-Cookie", of: entered)?.hasSuffix("; Max-Age=31536000") == true)
      #expect(outcome(try await visit(first, address)) == "303")
      let shown = ["Cookie: \(try await cookie(first, host: "localhost:99"))"]
      first.host.stop()
      let second = try Launch { $0.tokenFile = file.path }
      #expect(outcome(try await visit(second, "/", shown, host: "localhost:99")) == "200")
      #expect(outcome(try await visit(second, "/", host: "localhost:99")) == "403")
    }
  }
#endif

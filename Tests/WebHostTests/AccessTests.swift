// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("Access: who gets an answer", .serialized, .timeLimit(.minutes(30)))
  struct AccessTests {
    /// What a script asks for that has the token.
    private func get(
      _ launch: Launch, _ path: String, host: String? = nil, method: String = "GET",
      token: String? = nil
    ) -> String {
      "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(launch.port)")\r\n"
        + "Authorization: Bearer \(token ?? launch.token)\r\n\r\n"
    }

    @Test func `the page is served to who has the token`() async throws {
      let launch = try Launch()
      let answer = try await RawClient.ask(launch.port, get(launch, "/"))
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("<div id=\"glass\" aria-hidden=\"true\">"))
      #expect(answer.contains("default-src 'none'; script-src 'sha256-"))
      #expect(answer.contains("X-Content-Type-Options: nosniff"))
    }

    @Test(arguments: ["", "index.html", "icon.svg"])
    func `every file of the page is served`(name: String) async throws {
      let launch = try Launch()
      let answer = try await RawClient.ask(launch.port, get(launch, "/\(name)"))
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains(name == "icon.svg" ? "<svg" : "<div id=\"screen\">"))
    }

    @Test func `wrong paths, names and methods are refused with a status that says which`()
      async throws
    {
      let launch = try Launch()
      let token = launch.token
      let other = String(token.reversed())
      let requests: [(request: String, status: String)] = [
        (get(launch, "/", token: other), "403"), (get(launch, "/main.js", token: other), "403"),
        (get(launch, "/", token: String(token.dropLast())), "403"),
        (get(launch, "/", token: token + "x"), "403"),
        (get(launch, "/\(other)/", token: other), "403"),
        (get(launch, "/\(token)/main.js", token: other), "403"),
        (get(launch, "//\(token)/", token: other), "403"), (get(launch, "page.css"), "400"),
        (get(launch, "/", host: "evil.example"), "403"),
        (get(launch, "/", host: "localhost.evil.example:80"), "403"),
        (get(launch, "/", host: "localhost:80:80"), "403"),
        ("GET /\(token)/ HTTP/1.0\r\n\r\n", "403"),
        (get(launch, "/main.js"), "404"), (get(launch, "/image/9"), "404"),
        (get(launch, "/image/x"), "404"), (get(launch, "/../page.css"), "404"),
        (get(launch, "/", method: "POST"), "405"), (get(launch, "/", method: "HEAD"), "405"),
        (get(launch, "/socket"), "426"), (get(launch, "/\(token)"), "303"),
        ("nonsense\r\n\r\n", "400"),
      ]
      for (request, status) in requests {
        let answer = try await RawClient.ask(launch.port, request)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request) → \(answer.prefix(60))")
      }
      try await launch.expectUnharmed()
    }

    @Test(arguments: ["localhost:1", "LOCALHOST", "[::1]:8765", "127.0.0.1", "kiosk.example:99"])
    func `loopback names and configured ones are answered on any port`(host: String) async throws {
      let launch = try Launch { $0.hostNames = ["Kiosk.example"] }
      let answer = try await RawClient.ask(launch.port, get(launch, "/", host: host))
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `a handshake needs token, Host, Origin and the headers of WebSocket`() async throws {
      let launch = try Launch()
      let (port, token) = (launch.port, launch.token)
      func shake(_ without: Set<String> = [], _ replacing: [String: String] = [:]) -> String {
        SocketClient.handshake(port: port, token: token, without: without, replacing: replacing)
      }
      let refused: [(request: String, status: String)] = [
        (shake(["Host"]), "403"), (shake([], ["Host": "evil.example"]), "403"),
        (shake(["Origin"]), "403"), (shake([], ["Origin": "http://evil.example"]), "403"),
        (shake([], ["Origin": "null"]), "403"),
        (shake([], ["Origin": "http://127.0.0.1:\(port + 1)"]), "403"),
        (shake(["Upgrade"]), "426"), (shake(["Sec-WebSocket-Key"]), "400"),
        (shake([], ["Sec-WebSocket-Version": "8"]), "400"), (shake(["Connection"]), "400"),
        (SocketClient.handshake(port: port, token: String(token.reversed())), "403"),
      ]
      for (request, status) in refused {
        let answer = try await RawClient.ask(port, request)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request) → \(answer.prefix(60))")
      }
      #expect(launch.recorder.lines == [])
      try await launch.expectUnharmed()
    }

    @Test(arguments: [20_000, 4_000_000])
    func `a head that is too large is cut`(size: Int) async throws {
      let launch = try Launch()
      let long = String(repeating: "a", count: size)
      for request in ["GET /\(long) HTTP/1.1\r\n", "GET / HTTP/1.1\r\nX: \(long)\r\n\r\n"] {
        let answer = try await RawClient.ask(launch.port, request)
        // A peer that is still sending may see a reset instead of the answer.
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 431 "))
      }
      try await launch.expectUnharmed()
    }

    @Test func `a request that never ends is cut after the deadline`() async throws {
      let launch = try Launch { $0.limits.handshakeSeconds = 0.1 }
      let answer = try await RawClient.ask(launch.port, "GET / HTTP/1.1\r\nHost: 127")
      #expect(answer == "")
      #expect(try await RawClient.ask(launch.port, "") == "")
    }

    @Test func `connections beyond the limit are closed, and count no more when they end`()
      async throws
    {
      let launch = try Launch { $0.limits.connections = 1 }
      let port = launch.port
      let page = try await launch.page()
      #expect(try await RawClient.ask(port, get(launch, "/")) == "")
      page.raw.hangUp()
      var answer = ""
      while answer.isEmpty {
        answer = try await RawClient.ask(port, get(launch, "/"))
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `connections that ask for nothing keep nobody out, and pages stay`() async throws {
      let launch = try Launch { $0.limits.connections = 3 }
      let port = launch.port
      let page = try await launch.page()
      let crowd = try await elsewhere { try (0..<9).map { _ in try RawClient(port: port) } }
      let answer = try await RawClient.ask(port, get(launch, "/"))
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
      #expect(launch.host.isShown)
      withExtendedLifetime((page, crowd)) {}
    }

    @Test func `the page is told what it is called, and may ask for nothing that it does not use`()
      async throws
    {
      let launch = try Launch { $0.title = "A \"quoted\" name" }
      let page = try await RawClient.ask(launch.port, get(launch, "/"))
      #expect(page.contains("Cross-Origin-Opener-Policy: same-origin\r\n"))
      #expect(page.contains("Permissions-Policy: camera=(), microphone=()"))
      #expect(page.contains("require-trusted-types-for 'script'"))
      let manifest = try await RawClient.ask(
        launch.port, get(launch, "/manifest.webmanifest"))
      #expect(manifest.contains("Content-Type: application/manifest+json\r\n"))
      let json = try #require(manifest.components(separatedBy: "\r\n\r\n").last)
      let members = try #require(
        JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(members["name"] as? String == "A \"quoted\" name")
      #expect(members["start_url"] as? String == ".")
      #expect(members["display"] as? String == "standalone")
    }

    @Test func `an image is served while a layer shows it`() async throws {
      let launch = try Launch()
      let page = try await launch.page()
      let image = ImageResource(id: 7, mediaType: "image/png", data: Data("pixels".utf8))
      let layer = LayerID(rawValue: 1)
      launch.host.show(
        LayerCommit(number: 1, changes: [layer: LayerChange(content: .image(image, frame: .zero))]))
      let request = get(launch, "/image/7")
      let shown = try await RawClient.ask(launch.port, request)
      #expect(shown.hasPrefix("HTTP/1.1 200 ") && shown.hasSuffix("\r\n\r\npixels"))
      #expect(shown.contains("Content-Type: image/png\r\n"))
      launch.host.show(LayerCommit(number: 2, removed: [layer]))
      #expect(try await RawClient.ask(launch.port, request).hasPrefix("HTTP/1.1 404 "))
      withExtendedLifetime(page) {}
    }

    @Test func `a port that is taken is a clear error, or another port when none was asked for`()
      async throws
    {
      let first = try Launch()
      #expect(throws: WebHostError.self) { try Launch { $0.port = first.port } }
      let second = try Launch { $0.port = nil }
      let third = try Launch { $0.port = nil }
      #expect(second.port != third.port)
    }

    @Test func `tokens differ and are compared as a whole`() {
      let token = LaunchToken()
      #expect(token.text.count == 32 && token.text != LaunchToken().text)
      #expect(token.matches(token.text))
      #expect(!token.matches(token.text.dropLast()) && !token.matches(""))
      #expect(!token.matches(token.text.uppercased() + " "))
    }
  }
#endif

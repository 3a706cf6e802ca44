// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import Foundation
  import NIOSSL
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @MainActor
  @Suite("TLS: the page for other devices", .serialized, .timeLimit(.minutes(30)))
  struct SecureTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("secure-\(UUID().uuidString)").path

    /// An application that listens at every address, with a certificate of its own.
    private func launch(_ change: (inout WebHostOptions) -> Void = { _ in }) throws -> Launch {
      try Launch {
        $0.address = "0.0.0.0"
        $0.certificateFolder = folder
        change(&$0)
      }
    }

    /// What a browser gets that trusts the certificate.
    private func visit(
      _ launch: Launch, _ path: String, _ headers: [String] = [], host: String? = nil,
      name: String? = nil
    ) async throws -> String {
      let lines = ["GET \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(launch.port)")"] + headers
      return try await ask(launch, lines.joined(separator: "\r\n") + "\r\n\r\n", name: name)
    }

    private func ask(
      _ launch: Launch, _ request: String, name: String? = nil, until end: String? = nil
    ) async throws -> String {
      let own = try NIOSSLCertificate.fromPEMFile(folder + "/certificate.pem")
      return try await SecureClient.ask(
        launch.port, request, trusting: own, name: name, until: end)
    }

    private func clean() throws { try FileManager.default.removeItem(atPath: folder) }

    @Test func `the page is served over TLS, and its cookie goes over nothing else`() async throws {
      let launch = try launch()
      #expect(launch.host.url.scheme == "https")
      let entered = try await visit(launch, "/\(launch.token)/")
      #expect(entered.hasPrefix("HTTP/1.1 303 "))
      #expect(!entered.contains("Strict-Transport-Security"))
      let line = try #require(
        entered.components(separatedBy: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
      let parts = line.dropFirst("Set-Cookie: ".count).components(separatedBy: "; ")
      #expect(parts.dropFirst() == ["Path=/", "HttpOnly", "SameSite=Strict", "Secure"])
      let page = try await visit(launch, "/", ["Cookie: \(parts[0])"])
      #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains("<div id=\"glass\""))
      #expect(launch.host.anomalies == [:])
      try clean()
    }

    @Test func `the socket is open to the page that came over TLS alone`() async throws {
      let launch = try launch()
      let (port, token) = (launch.port, launch.token)
      let own = SocketClient.handshake(
        port: port, token: token, replacing: ["Origin": "https://127.0.0.1:\(port)"])
      #expect(try await ask(launch, own, until: "\r\n\r\n").hasPrefix("HTTP/1.1 101 "))
      let other = SocketClient.handshake(port: port, token: token)
      #expect(try await ask(launch, other).hasPrefix("HTTP/1.1 403 "))
      try clean()
    }

    @Test func `names that were asked for are answered, and no others`() async throws {
      let launch = try launch { $0.hostNames = ["Kiosk.example"] }
      let bearer = ["Authorization: Bearer \(launch.token)"]
      let told = try #require(launch.host.url.host)
      for host in [told, "kiosk.example:99", "localhost", "127.0.0.1:\(launch.port)"] {
        let answer = try await visit(launch, "/", bearer, host: host)
        #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(host)")
      }
      for host in ["evil.example", "0.0.0.0", "0.0.0.0:\(launch.port)", "192.0.2.1"] {
        let answer = try await visit(launch, "/", bearer, host: host)
        #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(host)")
      }
      for name in ["kiosk.example", "localhost"] {
        let answer = try await visit(launch, "/", bearer, host: name, name: name)
        #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(name)")
      }
      try clean()
    }

    @Test func `a request without TLS is told that it is wanted, and counted`() async throws {
      let launch = try launch()
      let request = "GET /\(launch.token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(launch.port)\r\n\r\n"
      let answer = try await RawClient.ask(launch.port, request)
      #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
      #expect(answer.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
      #expect(answer.hasSuffix("<p>This server speaks TLS: open the address with https.\n"))
      #expect(!answer.contains("Set-Cookie"))
      try await eventually { launch.host.anomalies == [.unsecuredRequest: 1] }
      // The token still serves.
      #expect(try await visit(launch, "/\(launch.token)/").hasPrefix("HTTP/1.1 303 "))
      try clean()
    }

    @Test func `a handshake that fails is counted, and harms nobody`() async throws {
      let launch = try launch()
      let port = launch.port
      // A message of a handshake that there is none of, in a record as it should be.
      try await elsewhere {
        let client = try RawClient(port: port)
        client.send([22, 3, 1, 0, 5, 0x68, 0, 0, 1, 0])
        _ = try client.readAll()
      }
      try await eventually { launch.host.anomalies == [.failedHandshake: 1] }
      let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      await #expect(throws: NIOSSLError.self) {
        _ = try await SecureClient.ask(port, request, trusting: [])
      }
      try await eventually { launch.host.anomalies == [.failedHandshake: 2] }
      #expect(try await visit(launch, "/\(launch.token)/").hasPrefix("HTTP/1.1 303 "))
      try clean()
    }

    @Test func `who says nothing, or begins and goes on no further, is cut after the deadline`()
      async throws
    {
      let launch = try launch { $0.limits.handshakeSeconds = 0.1 }
      let port = launch.port
      for bytes: [UInt8] in [[], [22], [22, 3, 1, 0, 5, 1]] {
        let answer = try await elsewhere {
          let client = try RawClient(port: port)
          client.send(bytes)
          return try client.readAll()
        }
        #expect(answer == "", "\(bytes)")
      }
      #expect(launch.host.anomalies == [:])
      try clean()
    }

    @Test func `files that were named are used at any address`() async throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let own = try OwnCertificate(for: [], at: Date()).pem()
      // Each part is found among others.
      try own.write(toFile: folder + "/certificate.pem", atomically: true, encoding: .utf8)
      let launch = try launch {
        $0.address = "127.0.0.1"
        $0.certificateFile = folder + "/certificate.pem"
        $0.keyFile = folder + "/certificate.pem"
      }
      #expect(launch.host.url.absoluteString.hasPrefix("https://127.0.0.1:\(launch.port)/"))
      #expect(try await visit(launch, "/\(launch.token)/").hasPrefix("HTTP/1.1 303 "))
      try clean()
    }
  }
#endif

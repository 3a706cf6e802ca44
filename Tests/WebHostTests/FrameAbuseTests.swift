// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @MainActor
  @Suite("Frames that no browser sends", .serialized, .timeLimit(.minutes(30)))
  struct FrameAbuseTests {
    private func code(after bytes: [UInt8], _ launch: Launch) async throws -> Int {
      let client = try await launch.page()
      return try await elsewhere {
        client.raw.send(bytes)
        return try client.closeCode()
      }
    }

    @Test func `each breach of the protocol closes the socket with its code`() async throws {
      let launch = try Launch {
        $0.limits.messageBytes = 1000
        $0.limits.fragments = 4
      }
      let half = [UInt8](repeating: 0x20, count: 600)
      let text = Array("{}".utf8)
      func part(_ bytes: [UInt8], _ opcode: UInt8, last: Bool = false) -> [UInt8] {
        SocketClient.frame(bytes, opcode: opcode, isFinal: last)
      }
      let cases: [(name: String, bytes: [UInt8], code: Int)] = [
        ("unmasked", SocketClient.frame(text, isMasked: false), 1002),
        ("reserved bit", SocketClient.frame(text, reserved: 0x40), 1002),
        ("reserved opcode", SocketClient.frame(text, opcode: 3), 1002),
        ("reserved control opcode", SocketClient.frame([], opcode: 11), 1002),
        ("orphan continuation", part(text, 0, last: true), 1002),
        ("new message inside another", part(text, 1) + part(text, 1), 1002),
        ("fragmented ping", part([], 9), 1002),
        ("long ping", SocketClient.frame([UInt8](repeating: 0, count: 126), opcode: 9), 1002),
        ("binary", SocketClient.frame(text, opcode: 2), 1003),
        ("invalid text", SocketClient.frame([0x22, 0xC0, 0xAF, 0x22]), 1007),
        ("overlong frame", SocketClient.frame([], announcing: 1001), 1009),
        ("absurd frame", SocketClient.frame([], announcing: 1 << 40), 1009),
        ("overlong message", part(half, 1) + part(half, 0), 1009),
        (
          "too many parts", part([], 1) + part([], 0) + part([], 0) + part([], 0) + part([], 0),
          1009
        ),
        ("close", SocketClient.frame([3, 232], opcode: 8), 1001),
      ]
      for one in cases {
        let code = try await code(after: one.bytes, launch)
        #expect(code == one.code, "\(one.name)")
      }
      try await launch.expectUnharmed()
    }

    @Test func `parts of a message become one, pings between them are answered`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      let message = Array(contact(1, "began", 1, 2).utf8)
      let pong = try await elsewhere {
        client.raw.send(SocketClient.frame(Array(message.prefix(10)), isFinal: false))
        client.raw.send(SocketClient.frame([1, 2], opcode: 9))
        client.raw.send(SocketClient.frame(Array(message.dropFirst(10)), opcode: 0))
        while true {
          let frame = try client.next()
          if case .text = frame { continue }
          return frame
        }
      }
      #expect(pong == .other(10))
      try await launch.recorder.wait(for: "began 1 1.0,2.0")
    }

    @Test func `a socket without a hello is closed after the deadline`() async throws {
      let launch = try Launch { $0.limits.handshakeSeconds = 0.1 }
      let (port, token) = (launch.port, launch.token)
      let code = try await elsewhere { try SocketClient(port: port, token: token).closeCode() }
      #expect(code == 4002)
      #expect(launch.recorder.lines == [])
    }

    @Test func `a page that gives no sign of life is gone`() async throws {
      let launch = try Launch {
        $0.limits.pingSeconds = 0.05
        $0.limits.silenceSeconds = 1
      }
      let (port, token) = (launch.port, launch.token)
      // In one go: whoever waits for a welcome first may be silent for too long by then.
      let client = try await elsewhere {
        let client = try SocketClient(port: port, token: token)
        try client.send(hello)
        try client.send(contact(1, "began", 1, 2))
        return client
      }
      defer { withExtendedLifetime(client) {} }
      try await launch.recorder.wait(for: "enterBackground")
      #expect(
        launch.recorder.lines.suffix(3) == ["cancel contacts", "deactivate", "enterBackground"])
    }

    @Test func `malformed messages are counted and the page stays`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      let bad = [
        "", "{", "[]", "null", "{\"t\":7}", "{\"t\":\"nope\"}", "{\"t\":\"contacts\"}", hello,
      ]
      try await elsewhere {
        for text in bad { try client.send(text) }
        try client.send(contact(1, "began", 1, 2))
      }
      try await launch.recorder.wait(for: "began 1 1.0,2.0")
      #expect(launch.host.anomalies == [.malformedMessage: 7, .unexpectedMessage: 1])
    }

    @Test func `messages before the hello are not believed`() async throws {
      let launch = try Launch()
      let (port, token) = (launch.port, launch.token)
      let client = try await elsewhere {
        let client = try SocketClient(port: port, token: token)
        try client.send(contact(1, "began", 1, 2))
        try client.send(hello)
        try client.send(contact(2, "began", 3, 4))
        return client
      }
      try await launch.recorder.wait(for: "began 2 3.0,4.0")
      #expect(launch.recorder.lines == ["screen 300.0x600.0", "activate", "began 2 3.0,4.0"])
      #expect(launch.host.anomalies == [.unexpectedMessage: 1])
      withExtendedLifetime(client) {}
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("Drags out of the page", .serialized, .timeLimit(.minutes(30)))
  struct LiftTests {
    private func text(_ text: String, _ type: String = "text/plain") -> DragOffer.Item {
      DragOffer.Item(forms: [.init(mediaType: type, text: text)])
    }

    private func dropped(_ launch: Launch) -> [Int] {
      launch.recorder.events.compactMap { event in
        if case .draggedOut(let id, _) = event { id } else { nil }
      }
    }

    @Test func `DD-105 DD-106 the page is told what was lifted, as browsers carry it`() async throws
    {
      let launch = try Launch()
      let client = try await launch.page()
      let items: [DragOffer.Item] = [
        text("a"), text("https://a.b", "text/uri-list"), text("file:///etc", "text/uri-list"),
        text("b"), text("FILE:///a\r\nhttps://c.d", "text/uri-list"), text("?", "image/png"),
      ]
      launch.host.offer(DragOffer(id: 3, items: items))
      launch.host.offer(nil)
      launch.host.offer(nil)
      launch.host.offer(DragOffer(id: 4, items: [text("?", "image/png")]))
      launch.host.offer(DragOffer(id: 5, items: [text("<i>", "text/html")]))
      try await elsewhere {
        try expectText(
          #"{"t":"lift","n":3,"f":[{"m":"text/plain","s":"a\u000ab"},"#
            + #"{"m":"text/uri-list","s":"https://a.b\u000d\u000ahttps://c.d"}]}"#, from: client)
        let next = try [client.nextText(), client.nextText()]
        guard
          next == [
            #"{"t":"lift","n":0}"#, #"{"t":"lift","n":5,"f":[{"m":"text/html","s":"<i>"}]}"#,
          ]
        else { throw ClientError.unexpected }
      }
    }

    @Test func `DD-107 DD-108 a drop outside is told once, of what was lifted`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      launch.host.offer(DragOffer(id: 3, items: [text("a")]))
      try await elsewhere {
        try client.send(#"{"t":"out","at":1000,"n":9}"#)
        try client.send(#"{"t":"out","at":1000,"n":3}"#)
      }
      try await eventually { dropped(launch) == [3] }
      launch.host.offer(nil)
      try await elsewhere {
        try client.send(#"{"t":"out","at":1000,"n":3}"#)
        try client.send(#"{"t":"out","at":1000,"n":0}"#)
        try client.send(contact(1, "began", 1, 1))
      }
      try await launch.recorder.wait(for: "began 1 1.0,1.0")
      #expect(dropped(launch) == [3])
      #expect(launch.host.anomalies == [.dragNeverBegan: 2])
    }

    /// Answers of the server, asked one after the other for the file that a page was told of.
    private func answers(_ launch: Launch, _ client: SocketClient, count: Int) async throws
      -> [String]
    {
      let message = try await elsewhere {
        while true {
          let text = try client.nextText()
          if text.contains(#""u":""#) { return text }
        }
      }
      let start = try #require(message.firstRange(of: "dragged/"))
      let path = message[start.lowerBound...].prefix { $0 != "\"" }
      let request =
        "GET /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(launch.port)\r\n"
        + "Authorization: Bearer \(launch.token)\r\n\r\n"
      var all: [String] = []
      for _ in 0..<count { all.append(try await RawClient.ask(launch.port, request)) }
      return all
    }

    @Test func `DD-106 a file is served once to who knows its key`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      let file = DragOffer.Item(name: "a.png", forms: [.init(mediaType: "image/png", text: "abc")])
      launch.host.offer(DragOffer(id: 3, items: [file]))
      let first = try await answers(launch, client, count: 2)
      #expect(first[0].hasPrefix("HTTP/1.1 200 ") && first[0].hasSuffix("\r\n\r\nabc"))
      #expect(first[0].contains("Content-Disposition: attachment\r\n"))
      #expect(first[1].hasPrefix("HTTP/1.1 404 "))
      launch.host.offer(DragOffer(id: 4, items: [file]))
      launch.host.offer(nil)
      let second = try await answers(launch, client, count: 1)
      #expect(second[0].hasPrefix("HTTP/1.1 404 "))
      withExtendedLifetime(client) {}
    }

    @Test func `DD-106 names of files lead nowhere else`() {
      let names: [(told: String, cleaned: String)] = [
        ("a b.png", "a b.png"), ("../../.bashrc", "bashrc"), ("C:\\x\\y.txt", "y.txt"),
        ("a:b.txt", "ab.txt"), ("a\n\u{202E}b", "ab"), ("", "file"), ("..", "file"),
        ("a/", "a"), ("a/\u{301}b", "\u{301}b"),
        (String(repeating: "ä", count: 150), String(repeating: "ä", count: 100)),
      ]
      let cleaned = names.map { name in
        OfferedFile(mediaType: "text/plain", name: name.told, data: Data()).name
      }
      #expect(cleaned == names.map(\.cleaned))
      #expect(
        OfferedFile(mediaType: "a:b", name: "a", data: Data()).mediaType
          == "application/octet-stream")
    }
  }
#endif

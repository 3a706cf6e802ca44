// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("Visitors: pages besides the one that shows", .serialized, .timeLimit(.minutes(30)))
  struct VisitorTests {
    private static let busy = #"{"t":"busy"}"#

    /// What a page says first that does not just take the application.
    private func greeting(_ members: String) -> String {
      hello.replacing(#""wish":"take""#, with: members)
    }

    /// A page that has said hello, and what it was told.
    private func visitor(
      _ launch: Launch, _ greeting: String
    ) async throws -> (client: SocketClient, told: String) {
      let (port, token) = (launch.port, launch.token)
      return try await elsewhere {
        let client = try SocketClient(port: port, token: token)
        try client.send(greeting)
        return (client, try client.nextText())
      }
    }

    private func texts(_ count: Int, of client: SocketClient) async throws -> [String] {
      try await elsewhere { try (0..<count).map { _ in try client.nextText() } }
    }

    @Test func `a page that comes second is asked, and nothing happens to the first`() async throws
    {
      let launch = try Launch()
      let first = try await launch.page()
      let second = try await visitor(launch, greeting(#""wish":"ask""#))
      #expect(second.told == Self.busy)
      let third = try await visitor(launch, greeting(#""mood":"none""#))
      #expect(third.told == Self.busy)
      try await elsewhere {
        try second.client.send(contact(1, "began", 9, 9))
        try second.client.send(hello)
      }
      try await eventually { launch.host.anomalies == [.unexpectedMessage: 2] }
      try await elsewhere { try first.send(contact(1, "began", 10, 20)) }
      try await launch.recorder.wait(for: "began 1 10.0,20.0")
      #expect(
        launch.recorder.lines == ["screen 300.0x600.0", "activate", "began 1 10.0,20.0"])
      withExtendedLifetime(third) {}
    }

    @Test func `a page that is loaded anew, or comes back, takes its own place unasked`()
      async throws
    {
      let launch = try Launch()
      let named = greeting(#""page":"a","wish":"ask""#)
      let older = try await launch.page(named)
      let newer = try await launch.page(named)
      #expect(try await elsewhere { try older.closeCode() } == 4001)
      let other = try await visitor(launch, greeting(#""page":"b","wish":"ask""#))
      #expect(other.told == Self.busy)
      withExtendedLifetime((newer, other)) {}
    }

    @Test func `pages that were asked are told when the first is gone and does not come back`()
      async throws
    {
      let launch = try Launch { $0.limits.returnSeconds = 0 }
      let polite = greeting(#""wish":"ask""#)
      let first = try await launch.page()
      let second = try await visitor(launch, polite)
      #expect(second.told == Self.busy)
      first.raw.hangUp()
      #expect(try await texts(1, of: second.client) == [#"{"t":"free"}"#])
      let again = try await visitor(launch, polite)
      #expect(again.told.contains("welcome"))
      let late = try await visitor(launch, polite)
      #expect(late.told == Self.busy)
      withExtendedLifetime((again, late)) {}
    }

    @Test func `who watches sees everything and what changes, and does nothing`() async throws {
      let launch = try Launch()
      launch.recorder.everything = LayerCommit(number: 2, roots: [LayerID(rawValue: 9)])
      launch.host.showTitle("Notes")
      launch.host.offerBack(true)
      let page = try await launch.page()
      let viewer = try await visitor(launch, greeting(#""wish":"watch""#))
      #expect(viewer.told == #"{"t":"welcome","v":2,"title":"Responder","watch":true}"#)
      let everything = #""full":true,"roots":[9],"layers":[]}"#
      #expect(
        try await texts(3, of: viewer.client) == [
          #"{"t":"size","w":300,"h":600}"#,
          #"{"t":"around","awake":false,"badge":0,"title":"Notes"}"#,
          #"{"t":"commit","n":1,"# + everything,
        ])
      // What was described for the viewer is told to the page as well.
      #expect(
        try await texts(3, of: page) == [
          #"{"t":"around","awake":false,"badge":0,"back":true,"title":"Notes"}"#,
          #"{"t":"commit","n":1,"# + everything, #"{"t":"commit","n":2,"# + everything,
        ])
      launch.host.show(LayerCommit(number: 3, roots: [LayerID(rawValue: 7)]))
      launch.host.showBadge(4)
      #expect(
        try await texts(2, of: viewer.client) == [
          #"{"t":"commit","n":2,"roots":[7],"layers":[]}"#,
          #"{"t":"around","awake":false,"badge":4,"title":"Notes"}"#,
        ])
      try await elsewhere {
        try viewer.client.send(#"{"t":"ack","n":2}"#)
        try viewer.client.send(contact(1, "began", 10, 20))
        try viewer.client.send(#"{"t":"visibility","visible":false,"now":1004}"#)
      }
      try await eventually { launch.host.anomalies == [.inputOfViewer: 2] }
      #expect(launch.recorder.lines == ["screen 300.0x600.0", "activate"])
      try await elsewhere {
        try page.send(
          #"{"t":"screen","at":1001,"screen":{"w":400,"h":500,"scale":2,"fps":60,"orientation":"portrait","safe":[0,0,0,0]}}"#
        )
      }
      #expect(try await texts(1, of: viewer.client) == [#"{"t":"size","w":400,"h":500}"#])
    }

    @Test func `who watches goes on when the page goes, and keeps nothing alive`() async throws {
      let launch = try Launch()
      let page = try await launch.page()
      let viewer = try await visitor(launch, greeting(#""wish":"watch""#))
      _ = try await texts(3, of: viewer.client)
      page.raw.hangUp()
      try await launch.recorder.wait(for: "enterBackground")
      #expect(!launch.host.isShown)
      let image = ImageResource(id: 7, mediaType: "image/png", data: Data("pixels".utf8))
      let change = LayerChange(content: .image(image, frame: .zero))
      launch.host.show(LayerCommit(number: 3, changes: [LayerID(rawValue: 1): change]))
      #expect(try await texts(1, of: viewer.client)[0].contains("\"image\",7"))
      let (port, token) = (launch.port, launch.token)
      let request =
        "GET /image/7 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
      #expect(try await RawClient.ask(port, request).hasSuffix("\r\n\r\npixels"))
      viewer.client.raw.hangUp()
      var answer = ""
      while !answer.hasPrefix("HTTP/1.1 404 ") { answer = try await RawClient.ask(port, request) }
      #expect(
        launch.recorder.lines == [
          "screen 300.0x600.0", "activate", "deactivate", "enterBackground",
        ])
    }

    @Test func `everything goes packed to a page that comes, and to no other`()
      async throws
    {
      let launch = try Launch()
      var everything = LayerCommit(number: 1)
      for id in 1...200 as ClosedRange<UInt32> {
        everything.changes[LayerID(rawValue: id)] = LayerChange(
          identifier: "a view of some kind, \(id)")
      }
      launch.recorder.everything = everything
      let page = try await launch.page(greeting(#""packs":true,"wish":"take""#))
      #expect(try await elsewhere { try page.next() == .other(2) })
      let viewer = try await visitor(launch, greeting(#""packs":true,"wish":"watch""#))
      _ = try await texts(2, of: viewer.client)
      #expect(try await elsewhere { try viewer.client.next() == .other(2) })
      let second = try await elsewhere { () -> String in
        guard case .text(let text) = try page.next() else { return "" }
        return text
      }
      #expect(second.hasPrefix(#"{"t":"commit","n":2,"full":true,"#))
    }

    @Test func `a host that stops closes all pages`() async throws {
      let launch = try Launch()
      let page = try await launch.page()
      let asked = try await visitor(launch, greeting(#""wish":"ask""#))
      let viewer = try await visitor(launch, greeting(#""wish":"watch""#))
      launch.host.stop()
      for client in [page, asked.client, viewer.client] {
        #expect(try await elsewhere { try client.closeCode() } == 1001)
      }
    }
  }
#endif

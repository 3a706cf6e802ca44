// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("A replay that pages watch", .serialized, .timeLimit(.minutes(30)))
  struct ReplayHostTests {
    /// An application that answers with its name, and notes what it was asked.
    private final class Mirror: Inspected {
      private let name: String
      private(set) var asked: [InspectionQuestion] = []

      init(_ name: String) { self.name = name }

      func answer(_ question: InspectionQuestion) -> Data? {
        asked.append(question)
        return Data("\"\(name)\"".utf8)
      }
    }

    /// A replay with the moments 0 to 8, which has to begin anew for the first.
    private final class Film: Replayed {
      private(set) var wishes: [ReplayWish] = []
      private(set) var beginnings = 0

      func go(_ wish: ReplayWish, then answer: @escaping @MainActor (ReplayAnswer) -> Void) {
        wishes.append(wish)
        switch wish {
        case .moment(9...): answer(.refusal("This replay has the moments 0 to 8."))
        case .moment(0): answer(.anew(Data("\"anew\"".utf8)))
        default: answer(.there(Data("\"\(wish)\"".utf8)))
        }
      }

      func beginAnew() { beginnings += 1 }
    }

    /// A host of a replay on a free port.
    @MainActor private final class Showing {
      let host: WebHost
      let recorder = Recorder()
      let mirror: Mirror
      let film = Film()
      let port: Int
      let token: String

      init(_ name: String, inherited: WebHostEstate? = nil) throws {
        var options = WebHostOptions()
        options.port = 0
        options.limits.lingerSeconds = 0.2
        options.limits.handshakeSeconds = Double(patience)
        options.limits.silenceSeconds = Double(patience)
        options.limits.pingSeconds = Double(patience)
        host = WebHost(
          watching: VirtualClock(start: 5), on: .headless, options: options, inherited: inherited)
        mirror = Mirror(name)
        host.inspected = mirror
        host.replayed = film
        try host.start(reportingTo: recorder)
        port = try #require(host.url.port)
        token = host.url.path.replacingOccurrences(of: "/", with: "")
      }

      isolated deinit { host.stop() }

      func ask(_ path: String, _ header: String? = nil) async throws -> String {
        try await RawClient.ask(port, request(path, header))
      }

      /// A request with the token, or with another header.
      func request(_ path: String, _ header: String? = nil) -> String {
        "GET /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
          + "\(header ?? "Authorization: Bearer \(token)")\r\n\r\n"
      }
    }

    private func texts(_ count: Int, of client: SocketClient) async throws -> [String] {
      try await elsewhere { try (0..<count).map { _ in try client.nextText() } }
    }

    private func page(_ showing: Showing) async throws -> SocketClient {
      let (port, token) = (showing.port, showing.token)
      return try await elsewhere {
        let client = try SocketClient(port: port, token: token)
        try client.send(hello)
        return client
      }
    }

    @Test func `every page watches, whatever it wants, and its input does nothing`() async throws {
      let showing = try Showing("replay")
      showing.recorder.everything = LayerCommit(number: 2, roots: [LayerID(rawValue: 9)])
      let client = try await page(showing)
      #expect(
        try await texts(4, of: client) == [
          #"{"t":"welcome","v":2,"title":"Responder","watch":true,"replay":true}"#,
          #"{"t":"size","w":414,"h":896}"#, #"{"t":"around","awake":false,"badge":0}"#,
          #"{"t":"commit","n":1,"full":true,"roots":[9],"layers":[]}"#,
        ])
      try await elsewhere { try client.send(contact(1, "began", 10, 20)) }
      try await eventually { showing.host.anomalies == [.inputOfViewer: 1] }
      #expect(showing.recorder.events == [] && !showing.host.isShown)
      var screen = ScreenMetrics.headless
      screen.size = CGSize(width: 300, height: 200)
      showing.host.watch(screen)
      #expect(try await texts(1, of: client) == [#"{"t":"size","w":300,"h":200}"#])
      #expect(showing.host.screen == screen)
    }

    @Test func `who comes or asks on its way is told when it is there`() async throws {
      let showing = try Showing("replay")
      showing.host.isMoving = true
      let client = try await page(showing)
      try await eventually { showing.host.waiting.count == 1 }
      async let answer = showing.ask("inspector/tree")
      try await eventually { showing.host.waiting.count == 2 }
      #expect(showing.mirror.asked == [])
      showing.host.isMoving = false
      let told = try await answer
      #expect(told.hasSuffix("\r\n\r\n\"replay\""))
      #expect(showing.mirror.asked == [.tree])
      #expect(try await texts(1, of: client)[0].contains(#""replay":true"#))
    }

    @Test func `a page that is gone by then is not shown anything`() async throws {
      let showing = try Showing("replay")
      showing.host.isMoving = true
      let client = try await page(showing)
      try await eventually { showing.host.waiting.count == 1 }
      client.raw.hangUp()
      let other = try await page(showing)
      try await eventually { showing.host.waiting.count == 2 }
      showing.host.isMoving = false
      _ = try await texts(4, of: other)
      #expect(showing.host.audience.isWatched)
      other.raw.hangUp()
      try await eventually { !showing.host.audience.isWatched }
    }

    @Test func `it goes to moments and times, and wrong ones are answered with the right ones`()
      async throws
    {
      let showing = try Showing("replay")
      let right: [(path: String, wish: ReplayWish)] = [
        ("inspector/replay", .here), ("inspector/replay?moment=8", .moment(8)),
        ("inspector/replay?time=2.5", .time(2.5)), ("inspector/replay?%74ime=%30", .time(0)),
      ]
      for (path, wish) in right {
        let answer = try await showing.ask(path)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(path)")
        #expect(answer.hasSuffix("\r\n\r\n\"\(wish)\""), "\(path)")
      }
      for words in [
        "moment=-1", "moment=x", "moment=", "moment=1.5", "moment=99999999999999999999",
        "time=nan", "time=-1", "time=1e300", "moment=1&time=1",
      ] {
        let answer = try await showing.ask("inspector/replay?\(words)")
        #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(words)")
        #expect(
          answer.hasSuffix(
            "A replay goes to a moment, from 0, or to a time, in seconds from its beginning: "
              + "inspector/replay?moment=1 or inspector/replay?time=2.5.\n"), "\(words)")
      }
      let none = try await showing.ask("inspector/replay?moment=9")
      #expect(none.hasPrefix("HTTP/1.1 400 "))
      #expect(none.hasSuffix("\r\n\r\nThis replay has the moments 0 to 8.\n"))
      #expect(showing.film.wishes == right.map { $0.wish } + [.moment(9)])
      #expect(showing.film.beginnings == 0)
    }

    @Test func `where nothing is replayed the answer says so`() async throws {
      let launch = try Launch()
      for (path, status, end) in [
        ("inspector/replay", "200", "null"),
        ("inspector/replay?moment=0", "404", "There is nothing here.\n"),
      ] {
        let answer = try await RawClient.ask(
          launch.port,
          "GET /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(launch.port)\r\n"
            + "Authorization: Bearer \(launch.token)\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.hasSuffix("\r\n\r\n\(end)"))
      }
    }

    @Test func `who begins anew has the address, the cookies and those who wait`() async throws {
      let former = try Showing("former")
      let entered = try await former.ask("\(former.token)/", "Accept: text/html")
      let line = entered.components(separatedBy: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }
      let words = try #require(line).dropFirst("Set-Cookie: ".count).split(separator: ";")
      let cookie = "Cookie: \(words[0])"
      let answer = try await former.ask("inspector/replay?moment=0", cookie)
      #expect(answer.hasSuffix("\r\n\r\n\"anew\""))
      try await eventually { former.film.beginnings == 1 }
      let estate = try #require(former.host.estate)
      // Nobody accepts it until there is a host again.
      let (port, request) = (former.port, former.request("inspector/tree", cookie))
      let waiting = try await elsewhere { () -> RawClient in
        let client = try RawClient(port: port)
        client.send(request)
        return client
      }
      let latter = try Showing("latter", inherited: estate)
      #expect(latter.port == former.port && latter.token == former.token)
      #expect(try await elsewhere { try waiting.readAll() }.hasSuffix("\r\n\r\n\"latter\""))
      #expect(former.mirror.asked == [] && latter.mirror.asked == [.tree])
      let stranger = try await latter.ask("\(former.token)/", "Accept: text/html")
      #expect(stranger.hasPrefix("HTTP/1.1 410 "))
    }
  }
#endif

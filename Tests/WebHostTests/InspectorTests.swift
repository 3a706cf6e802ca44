// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOCore
  import NIOEmbedded
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("The inspector's page", .serialized, .timeLimit(.minutes(30)))
  struct InspectorTests {
    /// An application that answers with the question, and knows the responder 1 alone.
    private final class Mirror: Inspected {
      func answer(_ question: InspectionQuestion) -> Data? {
        if case .responder(let number) = question, number != 1 { return nil }
        return Data("{\"asked\":\"\(question)\"}".utf8)
      }
    }

    private func ask(_ launch: Launch, _ path: String, method: String = "GET") async throws
      -> String
    {
      let host = "127.0.0.1:\(launch.port)"
      return try await RawClient.ask(
        launch.port,
        "\(method) /\(path) HTTP/1.1\r\nHost: \(host)\r\n"
          + "Authorization: Bearer \(launch.token)\r\n\r\n")
    }

    @Test(arguments: [
      "inspector", "inspector.html", "inspector.css", "inspector.js", "inspectortree.js",
      "inspectorscreen.js", "inspectordetails.js", "inspectorevents.js", "inspectorreplay.js",
    ])
    func `its files are served`(name: String) async throws {
      let launch = try Launch()
      let answer = try await ask(launch, name)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("Copyright the Responder authors"))
    }

    @Test func `the application answers its questions`() async throws {
      let launch = try Launch()
      launch.host.inspected = Mirror()
      let questions: [(path: String, question: InspectionQuestion)] = [
        ("inspector/tree", .tree), ("inspector/first-responder", .firstResponder),
        ("inspector/hit?x=10&y=-2.5", .hit(CGPoint(x: 10, y: -2.5))),
        ("inspector/hit?%78=%31%30&y=%2D2.5", .hit(CGPoint(x: 10, y: -2.5))),
        ("inspector/responder?id=1", .responder(1)),
        ("inspector/events", .events(after: 0)), ("inspector/events?after=7", .events(after: 7)),
      ]
      for (path, question) in questions {
        let answer = try await ask(launch, path)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(path)")
        #expect(answer.contains("Content-Type: application/json\r\n"), "\(path)")
        #expect(answer.hasSuffix("\r\n\r\n{\"asked\":\"\(question)\"}"), "\(path)")
      }
      try await launch.expectUnharmed()
    }

    @Test func `wrong questions are answered with the right ones`() async throws {
      let launch = try Launch()
      launch.host.inspected = Mirror()
      let requests: [(path: String, status: String, word: String)] = [
        ("inspector/hit", "400", "inspector/hit?x=10&y=20"),
        ("inspector/hit?x=1", "400", "inspector/hit?x=10&y=20"),
        ("inspector/hit?x=nan&y=0", "400", "inspector/hit?x=10&y=20"),
        ("inspector/hit?x=1e300&y=0", "400", "inspector/hit?x=10&y=20"),
        ("inspector/hit?x=%zz&y=0", "400", "inspector/hit?x=10&y=20"),
        ("inspector/hit?x=%FF&y=0", "400", "inspector/hit?x=10&y=20"),
        ("inspector/responder", "400", "inspector/responder?id=1"),
        ("inspector/responder?id=-1", "400", "inspector/responder?id=1"),
        ("inspector/responder?id=99999999999999999999", "400", "inspector/responder?id=1"),
        ("inspector/responder?id=2", "404", "There is nothing here."),
        ("inspector/events?after=x", "400", "inspector/events?after=0"),
        ("inspector/", "404", "There is nothing here."),
        ("inspector/other", "404", "There is nothing here."),
      ]
      for (path, status, word) in requests {
        let answer = try await ask(launch, path)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(path)")
        #expect(answer.contains(word), "\(path)")
      }
      let posted = try await ask(launch, "inspector/tree", method: "POST")
      #expect(posted.hasPrefix("HTTP/1.1 405 "))
      try await launch.expectUnharmed()
    }

    @Test func `a question of who hung up is not put to the application`() async throws {
      var asked: [InspectorRequest] = []
      let desk = InspectorDesk { request, answer in
        asked.append(request)
        answer(InspectorAnswer(reply: .refusal(.notFound)))
      }
      let (closed, open) = (EmbeddedChannel(), EmbeddedChannel())
      open.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
      #expect(!closed.isActive && open.isActive)
      desk.reply(to: .question(.tree), over: closed) { _ in }
      desk.reply(to: .question(.firstResponder), over: open) { _ in }
      try await eventually { !asked.isEmpty }
      #expect(asked == [.question(.firstResponder)])
      open.embeddedEventLoop.run()
      _ = try? open.finish()
    }

    @Test func `nothing is told where nobody answers, or without the token`() async throws {
      let launch = try Launch()
      let unanswered = try await ask(launch, "inspector/tree")
      #expect(unanswered.hasPrefix("HTTP/1.1 404 "))
      launch.host.inspected = Mirror()
      let stranger = try await RawClient.ask(
        launch.port, "GET /inspector/tree HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
      #expect(stranger.hasPrefix("HTTP/1.1 403 "))
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("A page comes, works and goes", .serialized, .timeLimit(.minutes(30)))
  struct SessionTests {
    @Test func `what a page reports arrives in order`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(contact(1, "began", 10, 20))
        try client.send(
          #"{"t":"hover","at":1001,"p":"moved","x":1,"y":2,"k":"pointer","mods":131072}"#)
        try client.send(#"{"t":"scroll","at":1002,"x":1,"y":2,"dx":0,"dy":-30}"#)
        try client.send(contact(1, "ended", 11, 20, at: 1003))
        try client.send(#"{"t":"visibility","visible":false,"now":1004}"#)
        try client.send(#"{"t":"visibility","visible":true,"now":1005}"#)
      }
      try await eventually { launch.recorder.lines.filter { $0 == "activate" }.count == 2 }
      #expect(
        launch.recorder.lines == [
          "screen 300.0x600.0", "activate", "began 1 10.0,20.0", "hover moved", "scroll 0.0,-30.0",
          "ended 1 11.0,20.0", "deactivate", "enterBackground", "enterForeground", "activate",
        ])
      let times = launch.recorder.events.compactMap(\.time)
      #expect(times == times.sorted())
      #expect(launch.host.anomalies == [:])
    }

    @Test func `a page may say hello with its handshake`() async throws {
      let launch = try Launch()
      let (port, token) = (launch.port, launch.token)
      let (client, told) = try await elsewhere {
        let client = try SocketClient(port: port, token: token, greeting: hello)
        let told = try client.nextText()
        try client.send(contact(1, "began", 10, 20))
        return (client, told)
      }
      #expect(told.hasPrefix(#"{"t":"welcome""#))
      try await launch.recorder.wait(for: "began 1 10.0,20.0")
      #expect(
        launch.recorder.lines == ["screen 300.0x600.0", "activate", "began 1 10.0,20.0"])
      #expect(launch.host.anomalies == [:])
      withExtendedLifetime(client) {}
    }

    @Test(arguments: ["view", "{", #"{"t":"ack","n":1}"#])
    func `a handshake without a hello opens the socket all the same`(words: String) async throws {
      let launch = try Launch()
      let (port, token) = (launch.port, launch.token)
      let told = try await elsewhere {
        let client = try SocketClient(port: port, token: token, greeting: words)
        try client.send(hello)
        return try client.nextText()
      }
      #expect(told.hasPrefix(#"{"t":"welcome""#))
      try await eventually { launch.host.anomalies.values.reduce(0, +) == 1 }
    }

    @Test(arguments: ["%ff", "%zz"])
    func `words of a handshake that are no text are counted`(words: String) async throws {
      let launch = try Launch()
      let (port, token) = (launch.port, launch.token)
      let told = try await elsewhere {
        let client = try RawClient(port: port)
        client.send(
          SocketClient.handshake(port: port, token: token)
            .replacing("GET /socket", with: "GET /socket?" + words))
        return try client.readHead()
      }
      #expect(told.hasPrefix("HTTP/1.1 101"))
      try await eventually { launch.host.anomalies.values.reduce(0, +) == 1 }
    }

    @Test func `the clipboard goes both ways`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(
          #"{"t":"clipboard","at":1001,"items":[[{"m":"text/plain","s":"é"},{"m":"image/png","b":"AQI="}]]}"#
        )
      }
      try await launch.recorder.wait(for: "clipboard text/plain 2 image/png 2")
      launch.host.publish(
        ClipboardContent(items: [
          [
            .init(text: "a \"b\""), .init(mediaType: "image/png", data: Data([1, 2])),
            .init(mediaType: "text/plain", data: Data(count: 3_000_000)),
          ]
        ]))
      let text = try await elsewhere {
        while true {
          let text = try client.nextText()
          if text.contains("clipboard") { return text }
        }
      }
      #expect(
        text
          == #"{"t":"clipboard","items":[[{"m":"text/plain","s":"a \"b\""},{"m":"image/png","b":"AQI="}]]}"#
      )
      #expect(launch.host.anomalies == [:])
    }

    @Test func `a page that goes mid-touch has its contacts cancelled`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere { try client.send(contact(1, "began", 10, 20)) }
      try await launch.recorder.wait(for: "began 1 10.0,20.0")
      client.raw.hangUp()
      try await launch.recorder.wait(for: "enterBackground")
      #expect(
        launch.recorder.lines == [
          "screen 300.0x600.0", "activate", "began 1 10.0,20.0", "cancel contacts", "deactivate",
          "enterBackground",
        ])
      #expect(!launch.host.isShown)
      try await launch.expectUnharmed()
      #expect(
        launch.recorder.lines.suffix(3) == ["enterForeground", "activate", "began 77 5.0,6.0"])
    }

    @Test func `a page that is hidden mid-touch has its contacts cancelled first`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(contact(1, "began", 10, 20))
        try client.send(#"{"t":"visibility","visible":false,"now":1004}"#)
        try client.send(contact(1, "ended", 10, 20))
      }
      try await eventually { !launch.host.anomalies.isEmpty }
      #expect(
        launch.recorder.lines.suffix(3) == ["cancel contacts", "deactivate", "enterBackground"])
      #expect(launch.host.anomalies == [.contactNeverBegan: 1])
    }

    @Test func `a newer page takes over and the older is told`() async throws {
      let launch = try Launch()
      let older = try await launch.page()
      try await elsewhere { try older.send(contact(1, "began", 10, 20)) }
      try await launch.recorder.wait(for: "began 1 10.0,20.0")
      let newer = try await launch.page()
      #expect(try await elsewhere { try older.closeCode() } == 4001)
      try await elsewhere {
        try older.send(contact(1, "moved", 90, 90))
        try newer.send(contact(1, "began", 30, 40))
      }
      try await launch.recorder.wait(for: "began 1 30.0,40.0")
      #expect(
        launch.recorder.lines == [
          "screen 300.0x600.0", "activate", "began 1 10.0,20.0", "cancel contacts",
          "began 1 30.0,40.0",
        ])
      #expect(launch.host.isShown)
    }

    @Test func `contacts that cannot be are dropped or set right`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(contact(1, "moved", 1, 1))
        try client.send(contact(1, "ended", 1, 1))
        try client.send(contact(2, "began", 1, 1))
        try client.send(contact(2, "moved", 1e9, 1))
        try client.send(contact(2, "ended", 2, 2))
        try client.send(contact(2, "ended", 2, 2))
        try client.send(contact(3, "began", 5, 5, at: 500))
        try client.send(contact(3, "began", 6, 6, at: 1000))
        try client.send(contact(3, "cancelled", 7, 7))
      }
      try await launch.recorder.wait(for: "cancelled 3 7.0,7.0")
      #expect(
        launch.recorder.lines.dropFirst(2) == [
          "began 2 1.0,1.0", "ended 2 2.0,2.0", "began 3 5.0,5.0", "cancelled 3 5.0,5.0",
          "began 3 6.0,6.0", "cancelled 3 7.0,7.0",
        ])
      #expect(
        launch.host.anomalies == [
          .contactNeverBegan: 3, .impossibleLocation: 1, .contactBeganTwice: 1, .timeWentBack: 1,
        ])
    }

    @Test func `the first commit describes everything, whatever came before`() async throws {
      let launch = try Launch()
      launch.host.show(LayerCommit(number: 1, roots: [LayerID(rawValue: 5)]))
      launch.recorder.everything = LayerCommit(number: 2, roots: [LayerID(rawValue: 9)])
      let client = try await launch.page()
      let text = try await elsewhere { try client.nextText() }
      #expect(text == #"{"t":"commit","n":1,"full":true,"roots":[9],"layers":[]}"#)
    }

    @Test func `a page that draws nothing costs two commits and one that merges`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      for number in 1...10_000 {
        let change = LayerChange(identifier: "step \(number)")
        launch.host.show(
          LayerCommit(
            number: UInt64(number),
            changes: [LayerID(rawValue: UInt32(number % 10)): change]))
      }
      let backlog = try #require(launch.host.page?.backlog)
      #expect(backlog.underWay == 2 && backlog.waiting)
      let texts = try await elsewhere {
        let first = [try client.nextText(), try client.nextText()]
        try client.send(#"{"t":"ack","n":2}"#)
        return first + [try client.nextText()]
      }
      #expect(texts[1] == #"{"t":"commit","n":2,"layers":[[1,{"id":"step 1"}]]}"#)
      #expect((9_991...10_000).allSatisfy { texts[2].contains("\"step \($0)\"") })
      #expect(texts[2].count < 400)
      #expect(launch.host.page?.backlog.waiting == false)
    }

    @Test func `clusters are asked for once, and again of every new page`() async throws {
      let launch = try Launch()
      let face = FontFace()
      let first = try await launch.page()
      launch.host.requestMetrics(of: [face: ["é"]])
      launch.host.requestMetrics(of: [face: ["é"]])
      launch.host.requestMetrics(of: [face: ["日"]])
      func question(_ cluster: String) -> String {
        #"{"t":"measure","faces":[{"family":"system","weight":400,"italic":false,"clusters":["\#(cluster)"]}]}"#
      }
      let asked = try await elsewhere {
        (0..<3).map { _ in (try? first.nextText()) ?? "" }.filter { $0.contains("measure") }
      }
      #expect(asked == [question("é"), question("日")])
      let second = try await launch.page()
      let again = try await elsewhere { try second.nextText() }
      #expect(again.contains("\"é\"") && again.contains("\"日\""))
    }

    @Test func `a font report arrives`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(
          #"{"t":"fonts","faces":[{"family":"serif","weight":700,"italic":true,"m":[0.9,0.2,0.7,0.5],"adv":{"A":0.6}}]}"#
        )
      }
      let measures = FontMeasures(
        ascent: 0.9, descent: 0.2, capHeight: 0.7, xHeight: 0.5, advances: ["A": 0.6])
      let expected = HostEvent.fonts(
        FontReport(faces: [FontFace(family: .serif, weight: 700, isItalic: true): measures]))
      try await eventually { launch.recorder.events.last == expected }
    }

    @Test func `a flood of input is read no faster than it is handled, and all of it arrives`()
      async throws
    {
      let launch = try Launch { $0.limits.waitingMessages = 16 }
      let client = try await launch.page()
      try await elsewhere {
        for number in 1...5000 {
          try client.send(#"{"t":"scroll","at":1000,"x":1,"y":2,"dx":0,"dy":\#(number)}"#)
        }
      }
      try await launch.recorder.wait(for: "scroll 0.0,5000.0")
      #expect(launch.recorder.lines.filter { $0.hasPrefix("scroll") }.count == 5000)
    }

    @Test func `a host that stops closes the page`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      launch.host.stop()
      #expect(try await elsewhere { try client.closeCode() } == 1001)
      let port = launch.port
      await #expect(throws: ClientError.cannotConnect) {
        try await elsewhere { _ = try RawClient(port: port) }
      }
    }
  }
#endif

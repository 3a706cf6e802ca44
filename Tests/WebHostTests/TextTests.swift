// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("Input methods of the page", .serialized, .timeLimit(.minutes(30)))
  struct TextTests {
    private nonisolated func decode(_ text: String) throws -> PageMessage {
      try PageMessage.decode(Data(text.utf8))
    }

    @Test func `what an input method does`() throws {
      let marked = try decode(#"{"t":"text","k":"mark","n":3,"s":"日本","a":1,"b":2,"at":5}"#)
      let change = TextReport.Change.mark("日本", selection: 1..<2)
      #expect(marked == .text(PageText(time: 5, session: 3, change: change)))
      let committed = try decode(#"{"t":"text","k":"commit","n":3,"s":"","at":5}"#)
      #expect(committed == .text(PageText(time: 5, session: 3, change: .commit(""))))
      let deleted = try decode(#"{"t":"text","k":"delete","n":3,"at":5}"#)
      #expect(deleted == .text(PageText(time: 5, session: 3, change: .deleteBackward)))
      let languages = try decode(#"{"t":"languages","s":["ja-JP","en"]}"#)
      #expect(languages == .languages(["ja-JP", "en"]))
    }

    @Test(arguments: [
      #"{"t":"text","k":"mark","n":3,"s":"ab","a":3,"at":5}"#,
      #"{"t":"text","k":"mark","n":3,"s":"ab","a":2,"b":1,"at":5}"#,
      #"{"t":"text","k":"mark","n":3,"s":"ab","a":-1,"at":5}"#,
      #"{"t":"text","k":"insert","n":3,"s":"","at":5}"#,
      #"{"t":"text","k":"shout","n":3,"s":"a","at":5}"#,
      #"{"t":"languages","s":["en$"]}"#, #"{"t":"languages","s":[""]}"#,
    ])
    func `what cannot be is refused`(_ text: String) {
      #expect(throws: PageMessage.Malformed.impossible) { try self.decode(text) }
    }

    @Test func `a text of a page is not endless`() {
      let long = String(repeating: "a", count: WireText.longestText + 1)
      let message = "{\"t\":\"text\",\"k\":\"insert\",\"n\":1,\"s\":\"\(long)\",\"at\":1}"
      #expect(throws: PageMessage.Malformed.tooMany) { try self.decode(message) }
      let many = Array(repeating: "\"en\"", count: WireLanguages.most + 1).joined(separator: ",")
      #expect(throws: PageMessage.Malformed.tooMany) {
        try self.decode("{\"t\":\"languages\",\"s\":[\(many)]}")
      }
    }

    @Test func `a page opens an address in another tab`() async throws {
      let launch = try Launch()
      #expect(!launch.host.open("https://swift.org"))
      let client = try await launch.page()
      #expect(launch.host.open("https://swift.org"))
      let told = #"{"t":"open","url":"https://swift.org"}"#
      try await elsewhere { try expectText(told, from: client) }
    }

    @Test func `a page hears what is typed into, also one that comes later`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      launch.host.edit(
        TextSession(
          id: 4, caret: CGRect(x: 1, y: 2, width: 3, height: 20),
          area: CGRect(x: 0, y: 1, width: 90, height: 30), hasOwnKeyboard: true, language: "de-DE"))
      let told =
        #"{"t":"edit","n":4,"caret":[1,2,20],"area":[0,1,90,30],"lang":"de-DE","#
        + #""secret":false,"own":true}"#
      try await elsewhere { try expectText(told, from: client) }
      let later = try await launch.page()
      try await elsewhere { try expectText(told, from: later) }
      launch.host.edit(nil)
      try await elsewhere { try expectText(#"{"t":"edit","n":0}"#, from: later) }
      launch.host.play(.inputClick)
      try await elsewhere { try expectText(#"{"t":"sound","k":"click"}"#, from: later) }
    }

    @Test func `PN-5 PN-20 a page hears what the pointer looks like, also a later one`()
      async throws
    {
      let launch = try Launch()
      let client = try await launch.page()
      let looks: [(HostPointer, String)] = [
        (.arrow, "arrow"), (.hand, "hand"), (.horizontalBeam(length: 3), "horizontal"),
        (.verticalBeam(length: 0), "vertical"), (.hidden, "hidden"),
      ]
      for (pointer, name) in looks {
        launch.host.show(pointer)
        try await elsewhere { try expectText(#"{"t":"pointer","k":"\#(name)"}"#, from: client) }
      }
      let later = try await launch.page()
      try await elsewhere { try expectText(#"{"t":"pointer","k":"hidden"}"#, from: later) }
    }

    @Test
    func `DE-6 DE-8 DE-9 DE-10 VC-151 a page hears what is around its layers, also a later one`()
      async throws
    {
      let launch = try Launch()
      #expect(!launch.host.canOpen("https://swift.org"))
      let client = try await launch.page()
      #expect(launch.host.canOpen("https://swift.org"))
      launch.host.give(HostFeedback(.heavy, intensity: 0.5))
      try await elsewhere {
        try expectText(#"{"t":"feedback","k":"heavy","i":0.5}"#, from: client)
      }
      launch.host.keepAwake(true)
      try await elsewhere {
        try expectText(#"{"t":"around","awake":true,"badge":0}"#, from: client)
      }
      launch.host.showBadge(7)
      launch.host.showTitle("Page 4")
      try await elsewhere {
        try expectText(#"{"t":"around","awake":true,"badge":7,"title":"Page 4"}"#, from: client)
      }
      launch.host.offerBack(true)
      let told = #"{"t":"around","awake":true,"badge":7,"back":true,"title":"Page 4"}"#
      try await elsewhere { try expectText(told, from: client) }
      let later = try await launch.page()
      try await elsewhere { try expectText(told, from: later) }
    }

    @Test func `what input methods do arrives with the host's time`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(#"{"t":"languages","s":["ja-JP"]}"#)
        try client.send(#"{"t":"keyboard","at":1000,"attached":false}"#)
        try client.send(#"{"t":"text","k":"mark","n":4,"s":"に","a":1,"at":1001}"#)
        try client.send(#"{"t":"text","k":"mark","n":4,"s":"に","a":9,"at":1002}"#)
        try client.send(#"{"t":"text","k":"commit","n":4,"s":"日","at":1003}"#)
      }
      func reports() -> [TextReport] {
        launch.recorder.events.compactMap { if case .text(let report) = $0 { report } else { nil } }
      }
      try await eventually { reports().count == 2 }
      #expect(reports().map(\.session) == [4, 4])
      #expect(reports().map(\.change) == [.mark("に", selection: 1..<1), .commit("日")])
      #expect(launch.host.anomalies == [.malformedMessage: 1])
      #expect(launch.recorder.events.contains(.languages(["ja-JP"])))
      let times = launch.recorder.events.compactMap(\.time)
      #expect(times == times.sorted())
    }
  }
#endif

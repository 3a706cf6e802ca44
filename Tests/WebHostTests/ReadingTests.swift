// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("A page that is read out", .serialized, .timeLimit(.minutes(30)))
  struct ReadingTests {
    private nonisolated func decode(_ text: String) throws -> PageMessage {
      try PageMessage.decode(Data(text.utf8))
    }

    @Test(arguments: [
      (#""k":"focus","n":7"#, ReadingDeed.focus(7)), (#""k":"press","n":7"#, .press(7)),
      (#""k":"more","n":7"#, .increment(7)), (#""k":"less","n":7"#, .decrement(7)),
      (#""k":"act","n":7,"i":2"#, .act(7, action: 2)), (#""k":"escape""#, .escape),
      (#""k":"turn","n":7,"i":2,"back":true"#, .turn(7, rotor: 2, isBack: true)),
    ])
    func `what a person does is read`(_ members: String, _ deed: ReadingDeed) throws {
      #expect(try decode(#"{"t":"reader","at":5,\#(members)}"#) == .reading(deed, at: 5))
    }

    @Test(arguments: [
      #""k":"focus""#, #""k":"act","n":7"#, #""k":"act","n":7,"i":-1"#, #""k":"escape","n":7"#,
      #""k":"shout","n":7"#, #""k":"press","n":7,"i":2"#, #""k":"turn","n":7,"i":2"#,
      #""k":"turn","n":7,"i":-1,"back":false"#, #""k":"press","n":7,"back":false"#,
    ])
    func `what cannot be is refused`(_ members: String) {
      #expect(throws: PageMessage.Malformed.impossible) {
        try self.decode(#"{"t":"reader","at":5,\#(members)}"#)
      }
    }

    @Test func `a page says that it is read out, and which key gives commands`() throws {
      let told =
        #"{"t":"prefers","at":1,"prefers":{"dark":false,"text":1,"contrast":false,"#
        + #""still":false,"opaque":false,"inverted":false"#
      #expect(
        try decode(told + #","reader":true}}"#)
          == .preferences(HostPreferences(aids: .voiceOver), at: 1))
      #expect(
        try decode(told + #","control":true}}"#)
          == .preferences(HostPreferences(commandsByControl: true), at: 1))
      #expect(try decode(told + "}}") == .preferences(HostPreferences(), at: 1))
    }

    @Test func `only what is new is sent, and all of it to a later page`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      let save = ReadableElement(
        id: 1, kind: .button, label: "Save \"it\"", hint: "Now", language: "en",
        state: [.disabled, .selected], frame: CGRect(x: 1, y: 2, width: 3, height: 4),
        actions: ["Later"])
      let text = ReadableElement(id: 2, kind: .field, value: "a", state: [.multiline, .secret])
      launch.host.read(ReadableScreen(elements: [save, text], focus: 2))
      let first =
        #"{"n":1,"k":"button","f":[1,2,3,4],"l":"Save \"it\"","h":"Now","lang":"en","#
        + #""selected":true,"disabled":true,"acts":["Later"]}"#
      let second =
        #"{"n":2,"k":"field","f":[0,0,0,0],"v":"a","multiline":true,"secret":true}"#
      let all = #"{"t":"read","all":[1,2],"is":[\#(first),\#(second)],"modal":false,"focus":2}"#
      try await elsewhere { try expectText(all, from: client) }
      launch.host.read(ReadableScreen(elements: [text, save], isModal: true))
      try await elsewhere {
        try expectText(#"{"t":"read","all":[2,1],"is":[],"modal":true}"#, from: client)
      }
      let later = try await launch.page()
      let again = #"{"t":"read","all":[2,1],"is":[\#(second),\#(first)],"modal":true}"#
      try await elsewhere { try expectText(again, from: later) }
      launch.host.say("Saved")
      launch.host.read(nil)
      try await elsewhere {
        try expectText(#"{"t":"say","s":"Saved"}"#, from: later)
        try expectText(#"{"t":"read"}"#, from: later)
      }
    }

    @Test func `what elements make together is sent around them, and the ways through it`()
      async throws
    {
      let launch = try Launch()
      let client = try await launch.page()
      let cell = ReadableCell(row: 3, column: 0, columns: 2, role: .rowHeader)
      let part = ReadableWhole(id: 1, kind: .landmark)
      let table = ReadableWhole(
        id: 2, kind: .table, label: "Ages", rotors: ["Links"], whole: 1, rows: 9, columns: 2)
      let text = ReadableElement(
        id: 3, kind: .text, label: "Ann", rotors: ["Marks"], whole: 2, cell: cell)
      launch.host.read(ReadableScreen(elements: [text], wholes: [part, table]))
      let element =
        #"{"n":3,"k":"text","f":[0,0,0,0],"l":"Ann","rots":["Marks"],"in":2,"#
        + #""cell":[3,0,1,2],"head":"row"}"#
      let wholes =
        #"{"n":1,"k":"landmark"},{"n":2,"k":"table","l":"Ages","rows":9,"columns":2,"#
        + #""rots":["Links"],"in":1}"#
      let told = #"{"t":"read","all":[3],"is":[\#(element)],"wholes":[\#(wholes)],"modal":false}"#
      try await elsewhere { try expectText(told, from: client) }
    }

    @Test func `what a person does arrives with the host's time`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(#"{"t":"reader","at":1000,"k":"press","n":7}"#)
        try client.send(#"{"t":"reader","at":1001,"k":"press"}"#)
        try client.send(#"{"t":"reader","at":1002,"k":"escape"}"#)
      }
      func deeds() -> [ReadingDeed] {
        launch.recorder.events.compactMap {
          if case .reading(let deed, _) = $0 { deed } else { nil }
        }
      }
      try await eventually { deeds().count == 2 }
      #expect(deeds() == [.press(7), .escape])
      #expect(launch.host.anomalies == [.malformedMessage: 1])
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("Messages of the page")
  struct DecodeTests {
    private func decode(_ text: String) throws -> PageMessage {
      try PageMessage.decode(Data(text.utf8))
    }

    @Test func `a contact with everything`() throws {
      let message = try decode(
        """
        {"t":"contacts","at":20,"mods":\(1 << 17 | 1 << 30),"c":[{"id":3,"k":"pen","p":"moved",
        "s":[20,1,2,1.5,0.5,1],"r":4,"mf":2,"roll":0.25,"b":1,
        "co":[[19,0,0,1,0.5,1],[20,1,2,1.5,0.5,1]],"pr":[[21,2,3,1.5]]}]}
        """)
      let pose = PenPose(altitude: 0.5, azimuth: 1)
      let last = PageContact.Sample(
        time: 20, location: CGPoint(x: 1, y: 2), force: 1.5, pose: pose)
      let contact = PageContact(
        id: 3, kind: .pen, phase: .moved, sample: last, radius: 4, maximumForce: 2, roll: 0.25,
        buttons: 1,
        coalesced: [
          PageContact.Sample(time: 19, location: .zero, force: 1, pose: pose), last,
        ],
        predicted: [
          PageContact.Sample(
            time: 21, location: CGPoint(x: 2, y: 3), force: 1.5, pose: PenPose())
        ])
      #expect(
        message == .contacts(PageContacts(time: 20, modifiers: .shift, contacts: [contact])))
    }

    @Test func `AW-30 a page tells how the person wants it to look`() throws {
      let prefers =
        #""prefers":{"dark":true,"text":1.5,"contrast":false,"still":true,"opaque":false,"#
        + #""inverted":false}"#
      let wanted = HostPreferences(isDark: true, textScale: 1.5, reducesMotion: true)
      #expect(try decode(#"{"t":"prefers","at":3,"# + prefers + "}") == .preferences(wanted, at: 3))
      let huge = prefers.replacing("1.5", with: "99")
      #expect(throws: PageMessage.Malformed.impossible) {
        try decode(#"{"t":"prefers","at":3,"# + huge + "}")
      }
    }

    @Test(arguments: [
      ("portrait", ScreenMetrics.Orientation.portrait), ("upsideDown", .portraitUpsideDown),
      ("left", .landscapeRight), ("right", .landscapeLeft),
    ])
    func `DE-5 a page tells where the upper edge points`(
      _ word: String, _ orientation: ScreenMetrics.Orientation
    ) throws {
      let message = try decode(
        #"{"t":"screen","at":1,"screen":{"w":9,"h":9,"scale":1,"fps":60,"orientation":""#
          + word + #"","safe":[0,0,0,0]}}"#)
      let metrics = ScreenMetrics(
        size: CGSize(width: 9, height: 9), scale: 1, orientation: orientation)
      #expect(message == .screen(metrics, at: 1))
    }

    @Test(arguments: [
      ("", PageMessage.Malformed.notJSON), ("{", .notJSON), ("7", .notJSON), ("{}", .notJSON),
      (#"{"t":"x"}"#, .unknownType), (#"{"t":"ack","n":-1}"#, .notJSON),
      (#"{"t":"ack","n":1e99}"#, .notJSON),
      (#"{"t":"contacts","at":1,"c":[{"id":1,"k":"foot","p":"began","s":[1,1,1]}]}"#, .impossible),
      (#"{"t":"contacts","at":1,"c":[{"id":1,"k":"pen","p":"gone","s":[1,1,1]}]}"#, .impossible),
      (#"{"t":"contacts","at":1,"c":[{"id":1,"k":"pen","p":"began","s":[1,1]}]}"#, .impossible),
      (#"{"t":"contacts","at":1,"c":[{"id":1,"k":"pen","p":"began","s":[1,NaN,1]}]}"#, .notJSON),
      (#"{"t":"contacts","at":1,"c":[{"id":1,"k":"pen","p":"began","s":[1,1e999,1]}]}"#, .notJSON),
      (
        #"{"t":"contacts","at":"# + String(repeating: "9", count: 400)
          + #","c":[{"id":1,"k":"pen","p":"began","s":[1,1,1]}]}"#, .notJSON
      ),
      (#"{"t":"hover","at":1,"p":"moved","x":1,"y":1,"k":"finger"}"#, .impossible),
      (#"{"t":"hover","at":1,"p":"moved","x":1,"y":1,"k":"pen","a":[1]}"#, .impossible),
      (hello.replacing("\"v\":2", with: "\"v\":1"), .impossible),
      (hello.replacing("\"scale\":2", with: "\"scale\":0"), .impossible),
      (hello.replacing("\"w\":300", with: "\"w\":-1"), .impossible),
      (hello.replacing("[0,0,0,0]", with: "[0,0,0]"), .impossible),
      (hello.replacing("take", with: "grab"), .impossible),
      (
        hello.replacing(
          "\"wish\":", with: "\"page\":\"\(String(repeating: "a", count: 65))\",\"wish\":"),
        .impossible
      ),
      (#"{"t":"clipboard","at":1,"items":[[{"m":"text/plain"}]]}"#, .impossible),
      (#"{"t":"clipboard","at":1,"items":[[{"m":"text/plain","s":"a","b":"YQ=="}]]}"#, .impossible),
      (#"{"t":"clipboard","at":1,"items":[[{"m":"text"}]]}"#, .impossible),
      (#"{"t":"clipboard","at":1,"items":[[{"m":"image/png","b":"?"}]]}"#, .impossible),
      (#"{"t":"clipboard","at":1,"items":"all"}"#, .notJSON),
      (#"{"t":"edit","at":1,"c":"delete"}"#, .impossible),
      (
        #"{"t":"fonts","faces":[{"family":"system","weight":400,"italic":false,"m":[1,1,1,1],"adv":{"a":-1}}]}"#,
        .impossible
      ),
      (
        #"{"t":"fonts","faces":[{"family":"wing","weight":400,"italic":false,"m":[1,1,1,1],"adv":{}}]}"#,
        .impossible
      ),
    ])
    func `what is no message is refused with a reason`(text: String, reason: PageMessage.Malformed)
    {
      #expect(throws: reason) { try decode(text) }
    }

    @Test func `a clipboard with text and bytes`() throws {
      let message = try decode(
        #"{"t":"clipboard","at":5,"items":[[{"m":"text/plain","s":"é"},{"m":"image/png","b":"AQI="}]]}"#
      )
      let content = ClipboardContent(items: [
        [.init(text: "é"), .init(mediaType: "image/png", data: Data([1, 2]))]
      ])
      #expect(message == .clipboard(content, at: 5))
      #expect(try decode(#"{"t":"edit","at":6,"c":"cut"}"#) == .edit(.cut, at: 6))
    }

    @Test func `a clipboard is taken without the forms that programs have for themselves`() throws {
      let long = "text/" + String(repeating: "x", count: 96)
      let forms = [
        #"{"m":"vscode-editor-data","s":"{}"}"#, #"{"m":"text/_moz_htmlcontext","s":"c"}"#,
        #"{"m":"","b":"AQI="}"#, #"{"m":"\#(long)","s":"l"}"#, #"{"m":"text/plain","s":"a"}"#,
        #"{"m":"x-special/gnome-copied-files","s":"copy"}"#,
      ]
      let list = forms.joined(separator: ",")
      let only = #"{"m":"vscode-editor-data","s":"{}"}"#
      let message = try decode(
        #"{"t":"clipboard","at":5,"items":[[\#(only)],[\#(list)]]}"#)
      let content = ClipboardContent(items: [
        [
          .init(mediaType: "text/_moz_htmlcontext", text: "c"), .init(text: "a"),
          .init(mediaType: "x-special/gnome-copied-files", text: "copy"),
        ]
      ])
      #expect(message == .clipboard(content, at: 5))
    }

    @Test func `a clipboard that is too large is refused`() {
      let long = String(repeating: "x", count: 1024 * 1024 + 1)
      let form = #"{"m":"text/plain","s":"\#(long)"}"#
      #expect(throws: PageMessage.Malformed.tooMany) {
        try decode(#"{"t":"clipboard","at":1,"items":[[\#(form),\#(form)]]}"#)
      }
      let many = Array(repeating: "[]", count: 17).joined(separator: ",")
      #expect(throws: PageMessage.Malformed.tooMany) {
        try decode(#"{"t":"clipboard","at":1,"items":[\#(many)]}"#)
      }
    }

    @Test func `more than a screen can have is refused`() {
      let one = #"{"id":1,"k":"pen","p":"moved","s":[1,1,1]}"#
      let many = Array(repeating: one, count: 33).joined(separator: ",")
      #expect(throws: PageMessage.Malformed.tooMany) {
        try decode(#"{"t":"contacts","at":1,"c":[\#(many)]}"#)
      }
      let samples = Array(repeating: "[1,1,1]", count: 1025).joined(separator: ",")
      #expect(throws: PageMessage.Malformed.tooMany) {
        try decode(
          #"{"t":"contacts","at":1,"c":[{"id":1,"k":"pen","p":"moved","s":[1,1,1],"co":[\#(samples)]}]}"#
        )
      }
    }

    @Test func `deep nesting is refused without a crash`() {
      let deep = String(repeating: "[", count: 200_000)
      #expect(throws: PageMessage.Malformed.notJSON) { try decode(#"{"t":"hello","x":"# + deep) }
    }

    @Test func `random damage to messages never does worse than throw`() {
      var random = SeededRandom(seed: 42)
      let bases = [hello, contact(1, "began", 1, 2), #"{"t":"ack","n":3}"#].map { Array($0.utf8) }
      var readable = 0
      for _ in 0..<3000 {
        var bytes = bases[Int.random(in: 0..<bases.count, using: &random)]
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: place)
          default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
          }
        }
        if (try? PageMessage.decode(Data(bytes))) != nil { readable += 1 }
      }
      #expect(readable < 3000)
    }

    /// Tilts in degrees, altitude and azimuth in radians.
    private static let poses: [(Double, Double, Double, Double)] = {
      let (right, half) = (Double.pi / 2, Double.pi / 4)
      return [
        (0, 0, right, 0), (45, 0, half, 0), (0, 45, half, right), (-45, 0, half, .pi),
        (0, -45, half, 3 * right), (90, 0, 0, 0), (0, -90, 0, 3 * right), (90, 90, 0, half),
        (200, 0, 0, 0), (45, 45, 0.615479708670387, half),
      ]
    }()

    @Test(arguments: poses)
    func `tilts become altitude and azimuth`(
      x: Double, y: Double, altitude: Double, azimuth: Double
    ) {
      let pose = PenPose(tiltX: x, tiltY: y)
      #expect(abs(pose.altitude - altitude) < 1e-9)
      #expect(abs(pose.azimuth - azimuth) < 1e-9)
    }

    @Test func `tilts of a pose lead back to the pose`() {
      for step in 1..<300 {
        let altitude = 0.05 + Double(step % 17) / 17 * 1.4
        let azimuth = Double(step) / 300 * 2 * .pi
        let lean = 1 / tan(altitude)
        let pose = PenPose(
          tiltX: atan(cos(azimuth) * lean) * 180 / .pi, tiltY: atan(sin(azimuth) * lean) * 180 / .pi
        )
        #expect(abs(pose.altitude - altitude) < 1e-9 && abs(pose.azimuth - azimuth) < 1e-9)
      }
    }
  }
#endif

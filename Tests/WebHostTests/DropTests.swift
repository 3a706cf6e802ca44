// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("Drags over the page", .serialized, .timeLimit(.minutes(30)))
  struct DropTests {
    /// What is told of drags, a line each; times left out.
    private func lines(_ launch: Launch) -> [String] {
      launch.recorder.events.compactMap { event in
        guard case .drag(let report) = event else { return nil }
        return Self.line(report)
      }
    }

    nonisolated private static func line(_ report: DragReport) -> String {
      func items(_ all: [DraggedItem]) -> String {
        all.map { item in
          let forms = item.forms.map { "\($0.mediaType) \($0.byteCount ?? -1)" }
          return "\(item.name ?? "-"): \(forms.joined(separator: ", "))"
        }.joined(separator: "; ")
      }
      return switch report.change {
      case .entered(let place, let all): "\(report.id) entered \(place.x),\(place.y) \(items(all))"
      case .moved(let place): "\(report.id) moved \(place.x),\(place.y)"
      case .exited: "\(report.id) exited"
      case .dropped(let place, let all): "\(report.id) dropped \(place.x),\(place.y) \(items(all))"
      case .delivered(let piece):
        "\(report.id) brings \(piece.data.count) of \(piece.item).\(piece.form)"
          + (piece.isLast ? ", all" : "")
      case .failed(let item, let reason): "\(report.id) fails \(item): \(reason)"
      }
    }

    nonisolated private static let entered =
      #"{"t":"drag","at":1000,"n":1,"p":"entered","x":5,"y":6,"items":[{"f":[{"m":"text/plain"}]}]}"#
    nonisolated private static let dropped =
      #"{"t":"drag","at":1000,"n":1,"p":"dropped","x":7,"y":8,"items":[{"n":"a.txt","f":[{"m":"text/plain","c":5}]}]}"#

    nonisolated private static func piece(_ text: String, isLast: Bool) -> String {
      let bytes = Data(text.utf8).base64EncodedString()
      return
        #"{"t":"drag","at":1000,"n":1,"p":"piece","i":0,"f":0,"b":"\#(bytes)","last":\#(isLast)}"#
    }

    @Test func `DD-90 DD-92 a drag over the page and what is dropped arrive`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(Self.entered)
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"moved","x":7,"y":8}"#)
        try client.send(Self.dropped)
        try client.send(Self.piece("hel", isLast: false))
        try client.send(Self.piece("lo", isLast: true))
      }
      try await eventually { lines(launch).count == 5 }
      #expect(
        lines(launch) == [
          "1 entered 5.0,6.0 -: text/plain -1", "1 moved 7.0,8.0",
          "1 dropped 7.0,8.0 a.txt: text/plain 5", "1 brings 3 of 0.0", "1 brings 2 of 0.0, all",
        ])
      #expect(launch.host.anomalies == [:])
    }

    @Test func `DD-94 the page is told what would come of a drop`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      launch.host.answer(drag: 1, isTaken: true)
      launch.host.answer(drag: 1, isTaken: false)
      try await elsewhere {
        try expectText(#"{"t":"drop","n":1,"k":"copy"}"#, from: client)
        try expectText(#"{"t":"drop","n":1,"k":"none"}"#, from: client)
      }
    }

    @Test func `DD-93 a page that goes takes what is dragged over it away`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere { try client.send(Self.entered) }
      try await eventually { lines(launch).count == 1 }
      client.raw.hangUp()
      try await launch.recorder.wait(for: "enterBackground")
      #expect(lines(launch).dropFirst() == ["1 exited"])
    }

    @Test func `DD-93 a page that goes delivers nothing more`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(Self.entered)
        try client.send(Self.dropped)
        try client.send(Self.piece("hel", isLast: false))
      }
      try await eventually { lines(launch).count == 3 }
      client.raw.hangUp()
      try await launch.recorder.wait(for: "enterBackground")
      #expect(lines(launch).last == "1 fails 0: gone" && lines(launch).count == 4)
    }

    @Test func `DD-93 a page that is hidden still delivers what was dropped`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(Self.entered)
        try client.send(Self.dropped)
        try client.send(
          Self.entered.replacingOccurrences(of: #""n":1"#, with: #""n":2"#))
        try client.send(#"{"t":"visibility","visible":false,"now":1003}"#)
        try client.send(Self.piece("hello", isLast: true))
      }
      try await eventually { lines(launch).count == 5 }
      #expect(lines(launch).suffix(2) == ["2 exited", "1 brings 5 of 0.0, all"])
    }

    @Test func `DD-95 what is out of turn is dropped and counted`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(Self.dropped)
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"moved","x":1,"y":1}"#)
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"exited"}"#)
        try client.send(Self.piece("a", isLast: true))
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"failed","i":0,"why":"unreadable"}"#)
        try client.send(Self.entered)
        try client.send(Self.entered)
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"moved","x":1e9,"y":1}"#)
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"exited"}"#)
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"exited"}"#)
        try client.send(#"{"t":"drag","at":1000,"n":1,"p":"entered","x":1,"y":1}"#)
        try client.send(contact(1, "began", 1, 1))
      }
      try await launch.recorder.wait(for: "began 1 1.0,1.0")
      let first = "1 entered 5.0,6.0 -: text/plain -1"
      #expect(lines(launch) == [first, "1 exited", first, "1 exited"])
      #expect(
        launch.host.anomalies == [
          .dragNeverBegan: 4, .pieceOfNothing: 2, .dragBeganTwice: 1, .impossibleLocation: 1,
          .malformedMessage: 1,
        ])
    }

    // MARK: - Without a server

    private func decode(_ text: String) throws -> PageMessage {
      try PageMessage.decode(Data(text.utf8))
    }

    @Test func `DD-95 a drag of too much is refused`() {
      let form = #"{"m":"text/plain"}"#
      let forms = Array(repeating: form, count: 17).joined(separator: ",")
      let items = Array(repeating: #"{"f":[]}"#, count: 65).joined(separator: ",")
      let name = String(repeating: "x", count: 1025)
      let bytes = Data(count: 1024 * 1024 + 1).base64EncodedString()
      let start = #"{"t":"drag","at":1,"n":1,"#
      for rest in [
        #""p":"entered","x":1,"y":1,"items":[{"f":[\#(forms)]}]}"#,
        #""p":"entered","x":1,"y":1,"items":[\#(items)]}"#,
        #""p":"dropped","x":1,"y":1,"items":[{"n":"\#(name)","f":[]}]}"#,
        #""p":"piece","i":0,"f":0,"b":"\#(bytes)"}"#,
      ] {
        #expect(throws: PageMessage.Malformed.tooMany) { try decode(start + rest) }
      }
      for rest in [
        #""p":"entered","x":1,"items":[]}"#, #""p":"flies","x":1,"y":1}"#,
        #""p":"dropped","x":1,"y":1}"#, #""p":"failed","i":0,"why":"tired"}"#,
        #""p":"failed","why":"gone"}"#, #""p":"piece","i":0,"f":0,"b":"!"}"#,
        #""p":"piece","i":0,"b":""}"#,
        #""p":"dropped","x":1,"y":1,"items":[{"f":[{"m":"text/plain","c":-1}]}]}"#,
      ] {
        #expect(throws: PageMessage.Malformed.impossible) { try decode(start + rest) }
      }
    }

    @Test func `DD-91 a form without a proper type is data`() throws {
      let message = try decode(
        #"{"t":"drag","at":1,"n":1,"p":"entered","x":1,"y":2,"items":[{"f":[{"m":"Files"}]}]}"#)
      let item = DraggedItem(forms: [.init(mediaType: "application/octet-stream")])
      #expect(
        message
          == .drag(
            DragReport(time: 1, id: 1, change: .entered(at: CGPoint(x: 1, y: 2), [item]))))
    }

    /// A tracker that something was dropped on, in items of one form each.
    private func withDrop(_ id: Int, items: Int = 1, on tracker: DragTracker = DragTracker())
      -> DragTracker
    {
      var tracker = tracker
      let all = Array(
        repeating: DraggedItem(forms: [.init(mediaType: "text/plain")]), count: items)
      for change in [DragReport.Change.entered(at: .zero, all), .dropped(at: .zero, all)] {
        _ = tracker.admit(DragReport(time: 1, id: id, change: change)) { _ in }
      }
      return tracker
    }

    private func piece(_ item: Int, of id: Int = 1, bytes: Int = 0, isLast: Bool = true)
      -> DragReport
    {
      let piece = DraggedPiece(item: item, data: Data(count: bytes), isLast: isLast)
      return DragReport(time: 1, id: id, change: .delivered(piece))
    }

    @Test func `DD-95 a drop of more than there is room for fails`() {
      var tracker = withDrop(1, items: 2)
      var seen: [WebHostAnomaly] = []
      let half = DragTracker.mostBytes / 2
      var lines: [String] = []
      for report in [
        piece(0, bytes: half, isLast: false), piece(1, bytes: half, isLast: false),
        piece(0, bytes: 1), piece(0), piece(1),
      ] {
        lines += tracker.admit(report) { seen.append($0) }.map(Self.line)
      }
      #expect(
        lines == [
          "1 brings \(half) of 0.0", "1 brings \(half) of 1.0", "1 fails 0: tooLarge",
          "1 brings 0 of 1.0, all",
        ])
      #expect(seen == [.dropTooLarge, .pieceOfNothing])
      #expect(tracker == DragTracker())
    }

    @Test func `DD-95 the oldest of too many drops gives way`() {
      var all = DragTracker()
      for id in 1...DragTracker.mostDrops { all = withDrop(id, on: all) }
      let item = DraggedItem(forms: [.init(mediaType: "text/plain")])
      let id = DragTracker.mostDrops + 1
      _ = all.admit(DragReport(time: 1, id: id, change: .entered(at: .zero, [item]))) { _ in }
      let reports = all.admit(
        DragReport(time: 1, id: id, change: .dropped(at: .zero, [item]))
      ) { _ in }
      #expect(
        reports.map(Self.line) == [
          "1 fails 0: gone", "\(id) dropped 0.0,0.0 -: text/plain -1",
        ])
    }

    @Test func `DD-95 a drop at an impossible place is none`() {
      var tracker = DragTracker()
      var seen: [WebHostAnomaly] = []
      let far = CGPoint(x: 1e9, y: 0)
      var reports: [DragReport] = []
      for change in [
        DragReport.Change.entered(at: far, []), .entered(at: .zero, []), .dropped(at: far, []),
        .exited,
      ] {
        reports += tracker.admit(DragReport(time: 1, id: 1, change: change)) { seen.append($0) }
      }
      #expect(reports.map(Self.line) == ["1 entered 0.0,0.0 ", "1 exited"])
      #expect(seen == [.impossibleLocation, .impossibleLocation, .dragNeverBegan])
    }
  }
#endif

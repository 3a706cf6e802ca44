// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD what comes from outside", .freshApplication)
struct OutsideDragRules {
  private let inBox = CGPoint(x: 150, y: 350)
  private let corner = CGPoint(x: 10, y: 10)

  @Test func `DD-90 DD-92 a whole drop, whose data comes later`() throws {
    let stage = try DragStage()
    let drag = try stage.generator.dragFromOutside([.text("hello")], at: corner)
    #expect(stage.log.take() == [])
    try drag.move(to: inBox)
    try drag.move(to: CGPoint(x: 160, y: 360))
    #expect(
      stage.log.take() == [
        "box: can handle", "box: enter", "box: update at (50, 50)", "box: update at (60, 60)",
      ])
    drag.drop(delivers: false)
    #expect(stage.log.take() == ["box: perform", "box: where to"])
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["box: arrived, end", "box: conclude", "box: end"])
    drag.deliver()
    #expect(stage.log.take() == ["box: took hello"])
    #expect(stage.previews.isEmpty)
  }

  @Test func `DD-90 the session is of nobody in the program`() throws {
    let stage = try DragStage()
    let log = stage.log
    stage.taker.perform = { session in
      log.record("\(session.items.count) items, local: \(session.localDragSession != nil)")
      log.record("text: \(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))")
      log.record("strings: \(session.canLoadObjects(ofClass: NSString.self))")
      log.record("colours: \(session.canLoadObjects(ofClass: UIColor.self))")
      log.record("moves: \(session.allowsMoveOperation)")
      log.record("for this program: \(session.isRestrictedToDraggingApplication)")
    }
    let drag = try stage.generator.dragFromOutside([.text("a"), .text("b")], at: inBox)
    _ = log.take()
    drag.drop()
    #expect(
      log.take() == [
        "box: perform", "2 items, local: false", "text: true", "strings: true", "colours: false",
        "moves: false", "for this program: false", "box: where to", "box: where to",
      ])
  }

  @Test func `DD-90 DD-94 the device is told whether something would come of a drop`() throws {
    let stage = try DragStage()
    let drag = try stage.generator.dragFromOutside([.text("a")], at: corner)
    var taken = [drag.isTaken]
    for operation in [UIDropOperation.copy, .forbidden, .copy, .move, .copy, .cancel] {
      stage.taker.operation = operation
      try drag.move(to: inBox)
      taken.append(drag.isTaken)
    }
    #expect(taken == [false, true, false, true, false, true, false])
    stage.taker.operation = .copy
    try drag.move(to: inBox)
    #expect(drag.isTaken)
    try drag.move(to: corner)
    #expect(!drag.isTaken)
  }

  @Test func `DD-93 a drag leaves, and one that nothing takes goes`() throws {
    let stage = try DragStage()
    let drag = try stage.generator.dragFromOutside([.text("a")], at: inBox)
    #expect(
      stage.log.take() == ["box: can handle", "box: enter", "box: update at (50, 50)"])
    drag.leave()
    #expect(stage.log.take() == ["box: exit", "box: end"] && !drag.isTaken)
    stage.taker.operation = .forbidden
    let second = try stage.generator.dragFromOutside([.text("a")], at: inBox)
    _ = stage.log.take()
    second.drop()
    #expect(stage.log.take() == ["box: exit", "box: end"])
    let third = try stage.generator.dragFromOutside([.text("a")], at: inBox)
    _ = stage.log.take()
    try third.move(to: corner)
    third.leave()
    #expect(stage.log.take() == ["box: exit", "box: end"])
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [])
  }

  @Test func `DD-93 an interaction that goes takes nothing`() throws {
    let stage = try DragStage()
    let drag = try stage.generator.dragFromOutside([.text("a")], at: inBox)
    _ = stage.log.take()
    stage.box.removeInteraction(stage.drop)
    #expect(stage.log.take() == ["box: exit"] && !drag.isTaken)
    drag.drop()
    #expect(stage.log.take() == ["box: end"])
  }

  @Test func `DD-91 items have the types of what is dragged, and names at the drop`() throws {
    let stage = try FileStage()
    let drag = try stage.generator.dragFromOutside(
      [
        .file("a.png", mediaType: "image/png", data: Data()), .file("b.json", data: Data()),
        .file("README", data: Data()), .file("c.txt", mediaType: "text/plain", data: Data()),
        .forms([("text/html", Data()), ("Text/Plain;charset=utf-8", Data())]),
      ], at: inBox)
    #expect(
      stage.log.take() == [
        "-: public.png", "-: public.data", "-: public.data", "-: public.utf8-plain-text",
        "-: public.html public.utf8-plain-text", "enter",
      ])
    drag.drop(delivers: false)
    #expect(
      stage.log.take() == [
        "a.png: public.png", "b.json: public.data public.json", "README: public.data",
        "c.txt: public.utf8-plain-text public.plain-text",
        "-: public.html public.utf8-plain-text", "drop",
      ])
  }

  @Test func `DD-91 what is dropped may be other than what was offered`() throws {
    let stage = try FileStage()
    let unknown = DraggedItem.Form(mediaType: "application/octet-stream")
    stage.send(.entered(at: inBox, [DraggedItem(forms: [unknown])]))
    let files = ["a", "b"].map {
      DraggedItem(name: $0, forms: [.init(mediaType: "text/plain", byteCount: 1)])
    }
    stage.send(.dropped(at: inBox, files))
    #expect(
      stage.log.take() == [
        "-: public.data", "enter", "a: public.data public.utf8-plain-text",
        "b: public.utf8-plain-text", "drop",
      ])
    stage.taker.load()
    for number in 0...1 {
      stage.send(.delivered(DraggedPiece(item: number, data: Data("\(number)".utf8))))
    }
    #expect(stage.log.take() == ["item 0 is 0", "item 1 is 1"])
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["end"])
    stage.send(.entered(at: inBox, files), as: 8)
    stage.send(.dropped(at: inBox, Array(files.prefix(1))), as: 8)
    #expect(
      stage.log.take() == [
        "-: public.utf8-plain-text", "-: public.utf8-plain-text", "enter",
        "a: public.utf8-plain-text", "drop",
      ])
  }

  @Test func `DD-92 data is there after the drop, as far as it came`() throws {
    let stage = try FileStage()
    stage.send(.entered(at: inBox, [file(nil)]))
    _ = stage.log.take()
    stage.taker.load()
    #expect(stage.log.take() == ["item 0 is error -1000"])
    stage.send(.dropped(at: inBox, [file(6)]))
    _ = stage.log.take()
    stage.taker.load()
    var done = [stage.taker.done]
    stage.send(.delivered(DraggedPiece(item: 0, data: Data("abc".utf8), isLast: false)))
    done.append(stage.taker.done)
    #expect(stage.log.take() == [])
    stage.send(.delivered(DraggedPiece(item: 0, data: Data("def".utf8))))
    done.append(stage.taker.done)
    #expect(stage.log.take() == ["item 0 is abcdef"])
    #expect(done == ["0 of 6", "3 of 6", "6 of 6"])
    stage.taker.load()
    #expect(stage.log.take() == ["item 0 is abcdef"] && stage.taker.done == "1 of 1")
  }

  @Test func `DD-92 what does not come is an error that says why`() throws {
    let stage = try FileStage()
    let reasons: [DragReport.Reason] = [.tooLarge, .unreadable, .gone]
    stage.send(.entered(at: inBox, reasons.map { _ in file(nil) }))
    stage.send(.dropped(at: inBox, reasons.map { _ in file(6) }))
    stage.taker.load()
    _ = stage.log.take()
    stage.send(.delivered(DraggedPiece(item: 2, data: Data("abc".utf8), isLast: false)))
    for (number, reason) in reasons.enumerated() { stage.send(.failed(item: number, reason)) }
    #expect(
      stage.log.take() == [
        "item 0 is error -1000: It is larger than what can be dropped.",
        "item 1 is error -1000: It cannot be read.",
        "item 2 is error -1000: The device that it comes from went.",
      ])
  }

  private func file(_ byteCount: Int?) -> DraggedItem {
    DraggedItem(forms: [.init(mediaType: "application/pdf", byteCount: byteCount)])
  }

  @Test func `DD-95 reports out of turn do nothing and are traced`() throws {
    let stage = try FileStage()
    stage.generator.traceTopics = [.anomaly]
    _ = stage.generator.trace
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    let last = DragReport.Change.delivered(DraggedPiece(item: 0, data: Data()))
    let early: [DragReport.Change] = [
      .moved(to: inBox), .exited, .dropped(at: inBox, [file(1)]), last,
    ]
    for change in early { stage.send(change) }
    stage.send(.failed(item: 0, .gone))
    stage.send(.entered(at: nowhere, [file(nil)]))
    #expect(stage.log.take() == [])
    stage.send(.entered(at: inBox, [file(nil)]))
    stage.send(.entered(at: inBox, [file(nil)]), as: 8)
    #expect(
      stage.log.take() == [
        "-: com.adobe.pdf", "enter", "exit", "end", "-: com.adobe.pdf", "enter",
      ])
    stage.send(.moved(to: nowhere), as: 8)
    stage.send(.dropped(at: nowhere, [file(1)]), as: 8)
    #expect(stage.log.take() == ["-: com.adobe.pdf", "drop"])
    stage.send(.delivered(DraggedPiece(item: 1, data: Data())), as: 8)
    stage.send(.delivered(DraggedPiece(item: 0, form: 1, data: Data())), as: 8)
    stage.send(last, as: 8)
    stage.send(last, as: 8)
    #expect(
      stage.generator.trace == [
        "anomaly: drag 7 is not over the screen", "anomaly: drag 7 is not over the screen",
        "anomaly: drag 7 is not over the screen",
        "anomaly: drag 7 delivers what nobody waits for",
        "anomaly: drag 7 fails to deliver what nobody waits for",
        "anomaly: drag 7 is at no place", "anomaly: drag 7 was over the screen when 8 came",
        "anomaly: drag 8 is at no place", "anomaly: drag 8 delivers what nobody waits for",
        "anomaly: drag 8 delivers what nobody waits for",
        "anomaly: drag 8 delivers what nobody waits for",
      ])
  }

  @Test func `DD-95 a drag of nothing is none`() throws {
    let stage = try FileStage()
    stage.send(.entered(at: inBox, []))
    #expect(stage.log.take() == [])
    stage.send(.entered(at: inBox, [file(nil)]))
    #expect(stage.log.take() == ["-: com.adobe.pdf", "enter"])
    stage.send(.dropped(at: inBox, []))
    #expect(stage.log.take() == ["exit", "end"])
  }

  @Test func `DD-93 nothing comes to an application that takes no input`() throws {
    let stage = try FileStage()
    stage.generator.traceTopics = [.anomaly]
    _ = stage.generator.trace
    UIApplication.shared.beginIgnoringInteractionEvents()
    stage.send(.entered(at: inBox, [file(nil)]))
    stage.send(.moved(to: CGPoint(x: 151, y: 350)))
    UIApplication.shared.endIgnoringInteractionEvents()
    stage.send(.moved(to: inBox))
    stage.send(.dropped(at: inBox, [file(1)]))
    stage.send(.delivered(DraggedPiece(item: 0, data: Data([1]))))
    #expect(stage.log.take() == [] && stage.generator.trace == [])
    stage.send(.entered(at: inBox, [file(nil)]), as: 8)
    #expect(stage.log.take() == ["-: com.adobe.pdf", "enter"])
  }

  @Test func `DD-22 DD-90 a view that says what can be pasted takes drops from outside`() throws {
    final class Paper: UIView {
      let log = EventLog()
      override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders {
          provider.loadObject(ofClass: String.self) { [log] (text: String?, _) in
            MainActor.assumeIsolated { log.record(text ?? "nothing") }
          }
        }
      }
    }
    let stage = try DragStage()
    let paper = Paper(frame: CGRect(x: 250, y: 300, width: 100, height: 100))
    paper.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    stage.page.addSubview(paper)
    try stage.generator.dropFromOutside([.text("hello")], at: CGPoint(x: 300, y: 350))
    #expect(paper.log.take() == ["hello"])
  }

  @Test func `DD-60 DD-90 a drag from outside that rests activates a view`() throws {
    let stage = try SpringStage()
    let generator = stage.drags.generator
    let drag = try generator.dragFromOutside([.text("a")], at: stage.inPad)
    generator.advance(by: 2)
    #expect(
      stage.log.take() == [
        "asked at (50, 50)", "possible", "asked at (50, 50)", "activating", "asked at (50, 50)",
        "activated", "activated at (300, 350)",
      ])
    drag.leave()
    #expect(stage.log.take() == ["inactive", "finished"])
  }

  @Test func `DD-96 the driver drops from outside, and a recording of it replays`() throws {
    let stage = try DragStage()
    let unread = DragFromOutside.Item.file("b.txt", mediaType: "text/plain", data: nil)
    let run = try stage.generator.recording {
      try stage.generator.dropFromOutside([.text("a"), unread], at: inBox)
    }
    let lines = stage.log.take()
    #expect(
      lines.filter { !$0.contains("update") } == [
        "box: can handle", "box: enter", "box: perform", "box: where to", "box: where to",
        "box: took a", "box: arrived, end", "box: arrived, end", "box: conclude", "box: end",
      ])
    stage.generator.replay(try EventRecording(data: run.data()))
    #expect(stage.log.take() == lines)
  }

  @Test func `DD-96 another generator ends what is dragged`() throws {
    let stage = try DragStage()
    _ = try stage.generator.dragFromOutside([.text("a")], at: inBox)
    _ = stage.log.take()
    _ = try EventGenerator(view: stage.page)
    #expect(stage.log.take() == ["box: exit", "box: end"])
  }
}

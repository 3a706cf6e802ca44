// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// Gives items, and writes down what it is asked and told.
@MainActor
private final class Giver: NSObject, UIDragInteractionDelegate {
  var providers: [NSItemProvider] = []
  var isRestricted = false
  private(set) var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    lines.append("items")
    return providers.map { UIDragItem(itemProvider: $0) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    lines.append("restricted")
    return isRestricted
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { lines.append("begins") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { lines.append("will end, \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { lines.append("ended, \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { lines.append("transferred") }
}

/// A card whose items leave the screen, and the device that is told of them.
@MainActor
private struct OutStage {
  let giver = Giver()
  let generator: EventGenerator
  let host: HeadlessHost
  private let card = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 60))
  private let start = CGPoint(x: 140, y: 130)

  init(_ providers: [NSItemProvider]) throws {
    let page = UIView(frame: UIScreen.main.bounds)
    page.addSubview(card)
    card.addInteraction(UIDragInteraction(delegate: giver))
    generator = try EventGenerator(view: page)
    host = try #require(UIApplication.shared.turn.host as? HeadlessHost)
    giver.providers = providers
  }

  func lift() throws {
    try generator.pointerDown(at: start)
    generator.advance(by: 1)
  }

  func begin() throws {
    try lift()
    try generator.pointerMove(to: CGPoint(x: 200, y: 300))
  }

  func send(_ event: HostEvent) { HostInput.send(event) }
}

@MainActor @Suite("DD what leaves the screen", .freshApplication)
struct DragOutTests {
  /// A provider of bytes in one form.
  private func provider(
    _ type: String, _ text: String, for everybody: Bool = true, name: String? = nil
  ) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = name
    provider.registerDataRepresentation(
      forTypeIdentifier: type, visibility: everybody ? .all : .ownProcess
    ) { answer in
      answer(Data(text.utf8), nil)
      return nil
    }
    return provider
  }

  @Test func `DD-105 what a pointer lifts is offered until it is dropped`() throws {
    let stage = try OutStage([NSItemProvider(object: "one"), provider("public.html", "<b>")])
    try stage.lift()
    #expect(stage.giver.take() == ["items", "restricted"])
    let items: [DragOffer.Item] = [
      DragOffer.Item(forms: [.init(text: "one")]),
      DragOffer.Item(forms: [.init(mediaType: "text/html", text: "<b>")]),
    ]
    #expect(stage.host.offered == DragOffer(id: 1, items: items))
    try stage.generator.pointerMove(to: CGPoint(x: 200, y: 300))
    #expect(stage.giver.take() == ["begins"] && stage.host.offered?.id == 1)
    try stage.generator.pointerUp()
    #expect(stage.host.offered == nil)
    stage.generator.advance(by: 1)
    #expect(stage.giver.take() == ["will end, cancel", "ended, cancel"])
    try stage.lift()
    #expect(stage.host.offered?.id == 2)
    try stage.generator.pointerUp()
    #expect(stage.host.offered == nil)
  }

  @Test func `DD-105 what others may not have is not offered, nor what a finger lifts`() throws {
    let own = provider("public.html", "<b>", for: false)
    let unknown = provider("org.example.secret", "?")
    let stage = try OutStage([own, unknown])
    try stage.begin()
    #expect(stage.host.offered == nil)
    try stage.generator.pointerUp()
    stage.generator.advance(by: 1)
    stage.giver.providers = [NSItemProvider(object: "one")]
    stage.giver.isRestricted = true
    _ = stage.giver.take()
    try stage.begin()
    #expect(stage.giver.take() == ["items", "restricted", "begins"] && stage.host.offered == nil)
    try stage.generator.pointerUp()
    stage.generator.advance(by: 1)
    stage.giver.isRestricted = false
    _ = stage.giver.take()
    try stage.generator.fingerDown(.rightIndex, at: CGPoint(x: 140, y: 130))
    stage.generator.advance(by: 1)
    #expect(stage.giver.take() == ["items"] && stage.host.offered == nil)
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 200, y: 300))
    #expect(stage.giver.take() == ["restricted", "begins"] && stage.host.offered == nil)
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-106 a file is offered in any form, by its name`() throws {
    let stage = try OutStage([
      provider("org.example.notes", "abc", name: "a.notes"),
      provider("public.png", "png", name: "b.png"), provider("public.png", "png", name: "c"),
      provider("public.html", "<b>", name: ""),
    ])
    try stage.lift()
    let items: [DragOffer.Item] = [
      DragOffer.Item(
        name: "a.notes", forms: [.init(mediaType: "application/octet-stream", text: "abc")]),
      DragOffer.Item(name: "b.png", forms: [.init(mediaType: "image/png", text: "png")]),
      DragOffer.Item(name: "c.png", forms: [.init(mediaType: "image/png", text: "png")]),
      DragOffer.Item(forms: [.init(mediaType: "text/html", text: "<b>")]),
    ]
    #expect(stage.host.offered?.items == items)
    try stage.generator.pointerUp()
  }

  @Test func `DD-107 a drop outside ends the drag as a copy`() throws {
    let stage = try OutStage([NSItemProvider(object: "one")])
    stage.send(.draggedOut(1, at: stage.generator.now))
    #expect(stage.giver.take() == [])
    try stage.begin()
    _ = stage.giver.take()
    stage.send(.draggedOut(7, at: stage.generator.now))
    #expect(stage.giver.take() == [] && stage.host.offered?.id == 1)
    stage.send(.draggedOut(1, at: stage.generator.now))
    #expect(stage.giver.take() == ["will end, copy"] && stage.host.offered == nil)
    stage.send(.draggedOut(1, at: stage.generator.now))
    stage.send(.cancelContacts(at: stage.generator.now))
    stage.generator.advance(by: 1)
    #expect(stage.giver.take() == ["ended, copy", "transferred"])
  }

  @Test func `DD-107 a drop outside begins a drag that was only lifted`() throws {
    let stage = try OutStage([NSItemProvider(object: "one")])
    try stage.lift()
    _ = stage.giver.take()
    stage.send(.draggedOut(1, at: stage.generator.now))
    #expect(stage.giver.take() == ["begins", "will end, copy"] && stage.host.offered == nil)
    stage.generator.advance(by: 1)
    #expect(stage.giver.take() == ["ended, copy", "transferred"])
    try stage.generator.pointerUp()
  }
}

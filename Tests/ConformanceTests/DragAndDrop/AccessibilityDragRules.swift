// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AX drags by name", .freshApplication)
struct AccessibilityDragRules {
  /// Gives a text and takes one, and writes down where.
  private final class Desk: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let log = EventLog()
    var operation = UIDropOperation.copy

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      log.record("from \(EventLog.text(place))")
      return [UIDragItem(itemProvider: NSItemProvider(object: "text"))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.record("begins") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.record("ended, \(operation)") }
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      log.record("dropped at \(EventLog.text(place))")
    }
  }

  @Test func `AX-38 a person drags from one named place to another`() throws {
    let desk = Desk()
    let photo = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    photo.text = "Photo"
    let album = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    album.text = "Album"
    for label in [photo, album] { label.isUserInteractionEnabled = true }
    let source = UIDragInteraction(delegate: desk)
    photo.addInteraction(source)
    album.addInteraction(UIDropInteraction(delegate: desk))
    photo.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
    photo.accessibilityDragSourceDescriptors = [
      UIAccessibilityLocationDescriptor(name: "Drag photo", view: photo)
    ]
    let place = CGPoint(x: 10, y: 30)
    let cover = UIAccessibilityLocationDescriptor(name: "Drop on cover", point: place, in: album)
    #expect(cover.view === album && cover.point == place && cover.attributedName.length == 13)
    album.accessibilityDropPointDescriptors = [cover]
    let page = UIView(frame: UIScreen.main.bounds)
    page.addSubview(photo)
    page.addSubview(album)
    let generator = try EventGenerator(view: page)
    let reader = generator.voiceOver
    reader.start()
    try reader.go(to: "Photo")
    #expect(reader.actionNames == ["Open", "Drag photo"])
    #expect(reader.perform("Drag photo"))
    #expect(reader.actionNames == ["Open", "Cancel Drag"])
    try reader.go(to: "Album")
    #expect(reader.actionNames == ["Drop on cover", "Cancel Drag"])
    #expect(reader.perform("Drop on cover"))
    generator.advance(by: 2)
    #expect(
      desk.log.take() == ["from (50, 20)", "begins", "dropped at (10, 30)", "ended, copy"])
    #expect(reader.actionNames == [])
    try reader.go(to: "Photo")
    #expect(reader.perform("Drag photo") && reader.perform("Cancel Drag"))
    generator.advance(by: 2)
    #expect(desk.log.take() == ["from (50, 20)", "begins", "ended, cancel"])
    desk.operation = .forbidden
    #expect(reader.perform("Drag photo"))
    try reader.go(to: "Album")
    #expect(!reader.perform("Drop on cover"))
    generator.advance(by: 2)
    #expect(desk.log.take() == ["from (50, 20)", "begins", "ended, cancel"])
    for isReaderOff in [true, false] {
      try reader.go(to: "Photo")
      #expect(reader.perform("Drag photo"))
      if isReaderOff { reader.stop() } else { source.isEnabled = false }
      generator.advance(by: 2)
      #expect(desk.log.take() == ["from (50, 20)", "begins", "ended, cancel"])
      reader.start()
    }
  }
}

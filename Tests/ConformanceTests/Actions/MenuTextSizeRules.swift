// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AC menus and the size of text", .freshApplication)
struct MenuTextSizeRules {
  private let log = EventLog()

  private func action(_ title: String, _ subtitle: String? = nil) -> UIAction {
    let image = subtitle == nil ? nil : UIImage(systemName: "star")
    return UIAction(title: title, subtitle: subtitle, image: image) { [log] _ in
      log.record(title)
    }
  }

  /// Shows a menu of a button.
  private func show(_ children: [UIMenuElement], title: String = "") throws -> EventGenerator {
    try UIMenu(title: title, children: children).show()
  }

  private func prefer(_ points: CGFloat, _ generator: EventGenerator) {
    TextSize.prefer(points)
    generator.advance(by: 0.1)
  }

  /// Where something of a menu is on the screen.
  private func frame(_ name: String, _ generator: EventGenerator) throws -> CGRect {
    let view = try generator.viewWithIdentifier(name)
    return view.convert(view.bounds, to: nil)
  }

  @Test func `AC-42 a menu grows with its text while it is up, and nothing is cut`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let tiles = UIMenu(
      title: "Tiles with a title", options: .displayInline, preferredElementSize: .small,
      children: [action("Left"), action("Right")])
    let submenu = UIMenu(title: "More of the same", children: [action("Inner")])
    let generator = try show(
      [action("Open"), action("Duplicate", "Makes another one"), tiles, submenu],
      title: "What to do with it")
    let names = [
      "menu", "menu.Open", "menu.Duplicate", "menu.Left", "menu.Right", "menu.More of the same",
    ]
    func frames() throws -> [CGRect] { try names.map { try frame($0, generator) } }
    let ordinary = try frames()
    #expect(ordinary[0].width == 250 && ordinary[1].height == 44)
    #expect(ordinary[3].minY == ordinary[4].minY)
    prefer(TextSize.largest, generator)
    let large = try frames()
    let panel = try generator.viewWithIdentifier("menu")
    #expect(TextSize.cut(in: panel) == [])
    let open = try generator.viewWithIdentifier("menu.Open")
    #expect(TextSize.labels(in: open).map(\.font.pointSize) == [53])
    #expect(large[1].height > 53 && large[0].width > 250)
    #expect(large.dropFirst().allSatisfy { $0.width == large[0].width })
    #expect(large[4].minY >= large[3].maxY)
    #expect(UIScreen.main.bounds.contains(large[0]))
    prefer(TextSize.ordinary, generator)
    #expect(try frames() == ordinary)
  }

  @Test func `AC-42 a menu that comes up in large text is as one that grew`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    TextSize.prefer(TextSize.largest)
    let generator = try show([action("Open"), action("Duplicate", "Makes another one")])
    let there = try frame("menu.Duplicate", generator)
    prefer(TextSize.ordinary, generator)
    #expect(try frame("menu.Duplicate", generator).height < there.height)
    prefer(TextSize.largest, generator)
    #expect(try frame("menu.Duplicate", generator) == there)
  }

  @Test func `AC-42 a finger scrolls a menu without room to its last row, and chooses it`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let generator = try show((0..<14).map { action("Row \($0)") })
    prefer(TextSize.largest, generator)
    let panel = try frame("menu", generator)
    #expect(UIScreen.main.bounds.contains(panel))
    #expect(try frame("menu.Row 13", generator).minY >= panel.maxY)
    for _ in 0..<8 {
      try generator.fingerDrag(
        from: CGPoint(x: panel.midX, y: panel.maxY - 10),
        to: CGPoint(x: panel.midX, y: panel.minY + 10), duration: 0.3)
      generator.advance(by: 0.5)
    }
    #expect(log.take() == [])
    #expect(try frame("menu.Row 13", generator).maxY <= panel.maxY + 0.01)
    try generator.fingerTap(at: generator.viewWithIdentifier("menu.Row 13"))
    #expect(log.take() == ["Row 13"])
  }

  @Test func `AC-42 an edit menu is a list where its text is very large`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try MenuStage()
    let interaction = UIEditMenuInteraction(delegate: nil)
    stage.root.addInteraction(interaction)
    stage.clip.becomeFirstResponder()
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 400)))
    try stage.generator.wait(0.5)
    func frames() throws -> [CGRect] {
      try ["Cut", "Copy", "Select All"].map { try stage.row($0).frame }
    }
    let ordinary = try frames()
    #expect(ordinary.map(\.minY) == [0, 0, 0] && ordinary.map(\.height) == [44, 44, 44])
    prefer(TextSize.large, stage.generator)
    let large = try frames()
    #expect(large.map(\.minY) == [0, 0, 0])
    #expect(large[0].height > 44 && large[2].width > ordinary[2].width)
    let panel = try stage.generator.viewWithIdentifier("menu")
    #expect(TextSize.cut(in: panel) == [])
    prefer(TextSize.largest, stage.generator)
    let list = try frames()
    #expect(list.map(\.minX) == [0, 0, 0])
    #expect(list[1].minY >= list[0].maxY && list[2].minY >= list[1].maxY)
    #expect(TextSize.cut(in: panel) == [])
    prefer(TextSize.ordinary, stage.generator)
    #expect(try frames() == ordinary)
  }
}

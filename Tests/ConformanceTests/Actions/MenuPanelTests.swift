// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Fingers in a menu, and what its elements keep", .freshApplication)
struct MenuPanelTests {
  private let log = EventLog()
  private let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 40))

  private func actions(_ titles: [String]) -> [UIAction] {
    titles.map { title in
      UIAction(title: title, image: UIImage(systemName: "star")) { [log] _ in log.record(title) }
    }
  }

  /// Shows a menu with a tap on a button.
  private func show(_ menu: UIMenu) throws -> EventGenerator {
    try menu.show(from: button)
  }

  /// The row of an element.
  private func row(_ title: String, _ generator: EventGenerator) throws -> UIView {
    try #require(generator.viewWithLabel(title).superview)
  }

  /// Where rows are in the menu.
  private func frames(_ titles: [String], _ generator: EventGenerator) throws -> [CGRect] {
    let panel = try generator.viewWithIdentifier("menu")
    return try titles.map { title in
      let row = try row(title, generator)
      return row.convert(row.bounds, to: panel)
    }
  }

  @Test func `small elements stand four in a row, and a last row shares its width`() throws {
    let names = ["A", "B", "C", "D", "E", "F"]
    let inner = UIMenu(
      options: .displayInline, preferredElementSize: .small, children: actions(names))
    let generator = try show(UIMenu(children: [inner]))
    let panel = try generator.viewWithIdentifier("menu").bounds
    let places = try frames(names, generator)
    let width = panel.width / 4
    #expect(
      places.map(\.minX) == [0, width, 2 * width, 3 * width, 0, panel.width / 2])
    #expect(Set(places.prefix(4).map(\.minY)) == [0])
    #expect(Set(places.suffix(2).map(\.minY)) == [places[0].maxY])
    #expect(places[5].width == panel.width / 2)
    try generator.fingerTap(at: row("F", generator))
    #expect(log.take() == ["F"])
  }

  @Test func `medium elements stand three in a row, with their titles`() throws {
    let names = ["A", "B", "C"]
    let menu = UIMenu(preferredElementSize: .medium, children: actions(names))
    #expect(menu.preferredElementSize == .medium)
    let generator = try show(menu)
    let panel = try generator.viewWithIdentifier("menu").bounds
    let places = try frames(names, generator)
    #expect(
      places.map { ($0.minX * 3).rounded() } == [0, panel.width.rounded(), 2 * panel.width])
    #expect(places.allSatisfy { $0.height == panel.height })
  }

  @Test func `a finger scrolls a menu that is too high, and then chooses nothing`() throws {
    let names = (0..<60).map { "Row \($0)" }
    let generator = try show(UIMenu(children: actions(names)))
    func top() throws -> CGFloat { try frames(["Row 0"], generator)[0].minY }
    let panel = try generator.viewWithIdentifier("menu")
    let middle = panel.convert(CGPoint(x: panel.bounds.midX, y: panel.bounds.midY), to: nil)
    #expect(try top() == 0)
    try generator.fingerDown(at: middle)
    try generator.fingerMove(.automatic, translationX: 0, y: -100, duration: 0.1)
    #expect(try top() == -100)
    try generator.fingerMove(.automatic, translationX: 0, y: 300, duration: 0.1)
    try generator.fingerUp()
    #expect(try top() == 0 && log.take() == [])
    let wheeled = try [50.0, -50.0].map { distance in
      try generator.scrollWheel(by: CGPoint(x: 0, y: distance), at: middle)
      return try top()
    }
    #expect(Set(wheeled) == [0, -50])
    try generator.fingerDown(at: middle)
    try generator.cancelTouches()
    #expect(log.take() == [])
    try generator.fingerTap(at: middle)
    generator.advance(by: 1)
    #expect(log.take().count == 1)
  }

  @Test func `a finger that moves in a short menu chooses the row that it ends on`() throws {
    let generator = try show(UIMenu(children: actions(["One", "Two", "Three"])))
    try generator.fingerDown(at: row("One", generator))
    let places = try frames(["One", "Three"], generator)
    let way = places[1].midY - places[0].midY
    try generator.fingerMove(.automatic, translationX: 0, y: way, duration: 0.1)
    try generator.fingerUp()
    #expect(log.take() == ["Three"])
  }

  // MARK: - Elements

  @Test func `a command, a key command and an action keep what they are made of`() {
    let action = Selector("act:")
    let other = UICommandAlternate(
      title: "Other", action: Selector("other:"), modifierFlags: .alternate)
    #expect(other.title == "Other" && other.action == Selector("other:"))
    #expect(other.modifierFlags == .alternate)
    let image = UIImage(systemName: "heart")
    let command = UICommand(
      title: "Act", subtitle: "Now", image: image, action: action, propertyList: 5,
      alternates: [other], discoverabilityTitle: "Acts", attributes: .destructive, state: .mixed)
    #expect(command.title == "Act" && command.subtitle == "Now" && command.image === image)
    #expect(command.action == action && command.propertyList as? Int == 5)
    #expect(command.alternates == [other] && command.discoverabilityTitle == "Acts")
    #expect(command.attributes == .destructive && command.state == .mixed)
    #expect(command.sender == nil && command.presentationSourceItem == nil)
    let key = UIKeyCommand(
      input: "k", modifierFlags: .command, action: action, discoverabilityTitle: "Keys")
    #expect(key.input == "k" && key.modifierFlags == .command && key.action == action)
    #expect(key.discoverabilityTitle == "Keys")
    let empty = UIKeyCommand()
    #expect(empty.input == nil && empty.modifierFlags == [] && empty.title == "")
    let done = UIAction(
      title: "Do", subtitle: "Soon", image: image, identifier: .init(rawValue: "do"),
      discoverabilityTitle: "Does", attributes: .disabled, state: .on
    ) { _ in }
    #expect(done.identifier == UIAction.Identifier("do") && done.subtitle == "Soon")
    #expect(done.discoverabilityTitle == "Does" && done.attributes == .disabled)
    #expect(done.state == .on)
    done.title = "Done"
    done.image = nil
    #expect(done.title == "Done" && done.image == nil)
  }

  @Test func `a menu keeps its size, its subtitle and how it is shown when its children change`() {
    let menu = UIMenu(
      title: "M", subtitle: "S", image: nil, identifier: UIMenu.Identifier("m"),
      options: .singleSelection, preferredElementSize: .small, children: [])
    let shown = UIMenuDisplayPreferences()
    shown.maximumNumberOfTitleLines = 3
    menu.displayPreferences = shown
    let changed = menu.replacingChildren(actions(["A"]))
    #expect(changed.title == "M" && changed.subtitle == "S" && changed.options == .singleSelection)
    #expect(changed.identifier == UIMenu.Identifier("m"))
    #expect(changed.preferredElementSize == .small)
    #expect(changed.displayPreferences?.maximumNumberOfTitleLines == 3)
    #expect(changed.children.map(\.title) == ["A"])
    let plain = UIMenu(title: "P", subtitle: "Q", options: .destructive, children: [])
    #expect(plain.subtitle == "Q" && plain.preferredElementSize == .large)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AC menus of controls and bars", .freshApplication)
struct ControlMenuRules {
  private func menu(_ log: EventLog) -> UIMenu {
    UIMenu(
      children: ["One", "Two"].map { title in
        UIAction(title: title) { action in
          log.record("chose \(title) from \(type(of: action.sender ?? "nil"))")
        }
      })
  }

  @Test func `AC-25 a button with a menu as its primary action shows it when touched`() throws {
    let stage = try MenuStage()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    #expect(button.contextMenuInteraction == nil)
    button.menu = menu(stage.log)
    #expect(button.contextMenuInteraction != nil)
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [log = stage.log] _ in log.record("primary") }, for: .primaryActionTriggered)
    stage.root.addSubview(button)
    try stage.generator.fingerDown(at: button)
    #expect(stage.shown != nil)
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["One", "Two"])
    let row = try stage.row("Two")
    try stage.generator.fingerMove(
      .automatic, to: row.convert(CGPoint(x: 30, y: 10), to: nil), duration: 0.2)
    try stage.generator.fingerUp()
    try stage.generator.wait(0.5)
    #expect(stage.log.take().filter { $0 != "clip builds" } == ["chose Two from UIButton"])
    #expect(stage.shown == nil)
    try stage.generator.fingerTap(at: button)
    try stage.generator.wait(0.5)
    try stage.generator.fingerTap(at: stage.row("One"))
    #expect(stage.log.take() == ["chose One from UIButton"])
  }

  @Test func `AC-24 a button with a menu and an action shows it when a finger rests`() throws {
    let stage = try MenuStage()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = menu(stage.log)
    button.addAction(
      UIAction { [log = stage.log] _ in log.record("tapped") }, for: .touchUpInside)
    stage.root.addSubview(button)
    try stage.generator.fingerTap(at: button)
    #expect(stage.log.take() == ["tapped"])
    try stage.generator.fingerLongPress(at: button, duration: 1)
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["One", "Two"])
    #expect(stage.log.take() == [])
  }

  @Test func `AC-33 a button that stands for a choice shows what is chosen`() throws {
    let stage = try MenuStage()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = menu(stage.log)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    stage.root.addSubview(button)
    #expect(button.currentTitle == "One")
    try stage.generator.fingerTap(at: button)
    try stage.generator.wait(0.5)
    try stage.generator.fingerTap(at: stage.row("Two"))
    #expect(button.currentTitle == "Two")
    #expect(!button.isSelected)
    #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
  }

  @Test func `AC-34 a bar button shows its menu by a tap, or by a long press`() throws {
    let stage = try MenuStage()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    stage.root.addSubview(bar)
    let plain = UIBarButtonItem(title: "Plain", menu: menu(stage.log))
    plain.accessibilityIdentifier = "plain"
    let both = UIBarButtonItem(
      primaryAction: UIAction(title: "Both") { [log = stage.log] _ in log.record("acted") },
      menu: menu(stage.log))
    both.accessibilityIdentifier = "both"
    bar.items = [plain, .flexibleSpace(), both]
    try stage.endTurn()
    #expect(both.frame(in: bar).maxX > 280)
    try stage.generator.fingerTap(at: "both")
    #expect(stage.log.take() == ["acted"])
    try stage.generator.fingerTap(at: "plain")
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["One", "Two"])
    try stage.generator.fingerTap(at: stage.row("One"))
    try stage.generator.wait(0.5)
    try stage.generator.fingerLongPress(at: "both", duration: 1)
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["One", "Two"])
  }

  @Test func `AC-34 items know their group, and a toolbar gives room to spaces`() throws {
    let stage = try MenuStage()
    let items = ["A", "B"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    let representative = UIBarButtonItem(title: "Both", style: .plain, target: nil, action: nil)
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representative)
    #expect(items[0].buttonGroup === group)
    group.barButtonItems = [items[1]]
    #expect(items[0].buttonGroup == nil)
    #expect(!group.isDisplayingRepresentativeItem)
    #expect(
      UIBarButtonItemGroup.optionalGroup(
        customizationIdentifier: "x", isInDefaultCustomization: false, items: []
      ).isHidden)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    stage.root.addSubview(bar)
    bar.setItems([items[0], .fixedSpace(50), items[1]], animated: false)
    try stage.endTurn()
    let gap = items[1].frame(in: bar).minX - items[0].frame(in: bar).maxX
    items[0].isHidden = true
    try stage.endTurn()
    #expect(gap == 66)
    #expect(items[1].frame(in: bar).minX == 66)
  }
}

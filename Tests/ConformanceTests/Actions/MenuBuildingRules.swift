// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AC building menus", .freshApplication)
struct MenuBuildingRules {
  /// What a responder sees that builds the context menu of a clip.
  private func building(
    _ body: @escaping (any UIMenuBuilder) -> Void
  ) throws -> MenuStage {
    let stage = try MenuStage()
    stage.clip.builds = body
    let interaction = UIEditMenuInteraction(delegate: nil)
    stage.clip.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    try stage.generator.wait(0.5)
    return stage
  }

  @Test func `AC-22 the context system is built from the responder upwards, each time`() throws {
    let stage = try MenuStage()
    let outer = Clip("outer", stage.log)
    outer.frame = stage.root.bounds
    stage.root.addSubview(outer)
    outer.addSubview(stage.clip)
    let interaction = UIEditMenuInteraction(delegate: nil)
    stage.clip.addInteraction(interaction)
    stage.clip.refused = ["cut:", "copy:", "selectAll:"]
    outer.refused = stage.clip.refused
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    interaction.presentEditMenu(with: configuration)
    interaction.presentEditMenu(with: configuration)
    #expect(
      stage.log.take() == ["clip builds", "outer builds", "clip builds", "outer builds"])
  }

  @Test func `AC-22 a command is validated by its target, for the menu that is shown`() throws {
    let command = UICommand(title: "Duplicate it", action: "copy:", propertyList: "twice")
    let stage = try building { builder in
      builder.insertChild(
        UIMenu(options: .displayInline, children: [command]), atStartOfMenu: .root)
    }
    #expect(stage.shown == ["Duplicate it", "Cut", "Copy", "Select All"])
    stage.clip.changes = { command in
      if command.propertyList as? String == "twice" {
        command.title = "Twice"
        command.attributes = .disabled
      }
      if command.action == "cut:" { command.attributes = .hidden }
    }
    UIMenuSystem.context.setNeedsRevalidate()
    #expect(stage.shown == ["Twice", "Copy", "Select All"])
    #expect(command.title == "Duplicate it")
    #expect(command.attributes == [])
    _ = stage.log.take()
    try stage.generator.fingerTap(at: stage.row("Twice"))
    #expect(stage.shown == ["Twice", "Copy", "Select All"])
    #expect(stage.log.take() == [])
  }

  @Test func `AC-30 a builder finds, inserts, replaces and removes`() throws {
    let log = EventLog()
    func titles(_ menu: UIMenu?) -> String {
      menu?.children.map(\.title).joined(separator: " ") ?? "none"
    }
    let stage = try building { builder in
      let edit = UIMenu.Identifier.standardEdit
      let own = UIMenu.Identifier("own")
      log.record(titles(builder.menu(for: edit)))
      log.record("\(builder.command(for: "paste:")?.title ?? "none")")
      log.record("\(builder.command(for: "paste:", propertyList: 1) == nil)")
      builder.insertSibling(
        UIMenu(
          title: "Own", identifier: own, options: .displayInline,
          children: [
            UIAction(title: "A", identifier: .init("a")) { _ in },
            UIAction(title: "B", identifier: .init("b")) { _ in },
          ]), beforeMenu: edit)
      builder.insertSibling(UIMenu(title: "Twin", identifier: own), afterMenu: edit)
      builder.insertElements([UIAction(title: "A2") { _ in }], afterAction: .init("a"))
      builder.insertElements([UIAction(title: "A1") { _ in }], beforeAction: .init("a"))
      builder.replace(action: .init("b"), with: [UIAction(title: "C") { _ in }])
      builder.remove(action: .init("unknown"))
      builder.remove(menu: .init("unknown"))
      log.record(titles(builder.menu(for: own)))
      log.record(builder.action(for: .init("a"))?.title ?? "none")
      builder.replaceChildren(ofMenu: edit) { children in Array(children.prefix(2).reversed()) }
      builder.insertChild(
        UIMenu(options: .displayInline, children: [UIAction(title: "Z") { _ in }]),
        atEndOfMenu: own)
      builder.remove(menu: .format)
      builder.replace(
        menu: edit,
        with: UIMenu(
          identifier: edit, options: .displayInline,
          children: [UIAction(title: "First") { _ in }] + (builder.menu(for: edit)?.children ?? []))
      )
      builder.replace(menu: edit, with: UIMenu(identifier: own))
      log.record(titles(builder.menu(for: edit)))
    }
    #expect(
      log.lines == [
        "Cut Copy Paste Paste and Match Style Delete Select Select All", "Paste", "true",
        "A1 A A2 C", "A", "First Copy Cut",
      ])
    #expect(stage.shown == ["A1", "A", "A2", "C", "Z", "First", "Copy", "Cut"])
  }

  @Test func `AC-28 a deferred element waits for its closure, once`() throws {
    var answers: [([UIMenuElement]) -> Void] = []
    var fresh = 0
    let kept = UIDeferredMenuElement { answers.append($0) }
    let uncached = UIDeferredMenuElement.uncached { answer in
      fresh += 1
      answer([UIAction(title: "Fresh \(fresh)") { _ in }])
    }
    let stage = try building { builder in
      builder.replaceChildren(ofMenu: .root) { _ in [kept, uncached] }
    }
    #expect(stage.shown == ["", "Fresh 1"])
    #expect(answers.count == 1)
    answers.first?([UIAction(title: "Late") { _ in }, UIAction(title: "Later") { _ in }])
    answers.first?([UIAction(title: "Ignored") { _ in }])
    #expect(stage.shown == ["Late", "Later", "Fresh 1"])
    let interaction = try #require(stage.clip.interactions.first as? UIEditMenuInteraction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["Late", "Later", "Fresh 2"])
    #expect(answers.count == 1)
  }

  @Test func `AC-37 a deferred element is filled by the first responder that can`() throws {
    let history = UIDeferredMenuElement.Identifier("history")
    let fresh = UIDeferredMenuElement.usingFocus(identifier: history, shouldCacheItems: false)
    let kept = UIDeferredMenuElement.usingFocus(identifier: history, shouldCacheItems: true)
    let elsewhere = UIDeferredMenuElement.usingFocus(
      identifier: UIDeferredMenuElement.Identifier("elsewhere"), shouldCacheItems: false)
    let unknown = UIDeferredMenuElement.usingFocus(
      identifier: UIDeferredMenuElement.Identifier("unknown"), shouldCacheItems: false)
    #expect(fresh.identifier == history && UIDeferredMenuElement { $0([]) }.identifier != history)
    let stage = try building { builder in
      builder.replaceChildren(ofMenu: .root) { _ in [fresh, elsewhere, kept, unknown] }
    }
    let outer = Clip("outer", stage.log)
    outer.frame = stage.root.bounds
    stage.root.addSubview(outer)
    outer.addSubview(stage.clip)
    var count = 0
    let provide = { (name: String) in
      UIDeferredMenuElement.Provider { completion in
        count += 1
        completion([UIAction(title: "\(name) \(count)") { _ in }])
      }
    }
    stage.clip.provides = { $0.identifier == history ? provide("Near") : nil }
    outer.provides = { $0 === unknown ? nil : provide("Far") }
    let interaction = try #require(stage.clip.interactions.first as? UIEditMenuInteraction)
    for wanted in [["Near 1", "Far 2", "Near 3"], ["Near 4", "Far 5", "Near 3"]] {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      try stage.generator.wait(0.5)
      #expect(stage.shown == wanted)
    }
  }

  @Test func `AC-22 the application's menus are one system under two names`() {
    #expect(UIMenuSystem.main === UIMainMenuSystem.shared)
  }
}

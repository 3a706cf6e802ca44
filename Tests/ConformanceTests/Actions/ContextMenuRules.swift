// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Gives a menu of three actions on the left half of its view.
private final class Giver: NSObject, UIContextMenuInteractionDelegate {
  let log: EventLog
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  var makesPreview = false

  init(_ log: EventLog) { self.log = log }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard location.x < 50 else { return nil }
    let preview: UIContextMenuContentPreviewProvider = {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "preview"
      controller.preferredContentSize = CGSize(width: 80, height: 80)
      return controller
    }
    let configuration = UIContextMenuConfiguration(
      identifier: "three" as NSString, previewProvider: makesPreview ? preview : nil
    ) { [log] _ in
      UIMenu(
        title: "Things",
        children: ["One", "Two", "Three"].map { title in
          UIAction(title: title) { _ in log.record("chose \(title)") }
        })
    }
    configuration.preferredMenuElementOrder = order
    return configuration
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("displays \(configuration.identifier)") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.record("ends")
    animator?.addCompletion { [log] in log.record("gone") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.record("commits \(animator.previewViewController != nil)") }
}

@MainActor @Suite("AC context menus", .freshApplication)
struct ContextMenuRules {
  private func stage(_ order: UIContextMenuConfiguration.ElementOrder = .automatic) throws -> (
    MenuStage, Giver, UIContextMenuInteraction
  ) {
    let stage = try MenuStage()
    let giver = Giver(stage.log)
    giver.order = order
    let interaction = UIContextMenuInteraction(delegate: giver)
    stage.clip.addInteraction(interaction)
    return (stage, giver, interaction)
  }

  @Test func `AC-24 a finger that rests brings the menu up, where there is one`() throws {
    let (stage, giver, interaction) = try stage()
    defer { withExtendedLifetime(giver) {} }
    try stage.generator.fingerLongPress(
      at: stage.clip.frame.offsetBy(dx: 30, dy: 0), duration: 1)
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
    #expect(interaction.menuAppearance == .unknown)
    try stage.generator.fingerLongPress(
      at: stage.clip.frame.offsetBy(dx: -30, dy: 0), duration: 1)
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["One", "Two", "Three"])
    #expect(interaction.menuAppearance == .compact)
    #expect(interaction.location(in: stage.clip) == CGPoint(x: 20, y: 30))
    #expect(stage.log.take() == ["clip builds", "displays three"])
    try stage.generator.fingerTap(at: stage.row("Two"))
    try stage.generator.wait(0.5)
    #expect(stage.log.take() == ["chose Two", "ends", "gone"])
    #expect(stage.shown == nil)
  }

  @Test func `AC-24 the resting finger may go on and choose by lifting`() throws {
    let (stage, giver, interaction) = try stage()
    defer { withExtendedLifetime((giver, interaction)) {} }
    try stage.generator.fingerDown(at: stage.clip.frame.offsetBy(dx: -30, dy: 0))
    try stage.generator.wait(1)
    let row = try stage.row("Three")
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    try stage.generator.fingerMove(.automatic, to: place, duration: 0.3)
    #expect(row.backgroundColor != nil)
    try stage.generator.fingerUp()
    try stage.generator.wait(0.5)
    #expect(
      stage.log.take() == ["clip builds", "displays three", "chose Three", "ends", "gone"])
  }

  @Test func `AC-24 a pointer's second button brings it up`() throws {
    let (stage, giver, interaction) = try stage()
    defer { withExtendedLifetime((giver, interaction)) {} }
    let place = CGPoint(x: 60, y: 220)
    try stage.generator.pointerDown(at: place)
    try stage.generator.pointerUp()
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
    try stage.generator.pointerDown(at: place, button: .secondary)
    try stage.generator.pointerUp()
    try stage.generator.wait(0.5)
    #expect(stage.shown == ["One", "Two", "Three"])
  }

  @Test func `AC-26 a touch beside a context menu ends it and goes nowhere`() throws {
    let (stage, giver, interaction) = try stage()
    defer { withExtendedLifetime((giver, interaction)) {} }
    let probe = ProbeView(
      "below", log: stage.log, frame: CGRect(x: 50, y: 600, width: 100, height: 60))
    stage.root.addSubview(probe)
    try stage.generator.fingerLongPress(
      at: stage.clip.frame.offsetBy(dx: -30, dy: 0), duration: 1)
    try stage.generator.wait(0.5)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: CGPoint(x: 100, y: 630))
    try stage.generator.wait(0.5)
    #expect(stage.log.take() == ["ends", "gone"])
    #expect(stage.shown == nil)
  }

  @Test func `AC-31 a menu goes with its view, and with its interaction`() throws {
    let (stage, giver, interaction) = try stage()
    defer { withExtendedLifetime(giver) {} }
    for step in 0..<2 {
      try stage.generator.fingerLongPress(
        at: stage.clip.frame.offsetBy(dx: -30, dy: 0), duration: 1)
      try stage.generator.wait(0.5)
      #expect(stage.shown != nil)
      if step == 0 {
        stage.clip.removeInteraction(interaction)
        #expect(stage.shown == nil)
        stage.clip.addInteraction(interaction)
      } else {
        stage.clip.removeFromSuperview()
        try stage.endTurn()
        #expect(stage.shown == nil)
      }
    }
  }

  @Test func `AC-32 by priority, a menu that opens upwards begins at the bottom`() throws {
    for (order, expected) in [
      (UIContextMenuConfiguration.ElementOrder.fixed, ["One", "Two", "Three"]),
      (.priority, ["Three", "Two", "One"]),
    ] {
      let (stage, giver, interaction) = try stage(order)
      defer { withExtendedLifetime((giver, interaction)) {} }
      stage.clip.frame.origin.y = stage.root.bounds.maxY - 80
      try stage.generator.fingerLongPress(
        at: stage.clip.frame.offsetBy(dx: -30, dy: 0), duration: 1)
      try stage.generator.wait(0.5)
      #expect(stage.shown == expected)
    }
  }

  @Test func `AC-33 in a menu of one choice only the chosen leaf keeps the mark`() throws {
    let stage = try MenuStage()
    let sizes = ["Small", "Medium", "Large"].map { UIAction(title: $0) { _ in } }
    sizes[0].state = .on
    let menu = UIMenu(
      options: .singleSelection,
      children: [
        UIMenu(options: .displayInline, children: sizes), UIAction(title: "None") { _ in },
      ])
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.root.addSubview(button)
    try stage.generator.fingerTap(at: button)
    try stage.generator.wait(0.5)
    #expect(menu.selectedElements == [sizes[0]])
    try stage.generator.fingerTap(at: stage.row("Large"))
    #expect(menu.selectedElements == [sizes[2]])
  }

  @Test func `AC-24 a preview stands above the menu and can be tapped`() throws {
    let (stage, giver, interaction) = try stage()
    giver.makesPreview = true
    try stage.generator.fingerLongPress(
      at: stage.clip.frame.offsetBy(dx: -30, dy: 0), duration: 1)
    try stage.generator.wait(0.5)
    #expect(interaction.menuAppearance == .rich)
    let preview = try stage.generator.viewWithIdentifier("preview")
    let panel = try stage.generator.viewWithIdentifier("menu")
    #expect(preview.frame.size == CGSize(width: 80, height: 80))
    #expect(preview.frame.maxY <= panel.frame.minY)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: preview)
    try stage.generator.wait(0.5)
    #expect(stage.log.take() == ["commits true", "ends", "gone"])
  }
}

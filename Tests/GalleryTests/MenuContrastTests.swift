// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Contrast in menus", .freshApplication)
struct MenuContrastTests {
  /// Gives menus with what there can be in one, and does the commands of them.
  private final class Page: UIViewController, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate
  {
    var makesPreview = false

    override var canBecomeFirstResponder: Bool { true }
    func mark(_ sender: Any?) {}
    override func copy(_ sender: Any?) {}
    override func cut(_ sender: Any?) {}

    private func action(
      _ title: String, _ subtitle: String? = nil, _ attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
      UIAction(title: title, subtitle: subtitle, attributes: attributes) { _ in }
    }

    var command: UIKeyCommand {
      UIKeyCommand(
        title: "Mark", action: Selector("contrastMark:", Page.mark), input: "m",
        modifierFlags: .command)
    }

    var menu: UIMenu {
      let tiles = UIMenu(
        title: "", options: .displayInline,
        children: [action("Tile"), action("Off tile", nil, .disabled)])
      tiles.preferredElementSize = .medium
      return UIMenu(
        title: "Header",
        children: [
          UIAction(title: "Chosen", subtitle: "Below", state: .on) { _ in },
          action("Off", "Off below", .disabled), action("Delete", "For ever", .destructive),
          action("Off too", nil, [.destructive, .disabled]), command,
          UIMenu(title: "Section", options: .displayInline, children: [action("Inside")]), tiles,
          UIMenu(title: "More", children: [action("Inner")]), UIDeferredMenuElement { _ in },
        ])
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let preview: UIContextMenuContentPreviewProvider = {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.preferredContentSize = CGSize(width: 200, height: 60)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
        label.text = "Preview"
        controller.view.addSubview(label)
        return controller
      }
      return UIContextMenuConfiguration(
        identifier: nil, previewProvider: makesPreview ? preview : nil
      ) { [self] _ in menu }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: suggestedActions + [
          action("Stop", nil, .disabled), action("Delete", nil, .destructive),
        ])
    }
  }

  private static let texts = [
    "Header", "Chosen", "Below", "Off", "Off below", "Delete", "For ever", "Off too", "Mark", "⌘M",
    "Section", "Inside", "Tile", "Off tile", "More", "Loading…",
  ]

  private func stage(_ style: UIUserInterfaceStyle) throws -> (ContrastStage, Page) {
    let page = Page()
    page.view.backgroundColor = .systemBackground
    return (try ContrastStage(style, page), page)
  }

  /// Goes through the entries by keys, which shows each one on the ground of what is about to be
  /// chosen.
  private func walk(_ stage: ContrastStage, _ count: Int, _ texts: [String]) throws {
    for _ in 0..<count {
      try stage.generator.keyPress(.arrowDown)
      try stage.check(texts)
    }
  }

  @Test(arguments: ContrastStage.styles, [false, true])
  func `AW-97 texts of a context menu stand out`(
    style: UIUserInterfaceStyle, makesPreview: Bool
  ) throws {
    defer { ContrastStage.leave() }
    let (stage, page) = try stage(style)
    page.makesPreview = makesPreview
    let view = stage.add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 40))
    view.addInteraction(UIContextMenuInteraction(delegate: page))
    try stage.generator.fingerLongPress(at: view, duration: 1)
    let texts = Self.texts + (makesPreview ? ["Preview"] : [])
    try stage.check(texts)
    try walk(stage, 4, texts)
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of a menu in a menu stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, page) = try stage(style)
    let view = stage.add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 40))
    view.addInteraction(UIContextMenuInteraction(delegate: page))
    try stage.generator.fingerLongPress(at: view, duration: 1)
    try stage.generator.wait(1)
    try stage.generator.fingerTap(at: stage.generator.viewWithIdentifier("menu.More"))
    try stage.check(["More", "Inner"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of the menu of a button stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, page) = try stage(style)
    let button = stage.add(
      UIButton(type: .system), CGRect(x: 100, y: 100, width: 160, height: 40))
    button.setTitle("Pull", for: .normal)
    button.menu = page.menu
    button.showsMenuAsPrimaryAction = true
    try stage.generator.fingerTap(at: button)
    try stage.check(Self.texts)
    try walk(stage, 2, Self.texts)
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what a button shows of its menu stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, _) = try stage(style)
    let button = stage.add(
      UIButton(type: .system), CGRect(x: 100, y: 100, width: 160, height: 40))
    button.menu = UIMenu(children: ["First", "Second"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    try stage.check(["First"])
    try stage.generator.fingerTap(at: button)
    try stage.check(["First", "Second"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of an edit menu stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, page) = try stage(style)
    let interaction = UIEditMenuInteraction(delegate: page)
    page.view.addInteraction(interaction)
    page.becomeFirstResponder()
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 200, y: 300)))
    try stage.check(["Cut", "Copy", "Stop", "Delete"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of the menu bar and its menus stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, page) = try stage(style)
    stage.add(
      MainMenuBar(frame: .zero), CGRect(x: 0, y: 100, width: stage.window.bounds.width, height: 44))
    page.becomeFirstResponder()
    try stage.check(["File", "Edit", "Format"])
    try stage.generator.fingerTap(at: "menubar.com.apple.menu.edit")
    try stage.check(["Undo", "Cut", "⌘X", "Copy", "Paste", "Find"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 the list of what keys can do stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, page) = try stage(style)
    page.addKeyCommand(page.command)
    try stage.generator.keyDown(.leftGUI)
    try stage.generator.wait(1)
    try stage.check(["Mark", "⌘M"])
    try stage.generator.keyUp(.leftGUI)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitMachines
import UIKitTesting

@testable import UIKitCore

/// The main menu as a bar of titles, and what its reader finds.
@MainActor @Suite("The bar of the main menu", .freshApplication)
struct MenuBarTests {
  private let log = EventLog()
  private let root = UIView(frame: UIScreen.main.bounds)
  private let bar = MainMenuBar(frame: CGRect(x: 0, y: 100, width: 414, height: 44))
  private let generator: EventGenerator

  init() throws {
    root.addSubview(bar)
    generator = try EventGenerator(view: root)
    bar.layoutIfNeeded()
  }

  private var shown: [String] {
    bar.subviews.filter { !$0.isHidden }.compactMap { $0.accessibilityIdentifier }
  }

  private func rows(_ session: MenuSession) -> [MenuRow] {
    session.panel.subviews[0].subviews.compactMap { $0 as? MenuRow }
  }

  @Test func `a title stands for each menu that has something, as far as there is room`() throws {
    #expect(
      shown == [
        "menubar.com.apple.menu.file", "menubar.com.apple.menu.edit",
        "menubar.com.apple.menu.format",
      ])
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 7)) == CGSize(width: 300, height: 44))
    let titles = bar.subviews.compactMap { $0.subviews.first as? UILabel }
    #expect(titles.map { $0.text ?? "" } == ["File", "Edit", "Format"])
    let widths = titles.map { ($0.sizeThatFits(.zero).width + 28).rounded(.up) }
    #expect(bar.subviews.map(\.frame.width) == widths)
    #expect(bar.subviews.map(\.frame.minX) == [0, widths[0], widths[0] + widths[1]])
    #expect(bar.subviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 44 })
    #expect(titles.map(\.frame) == bar.subviews.map(\.bounds))
    bar.frame.size.width = widths.reduce(0, +)
    bar.layoutIfNeeded()
    #expect(shown.count == 3)
    bar.frame.size.width -= 1
    bar.layoutIfNeeded()
    #expect(shown.count == 2 && bar.subviews.count == 3)
  }

  @Test func `AC-42 titles grow with text as far as all have room`() {
    func prefer(_ points: Double) {
      HostInput.send(.preferences(HostPreferences(textScale: points / 17), at: 0))
      bar.layoutIfNeeded()
    }
    defer { prefer(17) }
    let titles = bar.subviews.compactMap { $0.subviews.first as? UILabel }
    let ordinary = bar.subviews.map(\.frame)
    prefer(23)
    #expect(titles.map(\.font.pointSize) == [21, 21, 21] && shown.count == 3)
    #expect(bar.sizeThatFits(CGSize(width: 414, height: 0)).height > 44)
    prefer(53)
    let large = titles[0].font.pointSize
    #expect(large > 21 && shown.count == 3)
    bar.frame.size.width = ordinary[2].maxX + 40
    bar.layoutIfNeeded()
    #expect(shown.count == 3 && titles[0].font.pointSize < large)
    bar.frame.size.width = ordinary[2].maxX - 1
    bar.layoutIfNeeded()
    #expect(shown.count == 2 && titles[0].font.pointSize == 15)
    #expect(bar.sizeThatFits(bar.bounds.size).height == 44)
    bar.frame.size.width = 414
    prefer(17)
    #expect(bar.subviews.map(\.frame) == ordinary)
  }

  @Test func `the bar is made anew when the menus are, and not before`() {
    let (first, before) = (bar.subviews[0], UIApplication.shared.delegate)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.subviews[0] === first)
    let remover = Remover()
    UIApplication.shared.delegate = remover
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    UIMenuSystem.main.setNeedsRebuild()
    bar.layoutIfNeeded()
    #expect(shown == ["menubar.com.apple.menu.edit", "menubar.com.apple.menu.format"])
    #expect(bar.subviews.count == 2 && first.superview == nil)
  }

  @Test func `a title opens its menu when touched, and the finger may choose by lifting`() throws {
    final class Note: UIView {
      let log: EventLog
      init(_ log: EventLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { nil }
      override var canBecomeFirstResponder: Bool { true }
      override func selectAll(_ sender: Any?) { log.record("all") }
    }
    let note = Note(log)
    root.addSubview(note)
    note.becomeFirstResponder()
    let edit = bar.subviews[1]
    try generator.fingerDown(at: edit)
    let session = try #require(MenuSession.current)
    #expect(session.isShown && session.isModal && session.source === edit)
    #expect(session.reader.start === note && session.menu.identifier == .edit)
    #expect(session.frame.minY == 152 && session.panel.alpha == 1)
    let names = rows(session).map { $0.entry?.title ?? "" }
    #expect(
      names == [
        "Undo", "Redo", "Cut", "Copy", "Paste", "Paste and Match Style", "Delete", "Select",
        "Select All", "Find",
      ])
    #expect(
      rows(session).filter { $0.isEnabled }.map { $0.entry?.title ?? "" } == ["Select All", "Find"])
    let row = try #require(rows(session).first { $0.entry?.title == "Select All" })
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    try generator.fingerMove(.automatic, to: place, duration: 0.2)
    #expect(row.isHighlighted)
    try generator.fingerUp()
    #expect(log.take() == ["all"] && !session.isShown)
    try generator.fingerTap(at: edit)
    #expect(MenuSession.current?.isShown == true)
    note.resignFirstResponder()
    MenuSession.current?.dismiss(animated: false)
    try generator.fingerTap(at: edit)
    #expect(MenuSession.current?.reader.start === edit)
    MenuSession.current?.dismiss(animated: false)
  }

  // MARK: - Keys as they are shown

  @Test func `keys are shown by their signs, in one order`() {
    func text(_ input: String, _ flags: UIKeyModifierFlags = []) -> String? {
      UIKeyCommand(input: input, modifierFlags: flags, action: "act:").keyText
    }
    #expect(text("a", [.command, .shift, .alternate, .control]) == "⌃⌥⇧⌘A")
    #expect(text("a", [.alphaShift, .numericPad]) == "A" && text("ß") == "SS")
    #expect(text("") == nil && UIKeyCommand().keyText == nil && text("", .command) == "⌘")
    #expect(text(UIKeyCommand.f1, .command) == "⌘F1" && text(UIKeyCommand.f12) == "F12")
    let named = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp,
      UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
      UIKeyCommand.inputDelete, "\r", "\t", " ",
    ]
    #expect(
      named.compactMap { text($0) } == [
        "↑", "↓", "←", "→", "esc", "⇞", "⇟", "↖", "↘", "⌫", "↩", "⇥", "Space",
      ])
  }

  // MARK: - What is read from a menu

  @Test func `entries are what their elements are, and know their group`() throws {
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let chosen = UIAction(title: "Chosen", image: star, state: .on) { _ in }
    let free = UIAction(title: "Free", subtitle: "S", image: star, state: .mixed) { _ in }
    for leaf in [chosen, free] { leaf.selectedImage = heart }
    let plain = UIAction(title: "Plain", image: star, state: .on) { _ in }
    plain.accessibilityIdentifier = "own"
    let group = UIMenu(
      title: "Group", options: [.displayInline, .singleSelection], preferredElementSize: .small,
      children: [chosen, UIMenu(options: .displayInline, children: [plain])])
    let preferences = UIMenuDisplayPreferences()
    preferences.maximumNumberOfTitleLines = 4
    group.displayPreferences = preferences
    let hidden = UIMenu(
      title: "Hidden", children: [UIAction(attributes: .hidden) { _ in }, UIMenu()])
    let command = UICommand(title: "Nobody's", action: "nobodyDoes:")
    let never = UICommand(title: "Never", action: "nobodyDoes:", attributes: .hidden)
    let menu = UIMenu(children: [
      free, group, hidden, command, never, UIMenu(title: "Commands", children: [command]),
      UIMenu(title: "Never", children: [never]),
      UIMenu(title: "Waits", options: .destructive, children: [UIDeferredMenuElement { _ in }]),
      UIMenu(title: "None", children: [UIDeferredMenuElement { $0([]) }]),
    ])
    func read(_ unavailable: MenuReader.Unavailable) -> [[String]] {
      MenuReader(start: root, unavailable: unavailable).sections(of: menu).map { section in
        ["\(section.title ?? "-") \(section.size) \(section.titleLines)"]
          + section.entries.map { entry in
            let picture = entry.image === heart ? "heart" : entry.image === star ? "star" : "none"
            return "\(entry.title)/\(entry.subtitle ?? "-") \(entry.kind) \(picture) "
              + "\(entry.state) \(entry.attributes.rawValue) \(entry.group?.title ?? "-") "
              + "\(entry.identifier) \(entry.isEnabled)"
          }
      }
    }

    #expect(
      read(.hidden).flatMap { $0 } == [
        "- large 0",
        "Free/S leaf star mixed 0 - menu.Free true",
        "Group small 4",
        "Chosen/- leaf heart on 0 Group menu.Chosen true",
        "- large 0",
        "Plain/- leaf star on 0 Group own true",
        "- large 0",
        "Waits/- submenu none off 2 - menu.Waits true",
      ])

    #expect(
      read(.disabled).flatMap { $0 } == [
        "- large 0",
        "Free/S leaf star mixed 0 - menu.Free true",
        "Group small 4",
        "Chosen/- leaf heart on 0 Group menu.Chosen true",
        "- large 0",
        "Plain/- leaf star on 0 Group own true",
        "- large 0",
        "Nobody's/- leaf none off 1 - menu.Nobody's false",
        "Commands/- submenu none off 0 - menu.Commands true",
        "Waits/- submenu none off 2 - menu.Waits true",
      ])
  }

  @Test func `an edit menu's configuration and its directions`() {
    let configuration = UIEditMenuConfiguration(
      identifier: "name", sourcePoint: CGPoint(x: 3, y: 4))
    #expect(configuration.identifier == AnyHashable("name"))
    #expect(configuration.sourcePoint == CGPoint(x: 3, y: 4))
    #expect(configuration.preferredArrowDirection == .automatic)
    let other = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(other.identifier.base is UUID)
    #expect(
      (0...5).map { UIEditMenuArrowDirection(rawValue: $0)?.side } == [
        .some(nil), .below, .above, .right, .left, nil,
      ])
    #expect(
      (0...5).map { UIMenuController.ArrowDirection(rawValue: $0).map { "\($0)" } } == [
        "default", "up", "down", "left", "right", nil,
      ])
    #expect(UIMenuController.shared.arrowDirection == .default)
    #expect(UIMenuController.shared.menuItems == nil && !UIMenuController.shared.isMenuVisible)
    #expect(UIMenuController.shared.menuFrame == .zero)
    let item = UIMenuItem(title: "Item", action: "act:")
    #expect(item.title == "Item" && item.action == "act:")
    let context = UIContextMenuConfiguration()
    #expect(context.preferredMenuElementOrder == .automatic && context.previewProvider == nil)
    #expect(UUID(uuidString: "\(context.identifier)") != nil && context.actionProvider == nil)
    #expect(
      (0...3).map { UIContextMenuConfiguration.ElementOrder(rawValue: $0).map { "\($0)" } } == [
        "automatic", "priority", "fixed", nil,
      ])
    #expect(
      (0...3).map { UIContextMenuInteraction.Appearance(rawValue: $0).map { "\($0)" } } == [
        "unknown", "rich", "compact", nil,
      ])
    #expect(
      (0...2).map { UIContextMenuInteractionCommitStyle(rawValue: $0).map { "\($0)" } } == [
        "dismiss", "pop", nil,
      ])
  }
}

/// A delegate of an application that wants no File menu.
private final class Remover: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .file) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What menus are made of: every initializer read back, every default, what is done and chosen.
@MainActor @Suite("Elements of menus", .freshApplication)
struct MenuElementTests {
  private let star = UIImage(systemName: "star")
  private let other = UICommandAlternate(
    title: "Other", action: "other:", modifierFlags: [.alternate, .shift])

  private func text(_ leaf: any UIMenuLeaf & UIMenuElement) -> String {
    let picture = leaf.image === star ? "star" : leaf.image == nil ? "none" : "another"
    return "\(leaf.title)/\(leaf.subtitle ?? "-") \(picture) \(leaf.discoverabilityTitle ?? "-") "
      + "\(leaf.attributes.rawValue) \(leaf.state)"
  }

  private func text(_ command: UICommand) -> String {
    text(command as any UIMenuLeaf & UIMenuElement)
      + " \(command.action) \(command.propertyList ?? "-") \(command.alternates.map(\.title))"
  }

  private func text(_ command: UIKeyCommand) -> String {
    text(command as UICommand) + " \(command.input ?? "-") \(command.modifierFlags.rawValue >> 16)"
      + " \(command.wantsPriorityOverSystemBehavior) \(command.allowsAutomaticLocalization)"
      + " \(command.allowsAutomaticMirroring)"
  }

  @Test func `actions keep what they are made of, and change what may change`() throws {
    let id = UIAction.Identifier("id")
    let made = [
      UIAction { _ in }, UIAction(title: "T", subtitle: nil, handler: { _ in }),
      UIAction(
        title: "T", image: star, identifier: id, discoverabilityTitle: "D",
        attributes: [.hidden, .disabled], state: .on
      ) { _ in },
      UIAction(
        title: "T", subtitle: "S", image: star, identifier: id, discoverabilityTitle: "D",
        attributes: .keepsMenuPresented, state: .mixed
      ) { _ in },
    ]
    #expect(
      made.map { text($0) } == [
        "/- none - 0 off", "T/- none - 0 off", "T/- star D 5 on", "T/S star D 8 mixed",
      ])
    #expect(made[0].identifier != made[1].identifier)
    #expect(made[0].identifier.rawValue.hasPrefix("unnamed."))
    #expect(made[2].identifier == id && made[3].identifier == id)
    #expect(made[0].sender == nil && made[0].presentationSourceItem == nil)
    #expect(made[0].selectedImage == nil && made[0].accessibilityIdentifier == nil)
    let action = made[0]
    (action.title, action.subtitle, action.image) = ("N", "M", star)
    (action.discoverabilityTitle, action.attributes, action.state) = ("E", .destructive, .mixed)
    #expect(text(action) == "N/M star E 2 mixed")
    #expect(
      [UIAction.Identifier.paste, .pasteAndMatchStyle, .pasteAndGo, .pasteAndSearch]
        .map(\.rawValue) == [
          "com.apple.action.paste", "com.apple.action.pasteAndMatchStyle",
          "com.apple.action.pasteAndGo", "com.apple.action.pasteAndSearch",
        ])
  }

  @Test func `commands keep what they are made of, and change what may change`() {
    let made = [
      UICommand(action: "a:"), UICommand(title: "T", subtitle: nil, action: "a:"),
      UICommand(
        title: "T", image: star, action: "a:", propertyList: 1, alternates: [other],
        discoverabilityTitle: "D", attributes: .disabled, state: .on),
      UICommand(
        title: "T", subtitle: "S", image: star, action: "a:", propertyList: 1,
        alternates: [other], discoverabilityTitle: "D", attributes: .hidden, state: .mixed),
    ]
    #expect(
      made.map { text($0) } == [
        "/- none - 0 off a: - []", "T/- none - 0 off a: - []",
        #"T/- star D 1 on a: 1 ["Other"]"#, #"T/S star D 4 mixed a: 1 ["Other"]"#,
      ])
    let command = made[0]
    (command.title, command.image, command.state) = ("N", star, .on)
    (command.discoverabilityTitle, command.attributes) = ("E", .destructive)
    #expect(text(command) == "N/- star E 2 on a: - []" && command.selectedImage == nil)
    #expect(other.title == "Other" && other.action == "other:")
    #expect(other.modifierFlags == [.alternate, .shift])
    #expect(UICommandTagShare == "UICommandTagShare")
  }

  @Test func `key commands keep what they are made of`() {
    let made = [
      UIKeyCommand(), UIKeyCommand(action: "a:", input: "k"),
      UIKeyCommand(
        title: "T", image: star, action: "a:", input: "k", modifierFlags: [.command, .shift],
        propertyList: 1, alternates: [other], discoverabilityTitle: "D", attributes: .disabled,
        state: .on),
      UIKeyCommand(input: "k", modifierFlags: .control, action: "a:"),
      UIKeyCommand(input: "k", modifierFlags: .control, action: "a:", discoverabilityTitle: "D"),
    ]
    #expect(
      made.map { text($0) } == [
        "/- none - 0 off  - [] - 0 false true true",
        "/- none - 0 off a: - [] k 0 false true true",
        #"T/- star D 1 on a: 1 ["Other"] k 18 false true true"#,
        "/- none - 0 off a: - [] k 4 false true true",
        "/- none D 0 off a: - [] k 4 false true true",
      ])
  }

  @Test func `the names of keys`() {
    let named = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp,
      UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
      UIKeyCommand.inputDelete, UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3,
      UIKeyCommand.f4, UIKeyCommand.f5, UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8,
      UIKeyCommand.f9, UIKeyCommand.f10, UIKeyCommand.f11, UIKeyCommand.f12,
    ]

    #expect(
      named == [
        "UIKeyInputUpArrow",
        "UIKeyInputDownArrow",
        "UIKeyInputLeftArrow",
        "UIKeyInputRightArrow",
        "UIKeyInputEscape",
        "UIKeyInputPageUp",
        "UIKeyInputPageDown",
        "UIKeyInputHome",
        "UIKeyInputEnd",
        "UIKeyInputDelete",
        "UIKeyInputF1",
        "UIKeyInputF2",
        "UIKeyInputF3",
        "UIKeyInputF4",
        "UIKeyInputF5",
        "UIKeyInputF6",
        "UIKeyInputF7",
        "UIKeyInputF8",
        "UIKeyInputF9",
        "UIKeyInputF10",
        "UIKeyInputF11",
        "UIKeyInputF12",
      ])
  }

  @Test func `menus keep what they are made of, and so do those with other children`() {
    let id = UIMenu.Identifier("id")
    let child = UIAction { _ in }
    func text(_ menu: UIMenu) -> String {
      "\(menu.title)/\(menu.subtitle ?? "-") \(menu.image === star) \(menu.identifier == id) "
        + "\(menu.options.rawValue) \(menu.preferredElementSize) \(menu.children.count) "
        + "\(menu.accessibilityIdentifier ?? "-")"
    }
    let made = [
      UIMenu(),
      UIMenu(
        title: "T", image: star, identifier: id, options: .destructive,
        children: [child]),
      UIMenu(
        title: "T", subtitle: "S", image: star, identifier: id, options: .singleSelection,
        children: [child, child]),
      UIMenu(
        title: "T", subtitle: "S", image: star, identifier: id, options: .displayInline,
        preferredElementSize: .medium, children: [child]),
    ]
    for menu in made[1...] { menu.accessibilityIdentifier = "seen" }
    #expect(
      made.map(text) == [
        "/- false false 0 large 0 -", "T/- true true 2 large 1 seen",
        "T/S true true 32 large 2 seen", "T/S true true 1 medium 1 seen",
      ])
    #expect(made[0].identifier.rawValue.hasPrefix("unnamed.") && made[0].displayPreferences == nil)
    #expect(UIMenu().identifier != UIMenu().identifier)
    #expect(
      made.map { text($0.replacingChildren([])) }
        == made.map(text).map {
          $0.replacing(/(large|medium) \d/) { "\($0.1) 0" }
        })
    made[0].preferredElementSize = .small
    #expect(made[0].replacingChildren([]).preferredElementSize == .small)
    #expect(
      (-2...3).map { UIMenu.ElementSize(rawValue: $0).map { "\($0)" } } == [
        nil, "automatic", "small", "medium", "large", nil,
      ])
    #expect(
      (0...3).map { UIMenuElement.State(rawValue: $0).map { "\($0)" } } == [
        "off", "on", "mixed", nil,
      ])
  }

  @Test func `choosing one leaves the others off, in sections but not in submenus`() {
    let leaves = (0..<4).map { UIAction(title: "\($0)", state: .on) { _ in } }
    let command = UICommand(title: "C", action: "a:", state: .mixed)
    let menu = UIMenu(children: [
      leaves[0], UIMenu(options: .displayInline, children: [leaves[1], command]),
      UIMenu(children: [leaves[2]]), UIDeferredMenuElement { _ in }, leaves[3],
    ])
    #expect(menu.selectedElements == [leaves[0], leaves[1], leaves[3]])
    menu.select(command)
    #expect(menu.selectedElements == [command] && leaves.map(\.state) == [.off, .off, .on, .off])
    menu.select(leaves[3])
    #expect(menu.selectedElements == [leaves[3]] && command.state == .off)
  }

  // MARK: - Sending

  @Test func `a leaf knows who sends it only while it is done, and again after one within`() {
    let source = UIView()
    var heard: [String] = []
    func note(_ action: UIAction) {
      let sender = action.sender as? String ?? "nobody"
      heard.append("\(sender) \(action.presentationSourceItem === source)")
    }
    let action = UIAction { action in
      note(action)
      if action.sender as? String == "outer" {
        MenuSource.shared.next = nil
        action.performWithSender("inner", target: nil)
        note(action)
      }
    }
    MenuSource.shared.next = source
    action.performWithSender("outer", target: nil)
    #expect(heard == ["outer true", "inner false", "outer true"])
    #expect(action.sender == nil && action.presentationSourceItem == nil)
    final class Target: UIResponder {
      var heard: [String] = []
      override func copy(_ sender: Any?) {
        guard let command = sender as? UICommand else { return heard.append("other") }
        heard.append("\(command.sender as? String ?? "-") \(command.presentationSourceItem == nil)")
      }
    }
    let (target, command) = (Target(), UICommand(action: "copy:"))
    command.performWithSender("me", target: target)
    #expect(target.heard == ["me true"] && command.sender == nil)
    #expect(command.isMeant(by: "copy:", nil) && !command.isMeant(by: "copy:", 1))
    #expect(!command.isMeant(by: "cut:", nil))
    let listed = UICommand(action: "copy:", propertyList: ["a": 1])
    #expect(listed.isMeant(by: "copy:", ["a": 1]) && !listed.isMeant(by: "copy:", ["a": 2]))
    #expect(!listed.isMeant(by: "copy:", nil))
  }

  // MARK: - Elements that come later

  @Test func `a deferred element answers once, and asks again only if it keeps nothing`() {
    var asked = 0
    let answer = [UIAction(title: "A") { _ in }]
    var heard: [Int] = []
    func resolve(_ element: UIDeferredMenuElement) {
      element.resolve(from: nil) { heard.append($0.count) }
    }
    let kept = UIDeferredMenuElement { completion in
      asked += 1
      completion(answer)
      completion([])
    }
    resolve(kept)
    resolve(kept)
    #expect(asked == 1 && heard == [1, 1])
    let fresh = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([])
    }
    resolve(fresh)
    resolve(fresh)
    #expect(asked == 3 && heard == [1, 1, 0, 0])
    let focus = UIDeferredMenuElement.usingFocus(
      identifier: UIDeferredMenuElement.Identifier("f"), shouldCacheItems: true)
    resolve(focus)
    #expect(heard.count == 5 && heard.last == 0)
    #expect(kept.title == "" && kept.image == nil && kept.subtitle == nil)
    #expect(kept.identifier != fresh.identifier && focus.identifier.rawValue == "f")
    #expect(kept.identifier.rawValue.hasPrefix("com.apple.menu.deferred."))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TM text input mode", .freshApplication)
final class TextInputModeRules {
  lazy var stage = InputStage()
  lazy var one = Notepad(in: stage.owner.view)
  lazy var two = Notepad(in: stage.owner.view)
  private var seen: [String] = []
  private var observer: (any NSObjectProtocol)?

  /// The host's languages, and a line for every change of the mode from now on.
  private func begin() {
    _ = (one, two)
    HostInput.send(.languages(["en-US", "de-DE", "fr-FR"]))
    let log = stage.log
    observer = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { note in
      let mode = note.object as? UITextInputMode
      MainActor.assumeIsolated { log.record("mode \(mode?.primaryLanguage ?? "none")") }
    }
  }

  private func end() {
    observer.map(NotificationCenter.default.removeObserver)
    stage.stop()
  }

  private func modes() -> [String] { stage.log.take().filter { $0.hasPrefix("mode") } }

  private func mode(_ place: Int) -> UITextInputMode { UITextInputMode.activeInputModes[place] }

  /// A person goes to the next language.
  private func switchMode() throws {
    stage.settle()
    try stage.generator.fingerTap(at: stage.generator.viewWithIdentifier("key next keyboard"))
  }

  @Test func `TM-1 the modes are the languages of the host`() {
    #expect(UIResponder().textInputMode == nil)
    begin()
    #expect(
      UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "de-DE", "fr-FR"])
    HostInput.send(.languages(["de-DE", "de", "de-DE", ""]))
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de-DE"])
    HostInput.send(.languages([]))
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de-DE"])
    end()
  }

  @Test func `TM-1 TM-7 a responder asks for a mode when it becomes first`() {
    begin()
    two.mode = mode(2)
    one.becomeFirstResponder()
    two.becomeFirstResponder()
    #expect(modes() == ["mode fr-FR"])
    one.becomeFirstResponder()
    #expect(modes() == ["mode en-US"])
    end()
  }

  @Test func `TM-2 a person may switch, and the responder asks again when it returns`() throws {
    begin()
    two.mode = mode(1)
    two.becomeFirstResponder()
    #expect(modes() == ["mode de-DE"])
    try switchMode()
    #expect(modes() == ["mode fr-FR"])
    one.becomeFirstResponder()
    two.becomeFirstResponder()
    #expect(modes() == ["mode en-US", "mode de-DE"])
    end()
  }

  @Test func `TM-1 without a wish the mode that a person chose stays`() throws {
    begin()
    one.becomeFirstResponder()
    try switchMode()
    one.resignFirstResponder()
    two.becomeFirstResponder()
    #expect(modes() == ["mode de-DE"])
    end()
  }

  @Test func `TM-3 TM-8 the mode of a named text is remembered`() throws {
    begin()
    #expect(UIResponder().textInputContextIdentifier == nil)
    one.context = "chat"
    one.becomeFirstResponder()
    try switchMode()
    #expect(modes() == ["mode de-DE"])
    two.becomeFirstResponder()
    #expect(modes() == ["mode en-US"])
    one.becomeFirstResponder()
    #expect(modes() == ["mode de-DE"])
    end()
  }

  @Test func `TM-4 what is remembered can be forgotten`() throws {
    begin()
    one.context = "chat"
    one.becomeFirstResponder()
    try switchMode()
    two.becomeFirstResponder()
    UIResponder.clearTextInputContextIdentifier("chat")
    _ = modes()
    one.becomeFirstResponder()
    #expect(modes() == [])
    end()
  }

  @Test func `TM-5 two responders of one name share the mode`() throws {
    begin()
    one.context = "chat"
    two.context = "chat"
    let third = Notepad(in: stage.owner.view)
    one.becomeFirstResponder()
    try switchMode()
    third.becomeFirstResponder()
    two.becomeFirstResponder()
    #expect(modes() == ["mode de-DE", "mode en-US", "mode de-DE"])
    end()
  }

  @Test func `TM-6 a tablet shows the shortcuts of the first responder`() throws {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 800, height: 1200), scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    begin()
    #expect(one.inputAssistantItem === one.inputAssistantItem)
    #expect(one.inputAssistantItem !== two.inputAssistantItem)
    #expect(one.inputAssistantItem.leadingBarButtonGroups.isEmpty)
    var taps: [String] = []
    func button(_ name: String) -> UIBarButtonItem {
      let item = UIBarButtonItem(
        title: name, primaryAction: UIAction(title: name) { _ in taps.append(name) })
      item.accessibilityIdentifier = "shortcut \(name)"
      return item
    }
    let item = one.inputAssistantItem
    item.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [button("A")], representativeItem: nil)
    ]
    one.becomeFirstResponder()
    stage.settle()
    item.trailingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [button("B")], representativeItem: nil)
    ]
    stage.settle()
    for name in ["B", "A"] {
      try stage.generator.fingerTap(at: stage.generator.viewWithIdentifier("shortcut \(name)"))
    }
    #expect(taps == ["B", "A"] && one.isFirstResponder)
    two.becomeFirstResponder()
    stage.settle()
    #expect(throws: (any Error).self) {
      try self.stage.generator.viewWithIdentifier("shortcut A")
    }
    end()
  }

  @Test func `TM-6 a phone shows no shortcuts`() throws {
    begin()
    let button = UIBarButtonItem(title: "A", primaryAction: nil)
    button.accessibilityIdentifier = "shortcut A"
    one.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [button], representativeItem: nil)
    ]
    one.becomeFirstResponder()
    stage.settle()
    #expect(throws: (any Error).self) {
      try self.stage.generator.viewWithIdentifier("shortcut A")
    }
    end()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitMachines
import UIKitTesting

@testable import UIKitCore

/// A view that takes text and asks for a keyboard of its own kind.
private final class Line: UIView, UIKeyInput {
  var text = ""
  var input: UIView?
  var accessory: UIView?
  var autocapitalizationType = UITextAutocapitalizationType.none
  var autocorrectionType = UITextAutocorrectionType.no
  var spellCheckingType = UITextSpellCheckingType.no
  var smartQuotesType = UITextSmartQuotesType.no
  var smartDashesType = UITextSmartDashesType.no
  var smartInsertDeleteType = UITextSmartInsertDeleteType.no
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.dark
  var returnKeyType = UIReturnKeyType.go
  var enablesReturnKeyAutomatically = true
  var isSecureTextEntry = true
  var textContentType: UITextContentType! = .username
  var inlinePredictionType = UITextInlinePredictionType.no
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { input }
  override var inputAccessoryView: UIView? { accessory }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}

/// The parts of the keyboard and of what stands in its place.
@MainActor @Suite("Parts of the keyboard", .freshApplication)
struct InputPartsTests {
  private let root = UIView(frame: UIScreen.main.bounds)
  private let line = Line(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let generator: EventGenerator
  private var director: InputDirector { .shared }

  init() throws {
    root.addSubview(line)
    generator = try EventGenerator(view: root)
  }

  private func view(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 1, y: 2, width: 3, height: height))
  }

  @Test func `heights of the accessory, the shortcuts and the input add up from the top`() {
    func text(_ set: InputSet) -> [String] {
      let layout = InputLayout(set)
      return [
        layout.accessory, layout.assistant, layout.input, layout.shownFrame, layout.hiddenFrame,
      ].map(ViewOutline.place)
    }
    let label = UILabel()
    label.text = "Words"
    let sized = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 9, height: 70), inputViewStyle: .default)
    let item = UITextInputAssistantItem()
    let sets = [
      InputSet(), InputSet(input: view(200)), InputSet(accessory: view(30)),
      InputSet(input: view(200), assistant: item, accessory: view(30)),
      InputSet(assistant: item), InputSet(input: view(2000)), InputSet(input: UIView()),
      InputSet(input: sized),
    ]

    #expect(
      sets.map { text($0).joined(separator: " | ") } == [
        "0,0 414×0 | 0,0 414×0 | 0,0 414×0 | 0,896 414×0 | 0,896 414×0",
        "0,0 414×0 | 0,0 414×0 | 0,0 414×200 | 0,696 414×200 | 0,896 414×200",
        "0,0 414×30 | 0,30 414×0 | 0,30 414×0 | 0,866 414×30 | 0,896 414×30",
        "0,0 414×30 | 0,30 414×50 | 0,80 414×200 | 0,616 414×280 | 0,896 414×280",
        "0,0 414×0 | 0,0 414×50 | 0,50 414×0 | 0,846 414×50 | 0,896 414×50",
        "0,0 414×0 | 0,0 414×0 | 0,0 414×2000 | 0,0 414×896 | 0,896 414×896",
        "0,0 414×0 | 0,0 414×0 | 0,0 414×0 | 0,896 414×0 | 0,896 414×0",
        "0,0 414×0 | 0,0 414×0 | 0,0 414×70 | 0,826 414×70 | 0,896 414×70",
      ])
    #expect(InputLayout(InputSet(input: label)).input.height == label.intrinsicContentSize.height)
    sized.allowsSelfSizing = true
    #expect(InputLayout(InputSet(input: sized)).input.height == 70)
    #expect(sets.map(\.isEmpty) == [true, false, false, false, false, false, false, false])
    #expect(sets[3].views.count == 2 && sets[3].views[0] === sets[3].accessory)
  }

  @Test func `the panel holds what is shown, and nothing afterwards`() throws {
    #expect(!director.isShowing && director.frame == nil && director.responder == nil)
    let (input, accessory) = (view(200), view(30))
    (line.input, line.accessory) = (input, accessory)
    line.becomeFirstResponder()
    let (panel, window) = (director.panel, try #require(director.panel.window))
    #expect(director.isShowing && director.responder === line && !director.isPulledDown)
    #expect(ViewOutline.of(panel) == ["0,666 414×230 keyboard", " 0,0 414×30", " 0,30 414×200"])
    #expect(director.frame == panel.frame && !window.isHidden && panel.isUserInteractionEnabled)
    #expect(window.windowLevel.rawValue == 1999 && !window.canBecomeKey && !window.isKeyWindow)
    #expect(window.belongsToSystem && !window.keyRecognizer.isEnabled)
    #expect(window.accessibilityIdentifier == "keyboard window")
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.firstResponderHolder === root.window)
    #expect(!window.point(inside: CGPoint(x: 5, y: 665), with: nil))
    #expect(window.point(inside: CGPoint(x: 5, y: 666), with: nil))
    #expect(accessory.next === line && input.next === panel)
    line.resignFirstResponder()
    #expect(director.frame == nil && director.responder == nil && director.isShowing)
    #expect(!panel.isUserInteractionEnabled && panel.frame.minY == 896)
    #expect(!window.point(inside: CGPoint(x: 5, y: 900), with: nil))
    try generator.wait(0.5)
    #expect(!director.isShowing && window.isHidden && panel.subviews == [])
    #expect(accessory.next == nil)
    root.window?.windowLevel = UIWindow.Level(rawValue: 3000)
    line.becomeFirstResponder()
    #expect(window.windowLevel.rawValue == 3000 && !window.isHidden)
    line.input = UIView()
    line.accessory = nil
    line.reloadInputViews()
    #expect(director.frame == nil && !director.isShowing && window.isHidden)
    line.input = view(100)
    line.reloadInputViews()
    #expect(director.frame?.minY == 796 && panel.frame.minY == 796)
    director.drop()
    #expect(director.frame == nil && director.shown.isEmpty && !director.isShowing)
    #expect(window.isHidden && panel.subviews == [] && director.responder == nil)
  }

  @Test func `the keyboard goes down with a finger and comes back, or goes`() throws {
    director.follow(fingerAt: 100)
    director.settle()
    director.dismissByDrag()
    line.input = view(200)
    line.becomeFirstResponder()
    try generator.wait(0.5)
    func top() -> CGFloat { director.panel.frame.minY }
    director.follow(fingerAt: 600)
    #expect(top() == 696 && !director.isPulledDown)
    director.follow(fingerAt: 750)
    #expect(top() == 750 && director.isPulledDown && director.frame?.minY == 696)
    director.follow(fingerAt: 2000)
    #expect(top() == 896 && director.isPulledDown)
    director.follow(fingerAt: 720)
    #expect(top() == 720 && !director.isPulledDown)
    director.settle()
    try generator.wait(0.5)
    #expect(top() == 696 && line.isFirstResponder)
    director.settle()
    director.follow(fingerAt: 720)
    director.settle()
    try generator.wait(0.5)
    #expect(!line.isFirstResponder && !director.isShowing)
    line.becomeFirstResponder()
    director.dismissByDrag()
    #expect(!line.isFirstResponder)
    try generator.wait(0.5)
  }

  // MARK: - The keyboard

  private var keyboard: SoftwareKeyboard { .shared }

  private func key(_ name: String) throws -> KeyCap {
    try #require(
      keyboard.subviews.compactMap { $0 as? KeyCap }.first {
        $0.accessibilityIdentifier == "key \(name)"
      })
  }

  private var popup: KeyPopup? { keyboard.subviews.compactMap { $0 as? KeyPopup }.first }

  private var popped: String {
    guard let popup, !popup.isHidden else { return "none" }
    let text = (popup.subviews.first as? UILabel)?.text ?? ""
    return "\(text) \(ViewOutline.place(popup.frame))"
  }

  @Test func `a letter stands above the finger, within the keyboard, until it is lifted`() throws {
    line.becomeFirstResponder()
    try generator.wait(0.5)
    #expect(keyboard.isMultipleTouchEnabled && keyboard.enableInputClicksWhenVisible)
    #expect(keyboard.accessibilityIdentifier == "software keyboard" && popped == "none")
    #expect(keyboard.inputViewStyle == .keyboard && popup?.isUserInteractionEnabled == false)
    #expect(keyboard.subviews.last === popup && keyboard.frame.height == 216)
    var seen: [String] = []
    for name in ["q", "p", "g", "space", "delete", "shift"] {
      try generator.fingerDown(at: key(name))
      seen.append("\(name): \(popped)")
      #expect(popup?.subviews.first?.frame == popup?.bounds)
      try generator.fingerUp()
      #expect(popped == "none")
    }
    try generator.fingerDown(at: key("a"))
    seen.append(popped)
    try generator.fingerMove(
      .automatic, to: key("d").convert(CGPoint(x: 10, y: 10), to: nil), duration: 0.1)
    seen.append(popped)
    try generator.cancelTouches()
    seen.append(popped)

    #expect(
      seen == [
        "q: q 0,-47 53.1×52",
        "p: p 360.9,-47 53.1×52",
        "g: g 180.45,7 53.1×52",
        "space: none",
        "delete: none",
        "shift: none",
        "A 14.85,7 53.1×52",
        "D 97.65,7 53.1×52",
        "none",
      ])
    #expect(line.text == "qpg")
  }

  @Test func `keys that are not there are hidden, and come back`() throws {
    line.becomeFirstResponder()
    try generator.wait(0.5)
    func caps() -> [KeyCap] { keyboard.subviews.compactMap { $0 as? KeyCap } }
    func shown() -> Int { caps().count { !$0.isHidden } }
    var counts = ["\(shown()) of \(caps().count)"]
    for type in [UIKeyboardType.numberPad, .default, .decimalPad, .emailAddress, .default] {
      line.keyboardType = type
      line.reloadInputViews()
      keyboard.layoutIfNeeded()
      counts.append("\(shown()) of \(caps().count)")
      #expect(caps().filter { $0.isHidden }.allSatisfy { $0.accessibilityIdentifier == nil })
    }

    #expect(
      counts == [
        "31 of 31",
        "11 of 31",
        "31 of 31",
        "12 of 31",
        "33 of 33",
        "31 of 33",
      ])
    #expect(caps().allSatisfy { $0.subviews.first?.frame == $0.bounds })
    #expect(keyboard.machine.plane == .letters)
    try generator.fingerTap(at: key("symbols"))
    #expect(keyboard.machine.plane == .symbols)
    line.returnKeyType = .done
    line.reloadInputViews()
    #expect(keyboard.machine.plane == .symbols)
    #expect((try key("return").subviews.first as? UILabel)?.text == "Done")
    line.keyboardType = .emailAddress
    line.reloadInputViews()
    #expect(keyboard.machine.plane == .letters)
    line.enablesReturnKeyAutomatically = true
    keyboard.follow()
    #expect(try key("return").subviews.first.map { Float($0.alpha) } == 0.5)
    try generator.fingerTap(at: key("return"))
    #expect(line.text == "")
    try generator.fingerTap(at: key("a"))
    #expect(try key("return").subviews.first?.alpha == 1)
    try generator.fingerTap(at: key("return"))
    #expect(line.text == "a\n")
  }

  @Test func `capitals are asked for, but never by a secret`() throws {
    line.autocapitalizationType = .sentences
    line.isSecureTextEntry = false
    line.becomeFirstResponder()
    try generator.wait(0.5)
    #expect(keyboard.machine.shift != .off)
    line.isSecureTextEntry = true
    line.reloadInputViews()
    #expect(keyboard.machine.shift == .off)
    line.isSecureTextEntry = false
    line.reloadInputViews()
    #expect(keyboard.machine.shift != .off)
    try generator.fingerTap(at: key("a"))
    #expect(line.text == "A" && keyboard.machine.shift == .off)
    try generator.fingerTap(at: key("delete"))
    #expect(line.text == "" && keyboard.machine.shift != .off)
  }

  @Test func `what has been typed is remembered as far as it matters`() {
    var typed = TypedText(line)
    #expect(typed.target === line && typed.before == "" && typed.belongs(to: line))
    #expect(!typed.belongs(to: Line()) && !typed.allowsEnter && !TypedText().allowsEnter)
    typed.willPerform(.insert(String(repeating: "a", count: 40)))
    #expect(typed.before.count == 32)
    typed.willPerform(.deleteBackward(.one))
    #expect(typed.before.count == 31)
    typed.willPerform(.insertNewline)
    #expect(typed.before == "\n")
    typed.willPerform(.insertTab(isBackward: false))
    #expect(typed.before == "\n")
    line.text = "x"
    var updates = [typed.update(), typed.update()]
    #expect(typed.allowsEnter && updates == [true, false] && typed.before == "\n")
    line.text = ""
    updates = [typed.update(), typed.update()]
    #expect(updates == [true, false] && typed.before == "")
    line.enablesReturnKeyAutomatically = false
    #expect(typed.allowsEnter)
    var empty = TypedText()
    let isNew = empty.update()
    #expect(!isNew && empty.target == nil)
    typed.perform(.insert("y"))
    #expect(line.text == "y")
  }

  @Test func `delete repeats while it is held, faster than it begins, and ends`() {
    var count = 0
    let repetition = DeleteRepeat { count += 1 }
    repetition.begin()
    var counts: [Int] = []
    for wait in [0.49, 0.02, 0.08, 0.02, 0.1] {
      generator.advance(by: wait)
      counts.append(count)
    }
    #expect(counts == [0, 1, 1, 2, 3])
    repetition.end()
    generator.advance(by: 2)
    #expect(count == counts.last)
    repetition.begin()
    repetition.end()
    generator.advance(by: 2)
    #expect(count == counts.last)
  }

  @Test func `FR-105 a tablet, a turned and a low screen have keyboards of their own heights`() {
    let wide = [(414, 896), (896, 414), (699, 1000), (700, 1000), (1000, 700), (800, 800)]
    let heights = (wide + [(480, 320), (200, 200), (100, 100)]).map { width, height in
      HostInput.send(
        .screen(ScreenMetrics(size: CGSize(width: width, height: height), scale: 2), at: 0))
      return "\(KeyboardLook.isTablet) \(KeyboardLook.height)"
    }
    HostInput.send(.screen(.headless, at: 0))
    #expect(
      heights == [
        "false 216.0", "false 162.0", "false 216.0", "true 264.0", "true 352.0", "true 264.0",
        "false 162.0", "false 120.0", "false 96.0",
      ])
  }

  // MARK: - Controllers and items

  @Test func `a proxy says what the text asks for, and the usual without one`() {
    let controller = UIInputViewController()
    let proxy = controller.textDocumentProxy
    func traits() -> [String] {
      [
        "\(proxy.autocapitalizationType)", "\(proxy.autocorrectionType)",
        "\(proxy.spellCheckingType)", "\(proxy.smartQuotesType)",
        "\(proxy.smartDashesType)", "\(proxy.smartInsertDeleteType)",
        "\(proxy.keyboardType)", "\(proxy.keyboardAppearance)",
        "\(proxy.returnKeyType)", "\(proxy.enablesReturnKeyAutomatically)",
        "\(proxy.isSecureTextEntry)",
        proxy.textContentType.map { $0.rawValue } ?? "-",
        "\(proxy.inlinePredictionType)", "\(proxy.hasText)",
        "\(proxy.documentInputMode == nil)",
      ]
    }
    #expect(
      traits() == [
        "sentences", "default", "default", "default", "default", "default", "default", "default",
        "default", "false", "false", "-", "default", "false", "true",
      ])
    proxy.insertText("lost")
    proxy.deleteBackward()
    proxy.unmarkText()
    line.keyboardType = .URL
    line.text = "t"
    line.becomeFirstResponder()

    #expect(
      traits() == [
        "none", "no", "no", "no", "no", "no", "URL", "dark", "go", "true", "true", "username",
        "no", "true", "false",
      ])
    proxy.insertText("ab")
    proxy.deleteBackward()
    #expect(line.text == "ta" && proxy.selectedText == nil)
    #expect(proxy.documentContextBeforeInput == nil && proxy.documentContextAfterInput == nil)
    proxy.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    #expect(line.text == "ta")
    proxy.unmarkText()
    proxy.unmarkText()
    #expect(line.text == "tax")
    line.resignFirstResponder()
  }

  @Test func `what an input view controller is made of`() {
    let controller = UIInputViewController()
    #expect(ViewOutline.of(controller.view) == ["0,0 414×216"])
    #expect(controller.inputView === controller.view)
    #expect(controller.inputView?.inputViewStyle == .keyboard)
    #expect(controller.inputView?.backgroundColor == KeyboardLook.background)
    #expect(controller.inputView?.allowsSelfSizing == false)
    #expect(controller.primaryLanguage == nil && !controller.hasDictationKey)
    #expect(controller.hasFullAccess && !controller.needsInputModeSwitchKey)
    controller.hasDictationKey = true
    #expect(controller.hasDictationKey)
    let plain = UIInputView(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), inputViewStyle: .default)
    #expect(plain.inputViewStyle == .default && plain.backgroundColor == nil)
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    controller.inputView = plain
    #expect(controller.view === plain)
    #expect(
      (0...2).map { UIInputView.Style(rawValue: $0).map { "\($0)" } } == [
        "default", "keyboard", nil,
      ])
    let entry = UILexiconEntry(documentText: "on my way", userInput: "omw")
    #expect(entry.documentText == "on my way" && entry.userInput == "omw")
    #expect(UILexicon().entries == [])
  }

  @Test func `shortcuts belong to one responder, and tell of each change`() {
    let item = line.inputAssistantItem
    #expect(item.allowsHidingShortcuts && item.isEmpty)
    #expect(item.leadingBarButtonGroups.isEmpty && item.trailingBarButtonGroups.isEmpty)
    var changes = 0
    item.didChange = { changes += 1 }
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    item.leadingBarButtonGroups = [group]
    #expect(changes == 1 && !item.isEmpty)
    item.leadingBarButtonGroups = []
    item.trailingBarButtonGroups = [group]
    #expect(changes == 3 && !item.isEmpty)
    item.allowsHidingShortcuts = false
    #expect(changes == 4 && !item.allowsHidingShortcuts)
    let many = (0..<40).map { _ in UIView() }
    let items = many.map(\.inputAssistantItem)
    #expect(zip(many, items).allSatisfy { $0.inputAssistantItem === $1 })
    #expect(line.inputAssistantItem === item && Set(items.map(ObjectIdentifier.init)).count == 40)
  }

  // MARK: - Input methods of the host

  @Test func `an input method marks text, commits it and goes with the text`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    root.addSubview(field)
    let sessions = TextSessions.shared
    #expect(sessions.current == nil && !sessions.isActive && !sessions.isComposing)
    field.becomeFirstResponder()
    let number = try #require(sessions.current)
    func send(_ change: TextReport.Change, to session: Int? = nil) -> Bool {
      sessions.take(
        TextReport(session: session ?? number, change: change, time: generator.now))
    }
    func state() -> String {
      let marked = field.markedTextRange.flatMap { field.text(in: $0) } ?? "-"
      let start = field.selectedTextRange.map {
        field.offset(from: field.beginningOfDocument, to: $0.start)
      }
      let end = field.selectedTextRange.map {
        field.offset(from: field.beginningOfDocument, to: $0.end)
      }
      return "\(field.text ?? "") \(marked) \(start ?? -1) \(end ?? -1) \(sessions.isComposing)"
    }
    var states: [String] = []
    #expect(!send(.insert("x"), to: number + 1))
    for change: TextReport.Change in [
      .mark("nih", selection: 3..<3), .mark("niho", selection: 1..<3),
      .mark("ni", selection: -5..<9), .commit("に"), .commit("ほ"), .commit(""),
      .mark("go", selection: 1..<1), .commit("go"), .mark("x", selection: 1..<1), .commit(""),
      .insert("\r"), .deleteBackward, .mark("end", selection: 0..<0),
    ] {
      #expect(send(change))
      states.append(state())
    }
    line.becomeFirstResponder()
    states.append(state())
    #expect(!send(.insert("late")))

    #expect(
      states == [
        "nih nih 3 3 true",
        "niho niho 1 3 true",
        "ni ni 0 2 true",
        "に - 1 1 false",
        "にほ - 2 2 false",
        "にほ - 2 2 false",
        "にほgo go 3 3 true",
        "にほgo - 4 4 false",
        "にほgox x 5 5 true",
        "にほgo - 4 4 false",
        "にほgo - 4 4 false",
        "にほg - 3 3 false",
        "にほgend end 3 3 true",
        "にほgend - 3 3 false",
      ])
    let next = try #require(sessions.current)
    #expect(next == number + 1)
    #expect(send(.mark("m", selection: 0..<1), to: next) && sessions.isComposing && line.text == "")
    #expect(send(.commit("m"), to: next) && !sessions.isComposing && line.text == "m")
    root.becomeFirstResponder()
    line.resignFirstResponder()
    #expect(sessions.current == nil && !send(.insert("late"), to: next))
    #expect(line.text == "m")
  }
}

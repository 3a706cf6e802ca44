// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// A menu from its coming to its going.
@MainActor @Suite("A menu that is shown", .freshApplication)
struct MenuSessionTests {
  private let log = EventLog()
  private let root = UIView(frame: UIScreen.main.bounds)
  private let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 60))
  private let generator: EventGenerator

  init() throws {
    root.addSubview(view)
    generator = try EventGenerator(view: root)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] _ in log.record("did \(title)") }
  }

  private func session(
    _ menu: UIMenu, isBar: Bool = false, isModal: Bool = true, preview: UIViewController? = nil
  ) -> MenuSession {
    let session = MenuSession(
      menu, reader: MenuReader(start: view), at: .init(view: view, rect: view.bounds),
      isBar: isBar, isModal: isModal, preview: preview)
    session.events.willShow = { [log] animator in
      log.record("willShow")
      animator.addAnimations { log.record("comes") }
      animator.addCompletion { log.record("came") }
    }
    session.events.didShow = { [log] in log.record("didShow") }
    session.events.frameDidChange = { [log] in log.record("frame") }
    session.events.didChoose = { [log] in log.record("chose \($0.title) of \($1.title)") }
    session.events.willHide = { [log] animator in
      log.record("willHide")
      animator.addAnimations { log.record("goes") }
      animator.addCompletion { log.record("went") }
    }
    session.events.didHide = { [log] in log.record("didHide") }
    session.events.didCommitPreview = { [log] animator in
      log.record("commits \(animator.preferredCommitStyle)")
      animator.addAnimations { log.record("commit beside") }
      animator.addCompletion { log.record("commit done") }
    }
    return session
  }

  private func rows(_ session: MenuSession) -> [String] {
    session.panel.subviews[0].subviews.compactMap { $0 as? MenuRow }
      .map { String(($0.accessibilityIdentifier ?? "").dropFirst(5)) }
  }

  private func middle(_ name: String, in session: MenuSession) throws -> CGPoint {
    let row = try #require(
      session.panel.subviews[0].subviews.first { $0.accessibilityIdentifier == "menu.\(name)" })
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  @Test func `what is told, at once and over time, and nothing twice`() throws {
    let session = session(UIMenu(title: "M", children: [action("A")]))
    #expect(!session.isShown && session.frame == .zero && MenuSession.current == nil)
    session.dismiss(animated: false)
    #expect(session.present(animated: false))
    #expect(log.take() == ["willShow", "comes", "didShow", "came"])
    #expect(session.isShown && MenuSession.current === session)
    #expect(!session.present(animated: false))
    #expect(session.panel.alpha == 1)
    let window = try #require(session.panel.window as? MenuWindow)
    #expect(window.stage.view.backgroundColor == MenuLook.dim)
    #expect(!window.isHidden && !window.canBecomeKey && !window.isKeyWindow)
    #expect(window.belongsToSystem && window.windowLevel.rawValue == 3000)
    #expect(window.accessibilityIdentifier == "menu window")
    #expect(window.stage.view.accessibilityIdentifier == "menu stage")
    #expect(window.windowScene === root.window?.windowScene)
    session.dismiss(animated: true)
    #expect(log.take() == ["willHide", "goes"])
    #expect(!session.isShown && session.frame == .zero && MenuSession.current == nil)
    #expect(!window.isHidden && window.stage.view.backgroundColor == nil)
    #expect(session.panel.alpha == 0)
    session.dismiss(animated: false)
    try generator.wait(0.5)
    #expect(log.take() == ["didHide", "went"])
    #expect(window.isHidden && window.rootViewController == nil)
    #expect(!session.present(animated: false))
    #expect(log.take() == [])
  }

  @Test func `animations take their time, and a going menu has come first`() throws {
    let first = session(UIMenu(children: [action("A")]))
    first.present(animated: true)
    #expect(log.take() == ["willShow", "comes"])
    try generator.wait(0.15)
    #expect(log.take() == [])
    try generator.wait(0.1)
    #expect(log.take() == ["didShow", "came"])
    first.dismiss(animated: false)
    #expect(log.take() == ["willHide", "goes", "didHide", "went"])
    let second = session(UIMenu(children: [action("B")]))
    second.present(animated: true)
    _ = log.take()
    let third = session(UIMenu(children: [action("C")]))
    third.present(animated: true)
    #expect(
      log.take() == ["didShow", "willHide", "goes", "didHide", "went", "willShow", "comes"])
    #expect(!second.isShown && MenuSession.current === third)
    UIView.setAnimationsEnabled(false)
    third.dismiss(animated: true)
    UIView.setAnimationsEnabled(true)
    #expect(log.take() == ["didShow", "willHide", "goes", "didHide", "went"])
    try generator.wait(1)
    _ = log.take()
  }

  @Test func `nothing comes without a window or anything to show, but for a preview`() {
    let empty = UIMenu(title: "Empty", children: [UIMenu(options: .displayInline)])
    #expect(!session(empty).present(animated: false))
    #expect(session(empty, preview: UIViewController()).present(animated: false))
    #expect(MenuSession.current?.hasPreview == true)
    view.removeFromSuperview()
    #expect(!session(UIMenu(children: [action("A")])).present(animated: false))
    MenuSession.dismissIfLost()
    #expect(MenuSession.current == nil)
  }

  @Test func `submenus are gone into and left, and a new menu keeps the way where it can`() throws {
    let inner = UIMenu(
      title: "Inner", identifier: UIMenu.Identifier("inner"),
      children: [
        action("Deep"), action("Stay", .keepsMenuPresented),
        UIMenu(title: "Deeper", identifier: UIMenu.Identifier("deeper"), children: [action("X")]),
      ])
    let menu = UIMenu(title: "Outer", children: [action("Top"), inner])
    let session = session(menu)
    session.present(animated: false)
    _ = log.take()
    func choose(_ name: String) throws {
      session.release(at: try middle(name, in: session))
    }
    let before = session.frame
    #expect(rows(session) == ["Top", "Inner"])
    try choose("Inner")
    #expect(rows(session) == ["back", "Deep", "Stay", "Deeper"])
    #expect(log.take() == ["frame"] && session.frame.height == 184)
    try choose("Deeper")
    #expect(rows(session) == ["back", "X"])
    try choose("back")
    #expect(rows(session) == ["back", "Deep", "Stay", "Deeper"])
    _ = log.take()
    try choose("Stay")
    #expect(log.take() == ["did Stay", "chose Stay of Inner"])
    #expect(session.isShown && rows(session) == ["back", "Deep", "Stay", "Deeper"])
    session.reload(UIMenu(children: [inner.replacingChildren([action("New")])]))
    #expect(rows(session) == ["back", "New"])
    session.reload(UIMenu(children: [action("Only")]))
    #expect(rows(session) == ["Only"])
    session.reload(menu)
    #expect(session.menu === menu && rows(session) == ["Top", "Inner"] && session.frame == before)
    _ = log.take()
    try choose("Top")
    #expect(log.take() == ["did Top", "chose Top of Outer", "willHide", "goes"])
    session.reload(UIMenu(children: [action("Late")]))
    session.drag(to: .zero)
    session.release(at: CGPoint(x: before.midX, y: before.minY + 5))
    #expect(log.take() == [])
    session.reload(UIMenu())
    try generator.wait(1)
    #expect(log.take() == ["didHide", "went"])
  }

  @Test func `a menu that has nothing any more goes at once`() {
    let session = session(UIMenu(children: [action("A")]))
    session.present(animated: true)
    session.reload(UIMenu(children: [action("Hidden", .hidden)]))
    #expect(!session.isShown && session.panel.window == nil)
    #expect(log.take().suffix(4) == ["willHide", "goes", "didHide", "went"])
  }

  @Test func `where the panel stands, and that it is told when that changes`() {
    let session = session(UIMenu(children: [action("A"), action("B")]))
    session.move(to: .init(view: view, rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    session.present(animated: false)
    _ = log.take()
    var places = [ViewOutline.place(session.frame)]
    func move(_ rect: CGRect) {
      session.move(to: .init(view: view, rect: rect))
      places.append(ViewOutline.place(session.frame) + " " + log.take().joined(separator: " "))
    }
    #expect(session.anchor(in: root) == CGPoint(x: 60, y: 210))
    move(CGRect(x: 5, y: 5, width: 10, height: 10))
    move(view.bounds)
    move(CGRect(x: 300, y: 600, width: 60, height: 90))
    move(CGRect(x: -50, y: -200, width: 0, height: 0))

    #expect(
      places == [
        "55,223 250×88",
        "55,223 250×88 ",
        "50,268 250×88 frame",
        "156,704 250×88 frame",
        "8,8 250×88 frame",
      ])
    session.move(to: .init(view: nil, rect: .zero))
    #expect(session.anchor(in: root) == .zero && log.take() == [])
    session.dismiss(animated: false)
  }

  @Test func `AC-41 a menu looks as the window that it serves, also when that changes`() throws {
    let served = try #require(root.window)
    served.overrideUserInterfaceStyle = .dark
    let session = session(UIMenu(children: [action("A")]))
    session.present(animated: false)
    let window = try #require(session.panel.window)
    var styles = [session.panel.traitCollection.userInterfaceStyle]
    for style in [UIUserInterfaceStyle.light, .dark] {
      served.overrideUserInterfaceStyle = style
      try generator.wait(0.1)
      styles.append(session.panel.traitCollection.userInterfaceStyle)
    }
    #expect(styles == [.dark, .light, .dark])
    session.dismiss(animated: false)
    served.overrideUserInterfaceStyle = .light
    try generator.wait(0.1)
    #expect(window.overrideUserInterfaceStyle == .unspecified)
  }

  @Test(arguments: [
    (CGSize(width: 80, height: 60), CGPoint(x: 100, y: 230), ["60,200 80×60", "60,268 250×88"]),
    (CGSize(width: 0, height: 0), CGPoint(x: 100, y: 230), ["8,8 398×780", "8,796 250×88"]),
    (CGSize(width: 900, height: 2000), CGPoint(x: 200, y: 400), ["8,8 398×780", "8,796 250×88"]),
    (CGSize(width: 80, height: 60), CGPoint(x: 0, y: 0), ["8,8 80×60", "8,76 250×88"]),
    (CGSize(width: 80, height: 60), CGPoint(x: 414, y: 896), ["326,728 80×60", "156,796 250×88"]),
  ])
  func `a preview stands about the place and within the screen`(
    size: CGSize, place: CGPoint, expected: [String]
  ) throws {
    let preview = UIViewController()
    preview.preferredContentSize = size
    let session = session(UIMenu(children: [action("A"), action("B")]), preview: preview)
    let rect = CGRect(origin: view.convert(place, from: root), size: .zero)
    session.move(to: .init(view: view, rect: rect))
    session.present(animated: false)
    #expect(preview.parent is MenuStage && preview.view.clipsToBounds)
    let places = [preview.view.frame, session.panel.frame].map(ViewOutline.place)

    #expect(places == expected)
    session.dismiss(animated: false)
  }

  @Test func `a finger on a preview commits, one beside it ends`() throws {
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 80, height: 60)
    let session = session(UIMenu(children: [action("A")]), preview: preview)
    session.present(animated: false)
    _ = log.take()
    try generator.fingerTap(at: preview.view.convert(CGPoint(x: 1, y: 1), to: nil))
    #expect(
      log.take() == [
        "commits dismiss", "willHide", "goes", "commit beside", "commit done",
      ])
    try generator.wait(1)
    #expect(log.take() == ["didHide", "went"])
  }

  @Test func `a menu that needs its first responder goes with it`() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
    root.addSubview(field)
    field.becomeFirstResponder()
    for needs in [false, true] {
      let session = MenuSession(
        UIMenu(children: [action("A")]), reader: MenuReader(start: field),
        at: .init(view: view, rect: view.bounds))
      #expect(!session.needsFirstResponder && session.order == .automatic && session.source == nil)
      session.needsFirstResponder = needs
      session.present(animated: false)
      MenuSession.dismissIfLost()
      #expect(session.isShown)
      if needs { field.resignFirstResponder() }
      MenuSession.dismissIfLost()
      #expect(session.isShown != needs)
      session.dismiss(animated: false)
    }
  }

  @Test func `only a menu that is shown takes keys, and all of them if it is modal`() {
    func take(_ session: MenuSession) -> [Bool] {
      [UIKeyboardHIDUsage.keyboardA, .keyboardDownArrow, .keypadEnter, .keyboardEscape].map {
        session.take(UIKey(code: $0, characters: "", plainCharacters: "", modifiers: []))
      }
    }
    let modal = session(UIMenu(children: [action("A")]))
    #expect(take(modal) == [false, false, false, false])
    modal.present(animated: false)
    _ = log.take()
    #expect(take(modal) == [true, true, true, false])
    #expect(log.take() == ["did A", "chose A of ", "willHide", "goes"])
    let free = session(UIMenu(children: [action("A")]), isBar: true, isModal: false)
    free.present(animated: false)
    _ = log.take()
    let window = free.panel.window as? MenuWindow
    #expect(window?.stage.view.backgroundColor == nil)
    #expect(take(free) == [false, false, false, true])
    #expect(log.take() == ["willHide", "goes"] && !free.isShown)
  }

  @Test func `the trace says what comes up, what is chosen and what cannot be done`() throws {
    var lines: [String] = []
    let subscription = Trace.listen(to: [.action]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    view.accessibilityIdentifier = "place"
    let session = session(UIMenu(children: [action("A", .keepsMenuPresented)]))
    session.present(animated: false)
    session.release(at: try middle("A", in: session))
    session.dismiss(animated: false)

    #expect(
      lines == [
        "menu of place comes up",
        "menu: A",
      ])
    let command = UICommand(title: "C", action: "nobodyDoes:")
    #expect(!MenuEntry(command, kind: .leaf).perform(reader: session.reader, source: view))
    #expect(lines.last == "nobodyDoes: cannot be done any more")
    #expect(!MenuEntry(UIMenu(), kind: .submenu).perform(reader: session.reader, source: view))
  }
}

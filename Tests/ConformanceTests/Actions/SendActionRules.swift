// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that can save, with one, two or no arguments.
final class Editor: UIView {
  let name: String
  let log: EventLog
  var mayBecome = false
  var allowed: Bool?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    accessibilityIdentifier = name
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { mayBecome }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allowed ?? super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) { log.record("\(name) copy \(sender ?? "nil")") }
  func save() { log.record("\(name) save") }
  func bold(_ sender: Any?) { log.record("\(name) bold \(sender ?? "nil")") }
  func press(_ sender: Any?, _ event: UIEvent?) {
    log.record("\(name) press \(sender ?? "nil") \(event.map { "\($0.type)" } ?? "nil")")
  }
}

/// Two editors in each other, and a view in the inner one that can do nothing.
@MainActor
final class EditorStage {
  let log = EventLog()
  let root = UIView(frame: UIScreen.main.bounds)
  let outer: Editor
  let inner: Editor
  let leaf = UIView()
  let generator: EventGenerator

  init() {
    outer = Editor("outer", log)
    inner = Editor("inner", log)
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    do {
      generator = try EventGenerator(view: root)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

@MainActor @Suite("AC actions along the chain", .freshApplication)
final class SendActionRules {
  lazy var stage = EditorStage()
  var log: EventLog { stage.log }
  var root: UIView { stage.root }
  var outer: Editor { stage.outer }
  var inner: Editor { stage.inner }
  var leaf: UIView { stage.leaf }
  let save = Selector("save", Editor.save)
  let bold = Selector("bold:", Editor.bold)
  let press = Selector("press:event:", Editor.press)

  func send(_ action: Selector, to target: Any? = nil, from sender: Any? = nil) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }

  @Test func `AC-1 the default answers for the responder itself`() {
    #expect(inner.canPerformAction("copy:", withSender: nil))
    #expect(!inner.canPerformAction("paste:", withSender: nil))
    #expect(inner.canPerformAction(save, withSender: nil))
    #expect(!leaf.canPerformAction("copy:", withSender: nil))
    #expect(!leaf.canPerformAction(save, withSender: nil))
  }

  @Test func `AC-2 the target is the first one up the chain that can`() {
    #expect(leaf.target(forAction: "copy:", withSender: nil) as? Editor === inner)
    #expect(inner.target(forAction: save, withSender: nil) as? Editor === inner)
    #expect(leaf.target(forAction: "paste:", withSender: nil) == nil)
  }

  @Test func `AC-3 a refusal does not end the search`() {
    inner.allowed = false
    #expect(leaf.target(forAction: "copy:", withSender: nil) as? Editor === outer)
  }

  @Test func `AC-4 nobody who can: the command is not available`() {
    inner.allowed = false
    outer.allowed = false
    #expect(leaf.target(forAction: "copy:", withSender: nil) == nil)
    #expect(!send("copy:", from: leaf))
    #expect(log.take() == [])
  }

  @Test func `AC-6 without a target the first responder's chain does it`() {
    outer.mayBecome = true
    outer.becomeFirstResponder()
    #expect(send(bold, from: "menu"))
    #expect(send(press, from: inner))
    #expect(log.take() == ["outer bold menu", "outer press \(inner) nil"])
  }

  @Test func `AC-7 without a first responder the sender's chain does it`() {
    #expect(send(save, from: leaf))
    #expect(log.take() == ["inner save"])
    #expect(!send(save, from: "no responder"))
  }

  @Test func `AC-8 a first responder that finds nobody gives way to the sender's chain`() {
    let lone = Candidate("lone", EventLog(), in: root)
    lone.becomeFirstResponder()
    #expect(send(save, from: leaf))
    #expect(log.take() == ["inner save"])
  }

  @Test func `AC-9 overriding target(forAction_withSender_) changes the way`() {
    final class Rerouting: UIView {
      var target: Any?
      override func target(forAction action: Selector, withSender sender: Any?) -> Any? { target }
    }
    let rerouting = Rerouting()
    rerouting.target = outer
    inner.addSubview(rerouting)
    #expect(send(save, from: rerouting))
    #expect(log.take() == ["outer save"])
  }

  @Test func `AC-10 the application and its delegate end the chain`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      let log: EventLog
      init(_ log: EventLog) { self.log = log }
      func quit() { log.record("quit") }
    }
    let delegate = Delegate(log)
    let quit = Selector("quit", Delegate.quit)
    #expect(!send(quit, from: leaf))
    UIApplication.shared.delegate = delegate
    #expect(send(quit, from: leaf))
    UIApplication.shared.delegate = nil
    #expect(log.take() == ["quit"])
  }

  @Test func `AC-11 AC-13 it answers whether somebody did it; nobody is no error`() {
    #expect(send(save, from: leaf))
    #expect(!send(save, from: root))
    #expect(!send("unheard:", from: leaf))
    #expect(log.take() == ["inner save"])
  }

  @Test func `AC-12 a given target is not asked whether it can`() {
    inner.allowed = false
    #expect(send("copy:", to: inner, from: "sender"))
    #expect(log.take() == ["inner copy sender"])
    @MainActor final class Plain {
      var count = 0
      func count(_ sender: Any?) { count += 1 }
    }
    let plain = Plain()
    #expect(send(Selector("count:", Plain.count(_:)), to: plain))
    #expect(plain.count == 1)
  }

  @Test func `AC-14 the search starts at first responder or sender, not at a missing target`() {
    inner.mayBecome = true
    inner.becomeFirstResponder()
    #expect(send(save, from: root))
    inner.resignFirstResponder()
    #expect(!send(save, from: root))
    #expect(log.take() == ["inner save"])
  }

  @Test func `AC-5 validation may be asked more than once, with any sender`() {
    #expect(inner.canPerformAction("copy:", withSender: nil))
    #expect(inner.canPerformAction("copy:", withSender: UIApplication.shared))
    #expect(log.take() == [])
  }
}

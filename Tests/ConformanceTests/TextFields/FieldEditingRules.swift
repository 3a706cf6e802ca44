// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR text fields", .freshApplication)
struct FieldEditingRules {
  @Test func `FR-50 a field begins in order`() throws {
    let stage = try FieldStage()
    #expect(stage.one.becomeFirstResponder())
    #expect(
      stage.log.take() == [
        "one shouldBegin", "keyboard willShow", "editingDidBegin", "one didBegin",
        "note didBegin",
      ])
    #expect(stage.one.isEditing && stage.one.isFirstResponder)
    #expect(stage.one.becomeFirstResponder())
    #expect(stage.log.take() == [])
  }

  @Test func `FR-50 a field that clears itself asks before`() throws {
    let stage = try FieldStage()
    stage.one.clearsOnBeginEditing = true
    for (refused, left) in [(["shouldClear"], "old"), ([], "")] as [(Set<String>, String)] {
      stage.one.text = "old"
      stage.delegate.refuses = refused
      stage.one.becomeFirstResponder()
      #expect(stage.log.take().contains("one shouldClear"))
      #expect(stage.one.text == left)
      stage.one.resignFirstResponder()
      _ = stage.log.take()
    }
    stage.one.becomeFirstResponder()
    #expect(!stage.log.take().contains("one shouldClear"), "there is nothing to clear")
  }

  @Test func `FR-51 a delegate that refuses keeps everything as it was`() throws {
    let stage = try FieldStage()
    stage.two.becomeFirstResponder()
    _ = stage.log.take()
    stage.delegate.refuses = ["shouldBegin"]
    #expect(!stage.one.becomeFirstResponder())
    #expect(stage.log.take() == ["one shouldBegin"])
    #expect(stage.two.isEditing && !stage.one.isEditing)
  }

  @Test func `FR-52 a field ends in order`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    _ = stage.log.take()
    #expect(stage.one.resignFirstResponder())
    #expect(
      stage.log.take() == [
        "one shouldEnd", "keyboard willHide", "editingDidEnd", "one didEnd committed",
        "note didEnd",
      ])
    #expect(!stage.one.isEditing)
    stage.one.becomeFirstResponder()
    _ = stage.log.take()
    stage.delegate.refuses = ["shouldEnd"]
    #expect(!stage.one.resignFirstResponder())
    #expect(stage.log.take() == ["one shouldEnd"])
    #expect(stage.one.isEditing)
  }

  @Test func `FR-6 moving between fields asks the new one first and keeps the keyboard`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    _ = stage.log.take()
    #expect(stage.two.becomeFirstResponder())
    #expect(
      stage.log.take() == [
        "two shouldBegin", "one shouldEnd", "editingDidEnd", "one didEnd committed",
        "note didEnd", "two didBegin", "note didBegin",
      ])
  }

  @Test func `FR-95 a field that begins while another ends is ended as well`() throws {
    let stage = try FieldStage()
    let third = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
    third.accessibilityIdentifier = "third"
    third.delegate = stage.delegate
    stage.one.superview?.addSubview(third)
    stage.one.becomeFirstResponder()
    stage.one.addAction(UIAction { _ in third.becomeFirstResponder() }, for: .editingDidEnd)
    _ = stage.log.take()
    #expect(stage.two.becomeFirstResponder())
    #expect(
      stage.log.take() == [
        "two shouldBegin", "one shouldEnd", "editingDidEnd", "third shouldBegin",
        "third didBegin", "note didBegin", "one didEnd committed", "note didEnd",
        "third shouldEnd", "third didEnd committed", "note didEnd", "two didBegin",
        "note didBegin",
      ])
    #expect(stage.two.isEditing && !third.isEditing && !stage.one.isEditing)
  }

  @Test func `FR-95 a field that the one before chose begins once`() throws {
    let stage = try FieldStage()
    let two = stage.two
    stage.one.becomeFirstResponder()
    stage.one.addAction(UIAction { _ in two.becomeFirstResponder() }, for: .editingDidEnd)
    _ = stage.log.take()
    #expect(two.becomeFirstResponder())
    #expect(
      stage.log.take() == [
        "two shouldBegin", "one shouldEnd", "editingDidEnd", "two shouldBegin", "two didBegin",
        "note didBegin", "one didEnd committed", "note didEnd",
      ])
  }

  @Test func `FR-95 a field that does not let go stays the only one`() throws {
    let stage = try FieldStage()
    let one = stage.one
    one.becomeFirstResponder()
    one.addAction(UIAction { [weak one] _ in one?.becomeFirstResponder() }, for: .editingDidEnd)
    #expect(!stage.two.becomeFirstResponder())
    #expect(one.isEditing && one.isFirstResponder && !stage.two.isEditing)
  }

  @Test func `FR-101 who ends the editing that begins is told of both in order`() throws {
    let stage = try FieldStage()
    let one = stage.one
    one.addAction(
      UIAction { [weak one] _ in one?.resignFirstResponder() }, for: .editingDidBegin)
    one.becomeFirstResponder()
    #expect(
      stage.log.take() == [
        "one shouldBegin", "keyboard willShow", "editingDidBegin", "one shouldEnd",
        "keyboard willHide", "one didBegin", "note didBegin", "editingDidEnd",
        "one didEnd committed", "note didEnd",
      ])
    #expect(!one.isEditing && !one.isFirstResponder)
  }

  @Test func `FR-101 who begins again what ends is told of both in order`() throws {
    let stage = try FieldStage()
    let one = stage.one
    var isFirst = true
    one.becomeFirstResponder()
    _ = stage.log.take()
    one.addAction(
      UIAction { [weak one] _ in
        if isFirst { one?.becomeFirstResponder() }
        isFirst = false
      }, for: .editingDidEnd)
    one.resignFirstResponder()
    #expect(
      stage.log.take() == [
        "one shouldEnd", "keyboard willHide", "editingDidEnd", "one shouldBegin",
        "keyboard willShow", "one didEnd committed", "note didEnd", "editingDidBegin",
        "one didBegin", "note didBegin",
      ])
    #expect(one.isEditing && one.isFirstResponder)
  }

  @Test func `FR-101 a field that goes while it is emptied begins and ends`() throws {
    let stage = try FieldStage()
    let one = stage.one
    one.text = "old"
    one.clearsOnBeginEditing = true
    stage.delegate.onClear = { $0.removeFromSuperview() }
    one.becomeFirstResponder()
    #expect(
      stage.log.take() == [
        "one shouldBegin", "keyboard willShow", "one shouldClear", "one shouldEnd",
        "keyboard willHide", "editingDidBegin", "one didBegin", "note didBegin",
        "editingDidEnd", "one didEnd committed", "note didEnd",
      ])
    #expect(!one.isEditing)
  }

  @Test func `FR-53 of the begin only the first step has a place in the order`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    let lines = stage.log.take()
    #expect(lines.first == "one shouldBegin")
    #expect(Set(lines.suffix(3)) == ["editingDidBegin", "one didBegin", "note didBegin"])
  }

  @Test func `FR-54 a change by a person is asked for, made and told`() throws {
    let stage = try FieldStage()
    stage.delegate.notesSelection = true
    stage.one.text = "ab"
    #expect(stage.log.take() == [])
    stage.one.becomeFirstResponder()
    _ = stage.log.take()
    stage.one.insertText("c")
    #expect(
      stage.log.take() == [
        "shouldChange 2+0 “c”", "selection 3..<3", "editingChanged", "note didChange",
      ])
    stage.one.deleteBackward()
    #expect(
      stage.log.take() == [
        "shouldChange 2+1 “”", "selection 2..<2", "editingChanged", "note didChange",
      ])
    #expect(stage.one.text == "ab")
  }

  @Test func `FR-54 a delegate that refuses a change, or makes its own, has its way`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    stage.delegate.refuses = ["change"]
    stage.one.insertText("x")
    #expect(stage.one.text == "")
    stage.delegate.onChange = { field, _, text in
      field.text = (field.text ?? "") + text.uppercased()
      return false
    }
    stage.one.insertText("h")
    stage.one.insertText("i")
    #expect(stage.one.text == "HI" && stage.selection == "2..<2")
    stage.delegate.onChange = { field, _, _ in
      field.text = ""
      return true
    }
    stage.one.insertText("z")
    #expect(stage.one.text == "z")
    _ = stage.log.take()
    stage.one.text = "program"
    #expect(stage.log.take() == [])
  }

  @Test func `CT-40 a field sends its events for a person's editing`() throws {
    let stage = try FieldStage()
    let log = stage.log
    let names = ["editingDidBegin", "editingChanged", "editingDidEnd", "onExit"]
    func events() -> [String] { log.take().filter { names.contains($0) } }
    stage.one.becomeFirstResponder()
    stage.one.insertText("a")
    stage.one.text = "set by the program"
    #expect(events() == ["editingDidBegin", "editingChanged"])
    stage.one.insertText("\n")
    #expect(stage.one.isFirstResponder)
    #expect(events() == [])
    stage.one.addAction(UIAction { _ in log.record("onExit") }, for: .editingDidEndOnExit)
    stage.one.insertText("\n")
    #expect(!stage.one.isFirstResponder)
    #expect(events() == ["onExit", "editingDidEnd"])
  }

  @Test func `FR-55 return asks, then acts, and ends editing only where that is awaited`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    _ = stage.log.take()
    stage.key(.keyboardReturnOrEnter, "\n")
    #expect(stage.log.take() == ["one shouldReturn", "primaryAction"])
    #expect(stage.one.isEditing && stage.one.text == "")
    stage.delegate.refuses = ["shouldReturn"]
    stage.one.insertText("\n")
    #expect(stage.log.take() == ["one shouldReturn"])
    stage.delegate.refuses = []
    let log = stage.log
    stage.one.addAction(UIAction { _ in log.record("onExit") }, for: .editingDidEndOnExit)
    stage.one.insertText("\n")
    #expect(
      stage.log.take() == [
        "one shouldReturn", "primaryAction", "onExit", "one shouldEnd", "keyboard willHide",
        "editingDidEnd", "one didEnd committed", "note didEnd",
      ])
  }

  @Test func `FR-56 the clear button asks and empties the text`() throws {
    let stage = try FieldStage()
    stage.one.clearButtonMode = .always
    stage.one.text = "gone"
    stage.one.layoutIfNeeded()
    let rect = stage.one.clearButtonRect(forBounds: stage.one.bounds)
    let middle = CGPoint(x: 20 + rect.midX, y: 40 + rect.midY)
    stage.delegate.refuses = ["shouldClear"]
    try stage.generator.fingerTap(at: middle)
    #expect(stage.log.take() == ["one shouldClear"] && stage.one.text == "gone")
    stage.delegate.refuses = []
    try stage.generator.fingerTap(at: middle)
    #expect(stage.log.take() == ["one shouldClear", "editingChanged", "note didChange"])
    #expect(stage.one.text == "" && !stage.one.isEditing)
  }

  @Test func `FR-57 a field undoes by itself and forgets when it resigns`() throws {
    let stage = try FieldStage()
    #expect(stage.one.undoManager === stage.two.undoManager)
    stage.one.becomeFirstResponder()
    let manager = try #require(stage.one.undoManager)
    #expect(manager !== stage.two.undoManager)
    stage.key(.keyboardA, "a")
    stage.key(.keyboardB, "b")
    stage.key(.keyboardC, "c")
    stage.key(.keyboardDeleteOrBackspace)
    manager.undo()
    #expect(stage.one.text == "abc")
    manager.undo()
    #expect(stage.one.text == "")
    manager.redo()
    manager.redo()
    #expect(stage.one.text == "ab")
    stage.one.resignFirstResponder()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `FR-96 what is typed is undone whatever else its manager was told`() throws {
    let stage = try FieldStage()
    let (one, log) = (stage.one, stage.log)
    one.becomeFirstResponder()
    let manager = try #require(one.undoManager)
    stage.key(.keyboardA, "a")
    manager.removeAllActions()
    stage.key(.keyboardB, "b")
    manager.undo()
    #expect(one.text == "a")
    manager.disableUndoRegistration()
    stage.key(.keyboardC, "c")
    manager.enableUndoRegistration()
    stage.key(.keyboardD, "d")
    manager.undo()
    #expect(one.text == "ac")
    stage.key(.keyboardE, "e")
    manager.registerUndo(withTarget: one) { log.record("text \($0.text ?? "")") }
    stage.key(.keyboardF, "f")
    _ = log.take()
    while manager.canUndo { manager.undo() }
    #expect(one.text == "ac")
    #expect(log.take().filter { $0.hasPrefix("text") } == ["text ace"])
  }

  @Test func `FR-20 a field that leaves its window ends editing whatever its delegate says`() throws
  {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    stage.delegate.refuses = ["shouldEnd"]
    _ = stage.log.take()
    stage.one.removeFromSuperview()
    #expect(stage.log.take().contains("one didEnd committed"))
    #expect(!stage.one.isEditing && !stage.one.isFirstResponder)
  }

  @Test func `FR-22 a field that is disabled resigns`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    stage.one.isUserInteractionEnabled = false
    #expect(stage.one.isEditing)
    stage.one.isEnabled = false
    #expect(!stage.one.isEditing && !stage.one.isFirstResponder)
    #expect(!stage.one.becomeFirstResponder())
  }

  @Test func `FR-24 endEditing ends a field in the view, by force against its delegate`() throws {
    let stage = try FieldStage()
    let view = try #require(stage.one.superview)
    #expect(!view.endEditing(false))
    stage.one.becomeFirstResponder()
    #expect(!stage.two.endEditing(true))
    stage.delegate.refuses = ["shouldEnd"]
    #expect(!view.endEditing(false) && stage.one.isEditing)
    _ = stage.log.take()
    #expect(view.endEditing(true) && !stage.one.isEditing)
    #expect(stage.log.take().contains("one didEnd committed"))
  }

  @Test func `FR-26 a tap outside a field does not end editing`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    _ = stage.log.take()
    try stage.generator.fingerTap(at: CGPoint(x: 100, y: 300))
    #expect(stage.one.isEditing && stage.log.take() == [])
  }

  @Test func `FR-29 a tap on a field begins editing, a tap on a button does not end it`() throws {
    let stage = try FieldStage()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 80, height: 40))
    let log = stage.log
    button.addAction(UIAction { _ in log.record("button") }, for: .touchUpInside)
    stage.one.superview?.addSubview(button)
    try stage.generator.fingerTap(at: stage.one)
    #expect(stage.one.isFirstResponder)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: button)
    #expect(stage.log.take() == ["button"] && stage.one.isFirstResponder)
    try stage.generator.fingerTap(at: stage.two)
    #expect(stage.two.isFirstResponder)
  }

  @Test func `FR-19 a field makes its window key`() throws {
    let stage = try FieldStage()
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.makeKeyAndVisible()
    #expect(stage.one.window?.isKeyWindow == false)
    stage.one.becomeFirstResponder()
    #expect(stage.one.window?.isKeyWindow == true)
    other.isHidden = true
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC alerts: text fields and room", .freshApplication)
struct AlertFieldRules {
  private static let menu = UIPress.PressType.menu

  /// An alert that asks for a name and a place.
  private func ask(
    _ stage: AlertStage,
    _ answers: [(String, UIAlertAction.Style)] = [
      ("Cancel", .cancel), ("Save", .default),
    ]
  ) -> UIAlertController {
    let alert = stage.alert(.alert, title: "Who?", answers)
    for name in ["name", "place"] {
      alert.addTextField { $0.accessibilityIdentifier = name }
    }
    return alert
  }

  private func card(_ alert: UIAlertController) -> CGRect {
    alert.view.convert(alert.view.bounds, to: nil)
  }

  /// Where the keyboard begins on the screen.
  private func keyboardTop(_ stage: AlertStage) throws -> CGFloat {
    let space = try stage.generator.viewWithIdentifier("key space")
    let panel = sequence(first: space, next: \.superview).first { $0.superview is UIWindow }
    return panel.map { $0.convert($0.bounds, to: nil).minY } ?? 0
  }

  @Test func `AW-46 a field that a program keeps longer than its alert goes on`() throws {
    let stage = try AlertStage()
    weak var alert: UIAlertController?
    func take() -> UITextField? {
      let made = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      made.addTextField()
      alert = made
      return made.textFields?.first
    }
    let field = try #require(take())
    #expect(alert == nil)
    stage.root.view.addSubview(field)
    let log = EventLog()
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begins"), (.primaryActionTriggered, "returns"),
    ] {
      field.addAction(UIAction { _ in log.record(name) }, for: event)
    }
    #expect(field.becomeFirstResponder())
    try stage.generator.keyPress(.returnOrEnter)
    #expect(log.take() == ["begins", "returns"])
  }

  @Test func `VC-70 text fields stand below the message, set up at once`() throws {
    let stage = try AlertStage()
    let alert = stage.alert(message: "More")
    #expect(alert.textFields == nil)
    var made: UITextField?
    alert.addTextField { made = $0 }
    alert.addTextField()
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0] === made)
    stage.show(alert)
    let message = try stage.generator.viewWithIdentifier("alert.message")
    let tops = [message, fields[0], fields[1], try stage.row("OK")]
      .map { $0.convert(CGPoint.zero, to: nil).y }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
  }

  @Test func `VC-70 an action sheet has no text fields`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: "", message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }

  @Test func `VC-71 the first field is typed into, Return leads through the fields`() throws {
    let stage = try AlertStage()
    stage.field.becomeFirstResponder()
    let alert = ask(stage)
    stage.show(alert)
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder)
    try stage.generator.keyType("ada")
    try stage.generator.keyPress(.returnOrEnter)
    #expect(fields[1].isFirstResponder)
    try stage.generator.keyType("rome")
    try stage.generator.keyPress(.returnOrEnter)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Save"])
    #expect(fields.map(\.text) == ["ada", "rome"])
    #expect(stage.field.isFirstResponder && stage.root.presentedViewController == nil)
  }

  @Test func `VC-71 Return chooses nothing that is disabled, or one of several`() throws {
    let stage = try AlertStage()
    let alert = ask(stage, [("Cancel", .cancel), ("Save", .default), ("Send", .default)])
    stage.show(alert)
    let last = try #require(alert.textFields?.last)
    last.becomeFirstResponder()
    try stage.generator.keyPress(.returnOrEnter)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [] && last.isFirstResponder)
    alert.preferredAction = alert.actions[2]
    alert.preferredAction?.isEnabled = false
    try stage.generator.keyPress(.returnOrEnter)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [] && last.isFirstResponder)
    alert.preferredAction?.isEnabled = true
    try stage.generator.keyPress(.returnOrEnter)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Send"])
  }

  @Test func `VC-71 a field's delegate may keep Return for itself; Escape cancels`() throws {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let stage = try AlertStage()
    let alert = ask(stage)
    let keeper = Keeper()
    alert.textFields?.first?.delegate = keeper
    stage.show(alert)
    try stage.generator.keyPress(.returnOrEnter)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    try stage.generator.keyPress(.escape)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Cancel"])
    withExtendedLifetime(keeper) {}
  }

  @Test func `VC-72 an alert stands in what the keyboard leaves free, and moves with it`() throws {
    let stage = try AlertStage()
    let alert = ask(stage)
    stage.root.present(alert, animated: true)
    stage.generator.advance(by: 1)
    let top = try keyboardTop(stage)
    #expect(top < stage.generator.window.bounds.maxY - 100)
    let raised = card(alert)
    #expect(raised.maxY <= top && abs(raised.midY - top / 2) < 30)
    #expect(stage.generator.window.bounds.contains(raised))
    alert.textFields?.first?.resignFirstResponder()
    stage.generator.advance(by: 1)
    let resting = card(alert)
    #expect(abs(resting.midY - stage.generator.window.bounds.midY) < 20)
    alert.textFields?.first?.becomeFirstResponder()
    stage.generator.advance(by: 1)
    #expect(card(alert) == raised)
  }

  @Test func `VC-73 text and answers that are too tall scroll, each by itself`() throws {
    let stage = try AlertStage()
    let names = (1...30).map { "Answer \($0)" }
    let alert = stage.alert(
      .alert, message: String(repeating: "A long story. ", count: 200),
      names.map { ($0, .default) })
    stage.show(alert)
    let bounds = stage.generator.window.bounds
    #expect(bounds.contains(card(alert)))
    let last = try stage.row("Answer 30")
    #expect(last.convert(last.bounds, to: nil).minY > bounds.maxY)
    // A finger that scrolls chooses nothing.
    let low = card(alert)
    let start = CGPoint(x: low.midX, y: low.maxY - 30)
    for _ in 1...6 {
      try stage.generator.fingerDown(at: start)
      try stage.generator.fingerMove(to: CGPoint(x: start.x, y: start.y - 250), duration: 0.2)
      try stage.generator.fingerUp()
      stage.generator.advance(by: 3)
    }
    #expect(stage.log.take() == [] && stage.root.presentedViewController === alert)
    #expect(card(alert).contains(last.convert(last.bounds, to: nil)))
    let message = try stage.generator.viewWithIdentifier("alert.message")
    let before = message.convert(CGPoint.zero, to: nil).y
    let high = CGPoint(x: low.midX, y: low.minY + 200)
    try stage.generator.fingerDown(at: high)
    try stage.generator.fingerMove(to: CGPoint(x: high.x, y: high.y - 150), duration: 0.2)
    try stage.generator.fingerUp()
    stage.generator.advance(by: 3)
    #expect(message.convert(CGPoint.zero, to: nil).y < before - 100)
    try stage.choose("Answer 30")
    #expect(stage.log.take() == ["chose Answer 30"])
  }

  @Test func `VC-73 the field that is typed into is in sight on a low screen`() throws {
    let stage = try AlertStage()
    defer { HostInput.send(.screen(.headless, at: stage.generator.now)) }
    let size = CGSize(width: 667, height: 375)
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: stage.generator.now))
    let alert = ask(stage)
    for name in ["street", "town"] { alert.addTextField { $0.accessibilityIdentifier = name } }
    stage.root.present(alert, animated: false)
    stage.generator.advance(by: 1)
    let fields = try #require(alert.textFields)
    for field in fields {
      field.becomeFirstResponder()
      stage.generator.advance(by: 1)
      let place = field.convert(field.bounds, to: nil)
      #expect(card(alert).contains(place))
      let point = CGPoint(x: place.midX, y: place.midY)
      #expect(stage.generator.window.hitTest(point, with: nil)?.isDescendant(of: field) == true)
      #expect(try place.maxY <= keyboardTop(stage))
    }
  }

  @Test func `VC-74 a remote chooses the way out by menu, an answer by focus and select`() throws {
    let stage = try AlertStage()
    let alert = stage.alert(.alert, [("One", .default), ("Two", .default), ("No", .cancel)])
    stage.show(alert)
    try stage.generator.press(Self.menu)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose No"])
    alert.preferredAction = alert.actions[0]
    stage.show(alert)
    try stage.generator.press(.downArrow)
    #expect(try stage.row("One").isFocused)
    try stage.generator.press(.downArrow)
    #expect(try stage.row("Two").isFocused)
    try stage.generator.press(.select)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Two"])
    stage.show(stage.alert(.alert, [("OK", .default)]))
    try stage.generator.press(Self.menu)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [] && stage.root.presentedViewController != nil)
  }
}

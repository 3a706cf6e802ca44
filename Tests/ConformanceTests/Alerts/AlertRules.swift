// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC alerts", .freshApplication)
struct AlertRules {
  @Test func `VC-60 an alert leaves the presenting view in the window and out of reach`() throws {
    let stage = try AlertStage()
    let alert = stage.alert()
    stage.show(alert)
    #expect(stage.root.view.window != nil)
    #expect(stage.root.presentedViewController === alert)
    #expect(alert.next === stage.root)
    #expect(alert.view.next === alert)
    let bounds = stage.generator.window.bounds
    let card = try #require(alert.view.superview).convert(alert.view.frame, to: nil)
    #expect(card.midX == bounds.midX && abs(card.midY - bounds.midY) < 20)
    let hit = stage.generator.window.hitTest(CGPoint(x: 20, y: 60), with: nil)
    #expect(hit?.accessibilityIdentifier == "alert.backdrop")
  }

  @Test func `VC-60 an action sheet stands at the lower edge, its way out apart`() throws {
    let stage = try AlertStage()
    let sheet = stage.alert(
      .actionSheet, [("One", .default), ("Cancel", .cancel), ("Two", .destructive)])
    stage.show(sheet)
    let card = try #require(sheet.view.superview).convert(sheet.view.frame, to: nil)
    #expect(stage.generator.window.bounds.maxY - card.maxY <= 50)
    let tops = try ["One", "Two", "Cancel"].map {
      try stage.row($0).convert(CGPoint.zero, to: nil).y
    }
    #expect(tops == tops.sorted())
    #expect(tops[2] - tops[1] > tops[1] - tops[0])
    #expect(sheet.actions.map(\.title) == ["One", "Cancel", "Two"])
  }

  @Test func `VC-61 a tap beside an action sheet cancels it, beside an alert does nothing`() throws
  {
    let stage = try AlertStage()
    stage.show(stage.alert())
    try stage.generator.fingerTap(at: CGPoint(x: 20, y: 60))
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [])
    #expect(stage.root.presentedViewController != nil)
    stage.root.dismiss(animated: false)
    stage.show(stage.alert(.actionSheet))
    try stage.generator.fingerTap(at: CGPoint(x: 20, y: 60))
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Cancel"])
    #expect(stage.root.presentedViewController == nil)
    stage.show(stage.alert(.actionSheet, [("OK", .default)]))
    try stage.generator.fingerTap(at: CGPoint(x: 20, y: 60))
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [])
    #expect(stage.root.presentedViewController != nil)
  }

  @Test func `VC-62 an alert has one way out, something to say, and prefers what it has`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        for title in ["No", "Never"] {
          alert.addAction(UIAlertAction(title: title, style: .cancel))
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "Foreign", style: .default)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        window.rootViewController?.present(empty, animated: false)
      }
    }
  }

  @Test func `VC-63 the alert is gone when its answer is done, once`() throws {
    let stage = try AlertStage()
    let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
    let root = stage.root
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [log = stage.log] action in
        log.note("\(action.title ?? "") \(root.presentedViewController == nil)")
      })
    stage.show(alert)
    try stage.choose("Go")
    #expect(stage.log.take() == ["Go true"])
    stage.show(alert)
    try stage.choose("Go")
    #expect(stage.log.take() == ["Go true"])
  }

  @Test func `VC-64 a disabled answer cannot be chosen until it is enabled`() throws {
    let stage = try AlertStage()
    let alert = stage.alert()
    alert.actions[0].isEnabled = false
    stage.show(alert)
    try stage.choose("OK")
    #expect(stage.log.take() == [])
    alert.actions[0].isEnabled = true
    try stage.choose("OK")
    #expect(stage.log.take() == ["chose OK"])
  }

  @Test func `VC-65 two short answers share a line, others stand below each other`() throws {
    let stage = try AlertStage()
    stage.show(stage.alert())
    let (ok, cancel) = (try stage.row("OK"), try stage.row("Cancel"))
    #expect(ok.frame.minY == cancel.frame.minY)
    #expect(cancel.frame.maxX == ok.frame.minX)
    stage.root.dismiss(animated: false)
    let long = "An answer that takes more room than half"
    stage.show(stage.alert(.alert, [(long, .default), ("Cancel", .cancel)]))
    #expect(try stage.row(long).frame.maxY == stage.row("Cancel").frame.minY)
    stage.root.dismiss(animated: false)
    stage.show(stage.alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)]))
    let tops = try ["One", "Two", "Cancel"].map { try stage.row($0).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test func `VC-66 Return chooses the preferred answer, Escape the way out`() throws {
    let stage = try AlertStage()
    let alert = stage.alert()
    stage.show(alert)
    stage.press(.keyboardReturnOrEnter, "\r")
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [])
    alert.preferredAction = alert.actions[0]
    stage.press(.keyboardReturnOrEnter, "\r")
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose OK"])
    stage.show(stage.alert())
    stage.press(.keyboardEscape, UIKeyCommand.inputEscape)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Cancel"])
    stage.show(stage.alert(.alert, [("Understood", .default)]))
    stage.press(.keyboardEscape, UIKeyCommand.inputEscape)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [])
    stage.press(.keyboardReturnOrEnter, "\r")
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Understood"])
  }

  @Test func `VC-67 the alert is first responder, and gives back what it took`() throws {
    let stage = try AlertStage()
    stage.field.becomeFirstResponder()
    let alert = stage.alert()
    stage.show(alert)
    #expect(alert.isFirstResponder && !stage.field.isFirstResponder)
    try stage.choose("OK")
    #expect(stage.field.isFirstResponder)
    stage.show(alert)
    stage.field.removeFromSuperview()
    try stage.choose("Cancel")
    #expect(!stage.field.isFirstResponder && !alert.isFirstResponder)
  }

  @Test func `VC-68 a finger slides from answer to answer, and chooses none beside them`() throws {
    let stage = try AlertStage()
    stage.show(stage.alert())
    let (ok, cancel) = (try stage.row("OK"), try stage.row("Cancel"))
    let center = { (view: UIView) in
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    try stage.generator.fingerDown(at: center(ok))
    try stage.generator.fingerMove(to: CGPoint(x: 20, y: 60))
    try stage.generator.fingerUp()
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [])
    try stage.generator.fingerDown(at: center(ok))
    try stage.generator.fingerMove(to: center(cancel))
    try stage.generator.fingerUp()
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Cancel"])
  }

  @Test func `VC-69 title, message and answers may change while the alert is shown`() throws {
    let stage = try AlertStage()
    let alert = stage.alert(message: "It is gone for good.")
    stage.show(alert)
    let height = alert.view.bounds.height
    alert.title = "A question that is so long that it has to be broken into a second line"
    alert.addAction(UIAlertAction(title: "More", style: .destructive))
    stage.endTurn()
    #expect(alert.view.bounds.height > height + 44)
    let label = try stage.generator.viewWithIdentifier("alert.title", ofType: UILabel.self)
    #expect(label.text == alert.title)
    let copy = alert.actions[0].copy() as? UIAlertAction
    #expect(copy?.title == "OK" && copy?.style == .default)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Text sessions", .freshApplication)
struct TextSessionTests {
  private final class Line: UIView, UIKeyInput {
    var text = ""
    var isSecureTextEntry = false
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  @Test func `reports reach the text they mean, and no other`() throws {
    let root = UIView(frame: UIScreen.main.bounds)
    let (one, two) = (Line(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), Line())
    root.addSubview(one)
    root.addSubview(two)
    let generator = try EventGenerator(view: root)
    var told: [TextSession?] = []
    func endTurn() { TextSessions.shared.endTurn { told.append($0) } }
    func send(_ change: TextReport.Change, to session: Int) {
      HostInput.send(
        .text(TextReport(session: session, change: change, time: generator.now)))
    }
    one.becomeFirstResponder()
    let first = try #require(TextSessions.shared.current)
    endTurn()
    #expect(
      told == [
        TextSession(
          id: first, caret: CGRect(x: 10, y: 20, width: 30, height: 40),
          area: CGRect(x: 10, y: 20, width: 30, height: 40), hasOwnKeyboard: true,
          language: "en-US")
      ])
    endTurn()
    #expect(told.count == 1)
    send(.insert("ab"), to: first)
    send(.deleteBackward, to: first)
    send(.insert("\n"), to: first)
    #expect(one.text == "a\n")
    two.isSecureTextEntry = true
    two.becomeFirstResponder()
    told = []
    endTurn()
    #expect(told.last??.isSecure == true && told.last??.id != first)
    let before = ApplicationDriving.anomalies
    send(.insert("late"), to: first)
    #expect(one.text == "a\n" && two.text == "")
    #expect(ApplicationDriving.anomalies == before + 1)
    two.resignFirstResponder()
    told = []
    endTurn()
    #expect(told == [nil])
    endTurn()
    #expect(told == [nil])
    #expect(!TextSessions.shared.isActive)
  }

  @Test func `a hardware keyboard leaves the text to input methods`() throws {
    let root = UIView(frame: UIScreen.main.bounds)
    let line = Line()
    root.addSubview(line)
    let generator = try EventGenerator(view: root)
    HostInput.send(.hardwareKeyboard(isAttached: true, at: generator.now))
    line.becomeFirstResponder()
    var told: [TextSession?] = []
    TextSessions.shared.endTurn { told.append($0) }
    #expect(told.last??.hasOwnKeyboard == false)
  }

  @Test func `the keyboard leaves the lower edge of the screen free`() throws {
    let root = UIView(frame: UIScreen.main.bounds)
    let line = Line()
    root.addSubview(line)
    let generator = try EventGenerator(view: root)
    let old = UIScreen.main.metrics
    defer { HostInput.send(.screen(old, at: generator.now)) }
    line.becomeFirstResponder()
    #expect(InputDirector.shared.frame == CGRect(x: 0, y: 680, width: 414, height: 216))
    var metrics = old
    metrics.size = CGSize(width: 896, height: 414)
    metrics.safeArea = EdgeDistances(top: 0, left: 0, bottom: 21, right: 0)
    HostInput.send(.screen(metrics, at: generator.now))
    #expect(InputDirector.shared.frame == CGRect(x: 0, y: 231, width: 896, height: 183))
    #expect(SoftwareKeyboard.shared.frame == CGRect(x: 0, y: 0, width: 896, height: 162))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor @Suite("Options, topics and the inspector", .freshApplication)
struct LaunchWordTests {
  @Test func `an option's value follows it, before the words of the application`() {
    func value(_ words: String...) -> String? { HostChoice.value(of: "--port", in: words) }
    #expect(value("--port", "80") == "80" && value("x", "--port=81", "--port", "82") == "81")
    #expect(value("--ports", "80") == nil && value("--", "--port", "80") == nil)
    #expect(value("--port=") == "" && HostOptions.own(["a", "--", "b"]) == ["a"])
  }

  @Test func `a word is a misspelt option when one letter is wrong, or their order`() {
    func isMisspelt(_ word: Substring) -> Bool { HostOptions.isMisspelt("--port", as: word) }
    let words: [(Substring, Bool)] = [
      ("--prot", true), ("--trop", true), ("--prt", true), ("--porte", true), ("--pert", true),
      ("--po", false), ("--portes", false), ("--perts", false), ("--home", false), ("--", false),
    ]
    for (word, isWrong) in words { #expect(isMisspelt(word) == isWrong, "\(word)") }
  }

  @Test func `the usage tells purposes in one column`() {
    let lines = HostOptions.usage(of: "App").split(separator: "\n").map(String.init)
    #expect(lines.first == "usage: App [options] [-- words for the application]")
    #expect(lines.count == HostOptions.all.count + 1)
    let columns = zip(lines.dropFirst(), HostOptions.all).map { line, option in
      line.hasPrefix("  " + option.name) ? line.count - option.purpose.count : -1
    }
    #expect(Set(columns) == [2 + "--accelerometer auto|off|FOLDER".count + 2])
  }

  #if !Pictures
    @Test func `PX-31 without the trait no picture is written, and it is said why`() throws {
      let error = #expect(throws: ScriptProblem.self) {
        try Screenshot.write(HeadlessHost(), to: "/tmp/screen.png")
      }
      #expect(error?.message.contains("the trait Pictures") == true)
    }
  #endif

  @Test func `topics are read from words, and all of them from one`() {
    #expect(TracePrinter.parse("all,foo").topics == Set(TraceTopic.allCases))
    #expect(TracePrinter.parse("all").unknown == [])
    let some = TracePrinter.parse("hit, touch,foo , bar")
    #expect(some.topics == [.hit, .touch] && some.unknown == ["foo", "bar"])
  }

  @Test func `a driver's trace keeps twenty thousand lines, of more the later half`() throws {
    let generator = try EventGenerator(view: UIView())
    generator.traceTopics = [.host]
    for number in 1...20_000 { Trace.record(.host, "\(number)") }
    #expect(generator.trace.count == 20_000)
    for number in 1...20_001 { Trace.record(.host, "\(number)") }
    let lines = generator.trace
    #expect(lines.count == 10_002 && lines[0] == "(10000 earlier lines were dropped)")
    #expect(lines[1] == "host: 10001" && lines.last == "host: 20001")
    Trace.record(.touch, "no topic of it")
    #expect(generator.trace == [])
  }

  // MARK: - The inspector

  private func summary(_ records: [(TraceTopic, String)]) -> TouchSummary {
    var summary = TouchSummary()
    for (topic, text) in records {
      summary.take(TraceRecord(number: 1, time: 0, topic: topic, text: text))
    }
    return summary
  }

  @Test func `what happens is told under its question, in the order of questions`() {
    let told = summary([
      (.action, "action"), (.firstResponder, "first"), (.controller, "controller"),
      (.chain, "chain"), (.delivery, "delivery"), (.gesture, "gesture"), (.hit, "hit"),
      (.touch, "touch"), (.lifecycle, "lifecycle"), (.gesture, "gesture"), (.gesture, "other"),
      (.gesture, "gesture"),
    ])
    #expect(
      told.lines.map { ($0.isQuestion ? "? " : "") + $0.text } == [
        "? Which view is it?", "hit", "touch", "? Which recognizers compete?", "gesture", "other",
        "gesture", "? What did the views get?", "delivery", "? Who was asked to handle it?",
        "chain", "? What came of it?", "action", "first", "controller",
      ])
  }

  @Test func `of many sentences the first and the last twelve but one stay`() {
    let told = summary((1...14).map { (.delivery, "\($0)") })
    #expect(told.sentences[.delivery] == ["1"] + (4...14).map(String.init))
  }

  @Test func `the next touch begins a new summary, once the last one is over`() {
    var told = summary([(.hit, "one"), (.delivery, "two")])
    let hit = TraceRecord(number: 2, time: 0, topic: .hit, text: "three")
    let late = TraceRecord(number: 2, time: 0, topic: .touch, text: "late")
    var open = told
    open.take(hit)
    #expect(open.sentences == [.hit: ["one", "three"], .delivery: ["two"]])
    told.end()
    told.take(late)
    #expect(told.sentences[.hit] == ["one", "late"])
    told.take(hit)
    told.take(late)
    #expect(told.sentences == [.hit: ["three", "late"]])
    var none = TouchSummary()
    none.end()
    none.take(late)
    none.take(hit)
    #expect(none.sentences == [.hit: ["late", "three"]])
  }

  @Test func `the panel is away from the finger and has room for half the screen`() throws {
    let page = UIView(frame: UIScreen.main.bounds)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    page.addSubview(box)
    _ = try EventGenerator(view: page)
    let window = InspectorWindow()
    let panel = try #require(window.subviews.last)
    #expect(window.frame == UIScreen.main.bounds && !window.isUserInteractionEnabled)
    #expect(window.windowLevel.rawValue == 2002 && !window.canBecomeKey && window.belongsToSystem)
    window.show([("one?", true), ("two", false)])
    #expect(panel.frame == CGRect(x: 8, y: 842, width: 398, height: 46))
    let labels = panel.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["one?", "two"])
    #expect(labels.first?.frame == CGRect(x: 8, y: 8, width: 382, height: 15))
    #expect(labels.last?.frame == CGRect(x: 18, y: 23, width: 372, height: 15))
    window.outline([box, page], touchedAt: CGPoint(x: 0, y: 448))
    #expect(window.subviews.map(\.frame) == [box.frame, page.frame, panel.frame])
    #expect(window.subviews.map(\.layer.borderWidth) == [3, 1, 0])
    window.show([("one?", true)])
    #expect(panel.frame == CGRect(x: 8, y: 857, width: 398, height: 31))
    window.outline([box], touchedAt: CGPoint(x: 0, y: 448.5))
    #expect(window.subviews.count == 2)
    window.show((1...30).map { ("\($0)", false) })
    #expect(panel.frame == CGRect(x: 8, y: 8, width: 398, height: 421))
    #expect(panel.subviews.compactMap { ($0 as? UILabel)?.text } == (4...30).map(String.init))
  }
}

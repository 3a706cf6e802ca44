// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@testable import UIKit
@testable import UIKitCore

@Suite("Scripts of headless runs")
struct ScriptParserTests {
  private static let none = Displacement(x: 0, y: 0)

  @Test func `preferences are words; a wrong one is named`() throws {
    #expect(
      try ScriptParser.parse("prefer dark text 1.5 still").map(\.command)
        == [.prefer(HostPreferences(isDark: true, textScale: 1.5, reducesMotion: true))])
    #expect(
      try ScriptParser.parse("prefer ordinary").map(\.command) == [.prefer(HostPreferences())])
    let guided = HostPreferences(aids: .guidedAccess, deniedRestrictions: ["buy it"])
    let words = try ScriptParser.parse("prefer guided-access deny \"buy it\"")
    #expect(words.map(\.command) == [.prefer(guided)])
    #expect(guided.description == "guided-access, without buy it")
    #expect(throws: ScriptError.self) { try ScriptParser.parse("prefer") }
    #expect(throws: ScriptError.self) { try ScriptParser.parse("prefer green") }
  }

  @Test func `script places are points, views, and views with an offset`() throws {
    let commands = try parse("tap 10 20.5\ntap red\ntap \"two words\" -5 4 times 2")
    #expect(
      commands == [
        .tap(.point(CGPoint(x: 10, y: 20.5)), times: 1),
        .tap(.view("red", offset: Self.none), times: 1),
        .tap(.view("two words", offset: Displacement(x: -5, y: 4)), times: 2),
      ])
  }

  @Test func `script contacts separated by commas share a frame`() throws {
    let commands = try parse(
      "down 1 red, pen 5 6 force 0.5, mouse blue button 2\nmove 1 0 0 over 0.5\nup 1, pen")
    let red = ScriptPlace.view("red", offset: Self.none)
    let blue = ScriptPlace.view("blue", offset: Self.none)
    let down = [
      ContactStep(contact: .finger(1), phase: .began, place: red),
      ContactStep(contact: .pen, phase: .began, place: .point(CGPoint(x: 5, y: 6)), force: 0.5),
      ContactStep(contact: .mouse, phase: .began, place: blue, button: 2),
    ]
    let move = ContactStep(contact: .finger(1), phase: .moved, place: .point(.zero))
    let up = [
      ContactStep(contact: .finger(1), phase: .ended), ContactStep(contact: .pen, phase: .ended),
    ]
    #expect(
      commands == [
        .contacts(down, over: 0), .contacts([move], over: 0.5), .contacts(up, over: 0),
      ])
  }

  @Test func `script lines may end as in files of Windows`() throws {
    let lines = try ScriptParser.parse("wait 1\r\n\r\nkey a\nwait 2\r\n")
    #expect(lines.map { "\($0.number) \($0.text)" } == ["1 wait 1", "3 key a", "4 wait 2"])
  }

  @Test func `script comments and empty lines do nothing and are counted`() throws {
    let lines = try ScriptParser.parse("# hello\n\n  wait 0.5 # a while\n")
    #expect(
      lines == [ScriptParser.Line(number: 3, text: "wait 0.5 # a while", command: .wait(0.5))])
  }

  @Test func `script remaining commands are understood`() throws {
    let commands = try parse(
      """
      drag red to 7 8 over 1
      hover 1 2
      hover out
      scroll red by 0 -30
      resize 375 667
      cancel
      lifecycle background
      print tree
      print chain red
      screenshot "a b.png"
      """)
    let red = ScriptPlace.view("red", offset: Self.none)
    #expect(
      commands == [
        .drag(from: red, to: .point(CGPoint(x: 7, y: 8)), over: 1),
        .hover(.point(CGPoint(x: 1, y: 2))), .hover(nil),
        .scroll(red, by: Displacement(x: 0, y: -30)),
        .resize(CGSize(width: 375, height: 667)), .cancel, .lifecycle(.enterBackground),
        .printTree, .printChain("red"), .screenshot("a b.png"),
      ])
  }

  @Test func `script keys, texts and buttons are understood`() throws {
    let commands = try parse(
      "key command+shift+s\nkey left for 1\nkey command++\ntype \"a, b\"\npress select for 2\npress up"
    )
    let save = try #require(ScriptChord("command+shift+s"))
    #expect(save.usages == [0xE1, 0xE3, 0x16])
    let left = try #require(ScriptChord("left"))
    let plus = try #require(ScriptChord("command++"))
    #expect(plus.modifiers == [.command, .shift] && plus.usage == 0x2E)
    #expect(
      commands == [
        .key(save, 0), .key(left, 1), .key(plus, 0), .type("a, b"), .press(.select, 2),
        .press(.up, 0.05),
      ])
  }

  @Test func `script shakes, remote commands, shortcuts and activities are understood`() throws {
    let names = RemoteCommand.allCases.map { "\($0)" }
    let commands = try parse(
      names.map { "remote \($0)\n" }.joined()
        + "shake\nshake for 11\nshortcut com.example.new\nrestore a.b\n"
        + "restore a.b page 3 title \"two words\" tiles 1, 2,3")
    #expect(names.count == 10)
    #expect(
      commands == RemoteCommand.allCases.map { .remote($0) } + [
        .shake(0.5), .shake(11), .shortcut("com.example.new"), .restore("a.b", [:]),
        .restore("a.b", ["page": ["3"], "title": ["two words"], "tiles": ["1", "2", "3"]]),
      ])
  }

  @Test(arguments: [
    ("hop", "hop is no command; known are tap, down"),
    ("tap", "a place (x y, or a view's identifier) is missing"),
    ("tap 3", "y is missing"),
    ("tap \"red", "a quote is not closed"),
    ("tap red blue", "blue is one word too many"),
    ("down thumb red", "a finger (its number, pen or mouse) must be a whole number"),
    ("down 1 red, 1 blue", "one contact is named twice"),
    ("wait -1", "the seconds to wait must be a number from 0 to 86400"),
    ("wait nan", "the seconds to wait must be a number from 0 to 86400"),
    ("drag red blue", "a drag needs “to” and a second place"),
    ("lifecycle asleep", "asleep is no change"),
    ("key hyper+s", "hyper+s is no key; known are what a key types, delete"),
    ("key command+", "command+ is no key; known are what a key types, delete"),
    ("press lever", "lever is no button; known are up, down"),
    ("type", "the text to type is missing"),
    ("remote rewind", "rewind is no command of a headset; known are play, pause, stop"),
    ("remote", "a command of a headset is missing"),
    ("tap 1 1 times 2.5", "the number of taps must be a whole number from 1 to 100, not 2.5"),
    (
      "down 1.7 10 10",
      "a finger (its number, pen or mouse) must be a whole number from 1 to 100, not 1.7"
    ),
    ("down mouse 1 1 button 1.5", "the button must be a whole number from 1 to 5, not 1.5"),
    ("shake hard", "hard is one word too many"),
    ("shake for ever", "the seconds to hold must be a number from 0 to 86400"),
    ("shortcut", "the type of a shortcut is missing"),
    ("restore", "the type of an activity is missing"),
    ("restore a.b page", "the value of page is missing"),
    ("restore a.b page 1 page 2", "the key page stands there twice"),
    ("print moon", "moon cannot be printed"),
  ])
  func `script mistakes are answered with line and reason`(line: String, reason: String) {
    let error = #expect(throws: ScriptError.self) { try ScriptParser.parse("wait 1\n\(line)") }
    #expect(error?.line == 2)
    #expect(error?.message.hasPrefix(reason) == true, "\(error?.message ?? "")")
  }

  private func parse(_ text: String) throws -> [ScriptCommand] {
    try ScriptParser.parse(text).map(\.command)
  }
}

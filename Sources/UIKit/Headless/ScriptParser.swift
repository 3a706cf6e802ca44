// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Reads the script of a headless run; `Documentation/HeadlessRuns.md` describes the language.
enum ScriptParser {
  /// The durations that a script may ask for.
  static let seconds = 0.0...86_400.0
  /// Seconds that a drag takes if the script does not say.
  static let dragDuration = 0.3
  /// The commands, for the message about an unknown one.
  static let commands = [
    "tap", "down", "move", "up", "drag", "cancel", "hover", "scroll", "key",
    "type", "press", "wait", "resize", "shake", "pencil", "remote", "shortcut", "restore",
    "lifecycle", "activate", "increment", "decrement", "perform", "prefer", "print", "screenshot",
  ]

  /// A command and the line it stands in, counted from 1.
  struct Line: Equatable {
    var number: Int
    var text: String
    var command: ScriptCommand
  }

  /// All commands of a script; the first line that is wrong is thrown.
  static func parse(_ script: String) throws(ScriptError) -> [Line] {
    var lines: [Line] = []
    let texts = script.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, text) in texts.enumerated() {
      var words = try ScriptWords(text, line: index + 1)
      if words.isEmpty { continue }
      let command = try command(&words)
      try words.end()
      let shown = text.trimmingCharacters(in: .whitespaces)
      lines.append(Line(number: index + 1, text: shown, command: command))
    }
    return lines
  }

  private static func command(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    let name = try words.next("a command")
    switch name {
    case "tap":
      let place = try words.place()
      let times = words.take("times") ? try words.count("the number of taps", in: 1...100) : 1
      return .tap(place, times: times)
    case "down": return try contacts(.began, &words)
    case "move": return try contacts(.moved, &words)
    case "up": return try contacts(.ended, &words)
    case "drag":
      let start = try words.place()
      guard words.take("to") else { throw words.error("a drag needs “to” and a second place") }
      let end = try words.place()
      return .drag(from: start, to: end, over: try words.duration(otherwise: dragDuration))
    case "cancel": return words.isEmpty ? .cancel : try contacts(.cancelled, &words)
    case "hover": return words.take("out") ? .hover(nil) : .hover(try words.place())
    case "scroll":
      let place = try words.place()
      guard words.take("by") else { throw words.error("scroll needs “by” and two distances") }
      let x = try words.number("the distance to the right")
      return .scroll(place, by: Displacement(x: x, y: try words.number("the distance down")))
    case "key": return try key(&words)
    case "type": return .type(try words.next("the text to type"))
    case "press": return try press(&words)
    case "wait": return .wait(try words.number("the seconds to wait", in: seconds))
    case "resize":
      let width = try words.number("the width", in: 1...10_000)
      return .resize(CGSize(width: width, height: try words.number("the height", in: 1...10_000)))
    case "shake": return .shake(try hold(&words, otherwise: shakeDuration))
    case "pencil": return try pencil(&words)
    case "remote": return try remote(&words)
    case "shortcut": return .shortcut(try words.next("the type of a shortcut"))
    case "restore": return try restore(&words)
    case "lifecycle": return .lifecycle(try lifecycle(&words))
    case "activate": return .operate(try words.next("a view's identifier"), .activate)
    case "increment": return .operate(try words.next("a view's identifier"), .increment)
    case "decrement": return .operate(try words.next("a view's identifier"), .decrement)
    case "perform":
      let action = try words.next("the name of an action")
      guard words.take("on") else { throw words.error("perform needs “on” and a view") }
      return .operate(try words.next("a view's identifier"), .perform(action))
    case "prefer": return .prefer(try preferences(&words))
    case "print": return try print(&words)
    case "screenshot": return .screenshot(try words.next("the file to write"))
    case let other:
      throw words.error("\(other) is no command; known are \(commands.joined(separator: ", "))")
    }
  }

  /// Contacts of one frame, separated by commas.
  private static func contacts(
    _ phase: Contact.Phase, _ words: inout ScriptWords
  ) throws(ScriptError) -> ScriptCommand {
    var steps: [ContactStep] = []
    repeat {
      var step = ContactStep(contact: try contact(&words), phase: phase)
      if phase == .began || phase == .moved { step.place = try words.place() }
      if words.take("force") { step.force = try words.number("the force", in: 0...100) }
      if words.take("button") { step.button = try words.count("the button", in: 1...5) }
      if steps.contains(where: { $0.contact == step.contact }) {
        throw words.error("one contact is named twice")
      }
      steps.append(step)
    } while words.take(",")
    let duration = phase == .moved ? try words.duration(otherwise: 0) : 0
    return .contacts(steps, over: duration)
  }

  private static func key(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    let name = try words.next("a key, such as return or command+s")
    guard let chord = ScriptChord(name) else {
      throw words.error(
        "\(name) is no key; known are what a key types, "
          + ScriptChord.keyNames.keys.sorted().joined(separator: ", ") + ", after "
          + ScriptChord.modifierNames.keys.sorted().joined(separator: "+, ") + "+")
    }
    return .key(chord, try hold(&words, otherwise: 0))
  }

  private static func press(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    let name = try words.next("a button")
    guard let button = PressSample.Button.allCases.first(where: { "\($0)" == name }) else {
      let known = PressSample.Button.allCases.map { "\($0)" }.joined(separator: ", ")
      throw words.error("\(name) is no button; known are \(known)")
    }
    return .press(button, try hold(&words, otherwise: ScriptPlayer.pressDuration))
  }

  private static func hold(
    _ words: inout ScriptWords, otherwise standard: TimeInterval
  ) throws(ScriptError) -> TimeInterval {
    words.take("for") ? try words.number("the seconds to hold", in: seconds) : standard
  }

  private static func contact(_ words: inout ScriptWords) throws(ScriptError) -> ScriptContact {
    if words.take("pen") { return .pen }
    if words.take("mouse") { return .mouse }
    return .finger(try words.count("a finger (its number, pen or mouse)", in: 1...100))
  }

  private static func lifecycle(_ words: inout ScriptWords) throws(ScriptError) -> LifecycleChange {
    switch try words.next("the change of the life cycle") {
    case "active": return .activate
    case "inactive": return .deactivate
    case "background": return .enterBackground
    case "foreground": return .enterForeground
    case "terminate": return .terminate
    case "memory": return .warnOfMemory
    case let other:
      throw words.error(
        "\(other) is no change; known are active, inactive, background, foreground, terminate, memory"
      )
    }
  }

  private static func print(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    switch try words.next("what to print (tree or chain)") {
    case "tree": return .printTree
    case "chain": return .printChain(try words.next("the identifier of a view"))
    case let other: throw words.error("\(other) cannot be printed; tree and chain can")
    }
  }
}

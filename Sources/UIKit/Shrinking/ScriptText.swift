// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A recording in the language of headless scripts; what it has no word for stands there as a comment.
struct ScriptText {
  private(set) var text = ""
  private var now: TimeInterval

  init(_ recording: EventRecording) {
    now = recording.start
    if recording.screen.size != ScreenMetrics.headless.size {
      for line in Self.lines(.screen(recording.screen, at: now)) { add(line) }
    }
    var rest = recording.entries[...]
    while let entry = rest.first {
      wait(until: entry.at)
      let taken = Self.keys(rest) ?? Self.press(rest) ?? Self.shake(rest)
      if let (line, count) = taken {
        add(line)
        now = rest[rest.startIndex + count - 1].at
        rest = rest.dropFirst(count)
      } else {
        for line in Self.lines(entry.event) { add(line) }
        rest.removeFirst()
      }
    }
    if let end = recording.end { wait(until: end) }
  }

  private mutating func wait(until time: TimeInterval) {
    if time > now { add("wait \(Self.short(time - now))") }
    now = max(now, time)
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  /// Without the digits that come of adding up times.
  private static func short(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func short(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }

  // MARK: - One report

  private static func lines(_ event: HostEvent) -> [String] {
    switch event {
    case .contacts(let frame): contacts(frame)
    case .cancelContacts: ["cancel"]
    case .hover(let sample):
      [sample.phase == .exited ? "hover out" : "hover \(short(sample.location))"]
    case .scroll(let sample) where sample.phase == .step:
      ["scroll \(short(sample.location)) by \(short(sample.delta.x)) \(short(sample.delta.y))"]
    case .pencil(let sample): [ScriptText.line(of: sample)]
    case .screen(let metrics, _):
      ["resize \(short(metrics.size.width)) \(short(metrics.size.height))"]
    case .lifecycle(let change, _): ["lifecycle \(word(change))"]
    case .remote(let command, _): ["remote \(command)"]
    case .shortcut(let type, _) where isQuotable(type):
      ["shortcut \"\(type)\""]
    case .preferences(let preferences, _): ["prefer \(words(preferences))"]
    // One line, whatever was typed.
    default: ["# " + "\(event)".map { $0.isNewline ? "␤" : String($0) }.joined()]
    }
  }

  private static func line(of sample: PencilSample) -> String {
    let word = ScriptParser.pencilWords.first { $0.value == sample.gesture }?.key ?? "tap"
    return "pencil \(word)" + (sample.pose.map { " \(short($0.location))" } ?? "")
  }

  private static func word(_ change: LifecycleChange) -> String {
    switch change {
    case .activate: "active"
    case .deactivate: "inactive"
    case .enterBackground: "background"
    case .enterForeground: "foreground"
    case .terminate: "terminate"
    case .warnOfMemory: "memory"
    }
  }

  private static func words(_ preferences: HostPreferences) -> String {
    let words =
      [
        preferences.isDark ? "dark" : nil,
        preferences.textScale == 1 ? nil : "text \(short(preferences.textScale))",
        preferences.hasHighContrast ? "contrast" : nil, preferences.reducesMotion ? "still" : nil,
        preferences.reducesTransparency ? "opaque" : nil,
        preferences.invertsColors ? "inverted" : nil,
      ].compactMap(\.self) + preferences.aids.words + preferences.pencil.words
      + preferences.deniedRestrictions.filter(isQuotable).map { "deny \"\($0)\"" }
    return words.isEmpty ? "ordinary" : words.joined(separator: " ")
  }

  /// Whether a line of a script can have it between quotes.
  private static func isQuotable(_ text: String) -> Bool {
    !text.contains { $0 == "\"" || $0.isNewline }
  }

  /// A line for each phase, for a line of a script has one.
  private static func contacts(_ frame: ContactFrame) -> [String] {
    let commands: [(Contact.Phase, String)] = [
      (.began, "down"), (.moved, "move"), (.ended, "up"), (.cancelled, "cancel"),
    ]
    return commands.compactMap { phase, command in
      let contacts = frame.contacts.filter { $0.phase == phase }
      guard !contacts.isEmpty else { return nil }
      return command + " " + contacts.map(text).joined(separator: ", ")
    }
  }

  private static func text(of contact: Contact) -> String {
    var words =
      switch contact.kind {
      case .finger, .indirect: "\(contact.id)"
      case .pen: "pen"
      case .pointer: "mouse"
      }
    guard contact.phase == .began || contact.phase == .moved else { return words }
    words += " " + short(contact.location)
    if contact.force != ScriptPlayer.ordinaryForce { words += " force \(short(contact.force))" }
    if contact.kind == .pointer, contact.phase == .began, let buttons = contact.detail?.buttons,
      buttons > 1
    {
      words += " button \(buttons.trailingZeroBitCount + 1)"
    }
    return words
  }

  // MARK: - Reports that are one line together

  private typealias Entries = ArraySlice<EventRecording.Entry>

  /// Keys that go down and, in the opposite order, up again.
  private static func keys(_ entries: Entries) -> (line: String, count: Int)? {
    var strokes: [(stroke: KeyStroke, at: TimeInterval)] = []
    for entry in entries {
      guard case .key(let stroke) = entry.event else { break }
      strokes.append((stroke, entry.at))
    }
    let down = strokes.prefix { $0.stroke.phase == .began }
    let up = strokes[down.endIndex...].prefix(down.count)
    guard let last = down.last, up.count == down.count,
      zip(down.reversed(), up).allSatisfy({
        $0.stroke.usage == $1.stroke.usage && $1.stroke.phase == .ended
      }), let first = up.first, let name = name(of: down.map(\.stroke.usage))
    else { return nil }
    let held = first.at - last.at
    return ("key \(name)" + (held > 0 ? " for \(short(held))" : ""), 2 * down.count)
  }

  /// The chord that presses these keys, the modifiers first.
  private static func name(of usages: [UInt16]) -> String? {
    let modifiers = usages.dropLast().map { usage in
      ScriptChord.modifierNames.filter { KeyboardModel.key(for: $0.value) == usage }.keys.min()
    }
    guard let usage = usages.last, !modifiers.contains(nil) else { return nil }
    let typed = (33..<127).lazy.map { Character(UnicodeScalar($0)) }
      .first { KeyboardModel.key(for: $0).map { $0.usage == usage && !$0.needsShift } ?? false }
    guard
      let key = ScriptChord.keyNames.filter({ $0.value == usage }).keys.min()
        ?? typed.map(String.init)
    else { return nil }
    let name = (modifiers.compactMap(\.self) + [key]).joined(separator: "+")
    return name.contains(where: { ",#".contains($0) }) ? "\"\(name)\"" : name
  }

  private static func press(_ entries: Entries) -> (line: String, count: Int)? {
    guard let first = entries.first, case .press(let began) = first.event, began.phase == .began,
      let second = entries.dropFirst().first, case .press(let ended) = second.event,
      ended.phase == .ended, ended.button == began.button
    else { return nil }
    return ("press \(began.button) for \(short(second.at - first.at))", 2)
  }

  private static func shake(_ entries: Entries) -> (line: String, count: Int)? {
    guard let first = entries.first, case .shake(.began, _) = first.event,
      let second = entries.dropFirst().first, case .shake(.ended, _) = second.event
    else { return nil }
    return ("shake for \(short(second.at - first.at))", 2)
  }
}

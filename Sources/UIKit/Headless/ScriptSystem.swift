// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitCore
import UIKitHost

// What a script says that comes neither from the screen nor from keys: shakes, the commands of
// headsets, shortcuts, and activities to take up.

extension ScriptParser {
  /// Seconds that a shake takes if the script does not say.
  static let shakeDuration = 0.5

  /// What each word of a pencil means.
  static let pencilWords: [String: PencilSample.Gesture] = [
    "tap": .tap, "squeeze": .squeezeBegan, "hold": .squeezeChanged, "release": .squeezeEnded,
    "cancel": .squeezeCancelled,
  ]

  static func pencil(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    let name = try words.next("what the pencil does")
    guard let gesture = pencilWords[name] else {
      let known = pencilWords.keys.sorted().joined(separator: ", ")
      throw words.error("a pencil does not \(name); known are \(known)")
    }
    return .pencil(gesture, words.isEmpty ? nil : try words.place())
  }

  private static func action(
    _ words: inout ScriptWords
  ) throws(ScriptError) -> PencilPreferences.Action {
    let name = try words.next("what the pencil is to do")
    guard let action = PencilPreferences.Action.allCases.first(where: { "\($0)" == name }) else {
      let known = PencilPreferences.Action.allCases.map { "\($0)" }.joined(separator: ", ")
      throw words.error("\(name) is nothing that a pencil does; known are \(known)")
    }
    return action
  }

  static func remote(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    let name = try words.next("a command of a headset")
    guard let command = RemoteCommand.allCases.first(where: { "\($0)" == name }) else {
      let known = RemoteCommand.allCases.map { "\($0)" }.joined(separator: ", ")
      throw words.error("\(name) is no command of a headset; known are \(known)")
    }
    return .remote(command)
  }

  /// Words, each for a setting of the person; what is not named is ordinary.
  static func preferences(_ words: inout ScriptWords) throws(ScriptError) -> HostPreferences {
    var preferences = HostPreferences()
    repeat {
      switch try words.next("a preference, or ordinary") {
      case "ordinary", "light": break
      case "dark": preferences.isDark = true
      case "text":
        preferences.textScale = try words.number("the size of text", in: HostPreferences.textScales)
      case "contrast": preferences.hasHighContrast = true
      case "still": preferences.reducesMotion = true
      case "opaque": preferences.reducesTransparency = true
      case "inverted": preferences.invertsColors = true
      case "pencil-tap": preferences.pencil.tap = try action(&words)
      case "pencil-squeeze": preferences.pencil.squeeze = try action(&words)
      case "pencil-only": preferences.pencil.drawsAlone = true
      case "deny":
        preferences.deniedRestrictions.append(try words.next("the identifier of a restriction"))
      case "no-pencil-preview": preferences.pencil.showsToolWhileHovering = false
      case let other:
        guard let known = HostAids.names.first(where: { $0.name == other }) else {
          let names = HostAids.names.map(\.name).joined(separator: ", ")
          throw words.error(
            "\(other) is no preference; known are ordinary, light, dark, text, contrast, still, "
              + "opaque, inverted, pencil-tap, pencil-squeeze, pencil-only, no-pencil-preview, "
              + "deny, "
              + names)
        }
        preferences.aids.insert(known.aid)
      }
    } while !words.isEmpty
    return preferences
  }

  /// A type, then keys with a value each, or with several between commas.
  static func restore(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    let type = try words.next("the type of an activity")
    var entries: [String: [String]] = [:]
    while !words.isEmpty {
      let key = try words.next("a key")
      guard entries[key] == nil else { throw words.error("the key \(key) stands there twice") }
      var values: [String] = []
      repeat { values.append(try words.next("the value of \(key)")) } while words.take(",")
      entries[key] = values
    }
    return .restore(type, entries)
  }
}

extension ScriptPlayer {
  func pencil(
    _ gesture: PencilSample.Gesture, above place: ScriptPlace?
  ) throws(ScriptProblem) {
    let location = try place.map { place throws(ScriptProblem) in try ScriptFinder.point(place) }
    host.send(
      .pencil(
        PencilSample(
          time: host.clock.now, gesture: gesture,
          pose: location.map { PencilSample.Pose(location: $0) })))
  }

  func shake(for duration: TimeInterval) {
    host.send(.shake(.began, at: host.clock.now))
    host.advance(by: duration)
    host.send(.shake(.ended, at: host.clock.now))
  }

  /// Hands an activity over, as a launch with `--restore` does.
  func restore(_ type: String, _ entries: [String: [String]]) throws(ScriptProblem) {
    let activity = NSUserActivity(activityType: type)
    for (key, words) in entries {
      let values = words.map(Self.value)
      activity.addUserInfoEntries(from: [key: values.count == 1 ? values[0] : values])
    }
    let archive: Data
    do {
      archive = try ActivityArchive.data(of: ActivityRecord(activity) { _ in })
    } catch {
      throw ScriptProblem("the activity \(type) cannot be written down: \(error)")
    }
    let continued = ContinuedActivity(type: type, archive: archive)
    host.send(.continueActivity(continued, at: host.clock.now))
  }

  /// A number or a truth where the word is one, else the word.
  private static func value(_ word: String) -> Any {
    if let whole = Int(word) { return whole }
    if let number = Double(word) { return number }
    return Bool(word).map { $0 as Any } ?? word
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// A key message as the wire has it.
  struct WireKey: Decodable {
    /// UTF-8 bytes that one key types at most: a character of a family with all its joiners.
    static let longestText = 64

    var at: Double
    var p: String
    /// The usage of HID page 7.
    var u: UInt16
    /// What it types, and what it types without modifiers.
    var c: String?
    var i: String?
    var mods: Int?
    var r: Bool?

    /// Checks the values; the time stays the page's.
    func stroke() throws -> KeyStroke {
      let phases: [String: KeyStroke.Phase] = [
        "began": .began, "ended": .ended, "cancelled": .cancelled,
      ]
      guard let phase = phases[p], at.isFinite,
        [c, i].allSatisfy({ ($0 ?? "").utf8.count <= Self.longestText })
      else { throw PageMessage.Malformed.impossible }
      return KeyStroke(
        usage: u, phase: phase, characters: c ?? "", charactersIgnoringModifiers: i ?? "",
        modifiers: KeyModifiers(wire: mods), isRepeat: r ?? false, time: at)
    }
  }

  /// A press message as the wire has it.
  struct WirePress: Decodable {
    var at: Double
    /// The raw value of `UIPress.PressType`.
    var b: Int
    var p: String
    var f: Double?

    /// Checks the values; the time stays the page's.
    func sample() throws -> PressSample {
      let phases: [String: PressSample.Phase] = [
        "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
      ]
      guard let phase = phases[p], let button = PressSample.Button(rawValue: b), at.isFinite,
        (0...1).contains(f ?? 1)
      else { throw PageMessage.Malformed.impossible }
      return PressSample(button: button, phase: phase, force: f ?? 1, time: at)
    }
  }

  /// A keyboard message as the wire has it.
  struct WireKeyboard: Decodable {
    var at: Double
    var attached: Bool
  }
#endif

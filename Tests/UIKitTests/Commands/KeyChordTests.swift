// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Key chords", .freshApplication)
struct KeyChordTests {
  @Test func `PK-18 a chord matches its input in either case, and exact modifiers`() {
    let chord = KeyChord(plain: "s", modifiers: [.command, .alphaShift])
    #expect(chord.matches("s", .command) && chord.matches("S", .command))
    #expect(chord.matches("s", [.command, .alphaShift]))
    #expect(!chord.matches("s", []) && !chord.matches("s", [.command, .shift]))
    #expect(!chord.matches("ss", .command) && !chord.matches("", .command))
  }

  @Test func `PK-18 a letter in upper case is not another character`() {
    let chord = KeyChord(plain: "s", shifted: "S", modifiers: [.command, .shift])
    #expect(!chord.matches("S", .command) && chord.matches("S", [.command, .shift]))
    let mark = KeyChord(plain: "1", shifted: "!", modifiers: [.command, .shift])
    #expect(mark.matches("!", .command) && mark.matches("!", [.command, .shift]))
    #expect(mark.matches("1", [.command, .shift]) && !mark.matches("1", .command))
  }

  @Test func `PK-33 arrows and brackets change sides where mirroring is allowed`() {
    let responder = DoingResponder()
    let command = UIKeyCommand(
      input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: DoingResponder.act)
    let left = KeyChord(plain: UIKeyCommand.inputLeftArrow, modifiers: [])
    let right = KeyChord(plain: UIKeyCommand.inputRightArrow, modifiers: [])
    func finds(_ chord: KeyChord, mirrored: Bool) -> Bool {
      KeyCommandSearch(chord: chord, start: responder, isMirrored: mirrored)
        .find(in: [command]) != nil
    }
    #expect(finds(left, mirrored: false) && !finds(right, mirrored: false))
    #expect(!finds(left, mirrored: true) && finds(right, mirrored: true))
    command.allowsAutomaticMirroring = false
    #expect(finds(left, mirrored: true) && !finds(right, mirrored: true))
  }
}

private final class DoingResponder: UIResponder {
  func doIt() {}
  static let act = Selector("doIt", DoingResponder.doIt)
}

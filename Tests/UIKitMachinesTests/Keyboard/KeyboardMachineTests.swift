// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Keyboard machine")
struct KeyboardMachineTests {
  /// Plays keys by name, a finger down and up each: "shift", "123", "space", or a letter.
  private struct Player {
    var machine = KeyboardMachine(home: .letters)
    var typed = ""
    var other: [KeyboardMachine.Effect] = []
    var time: TimeInterval = 0

    static func key(_ name: String) -> KeySpec {
      switch name {
      case "shift": KeySpec(.shift)
      case "delete": KeySpec(.delete)
      case "123": KeySpec(.plane(.symbols))
      case "ABC": KeySpec(.plane(.letters))
      case "space": KeySpec(.space)
      case "return": KeySpec(.enter)
      case "globe": KeySpec(.nextMode)
      default: KeySpec(.text(name))
      }
    }

    mutating func take(_ effects: [KeyboardMachine.Effect]) {
      for effect in effects {
        if case .insert(let text) = effect { typed += text } else { other.append(effect) }
      }
    }
    mutating func down(_ touch: Int, _ name: String) {
      take(machine.began(touch, on: Player.key(name), at: time))
    }
    mutating func move(_ touch: Int, _ name: String?) {
      take(machine.moved(touch, to: name.map(Player.key)))
    }
    mutating func up(_ touch: Int) { take(machine.ended(touch)) }
    mutating func tap(_ names: String..., pause: TimeInterval = 1) {
      for name in names {
        down(1, name)
        up(1)
        time += pause
      }
    }
  }

  @Test func `letters are typed when the finger goes up`() {
    var player = Player()
    player.down(1, "a")
    #expect(player.typed == "")
    #expect(player.machine.isDown(.text("a")))
    player.up(1)
    #expect(player.typed == "a")
    player.tap("space", "b", "return")
    #expect(player.typed == "a b\n")
  }

  @Test func `two thumbs that overlap type in the order in which they came down`() {
    var player = Player()
    player.down(1, "t")
    player.down(2, "h")
    #expect(player.typed == "t")
    player.up(1)
    player.down(1, "e")
    #expect(player.typed == "th")
    player.up(2)
    player.up(1)
    #expect(player.typed == "the")
  }

  @Test func `a finger that slides types where it goes up, and nothing off the keys`() {
    var player = Player()
    player.down(1, "a")
    player.move(1, "s")
    player.up(1)
    player.down(1, "d")
    player.move(1, nil)
    player.up(1)
    #expect(player.typed == "s")
  }

  @Test func `shift holds for one letter, twice for all until it is tapped again`() {
    var player = Player()
    player.tap("shift", "a", "b")
    #expect(player.typed == "Ab")
    player.tap("shift", "shift", pause: 0.1)
    player.tap("c", "d", "shift", "e")
    #expect(player.typed == "AbCDe")
    player.tap("shift", "shift", "f")
    #expect(player.typed == "AbCDef")
  }

  @Test func `shift tapped twice with a key in between does not lock`() {
    var player = Player()
    player.tap("shift", "a", "shift", pause: 0.05)
    player.tap("b", "c")
    #expect(player.typed == "ABc")
  }

  @Test func `shift that is held makes capitals and ends with its finger`() {
    var player = Player()
    player.down(1, "shift")
    player.down(2, "a")
    player.up(2)
    player.down(2, "b")
    player.up(2)
    player.up(1)
    player.tap("c")
    #expect(player.typed == "ABc")
  }

  @Test func `sliding from shift types one capital`() {
    var player = Player()
    player.down(1, "shift")
    player.move(1, "q")
    player.up(1)
    player.tap("q")
    #expect(player.typed == "Qq")
  }

  @Test func `the plane of symbols stays, until a space or an apostrophe`() {
    var player = Player()
    player.tap("123", "1", "2")
    #expect(player.machine.plane == .symbols)
    player.tap("space")
    #expect(player.machine.plane == .letters)
    player.tap("123", "space")
    #expect(player.machine.plane == .symbols)
    player.tap("'")
    #expect(player.machine.plane == .letters)
    #expect(player.typed == "12  '")
  }

  @Test func `sliding from a plane's key types one symbol and goes back`() {
    var player = Player()
    player.down(1, "123")
    #expect(player.machine.plane == .symbols)
    player.move(1, "7")
    player.up(1)
    #expect(player.machine.plane == .letters)
    #expect(player.typed == "7")
  }

  @Test func `delete acts when touched and repeats until it is let go or left`() {
    var player = Player()
    player.down(1, "delete")
    #expect(player.other == [.delete, .beginRepeat])
    player.up(1)
    #expect(player.other == [.delete, .beginRepeat, .endRepeat])
    player.other = []
    player.down(1, "delete")
    player.move(1, "l")
    #expect(player.other == [.delete, .beginRepeat, .endRepeat])
    player.other = []
    player.down(2, "delete")
    player.take(player.machine.cancelled(2))
    #expect(player.other == [.delete, .beginRepeat, .endRepeat])
  }

  @Test func `a cancelled finger types nothing`() {
    var player = Player()
    player.down(1, "a")
    player.take(player.machine.cancelled(1))
    player.up(1)
    #expect(player.typed == "")
    player.tap("globe")
    #expect(player.other == [.nextMode])
  }

  @Test func `the text decides about shift unless a person does`() {
    var player = Player()
    player.machine.adapt(wantsCapital: true)
    player.tap("a")
    player.machine.adapt(wantsCapital: false)
    player.tap("b")
    #expect(player.typed == "Ab")
    player.tap("shift", "shift", pause: 0.1)
    player.machine.adapt(wantsCapital: false)
    player.tap("c")
    #expect(player.typed == "AbC")
    #expect(player.machine.isShifted)
  }

  @Test func `any fingers on any keys leave nothing behind`() {
    let names = [
      "a", "b", "shift", "delete", "123", "ABC", "space", "return", "globe", "'", "7",
    ]
    var random = SeededRandom(seed: 2)
    var player = Player()
    var down: Set<Int> = []
    for _ in 0..<20_000 {
      player.time += Double.random(in: 0...0.5, using: &random)
      let touch = Int.random(in: 1...4, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0 where !down.contains(touch):
        player.down(touch, names[Int.random(in: 0..<names.count, using: &random)])
        down.insert(touch)
      case 1: player.move(touch, names.randomElement(using: &random))
      case 2:
        player.up(touch)
        down.remove(touch)
      default:
        player.take(player.machine.cancelled(touch))
        down.remove(touch)
      }
    }
    for touch in down { player.up(touch) }
    #expect(names.allSatisfy { !player.machine.isDown(Player.key($0).action) })
    let begun = player.other.count { $0 == .beginRepeat }
    #expect(player.other.count { $0 == .endRepeat } >= begun)
  }
}

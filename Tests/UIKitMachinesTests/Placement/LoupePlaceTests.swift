// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Places of loupes")
struct LoupePlaceTests {
  private let room = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func place(_ finger: CGPoint, _ caret: CGRect, tracksCaret: Bool = false) -> LoupePlace {
    LoupePlace(finger: finger, caret: caret, tracksCaret: tracksCaret, room: room)
  }

  @Test func `it stands above the finger and the line`() {
    let finger = CGPoint(x: 200, y: 405)
    let caret = CGRect(x: 190, y: 390, width: 2, height: 20)
    let loupe = place(finger, caret)
    #expect(loupe.focus == CGPoint(x: 200, y: 400))
    #expect(loupe.frame == CGRect(x: 136, y: 319, width: 128, height: 54))
    #expect(loupe.scale == 1.35)
    #expect(place(finger, caret, tracksCaret: true).focus == CGPoint(x: 191, y: 400))
    #expect(place(CGPoint(x: 200, y: 450), caret).frame.maxY == 380)
  }

  @Test func `without a caret it shows what is under the finger`() {
    #expect(place(CGPoint(x: 50, y: 300), .null, tracksCaret: true).focus == CGPoint(x: 50, y: 300))
  }

  @Test func `large text is magnified less, never made smaller`() {
    let line = CGRect(x: 100, y: 400, width: 2, height: 40)
    #expect(abs(place(CGPoint(x: 100, y: 420), line).scale - 54 * 0.85 / 40) < 1e-9)
    let poster = CGRect(x: 100, y: 400, width: 2, height: 200)
    #expect(place(CGPoint(x: 100, y: 420), poster).scale == 1)
  }

  @Test func `it stays on the screen and shows its focus in the middle`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<1000 {
      let finger = CGPoint(x: CGFloat(random.int(0..<400)), y: CGFloat(random.int(0..<800)))
      let caret = CGRect(
        x: CGFloat(random.int(0..<400)), y: CGFloat(random.int(0..<800)), width: 2,
        height: CGFloat(random.int(0..<60)))
      let loupe = place(finger, caret, tracksCaret: random.chance(0.5))
      #expect(room.contains(loupe.frame))
      #expect(abs(loupe.part.midX - loupe.focus.x) < 1e-9)
      #expect(abs(loupe.part.midY - loupe.focus.y) < 1e-9)
      #expect(abs(loupe.part.width * loupe.scale - loupe.frame.width) < 1e-9)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Finger track")
struct FingerTrackTests {
  private let first = NSObject()
  private let second = NSObject()
  private let stranger = NSObject()

  private var pair: FingerTrack {
    var track = FingerTrack()
    track.begin(ObjectIdentifier(first), at: CGPoint(x: 0, y: 0))
    track.begin(ObjectIdentifier(second), at: CGPoint(x: 10, y: 20))
    return track
  }

  @Test func `middle and shift are means of the fingers that are down`() {
    var track = pair
    #expect(track.count == 2 && !track.isEmpty)
    #expect(track.middle == CGPoint(x: 5, y: 10))
    #expect(track.shift == .zero)
    track.move(ObjectIdentifier(first), to: CGPoint(x: 4, y: 0))
    #expect(track.takeSteps() == CGPoint(x: 4, y: 0))
    #expect(track.shift == CGPoint(x: 2, y: 0))
    track.end(ObjectIdentifier(second))
    #expect(track.middle == CGPoint(x: 4, y: 0))
    #expect(track.shift == CGPoint(x: 4, y: 0))
    track.removeAll()
    #expect(track.isEmpty && track.middle == .zero && track.shift == .zero)
  }

  @Test func `a finger that is not tracked changes nothing`() {
    var track = pair
    track.move(ObjectIdentifier(stranger), to: .zero)
    #expect(track.takeSteps() == .zero)
    #expect(track == pair)
  }

  @Test func `AW-45 steps add up in the order in which the fingers came`() {
    let ids = [first, second, stranger].map { ObjectIdentifier($0) }
    let steps: [CGFloat] = [0.1, 0.2, 0.3]
    func sum(movedIn order: [Int]) -> CGFloat {
      var track = FingerTrack()
      for id in ids { track.begin(id, at: .zero) }
      for place in order { track.move(ids[place], to: CGPoint(x: steps[place], y: 0)) }
      return track.takeSteps().x
    }
    let expected = steps.reduce(0, +)
    #expect(steps.reversed().reduce(0, +) != expected)
    #expect(sum(movedIn: [0, 1, 2]) == expected)
    #expect(sum(movedIn: [2, 1, 0]) == expected)
  }

  @Test func `all fingers must be inside an area; nil is everywhere`() {
    let track = pair
    #expect(track.areInside(nil))
    #expect(track.areInside(CGRect(x: 0, y: 0, width: 11, height: 21)))
    #expect(!track.areInside(CGRect(x: 0, y: 0, width: 11, height: 19)))
  }

  @Test func `two fingers are measured, fewer are not`() {
    var track = pair
    let fingers = TwoFingers(track)
    #expect(fingers?.middle == CGPoint(x: 5, y: 10))
    #expect(abs((fingers?.distance ?? 0) - CGFloat(500).squareRoot()) < 1e-9)
    track.end(ObjectIdentifier(first))
    #expect(TwoFingers(track) == nil)
  }

  @Test func `a velocity is the mean of the last two changes over their times`() {
    var filter = VelocityFilter()
    filter.add(5, over: 0)
    #expect(filter.velocity == 0)
    filter.add(5, over: 0.5)
    #expect(filter.velocity == 10)
    filter.add(10, over: 0.5)
    #expect(filter.velocity == 15)
    filter.add(0, over: 1)
    #expect(filter.velocity == 10)
    filter.reset()
    #expect(filter.velocity == 0)
  }

  @Test func `numbers in reasons have one decimal at most`() {
    #expect([1, 1.04, 1.05, -0.26, 1234.56].map(short) == ["1", "1", "1.1", "-0.3", "1234.6"])
    let reasons: [GestureReason] = [
      .turned(.pi / 2), .notAtEdge(20), .movedTooLittle(3.14, limit: 10), .otherButtons, .scrolled,
      .notScrolled, .scrollEnded, .notPinched, .notTurned,
    ]
    #expect(
      reasons.map(\.description) == [
        "turned 90°", "not within 20 pt of an edge", "moved 3.1 pt, must exceed 10",
        "other buttons than required", "scrolled", "scrolled nowhere", "scrolling ended",
        "fingers lifted without a pinch", "fingers lifted without a turn",
      ])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// An application with one view, a recording of a finger on it, and who leads through that.
@MainActor
private final class ReplayStage {
  final class Pad: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("ended")
    }
  }

  let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let guide: ReplayGuide
  let generator: EventGenerator
  /// Whether it moves, as it was told.
  private(set) var moves: [Bool] = []
  /// The moments at which it was to begin anew.
  private(set) var beginnings: [Int] = []
  private(set) var answers: [ReplayAnswer] = []

  init() throws {
    let clock = VirtualClock()
    TimeSource.clock = clock
    generator = try EventGenerator(view: pad, alignment: .fill)
    let start = 16.0
    clock.advance(to: start)
    let phases: [Contact.Phase] = [.began, .moved, .ended]
    let entries = phases.enumerated().map { place, phase in
      let time = start + 0.25 * Double(place + 1)
      let contact = Contact(
        id: 1, kind: .finger, phase: phase, location: CGPoint(x: 50, y: 60 + 40 * place))
      return EventRecording.Entry(
        at: time, event: .contacts(ContactFrame(time: time, contacts: [contact])))
    }
    let recording = EventRecording(
      start: start, screen: ApplicationDriving.screen, entries: entries, end: start + 2)
    let player = ReplayPlayer(recording, to: UIApplication.shared, on: clock)
    guide = ReplayGuide(player, through: recording, run: "word", from: 0)
    guide.isMoving = { [weak self] in self?.moves.append($0) }
    guide.restart = { [weak self] in self?.beginnings.append($0) }
  }

  func go(_ wish: ReplayWish) { guide.go(wish) { [weak self] in self?.answers.append($0) } }

  /// What was answered since it was asked last.
  func takeAnswers() -> [ReplayAnswer] {
    defer { answers = [] }
    return answers
  }
}

@MainActor
@Suite("A replay that is led to and fro", .freshApplication)
struct ReplayGuideTests {
  /// What the stage's replay says of itself at a moment.
  private func standing(_ moment: Int, line: String?, isAnew: Bool = false) -> ReplayStanding {
    let times = [0, 0.25, 0.5, 0.75, 2]
    return ReplayStanding(
      run: "word", moment: moment, last: 4, event: min(moment, 3), events: 3, time: times[moment],
      next: moment < 4 ? times[moment + 1] : nil, duration: 2,
      back: moment > 0 ? moment - 1 : nil, on: moment < 4 ? moment + 1 : nil, line: line,
      stray: nil, isAnew: isAnew)
  }

  private func read(_ answer: ReplayAnswer?) throws -> ReplayStanding {
    switch try #require(answer) {
    case .there(let data):
      let standing = try JSONDecoder().decode(ReplayStanding.self, from: data)
      #expect(!standing.isAnew)
      return standing
    case .anew(let data):
      let standing = try JSONDecoder().decode(ReplayStanding.self, from: data)
      #expect(standing.isAnew)
      return standing
    case .refusal(let sentence):
      Issue.record("\(sentence)")
      throw CancellationError()
    }
  }

  @Test func `it goes on to a moment, and has answered when it is there`() throws {
    let stage = try ReplayStage()
    stage.guide.move()
    #expect(stage.moves == [true, false] && stage.pad.told == [])
    stage.go(.here)
    #expect(try read(stage.takeAnswers().first) == standing(0, line: nil))
    stage.go(.moment(2))
    #expect(stage.takeAnswers() == [] && stage.pad.told == [])
    stage.guide.move()
    #expect(
      try read(stage.takeAnswers().first)
        == standing(2, line: "contacts at 16.5 s: finger 1 moved (50, 100)"))
    #expect(stage.pad.told == ["began", "moved"])
    #expect(stage.moves == [true, false, true, false])
    stage.guide.move()
    #expect(stage.moves.count == 4)
  }

  @Test func `it goes to the last moment that is not later than a time`() throws {
    let stage = try ReplayStage()
    stage.guide.move()
    stage.go(.time(0.7))
    stage.guide.move()
    #expect(stage.guide.moment == 2 && stage.pad.told == ["began", "moved"])
    stage.go(.time(1000))
    stage.guide.move()
    #expect(stage.guide.moment == 4 && stage.pad.told == ["began", "moved", "ended"])
  }

  @Test func `of several wishes before it moves the last one counts`() throws {
    let stage = try ReplayStage()
    stage.guide.move()
    stage.go(.moment(3))
    stage.go(.moment(1))
    stage.guide.move()
    let answers = stage.takeAnswers()
    let wanted = standing(1, line: "contacts at 16.25 s: finger 1 began (50, 60)")
    #expect(answers.count == 2)
    for answer in answers { #expect(try read(answer) == wanted) }
    #expect(stage.pad.told == ["began"])
  }

  @Test func `it goes back by a new beginning, and stands still until then`() throws {
    let stage = try ReplayStage()
    stage.guide.move()
    stage.go(.moment(3))
    stage.guide.move()
    _ = stage.takeAnswers()
    stage.go(.moment(1))
    #expect(try read(stage.takeAnswers().first) == standing(1, line: nil, isAnew: true))
    stage.go(.moment(4))
    #expect(try read(stage.takeAnswers().first) == standing(4, line: nil, isAnew: true))
    stage.guide.move()
    #expect(stage.guide.moment == 3 && stage.pad.told == ["began", "moved", "ended"])
    #expect(stage.beginnings == [])
    stage.guide.beginAnew()
    #expect(stage.beginnings == [4])
  }

  @Test func `a moment that there is not is refused with those that there are`() throws {
    let stage = try ReplayStage()
    stage.guide.move()
    stage.go(.moment(5))
    #expect(stage.takeAnswers() == [.refusal("This replay has the moments 0 to 4.")])
    stage.guide.move()
    #expect(stage.guide.moment == 0 && stage.pad.told == [])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// Where a replay stands, as the inspector's page gets it.
struct ReplayStanding: Codable, Equatable {
  /// Another word in each launch, as the tree has it.
  let run: String
  /// The number of the moment, and that of the last one; 0 is the launch.
  let moment: Int
  let last: Int
  /// Events that came in until then, and all that there are.
  let event: Int
  let events: Int
  /// Seconds from the beginning: now, at the next moment, and at the last one.
  let time: Double
  let next: Double?
  let duration: Double
  /// The moment behind the event before, and behind the next one; nil where it goes no further.
  let back: Int?
  let on: Int?
  /// What came in last; nil where nothing has, and on the way back.
  let line: String?
  /// From when on the run is another one than was recorded, in seconds from its beginning; nil as
  /// long as it is the same.
  let stray: Double?
  /// Whether the application begins anew to get there.
  let isAnew: Bool
}

/// Leads a replay to the moments that the inspector's page wants.
///
/// It goes on by playing on. It goes back by a new beginning, for an application keeps what
/// happened where nobody can take it back: in objects and files of its own.
@MainActor
final class ReplayGuide: Replayed {
  private let player: ReplayPlayer
  private let recording: EventRecording
  private let moments: ReplayMoments
  private let run: String
  /// The number of the moment at which it stands.
  private(set) var moment = 0
  /// Where it is to go next; nil when it is there.
  private var target: Int?
  /// Who waits for it to get there.
  private var answers: [@MainActor (ReplayAnswer) -> Void] = []
  /// Where the application is to be after a new beginning; nil as long as it needs none.
  private var goal: Int?
  private var line: String?

  /// Told before it moves, and when it stands still again.
  var isMoving: ((Bool) -> Void)?
  /// Begins anew, and goes on to the moment with a number.
  var restart: ((Int) -> Void)?

  /// - Parameters:
  ///   - run: the word of this launch.
  ///   - start: the number of the moment to which `move()` goes first; one that there is not counts
  ///     as the last.
  init(
    _ player: ReplayPlayer, through recording: EventRecording, run: String, from start: Int
  ) {
    self.player = player
    self.recording = recording
    self.run = run
    moments = ReplayMoments(of: recording)
    target = min(start, moments.last)
    _ = Trace.listen(to: [.host]) { [weak self] in self?.line = $0.text }
  }

  func go(_ wish: ReplayWish, then answer: @escaping @MainActor (ReplayAnswer) -> Void) {
    let wanted: Int
    switch wish {
    case .here: return answer(self.answer())
    case .moment(let number):
      guard number <= moments.last else {
        return answer(.refusal("This replay has the moments 0 to \(moments.last)."))
      }
      wanted = number
    case .time(let time): wanted = moments.number(at: time)
    }
    if goal != nil || wanted < moment {
      goal = wanted
      return answer(self.answer())
    }
    // Of several wishes the last one counts, as of a slider that is dragged.
    target = wanted
    answers.append(answer)
  }

  func beginAnew() { if let goal { restart?(goal) } }

  /// Goes where it is wanted, if that is elsewhere.
  ///
  /// Not called by work on the main queue, for the application's own work there has to be done on
  /// the way.
  func move() {
    guard goal == nil, let target else { return }
    self.target = nil
    isMoving?(true)
    player.play(to: moments.all[target].steps)
    moment = target
    let answers = answers
    self.answers = []
    for answer in answers { answer(self.answer()) }
    isMoving?(false)
  }

  /// Where it stands, as JSON.
  private func answer() -> ReplayAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(standing()) else {
      return .refusal("Where this replay stands cannot be told.")
    }
    return goal == nil ? .there(data) : .anew(data)
  }

  private func standing() -> ReplayStanding {
    let number = goal ?? moment
    let here = moments.all[number]
    return ReplayStanding(
      run: run, moment: number, last: moments.last, event: here.events,
      events: recording.entries.count, time: here.time,
      next: number < moments.last ? moments.all[number + 1].time : nil,
      duration: moments.all[moments.last].time, back: moments.before(number),
      on: moments.after(number), line: goal == nil ? line : nil,
      stray: player.stray.map { $0 - recording.start }, isAnew: goal != nil)
  }
}

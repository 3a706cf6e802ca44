// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitRuntime
import UIKitHost
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@MainActor @Suite("The end of a turn", .freshApplication)
struct TurnWorkTests {
  @Test func `only stages that were enlisted are called, in their order, once`() {
    let work = TurnWork()
    var called: [TurnStage] = []
    for stage in TurnStage.allCases {
      work.handle(stage) {
        called.append(stage)
        return false
      }
    }
    work.run(through: .fonts)
    #expect(called == [])
    for stage: TurnStage in [.commit, .focus, .layout, .focus] { work.enlist(stage) }
    work.run(through: .fonts)
    #expect(called == [.focus, .layout, .commit])
    work.run(through: .fonts)
    #expect(called.count == 3)
    #expect(work.calls == 3)
  }

  @Test func `a later stage that is enlisted meanwhile is done in this turn, an earlier one not`() {
    let work = TurnWork()
    var called: [TurnStage] = []
    work.handle(.focus) {
      called.append(.focus)
      return false
    }
    work.handle(.commit) {
      called.append(.commit)
      return false
    }
    work.handle(.layout) {
      called.append(.layout)
      for stage: TurnStage in [.focus, .layout, .commit] where called.count < 2 {
        work.enlist(stage)
      }
      return false
    }
    work.enlist(.layout)
    work.run(through: .fonts)
    #expect(called == [.layout, .commit])
    work.run(through: .fonts)
    #expect(called == [.layout, .commit, .focus, .layout])
  }

  @Test func `what is for a host waits, and who has more to do comes again`() {
    let work = TurnWork()
    var left = 2
    var commits = 0
    work.handle(.loupes) {
      left -= 1
      return left > 0
    }
    work.handle(.commit) {
      commits += 1
      return false
    }
    work.enlist(.loupes)
    work.enlist(.commit)
    for _ in 0..<3 { work.run(through: .nowPlaying) }
    #expect(left == 0)
    #expect(commits == 0)
    work.run(through: .fonts)
    #expect(commits == 1)
  }

  @Test func `what a font's report lacked is asked for as the turn ends, letters and forms`() {
    let work = TurnWork()
    let table = FontTable()
    var asked: [[String]] = []
    work.handle(.fonts) {
      asked.append(table.takeMissing().values.flatMap(\.self).sorted())
      return false
    }
    table.report(missing: work)
    work.run(through: .fonts)
    table.note(["x"], of: FontFace())
    work.run(through: .fonts)
    table.note(forms: ["لا"], of: FontFace())
    work.run(through: .fonts)
    table.note(forms: ["لا"], of: FontFace())
    work.run(through: .fonts)
    #expect(asked == [["x"], ["لا"]])
  }

  @Test func `an idle application calls nobody, and a change only those it concerns`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let generator = try EventGenerator(view: view)
    let turn = UIApplication.shared.turn
    for _ in 0..<3 { turn.end() }
    var before = turn.work.calls
    for _ in 0..<10 { turn.end() }
    #expect(turn.work.calls == before)
    view.backgroundColor = .red
    turn.end()
    #expect(turn.work.calls == before + 1)
    before = turn.work.calls
    view.setNeedsLayout()
    turn.end()
    #expect(turn.work.calls == before + 1)
    withExtendedLifetime(generator) {}
  }
}

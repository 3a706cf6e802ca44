// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Synchronization

/// Who has something to do when the turn of the loop ends.
///
/// Whoever needs the end of the turn enlists when the need comes up; nobody else is asked, so a turn
/// in which nothing happened costs one comparison, however many could have enlisted.
///
/// OPTIMIZATION: public, though only this package uses it, so that the comparison can be inlined.
@MainActor
public final class TurnWork {
  /// The one of the current runtime.
  package static var shared: TurnWork { Runtime.part(.turnWork) { TurnWork() } }

  /// Does what a stage stands for; true when there is more of it to do as the next turn ends.
  package typealias Handler = @MainActor () -> Bool

  /// The stages that somebody enlisted for, a bit each.
  @usableFromInline nonisolated let wanted = Atomic<UInt32>(0)
  private var handlers = [Handler?](repeating: nil, count: TurnStage.allCases.count)
  /// How many handlers were called so far.
  package private(set) var calls = 0

  /// Makes one for which nobody enlisted.
  package init() {}

  /// Says who does the work of a stage; nil for nobody.
  package func handle(_ stage: TurnStage, by handler: Handler?) {
    handlers[Int(stage.rawValue)] = handler
  }

  /// Asks for a stage to be done when the turn ends, or the next one if its time is over in this.
  ///
  /// Any thread may.
  package nonisolated func enlist(_ stage: TurnStage) {
    guard wanted.load(ordering: .relaxed) & stage.bit == 0 else { return }
    wanted.bitwiseOr(stage.bit, ordering: .relaxed)
  }

  /// Whether anybody enlisted for any of some stages, a bit each.
  @inlinable @inline(__always)
  public func isAnyWanted(of stages: UInt32) -> Bool {
    wanted.load(ordering: .relaxed) & stages != 0
  }

  /// Does what was enlisted for, in the order of the stages, each once; those behind `last` wait.
  package func run(through last: TurnStage) {
    var left = last.upToHere
    while true {
      let next = wanted.load(ordering: .relaxed) & left
      guard next != 0 else { return }
      let bit = next & (~next &+ 1)
      left &= ~(bit | (bit - 1))
      wanted.bitwiseAnd(~bit, ordering: .relaxed)
      guard let handler = handlers[next.trailingZeroBitCount] else { continue }
      calls += 1
      if handler() { wanted.bitwiseOr(bit, ordering: .relaxed) }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension AnimationGroup {
  /// More rounds than anybody waits for.
  private static let mostRounds = 1e6

  // Rules: AN-23.
  /// The rounds that a number means: one where it is none, endless ones where there are too many.
  package static func rounds(from count: Double) -> Double {
    guard count > 0 else { return 1 }
    return count > mostRounds ? .infinity : count
  }

  // Rules: AN-30.
  /// Animates changes in rounds of their own; the group ends when they have ended too.
  ///
  /// - Parameters:
  ///   - rounds: how many rounds there are.
  ///   - reverses: whether each goes back again.
  ///   - changes: makes the changes.
  package func animatePart(rounds: Double, reverses: Bool, _ changes: () -> Void) {
    let part = AnimationGroup(
      start: start, duration: duration, timing: timing, reverses: reverses, replaces: replaces)
    part.rounds = Self.rounds(from: rounds)
    part.framesPerSecond = framesPerSecond
    let layers = AnimationCapture.shared.animate(part, changes)
    partLayers += layers + part.partLayers
    guard part.isRunning else { return }
    running += 1
    part.completion = { [self] isFinished in
      if !isFinished { wasInterrupted = true }
      running -= 1
      if running == 0 { finish() }
    }
  }
}

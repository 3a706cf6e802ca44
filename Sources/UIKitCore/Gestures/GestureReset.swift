// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The end of a touch sequence: recognizers become possible again.
extension GestureEnvironment {
  /// Notes that a recognizer has ended or failed.
  func finished(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.flags.contains(.isFinished) else { return }
    recognizer.flags.insert(.isFinished)
    finishedRecognizers.append(recognizer)
  }

  /// Begins a turn: an event or a timer.
  ///
  /// Timers that fell due before it come first.
  @inline(__always)
  func beginTurn(at time: TimeInterval) {
    if turns == 0 {
      if !finishedRecognizers.isEmpty { settle() }
      if !timers.isEmpty { fireTimers(dueAt: time) }
    }
    now = time
    turns += 1
  }

  /// Whether nothing comes before or after the next event but what is told of it.
  @inline(__always)
  var isQuiet: Bool { timers.isEmpty && finishedRecognizers.isEmpty }

  // Rules: GR-8, GR-9.
  /// Ends a turn: recognizers that are through are reset.
  func endTurn() {
    turns -= 1
    if turns == 0, !finishedRecognizers.isEmpty { settle() }
  }

  /// Resets what became terminal outside any event or timer of ours, on the clock's next turn.
  func settleLater() {
    guard !finishedRecognizers.isEmpty else { return }
    settleTimer?.cancel()
    settleTimer = TimeSource.clock.schedule(after: 0) {
      guard let made = Self.made, made.turns == 0 else { return }
      made.settle()
    }
  }

  // Rules: GR-8 to GR-11.
  /// Resets every recognizer that is through, those that failure requirements connect together.
  func settle() {
    // OPTIMIZATION: those that were left the last time, and whom the same ones hold, are left again.
    var (left, clusters) = held.clusters.allSatisfy(\.isHeld) ? held : (0, [])
    held = (0, [])
    let through = left == 0 ? finishedRecognizers : Array(finishedRecognizers[left...])
    if left == 0 {
      finishedRecognizers.removeAll(keepingCapacity: true)
    } else {
      finishedRecognizers.removeSubrange(left...)
    }
    // By the number of the walk that came by, so that each cluster is asked once.
    var clusterWaits: [Int: Bool] = [:]
    for cluster in clusters { clusterWaits[cluster.walk] = true }
    var isOneReset = false
    for recognizer in through {
      guard let extras = recognizer.extras, recognizer.hasFailureRequirements else {
        isOneReset = true
        reset(recognizer)
        continue
      }
      if clusterWaits[extras.walk] == nil {
        let cluster = FailureRequirements.heldCluster(of: recognizer)
        clusterWaits[extras.walk] = cluster != nil
        if let cluster { clusters.append(cluster) }
      }
      if clusterWaits[extras.walk] == true {
        finishedRecognizers.append(recognizer)
      } else {
        isOneReset = true
        reset(recognizer)
      }
    }
    // Whoever is reset may change everything.
    if !isOneReset { held = (finishedRecognizers.count, clusters) }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    release(recognizer)
    FailureRequirements.forgetDynamic(of: recognizer)
    recognizer.extras?.idleTimer?.cancel()
    recognizer.flags.remove(.isFinished)
    recognizer.pendingDecision = nil
    recognizer.currentState = .possible
    recognizer.reset()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// The changes from controller to controller that are under way.
@MainActor
final class RunningTransitions {
  static var shared: RunningTransitions { Runtime.part(.transitions) { RunningTransitions() } }

  /// In the order in which they began; one that is done takes itself out.
  var transitions: [ControllerTransition] = []

  /// Whether controllers move by themselves now.
  var isAnyRunning: Bool { transitions.contains { !$0.isInteractive } }

  /// Makes every change that is under way now.
  func finishAll() { for transition in transitions { transition.finishNow() } }
}

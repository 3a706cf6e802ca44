// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization

// Rules: GR-11.
/// Recognizers that failure requirements connect, one of which keeps the others from being reset.
///
/// OPTIMIZATION: as long as that one is undecided and the connections are the same, nobody need be
/// walked through again when one more of them is through.
@MainActor
final class HeldCluster {
  /// The number of the walk that found them.
  let walk: Int
  private weak var holder: UIGestureRecognizer?
  /// Whether connections changed; a recognizer's last reference may go on any thread.
  private nonisolated let isChanged = Atomic(false)

  /// Whether its recognizers are known to have to wait.
  var isHeld: Bool { !isChanged.load(ordering: .relaxed) && holder?.isUndecided == true }

  /// The cluster of the last walk; nil when nobody in it is undecided.
  ///
  /// One that waits decides after those that it waits for, so it is asked for as long as it can be.
  init?(of members: [UIGestureRecognizer], walk: Int) {
    var holder: UIGestureRecognizer?
    for member in members where member.isUndecided {
      holder = member
      if member.pendingDecision != nil { break }
    }
    guard let holder else { return nil }
    self.walk = walk
    self.holder = holder
    for member in members { member.needExtras.held = self }
  }

  /// Notes that who is connected with whom may have changed.
  nonisolated func change() { isChanged.store(true, ordering: .relaxed) }
}

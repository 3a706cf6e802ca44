// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import ResponderFoundation
import UIKitHost

/// What is done at the end of every turn of the loop: layout, drawing, and a commit to the host.
@MainActor
final class Turn {
  /// Takes what changed; nil in an application that is shown nowhere.
  ///
  /// OPTIMIZATION: unchecked, for every turn reads it; it is set once.
  @exclusivity(unchecked) weak var host: (any UIKitHost.Host)? {
    didSet {
      SystemClipboard.host = host
      DeviceSounds.host = host
      DeviceFeedback.host = host
      surroundings.host = host
    }
  }
  /// Keeps the application's state on disk; nil unless it was launched on a host.
  var stateSaver: StateSaver?
  /// What the application asks of the device around its windows.
  let surroundings = Surroundings()
  private let committer = LayerCommitter()

  /// Lays out, draws and commits what changed since the last turn.
  ///
  /// What was registered for undo in the turn is a group now. Text that was laid out by estimate is
  /// measured: the host is asked for its figures.
  ///
  /// - Rules: AW-20, FO-5, UN-6.
  func end() {
    EventGroups.endTurn()
    ManagedActivities.endTurn()
    stateSaver?.endTurn()
    FocusSystems.endTurn()
    MenuSession.endTurn()
    Inspector.current?.endTurn()
    if InputDirector.isShowing { InputDirector.shared.endTurn() }
    if ViewUpdate.isAsked {
      for window in WindowList.visible where ViewUpdate.needsUpdate(window) {
        ViewUpdate.run(on: window)
      }
      ViewUpdate.isAsked = false
    }
    if FocusHalo.isShowing { FocusSystems.placeHalos() }
    if TextLoupe.isShowing { TextLoupe.endTurn() }
    CATransaction.flush()
    let host = host
    NowPlayingCenter.endTurn(to: host)
    guard let host else { return }
    surroundings.endTurn(title: UIApplication.shared.scenes.last?.title)
    if TextSessions.isActive { TextSessions.shared.endTurn { host.edit($0) } }
    if let commit = committer.commit(roots: WindowList.visible.map(\.backing)) {
      Trace.record(.turn, "commit \(commit.number): \(commit.changes.count) layers")
      host.show(commit)
    }
    let unmeasured = FontTable.shared.takeMissing()
    if !unmeasured.isEmpty { host.requestMetrics(of: unmeasured) }
  }

  /// Everything that is shown, for a host that lost it.
  func describeEverything() -> LayerCommit {
    committer.completeCommit(roots: WindowList.visible.map(\.backing))
  }
}

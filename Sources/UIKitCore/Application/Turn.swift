// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreFoundation
import QuartzCore
import ResponderFoundation
package import UIKitHost
import UIKitRuntime
import UIKitText

/// What is done at the end of every turn of the loop: layout, drawing, and a commit to the host.
@MainActor
package final class Turn {
  /// Takes what changed; nil in an application that is shown nowhere.
  ///
  /// OPTIMIZATION: unchecked, for every turn reads it; it is set once.
  @exclusivity(unchecked) package weak var host: (any UIKitHost.Host)? {
    didSet {
      reach = TurnStage.fonts.upToHere
      HostLink.shared.host = host
      surroundings.host = host
      for stage: TurnStage in [.surroundings, .text, .commit, .reading, .fonts] {
        work.enlist(stage)
      }
    }
  }
  /// The stages that there is somebody for, as far as is known: a host may go at any time.
  @exclusivity(unchecked) private var reach = TurnStage.nowPlaying.upToHere
  /// Keeps the application's state on disk; nil unless it was launched on a host.
  var stateKeeper: (any StateKeeper)? { didSet { work.enlist(.state) } }
  /// What the application asks of the device around its windows.
  let surroundings = Surroundings()
  /// What is told to who has the screen read out.
  let reading = ScreenReading()
  /// Who has something to do when the turn ends.
  let work = TurnWork.shared
  private let committer = LayerCommitter()
  private var loop: LoopObserver?
  private var isEnding = false

  init() {
    loop = observeLoop()
    handleChanges()
    handleViews()
    handleHost()
    FontTable.shared.report(missing: work)
  }

  // Rules: AW-20, FO-5, UN-6.
  /// Lays out, draws and commits what changed since the last turn.
  ///
  /// What was registered for undo in the turn is a group now. Text that was laid out by estimate is
  /// measured: the host is asked for its figures. Only those are called that enlisted, in the order
  /// of `TurnStage`; what is for a host waits until there is one.
  @inline(__always)
  package func end() {
    LastRelease.settle()
    // OPTIMIZATION: asked first, for to look at a host takes a retain.
    if work.isAnyWanted(of: reach) { run() }
  }

  @inline(never)
  private func run() {
    let last: TurnStage = host == nil ? .nowPlaying : .fonts
    reach = last.upToHere
    isEnding = true
    work.run(through: last)
    isEnding = false
  }

  // Rules: AW-98.
  /// Notices that the run loop of the main actor goes round, for an application that no host drives:
  /// a test that runs the loop for a moment, or waits, finds its views laid out.
  ///
  /// The loop is that of the thread on which the application is made, which under Swift Testing on
  /// Linux is not the main one. One that is run for no time does not wait, but stops. Undo groups of
  /// the turn are closed before.
  private func observeLoop() -> LoopObserver? {
    CFRunLoopGetCurrent().map { loop in
      LoopObserver(
        of: loop, in: kCFRunLoopCommonModes, at: [.beforeWaiting, .exit],
        order: NSUndoCloseGroupingRunLoopOrdering + 1
      ) { [weak self] in self?.endByLoop() }
    }
  }

  // Rules: AW-98.
  /// Ends the turn where nobody else does: without a host, and not from within an event or a layout.
  private func endByLoop() {
    guard host == nil, !isEnding, let application = Runtime.current[.application] as? UIApplication,
      application.turn === self, !application.queue.isBusy
    else { return }
    end()
  }

  /// What the turn changed beside views.
  private func handleChanges() {
    work.handle(.undoGroups) {
      EventGroups.shared.endTurn()
      return false
    }
    work.handle(.activities) {
      if ManagedActivities.shared.areShared { ManagedActivities.shared.refresh() }
      return ManagedActivities.shared.areShared
    }
    work.handle(.state) { [unowned self] in
      stateKeeper?.endTurn()
      return stateKeeper != nil && ManagedActivities.shared.hasChanged
    }
    work.handle(.focus) { FocusSystems.shared.update() }
    work.handle(.menu) {
      MenuSession.dismissIfLost()
      return MenuSession.current != nil
    }
    work.handle(.input) {
      InputDirector.shared.endTurn()
      return InputDirector.shared.isShowing
    }
  }

  /// Layout, drawing, and what has to be done after them.
  private func handleViews() {
    work.handle(.layout) {
      ViewTrees.shared.update(WindowList.shared.visible)
      return false
    }
    work.handle(.halos) {
      FocusSystems.shared.placeHalos()
      return FocusSystems.shared.hasHalos
    }
    work.handle(.loupes) {
      TextLoupes.shared.endTurn()
      return TextLoupes.shared.isShowing
    }
    work.handle(.pointer) { UIApplication.shared.lookUnderPointer() }
    work.handle(.transactions) {
      AnimationCapture.shared.commitOpen()
      CATransaction.flush()
      return false
    }
    work.handle(.nowPlaying) { [unowned self] in
      NowPlayingCenter.shared.endTurn(to: host)
      return false
    }
  }

  /// What the host is told and asked.
  private func handleHost() {
    work.handle(.surroundings) { [unowned self] in
      StatusBar.shared.update()
      surroundings.leadsBack = BackNavigation.isPossible
      surroundings.followsTilts = MotionEffects.made?.haveViews ?? false
      return surroundings.takeTitle(of: UIApplication.shared.scenes.last)
    }
    work.handle(.text) { [unowned self] in
      TextSessions.shared.endTurn { host?.edit($0) }
      return TextSessions.shared.isActive
    }
    work.handle(.commit) { [unowned self] in
      if let commit = committer.commit(roots: WindowList.shared.visibleLayers) {
        Trace.record(.turn, "commit \(commit.number): \(commit.changes.count) layers")
        host?.show(commit)
      }
      return false
    }
    work.handle(.reading) { [unowned self] in
      reading.endTurn(to: host)
    }
    work.handle(.fonts) { [unowned self] in
      let unmeasured = FontTable.shared.takeMissing()
      if !unmeasured.isEmpty { host?.requestMetrics(of: unmeasured) }
      return false
    }
  }

  /// Everything that is shown, for a host that lost it.
  func describeEverything() -> LayerCommit {
    committer.completeCommit(roots: WindowList.shared.visibleLayers)
  }
}

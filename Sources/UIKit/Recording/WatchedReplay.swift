// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitCore
  import UIKitHost
  import UIKitWebHost

  /// A replay that browsers watch, and that the inspector's page leads to and fro: `--replay FILE
  /// --host web`.
  ///
  /// On its way it is the run without a screen. It stands still where that has come to rest, and
  /// the way back is the way there in a program that is executed anew, behind the same address.
  @MainActor
  enum WatchedReplay {
    /// Runs `application` on the main run loop; never returns.
    ///
    /// The process ends with 2 when the file is no recording.
    static func run(_ application: UIApplication, file: String, options: WebHostOptions) -> Never {
      signal(SIGPIPE, SIG_IGN)
      let inherited = ReplayHeritage.take()
      let given = ReplayHeritage.inheritableFiles()
      let data = inherited?.recording ?? ReplayRun.data(of: file)
      let recording = ReplayRun.read(data, of: file)
      let state = borrow(inherited?.heritage.state)
      TracePrinter.start(ProcessInfo.processInfo.environment[TracePrinter.variable])
      let clock = VirtualClock(start: recording.start)
      clock.turnDidEnd = { application.turn.end() }
      let host = WebHost(
        watching: clock, on: recording.screen, options: options,
        inherited: inherited?.heritage.host)
      host.isMoving = true
      let inspection = PageInspection()
      host.inspected = inspection
      application.onReceive = {
        if case .screen(let metrics, _) = $0, metrics.isPossible { host.watch(metrics) }
      }
      ApplicationRunner.start(
        application, on: host,
        inspects: ReplayRun.inspects(recording, file, tells: inherited == nil),
        stateFolder: state.folder)
      inspection.keepEvents()
      let player = ReplayPlayer(recording, to: application, on: clock)
      player.showAnew = { host.showAnew() }
      player.didStray = { ReplayRun.tellStray(at: $0, in: file) }
      let guide = ReplayGuide(
        player, through: recording, run: inspection.run, from: inherited?.heritage.moment ?? 0)
      guide.isMoving = { host.isMoving = $0 }
      host.replayed = guide
      let signals = EndingSignals {
        host.stop()
        state.remove()
        exit(0)
      }
      guide.restart = { moment in
        signals.letGo()
        beginAnew(at: moment, host, state) { try $0.execute(with: data, leaving: given) }
      }
      let notice = AddressNotice.of(host, options)
      if inherited == nil {
        StandardStream.output.write(
          notice.launch(
            at: host.url, doing: "replays \(file)",
            opening: "open it in a browser, then /inspector beside it"))
      }
      host.onNewAddress = { StandardStream.output.write(notice.another($0)) }
      RunLoopObserver.install { application.turn.end() }
      while true {
        guide.move()
        _ = withExtendedLifetime(signals) {
          RunLoop.main.run(mode: .default, before: .distantFuture)
        }
      }
    }

    /// The state with which each launch begins; one that cannot be had ends the process.
    private static func borrow(_ lent: BorrowedState?) -> BorrowedState {
      let saved = StateOptions.folder(CommandLine.arguments)
      do {
        let state = try lent ?? BorrowedState(from: saved)
        try state.renew()
        return state
      } catch {
        ApplicationRunner.fail("The state in \(saved) cannot be copied: \(error)")
      }
    }

    private static func beginAnew(
      at moment: Int, _ host: WebHost, _ state: BorrowedState,
      _ execute: (ReplayHeritage) throws -> Never
    ) -> Never {
      guard let estate = host.estate else {
        ApplicationRunner.fail("The replay cannot begin anew: its address cannot be kept.")
      }
      do {
        try execute(ReplayHeritage(moment: moment, host: estate, state: state))
      } catch {
        ApplicationRunner.fail("The replay cannot begin anew: \(error)")
      }
    }
  }
#endif

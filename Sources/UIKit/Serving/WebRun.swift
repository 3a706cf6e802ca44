// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Dispatch
  import Foundation
  import Synchronization
  import UIKitCore
  import UIKitHost
  import UIKitWebHost

  /// An application that a browser shows, until it is interrupted.
  @MainActor
  enum WebRun {
    /// The signals that end the application as a person would: Control-C, a plain `kill`, and the
    /// terminal that is closed.
    private static let endings = [SIGINT, SIGTERM, SIGHUP]

    /// Runs `application` on the main run loop; never returns.
    static func run(_ application: UIApplication, options: WebHostOptions) -> Never {
      // A reader of the trace that goes does not take the application with it.
      signal(SIGPIPE, SIG_IGN)
      TracePrinter.start(ProcessInfo.processInfo.environment[TracePrinter.variable])
      let host = WebHost(options: options)
      host.inspected = PageInspection()
      ApplicationRunner.start(application, on: host)
      MediaKeys.start(application, on: host)
      RunLoopObserver.install {
        application.turn.end()
        EventRecorder.current?.rest()
      }
      let ending = Ending()
      let sources = endings.compactMap { watch($0, ending) { end(application, host) } }
      let notice = AddressNotice(
        name: ProcessInfo.processInfo.processName, options: options,
        fingerprint: host.certificateFingerprint)
      StandardStream.output.write(notice.launch(at: host.url))
      host.onNewAddress = { StandardStream.output.write(notice.another($0)) }
      while true { withExtendedLifetime(sources) { RunLoop.main.run() } }
    }

    private static func end(_ application: UIApplication, _ host: WebHost) -> Never {
      application.receive(.lifecycle(.terminate, at: host.clock.now))
      EventRecorder.current?.finish()
      host.stop()
      MediaKeys.stop()
      exit(0)
    }

    /// Calls `end` at the first signal; nil for one that the process was launched to outlive.
    ///
    /// Signals are not waited for on the main queue, so that a second Control-C ends an application
    /// that hangs.
    nonisolated private static func watch(
      _ number: Int32, _ ending: Ending, _ end: @escaping @MainActor @Sendable () -> Void
    ) -> (any DispatchSourceSignal)? {
      let former = signal(number, SIG_IGN)
      let wasIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      // As `nohup` does.
      if number == SIGHUP, wasIgnored { return nil }
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue(label: "signal \(number)"))
      source.setEventHandler {
        guard ending.begin() else {
          if number == SIGINT { _exit(killedStatus + number) }
          return
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { end() } }
      }
      source.resume()
      return source
    }

    /// What shells add to the number of a signal that killed a process.
    nonisolated private static let killedStatus: Int32 = 128
  }

  /// Whether the application is ending, known on every thread.
  private final class Ending: Sendable {
    private let hasBegun = Mutex(false)

    /// Notes it; false when it was so before.
    func begin() -> Bool {
      hasBegun.withLock { hasBegun in
        defer { hasBegun = true }
        return !hasBegun
      }
    }
  }
#endif

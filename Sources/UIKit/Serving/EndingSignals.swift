// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Dispatch
  import Foundation
  import Synchronization

  /// The signals that end the application as a person would: Control-C, a plain `kill`, and the
  /// terminal that is closed.
  @MainActor
  final class EndingSignals {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    private var watched: [(number: Int32, source: any DispatchSourceSignal)] = []

    /// Calls `end` at the first signal.
    init(_ end: @escaping @MainActor @Sendable () -> Void) {
      let ending = Ending()
      watched = Self.numbers.compactMap { number in
        Self.watch(number, ending, end).map { (number, $0) }
      }
    }

    /// Leaves the signals as they were found, for another program in this process.
    func letGo() {
      var blocked = sigset_t()
      sigemptyset(&blocked)
      for (number, source) in watched {
        source.cancel()
        signal(number, SIG_DFL)
        sigaddset(&blocked, number)
      }
      pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
      watched = []
    }

    /// Watches a signal; nil for one that the process was launched to outlive.
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

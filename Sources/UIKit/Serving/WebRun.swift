// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Dispatch
  import Foundation
  import UIKitCore
  import UIKitHost
  import UIKitWebHost

  /// An application that a browser shows, until it is interrupted.
  @MainActor
  enum WebRun {
    /// The signals that end the application as a person would: Control-C, and a plain `kill`.
    private static let endings = [SIGINT, SIGTERM]

    /// Runs `application` on the main run loop; never returns.
    static func run(_ application: UIApplication, options: WebHostOptions) -> Never {
      // A reader of the trace that goes does not take the application with it.
      signal(SIGPIPE, SIG_IGN)
      TracePrinter.start(ProcessInfo.processInfo.environment[TracePrinter.variable])
      let host = WebHost(options: options)
      ApplicationRunner.start(application, on: host)
      MediaKeys.start(application, on: host)
      RunLoopObserver.install { application.turn.end() }
      let sources = endings.map { end(application, host, on: $0) }
      let name = ProcessInfo.processInfo.processName
      let line = "\(name) runs at \(host.url) — open it in a browser; Ctrl-C ends it.\n"
      StandardStream.output.write(line)
      while true { withExtendedLifetime(sources) { RunLoop.main.run() } }
    }

    private static func end(
      _ application: UIApplication, _ host: WebHost, on number: Int32
    ) -> any DispatchSourceSignal {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          application.receive(.lifecycle(.terminate, at: host.clock.now))
          EventRecorder.current?.finish()
          host.stop()
          MediaKeys.stop()
          exit(0)
        }
      }
      source.resume()
      return source
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitCore
  import UIKitHost
  import UIKitWebHost

  /// An application that a browser shows, until it is interrupted.
  @MainActor
  enum WebRun {
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
      let signals = EndingSignals { end(application, host) }
      let notice = AddressNotice.of(host, options)
      StandardStream.output.write(notice.launch(at: host.url))
      host.onNewAddress = { StandardStream.output.write(notice.another($0)) }
      while true { withExtendedLifetime(signals) { RunLoop.main.run() } }
    }

    private static func end(_ application: UIApplication, _ host: WebHost) -> Never {
      application.receive(.lifecycle(.terminate, at: host.clock.now))
      EventRecorder.current?.finish()
      host.stop()
      MediaKeys.stop()
      exit(0)
    }
  }
#endif

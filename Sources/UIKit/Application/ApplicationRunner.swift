// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Runs an application on the host that its launch chose; never returns.
@MainActor
enum ApplicationRunner {
  static func run(
    applicationClass: AnyClass = UIApplication.self, delegateClass: AnyClass?
  ) -> Never {
    let application = makeApplication(applicationClass)
    let delegate = delegateClass.map(makeDelegate)
    application.delegate = delegate
    TracePrinter.start(ProcessInfo.processInfo.environment[TracePrinter.variable])
    let host = HostChoice.make(arguments: CommandLine.arguments)
    withExtendedLifetime((delegate, host)) {
      start(application, on: host)
      RunLoop.main.run()
    }
    exit(0)
  }

  private static func start(_ application: UIApplication, on host: any UIKitHost.Host) {
    TimeSource.clock = host.clock
    application.turn.host = host
    do {
      try host.start(reportingTo: application)
    } catch {
      fail("The host could not start: \(error)")
    }
    UIScreen.main.update(host.screen)
    Launch.run(application)
    application.turn.end()
    RunLoopObserver.install { application.turn.end() }
  }

  private static func makeApplication(_ type: AnyClass) -> UIApplication {
    guard let application = ObjectMaker.make(type) as? UIApplication else {
      violation(
        "\(type) was given as the application's class", contract: "it is UIApplication or below",
        instead: "pass nil, or a subclass of UIApplication with init()")
    }
    return application
  }

  private static func makeDelegate(_ type: AnyClass) -> any UIApplicationDelegate {
    guard let delegate = ObjectMaker.make(type) as? any UIApplicationDelegate else {
      violation(
        "\(type) was given as the delegate's class",
        contract: "it descends from NSObject, conforms to UIApplicationDelegate and has init()",
        instead: "write class AppDelegate: UIResponder, UIApplicationDelegate")
    }
    return delegate
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}

/// Makes and runs the application; never returns.
///
/// - Parameters:
///   - argc: the number of arguments; `CommandLine.argc`.
///   - argv: the arguments; `CommandLine.unsafeArgv`.
///   - principalClassName: the class of the application, as `NSStringFromClass` gives it; nil for
///     `UIApplication`.
///   - delegateClassName: the class of its delegate; nil for none.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  func named(_ name: String) -> AnyClass {
    guard let type = NSClassFromString(name) else {
      violation(
        "No class is called \(name)", contract: "class names include the module, as Module.Class",
        instead: "pass NSStringFromClass(AppDelegate.self)")
    }
    return type
  }
  ApplicationRunner.run(
    applicationClass: principalClassName.map(named) ?? UIApplication.self,
    delegateClass: delegateClassName.map(named))
}

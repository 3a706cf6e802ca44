// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore

/// Makes and runs the application; never returns.
///
/// - Parameters:
///   - argc: the number of arguments; `CommandLine.argc`.
///   - argv: the arguments; `CommandLine.unsafeArgv`.
///   - principalClassName: the class of the application, as `NSStringFromClass` gives it; nil for
///     `UIApplication`.
///   - delegateClassName: the class of its delegate; nil for none.
@preconcurrency @MainActor
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

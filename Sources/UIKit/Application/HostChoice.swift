// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

#if WebHost
  import UIKitWebHost
#endif

/// Chooses the host at launch: `--host web|headless`, or the environment variable `UIKIT_HOST`.
@MainActor
enum HostChoice {
  static let option = "--host"
  static let variable = "UIKIT_HOST"

  static func make(arguments: [String]) -> any UIKitHost.Host {
    let environment = ProcessInfo.processInfo.environment[variable]
    switch value(of: option, in: arguments) ?? environment ?? standard {
    #if WebHost
      case "web": return WebHost()
    #endif
    case "headless": return HeadlessHost()
    case let other:
      ApplicationRunner.fail("Unknown host \(other); \(option) takes \(known)")
    }
  }

  /// The word after `option`, or what follows it and an equals sign.
  static func value(of option: String, in arguments: [String]) -> String? {
    for (place, argument) in arguments.enumerated() {
      if argument == option, place + 1 < arguments.count { return arguments[place + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }

  #if WebHost
    private static let standard = "web"
    private static let known = "web or headless"
  #else
    private static let standard = "headless"
    private static let known = "headless; the trait WebHost is off"
  #endif
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

#if WebHost
  import UIKitWebHost
#endif

/// The host that a launch chose: `--host web|headless`, or the environment variable `UIKIT_HOST`.
///
/// `HostOptions` says which words are the library's.
@MainActor
enum HostChoice {
  #if WebHost
    case web(WebHostOptions)
    /// In a browser that watches, what was recorded before, to and fro.
    case watchedReplay(file: String, WebHostOptions)
  #endif
  case headless(scriptFile: String?, screenshot: String?)
  /// Without a screen, what was recorded before.
  case replay(file: String, screenshot: String?)
  /// Without a screen, what a storm makes up.
  case storm(StormRun.Plan)
  /// Not at all: what was recorded is made smaller.
  case shrink(file: String)

  static let option = "--host"
  static let variable = "UIKIT_HOST"
  static let portOption = "--port"
  static let addressOption = "--address"
  static let certificateOption = "--certificate"
  static let keyOption = "--key"
  static let tokenFileOption = "--token-file"
  private static let ports = 0...65_535
  /// How the process ends when its options are wrong.
  private static let usageStatus: Int32 = 2

  /// What a launch chose.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - delegateClass: the class of the application's delegate, which may have options of its own;
  ///     nil for none.
  static func make(arguments: [String], delegateClass: AnyClass? = nil) -> HostChoice {
    HostOptions.check(arguments)
    // One that cannot be is a mistake on every host.
    _ = port(arguments)
    let scriptFile = value(of: HeadlessRun.option, in: arguments)
    let screenshot = Screenshot.file(arguments)
    let storm = StormRun.plan(arguments, scriptFile: scriptFile)
    let replayFile = value(of: ReplayRun.option, in: arguments)
    let shrinkFile = value(of: ShrinkRun.option, in: arguments)
    let asked: [(option: String, choice: HostChoice)] = [
      storm.map { (StormRun.option, .storm($0)) },
      replayFile.map { (ReplayRun.option, .replay(file: $0, screenshot: screenshot)) },
      shrinkFile.map { (ShrinkRun.option, .shrink(file: $0)) },
    ].compactMap(\.self)
    if let first = asked.first {
      // A script leads to the place where a storm begins.
      let script = scriptFile == nil || storm != nil ? [] : [HeadlessRun.option]
      let others = asked.dropFirst().map(\.option) + script
      if let other = others.first {
        complain("\(first.option) and \(other) exclude each other.")
      }
      if shrinkFile != nil, value(of: EventRecorder.option, in: arguments) != nil {
        complain("\(ShrinkRun.option) and \(EventRecorder.option) exclude each other.")
      }
      if screenshot != nil, replayFile == nil {
        complain("\(first.option) and \(Screenshot.option) exclude each other.")
      }
      let host = value(of: option, in: arguments)
      #if WebHost
        if host == "web", let replayFile, first.option == ReplayRun.option {
          checkWatched(arguments, screenshot)
          return .watchedReplay(file: replayFile, webOptions(arguments, delegateClass))
        }
      #endif
      if let host, host != "headless" { complain("\(first.option) needs \(option) headless.") }
      return first.choice
    }
    let environment = ProcessInfo.processInfo.environment[variable]
    let standard = scriptFile == nil && screenshot == nil ? self.standard : "headless"
    switch value(of: option, in: arguments) ?? environment ?? standard {
    #if WebHost
      case "web":
        if scriptFile != nil { complain("\(HeadlessRun.option) needs \(option) headless.") }
        if screenshot != nil { complain("\(Screenshot.option) needs \(option) headless.") }
        return .web(webOptions(arguments, delegateClass))
    #endif
    case "headless": return .headless(scriptFile: scriptFile, screenshot: screenshot)
    case let other: complain("Unknown host \(other); \(option) takes \(known).")
    }
  }

  /// The word after `option`, or what follows it and an equals sign.
  static func value(of option: String, in arguments: [String]) -> String? {
    let arguments = HostOptions.own(arguments)
    for (place, argument) in arguments.enumerated() {
      if argument == option {
        guard place + 1 < arguments.count else { complain("\(option) needs a value.") }
        return arguments[place + 1]
      }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }

  /// The port that was asked for; nil when none was.
  private static func port(_ arguments: [String]) -> Int? {
    guard let word = value(of: portOption, in: arguments) else { return nil }
    guard let port = Int(word), ports.contains(port) else {
      complain("\(portOption) takes a number from 0 to \(ports.upperBound), not \(word).")
    }
    return port
  }

  static func complain(_ message: String) -> Never {
    ApplicationRunner.fail(message, usageStatus)
  }

  #if WebHost
    private static let standard = "web"
    private static let known = "web or headless"

    /// Complains about what a replay that is led to and fro cannot do.
    private static func checkWatched(_ arguments: [String], _ screenshot: String?) {
      if screenshot != nil { complain("\(Screenshot.option) needs \(option) headless.") }
      if HostOptions.own(arguments).contains(RunChecker.option) {
        complain("\(RunChecker.option) needs \(option) headless.")
      }
      if value(of: EventRecorder.option, in: arguments) != nil {
        complain("\(ReplayRun.option) and \(EventRecorder.option) need \(option) headless.")
      }
    }

    /// The options of the delegate, and over them those of the command line.
    private static func webOptions(
      _ arguments: [String], _ delegateClass: AnyClass?
    ) -> WebHostOptions {
      var options = WebHostOptions()
      options.title = ProcessInfo.processInfo.processName
      options.certificateFolder = StateOptions.folder(arguments)
      (delegateClass as? any WebHostConfiguring.Type)?.configure(&options)
      options.port = port(arguments) ?? options.port
      options.tokenFile = value(of: tokenFileOption, in: arguments) ?? options.tokenFile
      secure(&options, arguments)
      return options
    }

    /// Takes where to listen, and by what browsers know who it is.
    private static func secure(_ options: inout WebHostOptions, _ arguments: [String]) {
      options.address = value(of: addressOption, in: arguments) ?? options.address
      options.certificateFile =
        value(of: certificateOption, in: arguments) ?? options.certificateFile
      options.keyFile = value(of: keyOption, in: arguments) ?? options.keyFile
      if value(of: StateOptions.folderOption, in: arguments) != nil {
        options.certificateFolder = StateOptions.folder(arguments)
      }
      guard (options.certificateFile == nil) == (options.keyFile == nil) else {
        complain("\(certificateOption) and \(keyOption) go together.")
      }
      #if !TLS
        if options.isSecured {
          let asked =
            options.certificateFile.map { "\(certificateOption) \($0)" }
            ?? "\(addressOption) \(options.address)"
          complain("\(asked): \(WebHostOptions.missingTLS)")
        }
      #endif
    }
  #else
    private static let standard = "headless"
    private static let known = "headless; the trait WebHost is off"
  #endif
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The options that every application takes on its command line.
///
/// All other words are the application's own, and all behind a word `--`. One that looks like an
/// option that was misspelt ends the launch.
@MainActor
enum HostOptions {
  struct Option {
    let name: String
    /// What its value is called; nil for one without.
    let value: String?
    let purpose: String
  }

  static let help = "--help"
  /// Ends the options of the library.
  static let end = "--"

  static let all: [Option] = [
    Option(name: HostChoice.option, value: hosts, purpose: "where it is shown"),
    Option(
      name: HostChoice.portOption, value: "NUMBER", purpose: "the port of the page; 0 for any"),
    Option(
      name: HostChoice.addressOption, value: "HOST",
      purpose: "where the page listens; 0.0.0.0 for phones too, over TLS"),
    Option(
      name: HostChoice.certificateOption, value: "FILE",
      purpose: "shows this certificate to browsers, in place of one that is made"),
    Option(name: HostChoice.keyOption, value: "FILE", purpose: "the key of that certificate"),
    Option(
      name: HostChoice.tokenFileOption, value: "FILE",
      purpose: "keeps the page's address from launch to launch, for any browser"),
    Option(
      name: HeadlessRun.option, value: "FILE",
      purpose: "what a headless run does; - reads the standard input"),
    Option(
      name: Screenshot.option, value: "FILE",
      purpose: "a picture of what a headless run shows at its end"),
    Option(
      name: EventRecorder.option, value: "FILE", purpose: "writes down what devices report"),
    Option(
      name: ReplayRun.option, value: "FILE",
      purpose: "does what was written down, without a screen or to and fro with --host web"),
    Option(
      name: StormRun.option, value: "SEED",
      purpose: "does without a screen what chance makes up, and checks that nothing breaks"),
    Option(name: StormRun.eventsOption, value: "NUMBER", purpose: "how long a storm is"),
    Option(
      name: RunChecker.option, value: nil,
      purpose: "checks the same in a script or what was written down"),
    Option(
      name: ShrinkRun.option, value: "FILE",
      purpose: "cuts down what was written down, as long as it fails"),
    Option(
      name: Inspector.option, value: nil, purpose: "shows why each touch goes where it goes"),
    Option(
      name: AccelerometerChoice.option, value: "auto|off|FOLDER",
      purpose: "the sensor whose shakes count"),
    Option(
      name: StateOptions.restoreOption, value: nil, purpose: "takes up what it did when it ran last"
    ),
    Option(
      name: StateOptions.folderOption, value: "FOLDER", purpose: "where it keeps that"),
    Option(name: help, value: nil, purpose: "prints this and ends"),
  ]

  #if WebHost
    private static let hosts = "web|headless"
  #else
    private static let hosts = "headless"
  #endif

  /// The words of a command line that are for the library.
  static func own(_ arguments: [String]) -> [String] {
    Array(arguments.prefix { $0 != end })
  }

  /// Prints the usage and ends if that is asked for; complains about a misspelt option.
  static func check(_ arguments: [String]) {
    var words = own(arguments).dropFirst()
    while let word = words.popFirst() {
      if word == help {
        ApplicationRunner.say(usage(of: ProcessInfo.processInfo.processName))
        exit(0)
      }
      guard word.hasPrefix("--") else { continue }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = all.first(where: { $0.name == parts[0] }) else {
        guard let meant = all.first(where: { isMisspelt($0.name, as: parts[0]) })
        else { continue }
        HostChoice.complain(
          "There is no option \(parts[0]); was \(meant.name) meant? \(help) lists all, and behind "
            + "a word \(end) words are the application's.")
      }
      if parts.count > 1, option.value == nil {
        HostChoice.complain("\(option.name) takes no value.")
      }
      if parts.count == 1, option.value != nil { _ = words.popFirst() }
    }
  }

  /// Whether a word has the letters of an option in another order, or one more, less or another.
  static func isMisspelt(_ option: String, as word: Substring) -> Bool {
    if option.sorted() == word.sorted() { return true }
    let changes = option.difference(from: word)
    return changes.count <= 2 && changes.insertions.count <= 1 && changes.removals.count <= 1
  }

  /// What the options are, a line each.
  static func usage(of name: String) -> String {
    let heads = all.map { option in option.name + (option.value.map { " " + $0 } ?? "") }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(heads, all).map { head, option in
      "  " + head.padding(toLength: width + 2, withPad: " ", startingAt: 0) + option.purpose
    }
    return """
      usage: \(name) [options] [\(end) words for the application]

      \(lines.joined(separator: "\n"))

      """
  }
}

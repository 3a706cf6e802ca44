// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import XcodeProject

// Rules: PT-17.
/// What the command was told.
package struct PortOptions: Equatable {
  /// A folder, a package or a project.
  package var input = ""
  package var output: String?
  package var module: String?
  /// The folder of this package, or its address.
  package var responder: String
  package var builds = false
  package var tests = false
  /// What `swift build` and `swift test` are told besides.
  package var swiftOptions: [String] = []
  package var isHelp = false

  /// How the command is used.
  package static let usage = """
    Writes a package for Linux beside an iOS project, and a report of what it could not take.

      swift run --traits Port Port <folder | package | Name.xcodeproj> [options]

      --output DIR             where the package goes; <name>-Linux beside the project
      --module NAME            the module that a folder without a project makes
      --responder PATH-OR-URL  the package UIKit comes from; the one that this command is of
      --build                  build it, and report the files that compile and the errors
      --test                   build it and run its tests
      -- OPTION ...            what follows is for swift build and swift test
      --help                   this text

    """

  /// - Parameters:
  ///   - arguments: what stands behind the command.
  ///   - responder: the folder of this package.
  package init(_ arguments: [String], responder: String) throws {
    self.responder = responder
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": isHelp = true
      case "--build": builds = true
      case "--test": tests = true
      case "--":
        swiftOptions = Array(rest)
        rest = []
      case "--output": output = try Self.value(of: word, &rest)
      case "--module": module = try Self.value(of: word, &rest)
      case "--responder": self.responder = try Self.value(of: word, &rest)
      case _ where word.hasPrefix("-"):
        throw PortFailure("There is no option \(word).\n\n\(Self.usage)")
      default:
        guard input.isEmpty else {
          throw PortFailure("Only one project at a time: \(input), \(word).")
        }
        input = word
      }
    }
    if input.isEmpty, !isHelp { throw PortFailure("No project is named.\n\n\(Self.usage)") }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw PortFailure("\(option) needs a value.\n\n\(usage)")
    }
    return value
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import FuzzTargets

/// What the command line asks for.
@MainActor
struct Options {
  static var help: String {
    """
    Fuzz NAME… | --all [--seconds N] [--seed N] [--corpus FOLDER] [--findings FOLDER]
    Fuzz NAME --input FILE
    Names: \(FuzzTargets.all.map { $0.name }.joined(separator: ", "))
    """
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  var targets: [any FuzzTarget.Type] = []
  /// Seconds for each target.
  var seconds = 60.0
  var seed: UInt64 = 1
  /// A folder of folders, one for each target.
  var corpus = "Corpus"
  var findings = "Findings"
  /// The one input that is run.
  var input: String?
  /// Where a worker notes what it runs; nil in the process that watches it.
  var notes: String?

  var isWorker: Bool { notes != nil }

  init(_ arguments: [String]) throws {
    var left = arguments[...]
    func value(_ name: String) throws -> String {
      guard let value = left.popFirst() else {
        throw Problem(description: "\(name) needs a value.")
      }
      return value
    }
    func number<Number: LosslessStringConvertible>(_ name: String) throws -> Number {
      let text = try value(name)
      guard let number = Number(text) else {
        throw Problem(description: "\(name) needs a number, not \(text).")
      }
      return number
    }
    while let argument = left.popFirst() {
      switch argument {
      case "--all": targets = FuzzTargets.all
      case "--seconds": seconds = try number(argument)
      case "--seed": seed = try number(argument)
      case "--corpus": corpus = try value(argument)
      case "--findings": findings = try value(argument)
      case "--input": input = try value(argument)
      case "--notes": notes = try value(argument)
      default:
        guard let target = FuzzTargets.all.first(where: { $0.name == argument }) else {
          throw Problem(description: "There is no target \(argument).")
        }
        targets.append(target)
      }
    }
    guard !targets.isEmpty else { throw Problem(description: "Which target?") }
    guard seconds.isFinite, seconds > 0 else {
      throw Problem(description: "--seconds needs a positive number.")
    }
  }
}

/// Writes a line to standard error.
func say(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8)) }

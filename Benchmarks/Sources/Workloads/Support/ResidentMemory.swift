// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How much memory building 100,000 views takes.
@MainActor
enum ResidentMemory {
  /// The argument with which the program calls itself: a process of its own for every measurement,
  /// so that no other workload left holes to be filled.
  static let argument = "--measure-memory"
  /// How many views are built before the first measurement, so that code is loaded.
  private static let warmUpViews = 100

  /// Bytes of the process in memory.
  private static var resident: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    guard let fields, fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Growth of this process while the views are made, a view.
  static func measureHere(_ implementation: any Implementation.Type) -> Double {
    let blueprint = Blueprint.grid(W8.views)
    let warmUp = implementation.init(.grid(warmUpViews), isBare: true)
    let before = resident
    let tree = implementation.init(blueprint, isBare: true)
    let after = resident
    return withExtendedLifetime((warmUp, tree, blueprint)) {
      Double(after - before) / Double(W8.views)
    }
  }

  /// The same in a process of its own, or nil when it fails.
  static func measureInChild(_ implementation: any Implementation.Type) -> Double? {
    let child = Process()
    let pipe = Pipe()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = [argument, implementation.prefix]
    child.standardOutput = pipe
    guard (try? child.run()) != nil else { return nil }
    let answer = pipe.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return Double(
      String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

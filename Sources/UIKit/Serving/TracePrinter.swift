// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// Prints the topics that the environment variable `UIKIT_TRACE` names, one line a record.
///
/// `UIKIT_TRACE=hit,touch,chain` prints these; `UIKIT_TRACE=all` prints everything. A name that is
/// no topic is answered with the list of those that are.
@MainActor
enum TracePrinter {
  /// The name of the environment variable.
  static let variable = "UIKIT_TRACE"

  /// Starts to print what `setting` asks for.
  static func start(_ setting: String?, output: StandardStream = .error) {
    guard let setting, !setting.isEmpty else { return }
    let (topics, unknown) = parse(setting)
    if !unknown.isEmpty {
      let known = TraceTopic.allCases.map(\.rawValue).joined(separator: ", ")
      StandardStream.error.write(
        "\(variable): unknown topic \(unknown.joined(separator: ", ")); topics are all, \(known)\n")
    }
    guard !topics.isEmpty else { return }
    _ = Trace.listen(to: topics) { record in
      output.write(String(format: "%10.4f  ", record.time) + record.description + "\n")
    }
  }

  /// The topics a setting names, and the words that name none.
  static func parse(_ setting: String) -> (topics: Set<TraceTopic>, unknown: [String]) {
    let words = setting.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if words.contains("all") { return (Set(TraceTopic.allCases), []) }
    let topics = words.compactMap(TraceTopic.init(rawValue:))
    return (Set(topics), words.filter { TraceTopic(rawValue: $0) == nil })
  }
}

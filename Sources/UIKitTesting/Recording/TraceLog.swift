// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKit
import UIKitHost
import UIKitRuntime

/// Collects the lines of the trace until they are read.
@MainActor
final class TraceLog {
  /// The most lines kept; older ones are dropped, and the first line says how many.
  private static let mostLines = 20_000

  private let lines = Lines()
  private var subscription: Trace.Subscription?
  /// Whose trace it is, also when the log goes where nobody knows.
  private let runtime = Runtime.current

  private final class Lines {
    var texts: [String] = []
    var dropped = 0
  }

  var topics = EventGenerator.TraceTopic.delivered {
    didSet { listen() }
  }

  init() { listen() }

  deinit {
    LastRelease.of(self, taking: { (runtime, subscription) }) { runtime, subscription in
      runtime.perform { subscription.map(Trace.stop) }
    }
  }

  func take() -> [String] {
    defer { clear() }
    let missing = lines.dropped == 0 ? [] : ["(\(lines.dropped) earlier lines were dropped)"]
    return missing + lines.texts
  }

  func clear() {
    lines.texts = []
    lines.dropped = 0
  }

  private func listen() {
    if let subscription { Trace.stop(subscription) }
    subscription = Trace.listen(to: topics) { [lines] record in
      if lines.texts.count >= TraceLog.mostLines {
        lines.texts.removeFirst(TraceLog.mostLines / 2)
        lines.dropped += TraceLog.mostLines / 2
      }
      lines.texts.append("\(record.topic.rawValue): \(record.text)")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitRuntime
package import UIKitHost

/// The stream of trace records: written by the functions along an event's path, read by listeners.
///
/// Costs one comparison when nobody listens.
@MainActor
package enum Trace {
  /// Takes every record of the topics it asked for.
  package typealias Listener = @MainActor (TraceRecord) -> Void

  /// A listener that can be taken off.
  package final class Subscription {
    fileprivate let topics: Set<TraceTopic>
    fileprivate let listener: Listener
    fileprivate init(topics: Set<TraceTopic>, listener: @escaping Listener) {
      self.topics = topics
      self.listener = listener
    }
  }

  /// How many listen, in all applications of the process.
  ///
  /// OPTIMIZATION: unchecked, and the one thing that is read where nobody does.
  @exclusivity(unchecked) fileprivate static var listeners = 0

  /// Whether anybody listens to anything, in any application.
  @inline(__always)
  static var isAnyOn: Bool { listeners != 0 }

  /// Whether anybody listens to `topic`.
  @inline(__always)
  static func isOn(_ topic: TraceTopic) -> Bool {
    isAnyOn && isWanted(topic)
  }

  /// Whether anybody listens to `topic` in this application.
  ///
  /// OPTIMIZATION: never inlined, so that whoever records stays small.
  @inline(never)
  private static func isWanted(_ topic: TraceTopic) -> Bool {
    TraceStream.shared.wanted & topic.bit != 0
  }

  /// Passes a record to the listeners of its topic; `text` is computed only if there are any.
  ///
  /// OPTIMIZATION: inlined, so that nothing is captured for a text that nobody reads.
  @inline(__always)
  package static func record(_ topic: TraceTopic, _ text: @autoclosure () -> String) {
    if isOn(topic) { pass(topic, text()) }
  }

  private static func pass(_ topic: TraceTopic, _ text: String) {
    let stream = TraceStream.shared
    stream.count += 1
    let record = TraceRecord(
      number: stream.count, time: TimeSource.clock.now, topic: topic, text: text)
    for subscription in stream.subscriptions where subscription.topics.contains(topic) {
      subscription.listener(record)
    }
  }

  /// Starts to pass records of `topics` to `listener`, until `stop(_:)`.
  package static func listen(
    to topics: Set<TraceTopic>, _ listener: @escaping Listener
  ) -> Subscription {
    let subscription = Subscription(topics: topics, listener: listener)
    TraceStream.shared.subscriptions.append(subscription)
    return subscription
  }

  /// Stops passing records to a listener.
  package static func stop(_ subscription: Subscription) {
    TraceStream.shared.subscriptions.removeAll { $0 === subscription }
  }

  /// Runs `body` without recording what it does.
  static func muted<Result>(_ body: () -> Result) -> Result {
    let stream = TraceStream.shared
    let before = stream.wanted
    stream.wanted = 0
    defer { stream.wanted = before }
    return body()
  }

  /// Runs `body` aside: nobody hears what it records, unless it listens itself, and it uses up
  /// neither numbers of records nor numbers in names.
  ///
  /// What looks at an application from outside leaves the application's trace as it would be.
  package static func aside<Result>(_ body: () -> Result) -> Result {
    let stream = TraceStream.shared
    let (subscriptions, wanted) = (stream.subscriptions, stream.wanted)
    let (count, names) = (stream.count, stream.names)
    stream.subscriptions = []
    stream.names = names
    defer {
      stream.subscriptions = subscriptions
      (stream.wanted, stream.count, stream.names) = (wanted, count, names)
    }
    return body()
  }

  /// The name of an object, if it has one of its own or the trace met it; nil otherwise.
  package static func knownName(_ object: AnyObject) -> String? {
    TraceStream.shared.names.known(object)
  }

  /// A short, stable name: the accessibility identifier if there is one, else class and number.
  package static func name(_ object: Any?) -> String { TraceStream.shared.names.name(object) }

  /// The same for an object that may have a name of its own, without asking its class.
  static func name(_ object: (any TraceNamed)?) -> String {
    guard let object else { return "nil" }
    return TraceStream.shared.names.name(object)
  }

  /// Starts the numbers of names anew, so that the same run gives the same trace.
  package static func resetNames() { TraceStream.shared.names = TraceNames() }
}

/// Who listens to an application, and what was told so far.
@MainActor
private final class TraceStream {
  static var shared: TraceStream { Runtime.part(.trace) { TraceStream() } }

  var subscriptions: [Trace.Subscription] = [] { didSet { update(from: oldValue.count) } }
  /// The topics of all listeners.
  @exclusivity(unchecked) var wanted: UInt32 = 0
  var count = 0
  var names = TraceNames()

  deinit {
    LastRelease.of(self, taking: { subscriptions.count }) { Trace.listeners -= $0 }
  }

  private func update(from before: Int) {
    Trace.listeners += subscriptions.count - before
    wanted = subscriptions.reduce(0) { bits, subscription in
      subscription.topics.reduce(bits) { $0 | $1.bit }
    }
    if wanted == 0 { names = TraceNames() }
  }
}

extension TraceTopic {
  fileprivate var bit: UInt32 {
    switch self {
    case .host: 1 << 0
    case .anomaly: 1 << 1
    case .touch: 1 << 2
    case .event: 1 << 3
    case .hit: 1 << 4
    case .gesture: 1 << 5
    case .delivery: 1 << 6
    case .chain: 1 << 7
    case .action: 1 << 8
    case .firstResponder: 1 << 9
    case .window: 1 << 10
    case .controller: 1 << 11
    case .lifecycle: 1 << 12
    case .turn: 1 << 13
    case .key: 1 << 15
    case .press: 1 << 14
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

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

  private static var subscriptions: [Subscription] = []
  private static var wanted: UInt32 = 0
  private static var count = 0
  private static var names = TraceNames()

  /// Whether anybody listens to `topic`.
  @inline(__always)
  static func isOn(_ topic: TraceTopic) -> Bool { wanted & topic.bit != 0 }

  /// Passes a record to the listeners of its topic; `text` is computed only if there are any.
  ///
  /// OPTIMIZATION: inlined, so that nothing is captured for a text that nobody reads.
  @inline(__always)
  static func record(_ topic: TraceTopic, _ text: @autoclosure () -> String) {
    if isOn(topic) { pass(topic, text()) }
  }

  private static func pass(_ topic: TraceTopic, _ text: String) {
    count += 1
    let record = TraceRecord(number: count, time: TimeSource.clock.now, topic: topic, text: text)
    for subscription in subscriptions where subscription.topics.contains(topic) {
      subscription.listener(record)
    }
  }

  /// Starts to pass records of `topics` to `listener`, until `stop(_:)`.
  package static func listen(
    to topics: Set<TraceTopic>, _ listener: @escaping Listener
  ) -> Subscription {
    let subscription = Subscription(topics: topics, listener: listener)
    subscriptions.append(subscription)
    update()
    return subscription
  }

  /// Stops passing records to a listener.
  package static func stop(_ subscription: Subscription) {
    subscriptions.removeAll { $0 === subscription }
    update()
  }

  /// Runs `body` without recording what it does.
  static func muted<Result>(_ body: () -> Result) -> Result {
    let before = wanted
    wanted = 0
    defer { wanted = before }
    return body()
  }

  /// A short, stable name: the accessibility identifier if there is one, else class and number.
  package static func name(_ object: Any?) -> String { names.name(object) }

  /// The same for an object that may have a name of its own, without asking its class.
  static func name(_ object: (any TraceNamed)?) -> String {
    guard let object else { return "nil" }
    return names.name(object)
  }

  /// Starts the numbers of names anew, so that the same run gives the same trace.
  package static func resetNames() { names = TraceNames() }

  private static func update() {
    wanted = subscriptions.reduce(0) { bits, subscription in
      subscription.topics.reduce(bits) { $0 | $1.bit }
    }
    if wanted == 0 { resetNames() }
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
    case .press: 1 << 14
    }
  }
}

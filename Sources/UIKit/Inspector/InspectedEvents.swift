// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitCore
import UIKitHost

/// An event and everything that came of it, as the inspector's page gets it.
struct InspectedEvent: Encodable, Equatable {
  /// Something that happened on its way.
  struct Sentence: Encodable, Equatable {
    /// The question that it answers.
    let question: String
    let text: String
    /// Seconds on the application's clock.
    let time: Double
    /// What became of a recognizer; nil when that is not what it tells.
    let change: InspectedChange?
  }

  /// The number of its record; those of one run are in order.
  let number: Int
  /// The number of the last record that belongs to it.
  fileprivate(set) var last: Int
  let time: Double
  /// What the device reported.
  let title: String
  fileprivate(set) var sentences: [Sentence]
}

/// A recognizer's change of state.
struct InspectedChange: Encodable, Equatable {
  let recognizer: String
  let from: String
  let to: String
  /// Why, such as who prevented it; nil where the trace does not say.
  let reason: String?

  private static let arrow = " → "

  /// Reads a sentence of the form `name old → new (reason)`; nil for others.
  init?(_ text: String) {
    guard let arrow = text.range(of: Self.arrow),
      let space = text[..<arrow.lowerBound].lastIndex(of: " ")
    else { return nil }
    let rest = text[arrow.upperBound...]
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    let (old, new) = (text[text.index(after: space)..<arrow.lowerBound], rest[..<end])
    guard Self.states.contains(old), Self.states.contains(new) else { return nil }
    let words = rest[end...].drop { $0 == " " }
    // What stands there else is that nothing came of it.
    guard words.isEmpty || (words.hasPrefix("(") && words.hasSuffix(")")) else { return nil }
    recognizer = String(text[..<space])
    from = String(old)
    to = String(new)
    reason = words.isEmpty ? nil : String(words.dropFirst().dropLast())
  }

  private static let states: Set<Substring> = [
    "possible", "began", "changed", "ended", "cancelled", "failed",
  ]
}

/// The events of late, put together from records of the trace.
struct InspectedEvents: Equatable {
  /// Events that are kept; the oldest go.
  static let mostEvents = 200
  /// Sentences that are kept of one event; those that come later are not told.
  static let mostSentences = 200

  static let topics: Set<TraceTopic> = TouchSummary.topics.union([.host, .press, .key])

  /// Those in which anything happened, the oldest first.
  var events: [InspectedEvent] { all.filter { !$0.sentences.isEmpty } }
  private var all: [InspectedEvent] = []

  /// Takes the next record: what a device reported begins an event, all else belongs to the last.
  mutating func take(_ record: TraceRecord) {
    if record.topic == .host {
      if all.last?.sentences.isEmpty == true { all.removeLast() }
      all.append(
        InspectedEvent(
          number: record.number, last: record.number, time: record.time, title: record.text,
          sentences: []))
      if all.count > Self.mostEvents { all.removeFirst() }
      return
    }
    // What was heard before the first event belongs to one that is not known.
    guard let last = all.indices.last, all[last].sentences.count < Self.mostSentences else {
      return
    }
    all[last].last = record.number
    all[last].sentences.append(
      InspectedEvent.Sentence(
        question: TouchSummary.Part(record.topic)?.rawValue ?? Self.otherQuestion,
        text: record.text, time: record.time,
        change: record.topic == .gesture ? InspectedChange(record.text) : nil))
  }

  private static let otherQuestion = "Which keys and buttons?"
}

/// Listens for events as long as somebody asks for them, or for good.
@MainActor
final class EventKeeper {
  /// Seconds after the last question in which events are kept.
  static let patience = 10.0

  private var kept = InspectedEvents()
  private var subscription: Trace.Subscription?
  private var lastAsked = 0.0
  /// Whether it listens without being asked.
  private var isLasting = false

  /// Listens from now on, whoever asks.
  func keepAll() {
    isLasting = true
    listen()
  }

  /// The events in which something was recorded after the record with this number; the first
  /// question is the beginning.
  func events(after number: Int, now: Double) -> [InspectedEvent] {
    if !isLasting, now - lastAsked > Self.patience { stop() }
    lastAsked = now
    listen()
    return kept.events.filter { $0.last > number }
  }

  private func listen() {
    guard subscription == nil else { return }
    subscription = Trace.listen(to: InspectedEvents.topics) { [weak self] in self?.take($0) }
  }

  private func take(_ record: TraceRecord) {
    guard isLasting || record.time - lastAsked <= Self.patience else { return stop() }
    kept.take(record)
  }

  private func stop() {
    if let subscription { Trace.stop(subscription) }
    subscription = nil
    kept = InspectedEvents()
  }
}

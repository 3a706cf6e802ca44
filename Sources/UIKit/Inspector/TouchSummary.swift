// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitCore
import UIKitHost

/// Why the last touch went where it went: the records of its path, under the questions they answer.
struct TouchSummary: Equatable {
  /// The questions, in the order in which a touch answers them.
  enum Part: String, CaseIterable {
    case hit = "Which view is it?"
    case gesture = "Which recognizers compete?"
    case delivery = "What did the views get?"
    case chain = "Who was asked to handle it?"
    case action = "What came of it?"

    init?(_ topic: TraceTopic) {
      switch topic {
      case .hit, .touch: self = .hit
      case .gesture: self = .gesture
      case .delivery: self = .delivery
      case .chain: self = .chain
      case .action, .firstResponder, .controller: self = .action
      default: return nil
      }
    }
  }

  /// The most sentences that are kept under one question; the oldest but the first go.
  static let mostSentences = 12

  private(set) var sentences: [Part: [String]] = [:]
  private var isOver = false

  /// The topics of a summary.
  static let topics: Set<TraceTopic> = [
    .hit, .touch, .gesture, .delivery, .chain, .action, .firstResponder, .controller,
  ]

  /// Takes the next record; the search for the view of a touch that comes after all others ended
  /// begins a new summary.
  mutating func take(_ record: TraceRecord) {
    guard let part = Part(record.topic) else { return }
    if record.topic == .hit, isOver {
      sentences = [:]
      isOver = false
    }
    if sentences[part]?.last == record.text { return }
    sentences[part, default: []].append(record.text)
    if let count = sentences[part]?.count, count > Self.mostSentences {
      sentences[part]?.remove(at: 1)
    }
  }

  /// No finger is down any more.
  mutating func end() { isOver = !sentences.isEmpty }

  /// Question and answers, a line each; parts without an answer are left out.
  var lines: [(text: String, isQuestion: Bool)] {
    Part.allCases.flatMap { part -> [(text: String, isQuestion: Bool)] in
      guard let answers = sentences[part] else { return [] }
      return [(part.rawValue, true)] + answers.map { ($0, false) }
    }
  }
}

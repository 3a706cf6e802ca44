// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// What a request below `inspector/` is about.
  enum InspectorRequest: Sendable, Equatable {
    /// Something that the application can answer.
    case question(InspectionQuestion)
    /// Where a replay is, or is to be.
    case replay(ReplayWish)
    /// A question with wrong words; with a sentence about the right ones.
    case mistake(String)

    /// Reads a request for a name; nil when that is none of the inspector's questions.
    ///
    /// - Parameter target: the address as it was asked for, with what stands behind a question mark.
    init?(name: String, target: String) {
      let words = Self.words(of: target)
      switch name {
      case "inspector/tree": self = .question(.tree)
      case "inspector/first-responder": self = .question(.firstResponder)
      case "inspector/hit":
        guard let x = Self.place(words["x"]), let y = Self.place(words["y"]) else {
          self = .mistake("A hit needs x and y, in points of the screen: inspector/hit?x=10&y=20.")
          return
        }
        self = .question(.hit(CGPoint(x: x, y: y)))
      case "inspector/responder":
        guard let number = Self.number(words["id"]), number > 0 else {
          self = .mistake(
            "A responder needs the id that the tree gave it: inspector/responder?id=1.")
          return
        }
        self = .question(.responder(number))
      case "inspector/events":
        guard let number = Self.number(words["after"] ?? "0"), number >= 0 else {
          self = .mistake("Events come after the number of a record: inspector/events?after=0.")
          return
        }
        self = .question(.events(after: number))
      case "inspector/replay": self = Self.replay(words)
      default: return nil
      }
    }

    private static func replay(_ words: [String: String]) -> InspectorRequest {
      switch (words["moment"], words["time"]) {
      case (nil, nil): return .replay(.here)
      case (let word?, nil):
        if let number = number(word), number >= 0 { return .replay(.moment(number)) }
      case (nil, let word?):
        if let time = Double(word), times.contains(time) { return .replay(.time(time)) }
      case (_?, _?): break
      }
      return .mistake(
        "A replay goes to a moment, from 0, or to a time, in seconds from its beginning: "
          + "inspector/replay?moment=1 or inspector/replay?time=2.5.")
    }

    /// More than any recording has, in seconds.
    private static let times = 0...1e9

    /// A whole number; nil for any other word, and for none.
    private static func number(_ word: String?) -> Int? { word.flatMap(Int.init) }

    /// A coordinate that a point of a screen may have; nil for any other word.
    private static func place(_ word: String?) -> Double? {
      guard let number = word.flatMap({ Double($0) }), places.contains(number) else { return nil }
      return number
    }

    /// More than any screen has, in points.
    private static let places = -1e6...1e6

    /// The words behind the question mark, as they were before an address was made of them; of
    /// several with one name the last counts.
    private static func words(of target: String) -> [String: String] {
      guard let mark = target.firstIndex(of: "?") else { return [:] }
      let query = target[target.index(after: mark)...].prefix { $0 != "#" }
      let pairs = query.split(separator: "&").map { pair in
        pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
      }
      return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { _, last in last }
    }

    /// A word without its percent signs; one that stands for no text stays as it is, and means
    /// nothing.
    private static func decoded(_ word: Substring) -> String {
      word.removingPercentEncoding ?? String(word)
    }
  }
#endif

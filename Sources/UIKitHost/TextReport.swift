// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What an input method of the host did to the text that is typed into.
public struct TextReport: Sendable, Equatable, Codable {
  /// What is done.
  public enum Change: Sendable, Equatable, Codable {
    /// Shows text that is still being composed, in place of what was composed before.
    ///
    /// The range is what of it is selected, in UTF-16 units; one beyond the text ends with it.
    case mark(String, selection: Range<Int>)
    /// Ends the composition with a text; an empty one takes it back.
    case commit(String)
    /// Inserts a text that came without a key and without a composition.
    case insert(String)
    /// Deletes the character before the caret.
    case deleteBackward
  }

  /// The text that was meant, by `TextSession.id`.
  public var session: Int
  /// What is done.
  public var change: Change
  /// When the host saw it.
  public var time: TimeInterval

  /// Makes a report.
  public init(session: Int, change: Change, time: TimeInterval) {
    self.session = session
    self.change = change
    self.time = time
  }
}

extension TextReport: CustomStringConvertible {
  /// One line for traces, without the text itself, which may be a secret.
  public var description: String {
    switch change {
    case .mark(let text, let selection):
      "marks \(text.count) characters, selects \(selection.lowerBound)..<\(selection.upperBound)"
    case .commit(let text): "commits \(text.count) characters"
    case .insert(let text): "inserts \(text.count) characters"
    case .deleteBackward: "deletes backwards"
    }
  }
}

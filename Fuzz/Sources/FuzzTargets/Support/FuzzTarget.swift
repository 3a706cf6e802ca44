// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Something that takes bytes from outside, or operations that bytes stand for.
@MainActor
public protocol FuzzTarget {
  /// Its name on the command line, and that of its folder of the corpus.
  static var name: String { get }
  /// Words of its language, for inputs that get past the first letter.
  static var words: [String] { get }
  /// Runs an input.
  ///
  /// - Throws: a `Finding` where something does not hold that has to.
  static func run(_ bytes: [UInt8]) throws
}

extension FuzzTarget {
  /// None: the bytes are operations.
  public static var words: [String] { [] }
}

/// Something that does not hold.
public struct Finding: Error, CustomStringConvertible {
  /// What it is.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Finds that `condition` does not hold.
func require(_ condition: Bool, _ text: @autoclosure () -> String) throws {
  if !condition { throw Finding(text()) }
}

/// All targets, by the order in which `--all` runs them.
@MainActor
public enum FuzzTargets {
  /// All of them.
  public static var all: [any FuzzTarget.Type] {
    var all: [any FuzzTarget.Type] = [
      Recordings.self, Scripts.self, StateFiles.self, Pictures.self, AttributedInput.self,
      VisualFormats.self, Pasteboards.self, MediaCalls.self, Gestures.self, FirstResponders.self,
      Controllers.self, Undo.self, PlainText.self, Constraints.self, ScrollViews.self,
      Animations.self,
    ]
    #if WebHost
      all.insert(PageMessages.self, at: 0)
    #endif
    return all
  }
}

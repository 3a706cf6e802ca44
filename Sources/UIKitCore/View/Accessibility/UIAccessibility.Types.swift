// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which way the content goes that a person scrolls without seeing it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Content to the left of what is shown comes in.
  case right = 1
  /// Content to the right of what is shown comes in.
  case left = 2
  /// Content above what is shown comes in.
  case up = 3
  /// Content below what is shown comes in.
  case down = 4
  /// What comes next in a book or a list.
  case next = 5
  /// What comes before in a book or a list.
  case previous = 6
}

/// What kind of whole several elements make.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// Rows and columns.
  case dataTable = 1
  /// One after another.
  case list = 2
  /// A part of the screen that one goes to.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}

/// Whether somebody with switches goes to the elements of a whole one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system sees fit.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// All at once.
  case combined = 2
}

/// What kind of text it is, for who reads it out.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind of text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A document being written.
  public static let wordProcessing = UIAccessibilityTextualContext("WordProcessing")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext("Narrative")
  /// A message.
  public static let messaging = UIAccessibilityTextualContext("Messaging")
  /// Cells of numbers.
  public static let spreadsheet = UIAccessibilityTextualContext("Spreadsheet")
  /// Files and folders.
  public static let fileSystem = UIAccessibilityTextualContext("FileSystem")
  /// A program.
  public static let sourceCode = UIAccessibilityTextualContext("SourceCode")
  /// What a program prints.
  public static let console = UIAccessibilityTextualContext("Console")
}

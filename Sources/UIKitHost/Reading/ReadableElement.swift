// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// One thing on the screen, for somebody who has it read out.
public struct ReadableElement: Sendable, Equatable {
  /// What it is.
  public enum Kind: String, Sendable, CaseIterable {
    /// Words that are read and nothing else.
    case text
    /// It does something when it is pressed.
    case button
    /// It leads somewhere else.
    case link
    /// A picture.
    case image
    /// The title of what follows.
    case heading
    /// Its value can be made greater and less.
    case slider
    /// It is on or off.
    case toggle
    /// Text is typed into it.
    case field
    /// What is looked for is typed into it.
    case search
  }

  /// What else is true of it.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes states of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is the one that was chosen.
    public static let selected = State(rawValue: 1 << 0)
    /// It cannot be operated now.
    public static let disabled = State(rawValue: 1 << 1)
    /// A toggle that is on.
    public static let on = State(rawValue: 1 << 2)
    /// A field of several lines.
    public static let multiline = State(rawValue: 1 << 3)
    /// A field whose text is not shown.
    public static let secret = State(rawValue: 1 << 4)
  }

  /// The same as long as it is the same thing; no two have one, and none is used again.
  public var id: UInt64
  /// What it is.
  public var kind: Kind
  /// What it is called; "" for nothing.
  public var label: String
  /// What it holds now; "" for nothing.
  public var value: String
  /// What happens when it is operated; "" for nothing.
  public var hint: String
  /// The language of its words, such as "de-CH"; nil for that of the person.
  public var language: String?
  /// What else is true of it.
  public var state: State
  /// Where it is, in points on the screen.
  public var frame: CGRect
  /// What else can be done with it, by name.
  public var actions: [String]
  /// The ways through the screen that begin at it, by name; each goes on and back.
  public var rotors: [String]
  /// The number of the innermost ``ReadableWhole`` that it is in; nil for none.
  public var whole: UInt64?
  /// Which cell of that it is in, where that is a table; nil for none.
  public var cell: ReadableCell?

  /// Makes an element.
  public init(
    id: UInt64, kind: Kind, label: String = "", value: String = "", hint: String = "",
    language: String? = nil, state: State = [], frame: CGRect = .zero, actions: [String] = [],
    rotors: [String] = [], whole: UInt64? = nil, cell: ReadableCell? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.hint = hint
    self.language = language
    self.state = state
    self.frame = frame
    self.actions = actions
    self.rotors = rotors
    self.whole = whole
    self.cell = cell
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIControl {
  // Rules: CT-22.
  /// What may happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down inside for at least the second time in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger went up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was operated in its most usual way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control was operated for its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Events for the program's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events that are kept for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// An element of the menu of a button was chosen; for the views of this module.
    static let menuChoice = Event(rawValue: 1 << 28)
  }

  // Rules: CT-1.
  /// What is true of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// `isHighlighted`.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not `isEnabled`.
    public static let disabled = State(rawValue: 1 << 1)
    /// `isSelected`.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus of a keyboard or remote.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the program's own use, from an override of `state`.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that are kept for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where content lies between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where lines begin: at the left.
    case leading = 4
    /// Where lines end: at the right.
    case trailing = 5
  }
}

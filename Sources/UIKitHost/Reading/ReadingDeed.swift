// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What somebody did who has the screen read out; numbers are those of ``ReadableElement``, and of
/// ``ReadableWhole`` where a rotor is turned.
public enum ReadingDeed: Sendable, Equatable, Codable {
  /// Goes to an element, which is read now.
  case focus(UInt64)
  /// Does what touching an element does.
  case press(UInt64)
  /// Makes its value a step greater.
  case increment(UInt64)
  /// Makes its value a step less.
  case decrement(UInt64)
  /// Does one of its own actions, counted from 0.
  case act(UInt64, action: Int)
  /// Goes on by one of its rotors, counted from 0, or back.
  case turn(UInt64, rotor: Int, isBack: Bool)
  /// Leaves what is shown.
  case escape
}

extension ReadingDeed: CustomStringConvertible {
  /// One line for traces.
  public var description: String {
    switch self {
    case .focus(let id): "focus on \(id)"
    case .press(let id): "press of \(id)"
    case .increment(let id): "increment of \(id)"
    case .decrement(let id): "decrement of \(id)"
    case .act(let id, let action): "action \(action) of \(id)"
    case .turn(let id, let rotor, let isBack):
      "turn of rotor \(rotor) of \(id), \(isBack ? "back" : "on")"
    case .escape: "escape"
    }
  }
}

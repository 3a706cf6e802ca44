// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What the pointer of a mouse or trackpad looks like.
public enum HostPointer: Sendable, Hashable {
  /// As the system has it where nothing asks for another.
  case arrow
  /// As over what can be clicked.
  case hand
  /// Not seen: what is under it shows where it is.
  case hidden
  /// As over text that runs across; a length in points, or 0 for the system's own.
  case verticalBeam(length: Double)
  /// As over text that runs down; a length in points, or 0 for the system's own.
  case horizontalBeam(length: Double)
}

extension HostPointer: CustomStringConvertible {
  /// A word, and the length if it has one.
  public var description: String {
    switch self {
    case .arrow: "arrow"
    case .hand: "hand"
    case .hidden: "hidden"
    case .verticalBeam(let length): length == 0 ? "vertical beam" : "vertical beam of \(length)"
    case .horizontalBeam(let length):
      length == 0 ? "horizontal beam" : "horizontal beam of \(length)"
    }
  }
}

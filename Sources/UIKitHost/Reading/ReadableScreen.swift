// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// All that is on the screen, for somebody who has it read out, in the order in which it is read.
public struct ReadableScreen: Sendable, Equatable {
  /// The elements, the first one first.
  public var elements: [ReadableElement]
  /// The number of the one that is read now; nil for none.
  public var focus: UInt64?
  /// Whether the person has to deal with these before anything else, as with an alert.
  public var isModal: Bool

  /// Makes a screen.
  public init(elements: [ReadableElement] = [], focus: UInt64? = nil, isModal: Bool = false) {
    self.elements = elements
    self.focus = focus
    self.isModal = isModal
  }
}

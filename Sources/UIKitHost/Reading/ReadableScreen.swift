// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// All that is on the screen, for somebody who has it read out, in the order in which it is read.
public struct ReadableScreen: Sendable, Equatable {
  /// The elements, the first one first.
  public var elements: [ReadableElement]
  /// What some of them make together, each behind the one that it is in.
  public var wholes: [ReadableWhole]
  /// The number of the one that is read now; nil for none.
  public var focus: UInt64?
  /// Whether the person has to deal with these before anything else, as with an alert.
  public var isModal: Bool

  /// Makes a screen.
  public init(
    elements: [ReadableElement] = [], wholes: [ReadableWhole] = [], focus: UInt64? = nil,
    isModal: Bool = false
  ) {
    self.elements = elements
    self.wholes = wholes
    self.focus = focus
    self.isModal = isModal
  }
}

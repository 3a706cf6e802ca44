// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What may have to be done at the end of a turn of the loop, in this order.
package enum TurnStage: UInt8, CaseIterable, Sendable {
  /// What was registered for undo in the turn becomes a group.
  case undoGroups
  /// Which activity is current.
  case activities
  /// What was associated with objects that are gone goes.
  case associations
  /// What the application is doing is written down.
  case state
  /// Focus goes where that was asked for.
  case focus
  /// A menu goes whose view or first responder went.
  case menu
  /// What became of an event is shown over the application.
  case inspector
  /// Input views go whose first responder went.
  case input
  /// Layout and drawing of views.
  case layout
  /// What marks the items that have focus is fitted to them.
  case halos
  /// Loupes show what is under them.
  case loupes
  /// A pointer that rests has something else under it.
  case pointer
  /// The turn's transaction ends.
  case transactions
  /// Displays hear what plays.
  case nowPlaying

  // MARK: What only a host wants
  /// The host hears the title of the scene.
  case surroundings
  /// The host hears of the text that is typed into.
  case text
  /// The host gets the layers that changed.
  case commit
  /// The host hears what is on the screen for who has it read out.
  case reading
  /// The host is asked for figures of fonts.
  case fonts

  /// Its place among the others, as one bit.
  var bit: UInt32 { 1 << UInt32(rawValue) }
  /// The bits of this stage and of all before it.
  package var upToHere: UInt32 { bit | (bit - 1) }
}

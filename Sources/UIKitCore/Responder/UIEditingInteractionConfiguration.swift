// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether gestures of three fingers, key combinations and shakes undo and redo.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They do not.
  case none = 0
  /// They do.
  case `default` = 1
}

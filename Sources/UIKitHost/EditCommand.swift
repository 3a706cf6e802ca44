// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A command for what is selected, that a device gives other than by keys the application knows.
///
/// A browser has its own keys and menus for these.
public enum EditCommand: String, Sendable, CaseIterable, Codable {
  /// Copies the selection and removes it.
  case cut
  /// Copies the selection.
  case copy
  /// Inserts what the clipboard holds.
  case paste
}

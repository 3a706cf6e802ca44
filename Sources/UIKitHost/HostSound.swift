// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A small sound that an application asks its host for.
public enum HostSound: String, Sendable, CaseIterable {
  /// A key of an input view was pressed.
  case inputClick = "click"
  /// Focus moved.
  case focus
  /// Something wants attention.
  case alert
}

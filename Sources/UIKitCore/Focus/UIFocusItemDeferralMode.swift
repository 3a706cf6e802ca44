// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FO-17.
/// Whether an item that a program gives focus to waits with it until a person uses the keys.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// As the system decides: it gets focus at once.
  case automatic = 0
  /// It waits: nothing has focus until a key or a button moves it.
  case always = 1
  /// It gets focus at once.
  case never = 2
}

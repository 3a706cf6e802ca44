// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: PK-16, PK-17, PK-26.
/// A first responder that does more with keys than `UIKeyInput` can say: it has a caret.
///
/// A responder that adopts it besides `UIKeyInput` gets every text key as an action: arrows, with
/// Shift for the selection, word and line steps, both delete keys, return and tab. It is asked
/// before key commands are looked for (`takes`), and told (`perform`) when the key has come to
/// `UIResponder.pressesBegan` by super, first when it goes down and then while it is held.
@MainActor
protocol TextKeyHandling: UIKeyInput {
  /// Whether a key is for the text now; what it does not take may be a key command.
  func takes(_ action: TextKeyAction) -> Bool
  /// Does what the key says.
  func perform(_ action: TextKeyAction)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: SB-3.
/// Whom a field is a part of, such as a search bar.
///
/// It is asked before the field's own delegate, which stays the program's.
@MainActor
protocol FieldOverseer: AnyObject {
  /// Whether editing may begin.
  func fieldShouldBegin() -> Bool
  /// Whether editing may end.
  func fieldShouldEnd() -> Bool
  /// Whether a person may replace a range of the text.
  func fieldShouldChange(_ range: NSRange, to text: String) -> Bool
  /// Whether the return key does what it does in any field.
  func fieldShouldReturn() -> Bool
  /// The clear button emptied the field.
  func fieldWasCleared()
}

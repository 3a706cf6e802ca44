// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How a date picker looks.
///
/// [Apple: UIDatePickerStyle](https://developer.apple.com/documentation/uikit/uidatepickerstyle)
public enum UIDatePickerStyle: Int, Sendable {
  /// What suits the mode: wheels for a span and for a month of a year, else compact.
  case automatic = 0
  /// Wheels that a person turns.
  case wheels = 1
  /// The date as a button, whose touch brings up what changes it.
  case compact = 2
  /// A month whose days a person taps; wheels for a time alone.
  case inline = 3
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIDatePicker {
  /// What a date picker asks for.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day with its name, hours and minutes.
    case dateAndTime = 2
    /// A span of hours and minutes, told by `countDownDuration`.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4269
  }
}

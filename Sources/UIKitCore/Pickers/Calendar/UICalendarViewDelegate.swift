// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Says what stands below the days of a calendar view, and is told which month is shown.
///
/// [Apple: UICalendarViewDelegate](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate)
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  // Rules: DC-6.
  /// What stands below a day; nil, the default, for nothing.
  ///
  /// - Parameters:
  ///   - calendarView: the view that asks.
  ///   - dateComponents: the day, with the calendar of the view.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  // Rules: DC-2.
  /// Tells that a person went to another month; does nothing by default.
  ///
  /// - Parameters:
  ///   - calendarView: the view that shows it.
  ///   - previousDateComponents: the month that was shown before.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

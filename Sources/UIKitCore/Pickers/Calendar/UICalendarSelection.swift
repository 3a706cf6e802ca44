// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// How days of a calendar view are chosen; its subclasses are one day, several, and a week.
///
/// [Apple: UICalendarSelection](https://developer.apple.com/documentation/uikit/uicalendarselection)
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  // Rules: DC-4.
  /// Asks anew which days can be chosen.
  open func updateSelectableDates() { view?.board.reloadChoices() }

  /// What was chosen is another; the view shows it.
  final func didChange() { view?.board.refresh() }

  func canChoose(_ day: Date, in view: UICalendarView) -> Bool { true }
  func isChosen(_ day: Date, in view: UICalendarView) -> Bool { false }
  func tap(_ day: Date, in view: UICalendarView) {}
}

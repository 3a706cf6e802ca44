// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: LD-9 to LD-13.
/// Why fingers could not choose what they were told in a picker.
public enum PickError: Error, Equatable {
  /// The wheel, or the row of it, is not there; no finger touched the picker.
  case noRow(Int, component: Int, rows: Int)
  /// The wheel did not come to rest at the row.
  case wheelStands(at: Int, wanted: Int, component: Int)
  /// The date picker asks for no date but for a span; no finger touched it.
  case asksForSpan
  /// The date picker has another date, as it is limited or the date is no date of its mode.
  case dateStands(at: Date, wanted: Date)
  /// The day is beyond what can be chosen, or is not to be chosen itself.
  case dayCannotBeChosen(Date)
  /// What a button of the date picker brings up did not come.
  case nothingCameUp
  /// What the button brought up covers all corners of the window, a tap on which would dismiss it.
  case panelStays
  /// The components mean no day, or nothing can be chosen in the calendar; no finger touched it.
  case noDay(DateComponents)
}

extension PickError: CustomStringConvertible {
  /// What went wrong, and what to do.
  public var description: String {
    switch self {
    case .noRow(let row, let component, let rows):
      "Wheel \(component) has no row \(row) but \(rows) rows."
    case .wheelStands(let row, let wanted, let component):
      "Wheel \(component) stands at row \(row), not \(wanted) (is the row allowed?)."
    case .asksForSpan: "A picker of spans has no date; turn its wheels by fingerPick(row:)."
    case .dateStands(let date, let wanted): "The picker has \(date), not \(wanted)."
    case .dayCannotBeChosen(let day): "The day cannot be chosen: \(day)"
    case .nothingCameUp: "The picker brought nothing up (is it in the view of a controller?)."
    case .panelStays: "What the picker brought up leaves no corner of the window to tap."
    case .noDay(let components):
      "No day, or nothing to choose (has the calendar a selectionBehavior?): \(components)"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A week of a calendar view is chosen.
///
/// [Apple: UICalendarSelectionWeekOfYear](https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyear)
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  private final var chosen: DateComponents?

  /// Asked which weeks can be chosen, and told of the one that a person chose; not kept.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// Makes a selection of nothing.
  ///
  /// - Parameter delegate: asked and told; not kept.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  // Rules: DC-7.
  /// The week that is chosen, by `yearForWeekOfYear` and `weekOfYear`; nil, at first, for none.
  ///
  /// Setting it tells nobody.
  open var selectedWeekOfYear: DateComponents? {
    get { chosen }
    set { setSelectedWeekOfYear(newValue, animated: false) }
  }

  // Rules: DC-7.
  /// Chooses a week, and tells nobody.
  ///
  /// - Parameters:
  ///   - selectedWeekOfYear: `yearForWeekOfYear` and `weekOfYear`; nil for none.
  ///   - animated: whether its month is turned to.
  open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    chosen = selectedWeekOfYear
    if animated, let view, var parts = selectedWeekOfYear {
      parts.weekday = view.rules.calendar.firstWeekday
      if let day = view.rules.day(of: parts) { view.board.go(to: day, animated: true) }
    }
    didChange()
  }

  private func week(of day: Date, in view: UICalendarView) -> DateComponents {
    var parts = view.rules.calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
    parts.calendar = view.rules.calendar
    return parts
  }

  override func canChoose(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day, in: view)) ?? true
  }

  override func isChosen(_ day: Date, in view: UICalendarView) -> Bool {
    guard let chosen else { return false }
    let week = week(of: day, in: view)
    return week.weekOfYear == chosen.weekOfYear
      && week.yearForWeekOfYear == chosen.yearForWeekOfYear
  }

  override func tap(_ day: Date, in view: UICalendarView) {
    let isOff = isChosen(day, in: view)
    if isOff, delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) == false { return }
    chosen = isOff ? nil : week(of: day, in: view)
    didChange()
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: chosen)
  }
}

/// Asked which weeks can be chosen, and told of the one that a person chose.
///
/// [Apple: UICalendarSelectionWeekOfYearDelegate](https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyeardelegate)
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  // Rules: DC-7.
  /// Tells that a person chose a week, or none by a tap on the one that was chosen.
  ///
  /// - Parameters:
  ///   - selection: what was chosen in.
  ///   - weekOfYearComponents: `yearForWeekOfYear` and `weekOfYear`; nil for none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  // Rules: DC-7.
  /// Asks whether a week can be chosen; true by default.
  ///
  /// - Parameters:
  ///   - selection: what is chosen in.
  ///   - weekOfYearComponents: `yearForWeekOfYear` and `weekOfYear`; nil for none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns true.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

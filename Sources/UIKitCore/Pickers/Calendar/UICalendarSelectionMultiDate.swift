// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Any number of days of a calendar view are chosen.
///
/// [Apple: UICalendarSelectionMultiDate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate)
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  private final var chosen: [DateComponents] = [] { didSet { days = nil } }
  /// The days that are chosen, as a calendar has them; nil when they are to be reckoned anew.
  private final var days: (of: Calendar, all: Set<Date>)?

  /// Asked which days can be chosen, and told of what a person chose; not kept.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Makes a selection of nothing.
  ///
  /// - Parameter delegate: asked and told; not kept.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  // Rules: DC-5.
  /// The days that are chosen, none at first; setting them tells nobody.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  // Rules: DC-5.
  /// Chooses days, and tells nobody.
  ///
  /// - Parameters:
  ///   - selectedDates: the days.
  ///   - animated: whether the month of the first of them is turned to.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    chosen = selectedDates
    if animated, let view, let day = view.rules.day(of: selectedDates.first) {
      view.board.go(to: day, animated: true)
    }
    didChange()
  }

  override func canChoose(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: view.rules.components(of: day)) ?? true
  }

  override func isChosen(_ day: Date, in view: UICalendarView) -> Bool {
    if let days, days.of == view.rules.calendar { return days.all.contains(day) }
    let all = Set(chosen.compactMap { view.rules.day(of: $0) })
    days = (view.rules.calendar, all)
    return all.contains(day)
  }

  override func tap(_ day: Date, in view: UICalendarView) {
    let parts = view.rules.components(of: day)
    if isChosen(day, in: view) {
      guard delegate?.multiDateSelection(self, canDeselectDate: parts) ?? true else { return }
      chosen.removeAll { view.rules.day(of: $0) == day }
      didChange()
      delegate?.multiDateSelection(self, didDeselectDate: parts)
    } else {
      chosen.append(parts)
      didChange()
      delegate?.multiDateSelection(self, didSelectDate: parts)
    }
  }
}

/// Asked which days can be chosen, and told of those that a person chose.
///
/// [Apple: UICalendarSelectionMultiDateDelegate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate)
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  // Rules: DC-5.
  /// Tells that a person chose a day.
  ///
  /// - Parameters:
  ///   - selection: what was chosen in.
  ///   - dateComponents: the day, with the calendar of the view.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  // Rules: DC-5.
  /// Tells that a person took a day out.
  ///
  /// - Parameters:
  ///   - selection: what was chosen in.
  ///   - dateComponents: the day, with the calendar of the view.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  // Rules: DC-5.
  /// Asks whether a day can be chosen; true by default.
  ///
  /// - Parameters:
  ///   - selection: what is chosen in.
  ///   - dateComponents: the day, with the calendar of the view.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  // Rules: DC-5.
  /// Asks whether a day can be taken out; true by default.
  ///
  /// - Parameters:
  ///   - selection: what is chosen in.
  ///   - dateComponents: the day, with the calendar of the view.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
